import { fieldAt, textIn } from '../../../manifest/fields.js';
import { groupOf, type Manifest } from '../../../manifest/manifest.js';

/** Where a NodePool names its NodeClass. */
export const REF = ['spec', 'template', 'spec', 'nodeClassRef'];

/** What a NodePool names, as far as it is written. */
interface NodeClassRef {
  readonly group: string;
  readonly kind: string | null;
  readonly name: string | null;
}

/** Which NodeClass a pool names, as far as it is written. */
export function nodeClassRefOf(pool: Manifest): NodeClassRef {
  const ref = fieldAt(pool.object, ...REF);
  return {
    group: textIn(ref, 'group') ?? groupOf(textIn(ref, 'apiVersion') ?? ''),
    kind: textIn(ref, 'kind'),
    name: textIn(ref, 'name'),
  };
}

/** Those of the group and kind that is named, whatever they are called. */
export function ofThatKind({ group, kind }: NodeClassRef, manifests: readonly Manifest[]): Manifest[] {
  return manifests.filter(
    (manifest) =>
      (kind === null ? manifest.kind.endsWith('NodeClass') : manifest.kind === kind) &&
      (group === '' || groupOf(manifest.apiVersion) === group),
  );
}

/** Group, kind and name tell. */
export function namedBy(pool: Manifest, manifests: readonly Manifest[]): Manifest | null {
  const ref = nodeClassRefOf(pool);
  return ofThatKind(ref, manifests).find(({ name }) => name === ref.name) ?? null;
}
