import { isSameValue } from '../manifest/canonical.js';
import { field, itemsIn, textIn, valueAt } from '../manifest/fields.js';
import { lazily } from '../manifest/lookup.js';
import { type FieldPath, isObject, type Json, type Manifest, type Place } from '../manifest/manifest.js';
import { type PlacedYaml, placedYaml } from '../manifest/parse.js';
import { joined } from '../manifest/path.js';
import type { Kustomization } from './kustomization.js';
import type { Tree } from './tree.js';

/** Keys of a kustomization with patches. */
export const PATCHES = ['patches', 'patchesStrategicMerge', 'patchesJson6902'] as const;

/** A document of a patch. */
interface Patch extends PlacedYaml {
  /** The objects that it changes; absent: the one that it names. */
  readonly target: Json | undefined;
}

/** Gives the location of a field in the patch that sets it, the outermost first; null if the patches set no such value. */
export function patchLocator(
  tree: Tree,
  kustomizations: readonly Kustomization[],
): (manifest: Manifest, path: FieldPath) => Place | null {
  const patches = lazily(() => kustomizations.flatMap((one) => patchesIn(tree, one)));
  return (manifest, path) => {
    const value = valueAt(manifest.object, path);
    if (value === undefined) return null;
    for (const patch of patches()) {
      const at = isFor(patch, manifest) ? fieldIn(patch.value, path, value) : null;
      if (at !== null) return patch.placeOf(at);
    }
    return null;
  };
}

function patchesIn(tree: Tree, { file, folder }: Kustomization): Patch[] {
  const [document] = tree.yaml(file).documents;
  return PATCHES.flatMap((key) =>
    itemsIn(document?.value, key).flatMap((entry, index) => {
      const written =
        typeof entry === 'string' ? entry : (textIn(entry, 'path') ?? textIn(entry, 'patch') ?? '');
      const path = written.includes('\n') ? null : joined(folder, written);
      const text = path === null ? null : tree.text(path);
      const target = field(entry, 'target');
      if (document && text === null)
        return placedYaml(written, file).map(({ value }) => ({
          ...{ value, target },
          placeOf: () => document.placeOf([key, index, 'patch']),
        }));
      return placedYaml(text ?? '', path ?? file).map((one) => ({ ...one, target }));
    }),
  );
}

/** True if the patch may change the object, prefixes and suffixes aside; a pattern may be any text. */
function isFor({ target, value }: Patch, { kind, name }: Manifest): boolean {
  const fits = (written: string | null, actual: string): boolean =>
    written === null || !/^[\w.-]+$/.test(written) || actual.includes(written);
  if (target !== undefined) return fits(textIn(target, 'kind'), kind) && fits(textIn(target, 'name'), name);
  return textIn(value, 'kind') === kind && fits(textIn(field(value, 'metadata'), 'name') ?? '-', name);
}

/** The path in a patch at which a field gets its value. */
function fieldIn(patch: Json, path: FieldPath, value: Json): FieldPath | null {
  // By these a patch names its object.
  const isName = /^(?:apiVersion|kind|metadata\/name|metadata\/namespace)$/.test(path.join('/'));
  if (isObject(patch)) return !isName && isSameValue(valueAt(patch, path), value) ? path : null;
  const steps = path.map(String);
  for (const [index, operation] of Array.isArray(patch) ? patch.entries() : []) {
    const pointer = (textIn(operation, 'path') ?? '').split('/').slice(1);
    const at = pointer.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const inside = valueAt(field(operation, 'value'), path.slice(at.length));
    if (at.every((step, depth) => step === steps[depth]) && isSameValue(inside, value)) return [index];
  }
  return null;
}
