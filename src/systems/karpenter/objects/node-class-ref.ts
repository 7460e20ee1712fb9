import { fieldAt, textIn } from '../../../manifest/fields.js';
import { groupOf, type Manifest } from '../../../manifest/manifest.js';

/** Where a NodePool names its NodeClass. */
export const REF = ['spec', 'template', 'spec', 'nodeClassRef'];

/** The NodeClass that a pool names by group, kind and name, of these manifests. */
export function namedBy(pool: Manifest, manifests: readonly Manifest[]): Manifest | null {
  const ref = fieldAt(pool.object, ...REF);
  const [group, kind, name] = ['group', 'kind', 'name'].map((field) => textIn(ref, field));
  const isNamed = (one: Manifest): boolean =>
    one.kind === kind && one.name === name && groupOf(one.apiVersion) === group;
  return manifests.find(isNamed) ?? null;
}
