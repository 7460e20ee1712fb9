import { field, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import type { Json, JsonObject } from '../manifest/manifest.js';
import { folderOf, isWithin, nameOf } from '../manifest/path.js';
import { given, kustomizationIn, kustomizationOf, putOver } from './kustomization.js';
import type { Tree } from './tree.js';

/**
 * The kustomization that Flux builds of a folder: the one of the folder, or one that names every manifest below it, with what `spec` puts
 * over it. Null if it is the one of the folder. Source: fluxcd/pkg/kustomize, Generator.WriteFile.
 *
 * @param ignores true for files that the source leaves out
 */
export function overlayOf(
  tree: Tree,
  folder: string,
  spec: Json | undefined,
  ignores: (path: string) => boolean,
): JsonObject | null {
  const there = kustomizationIn(tree, folder);
  const isThere = there !== null && !ignores(there);
  const common = objectIn(spec, 'commonMetadata');
  const over = given({
    namespace: textIn(spec, 'targetNamespace'),
    namePrefix: textIn(spec, 'namePrefix'),
    nameSuffix: textIn(spec, 'nameSuffix'),
    components: [...itemsIn(spec, 'components')],
    images: [...itemsIn(spec, 'images')],
    patches: [...itemsIn(spec, 'patches'), ...(common === null ? [] : [commonPatch(common)])],
  });
  if (isThere && Object.keys(over).length === 0) return null;
  const own = isThere ? kustomizationOf(tree, folder) : null;
  return putOver(own ?? generated(tree, folder, ignores), over);
}

/** A kustomization for a folder that has none. */
function generated(tree: Tree, folder: string, ignores: (path: string) => boolean): JsonObject {
  const files = tree.below(folder).filter((path) => path !== folder && !ignores(path));
  const inner = files
    .filter((path) => /^(?:kustomization\.ya?ml|Kustomization)$/.test(nameOf(path)))
    .map(folderOf)
    .filter((one) => one !== folder);
  const outermost = inner.filter((one) => !inner.some((other) => other !== one && isWithin(other, one)));
  const manifests = files.filter(
    (path) => /\.ya?ml$/.test(path) && !outermost.some((one) => isWithin(one, path)),
  );
  const start = folder === '' ? 0 : folder.length + 1;
  return {
    apiVersion: 'kustomize.config.k8s.io/v1beta1',
    kind: 'Kustomization',
    resources: [...new Set([...manifests, ...outermost])].map((path) => path.slice(start)).sort(),
  };
}

/** Labels and annotations of the objects themselves: those of kustomize would reach pod templates too. */
function commonPatch(common: JsonObject): Json {
  const both = given({ labels: field(common, 'labels'), annotations: field(common, 'annotations') });
  const patch = { apiVersion: 'v1', kind: 'Any', metadata: { name: 'any', ...both } };
  return { target: { name: '.*' }, patch: JSON.stringify(patch) };
}
