import { fieldAt } from '../manifest/fields.js';
import { isObject, type Manifest } from '../manifest/manifest.js';

/** True for an Application that Argo CD syncs by itself. Source: argo-cd, docs/user-guide/auto_sync.md. */
export function syncsItself({ object }: Pick<Manifest, 'object'>): boolean {
  const automated = fieldAt(object, 'spec', 'syncPolicy', 'automated');
  return isObject(automated) && automated['enabled'] !== false;
}
