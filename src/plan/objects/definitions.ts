import { fieldAt, textIn } from '../../manifest/fields.js';
import type { Manifest } from '../../manifest/manifest.js';
import { isDefined, isDefinition } from '../../snapshot/kept.js';

/** True for the definition (CRD) of a planned kind. */
export function definesPlanned(manifest: Manifest): boolean {
  const { spec } = manifest.object;
  return (
    isDefinition(manifest) &&
    isDefined(textIn(spec, 'group') ?? '', textIn(fieldAt(spec, 'names'), 'kind') ?? '')
  );
}
