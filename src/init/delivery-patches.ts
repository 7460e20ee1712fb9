import { groupOf, isObject, type Json } from '../manifest/manifest.js';
import { joined } from '../manifest/path.js';
import type { Delivery } from './delivery.js';
import { documentsOf, listIn, textIn, valueIn } from './documents.js';
import type { Kustomization } from './kustomizations.js';
import type { Repository } from './repository.js';

/**
 * The folders that patches of a kustomization put into the Flux Kustomizations and Applications that it takes. A patch is no such object
 * itself: nothing begins with it, and it applies nothing that it does not write.
 */
export function patchesOfDeliveries(
  repository: Repository,
  { file, inputs, patches }: Kustomization,
): Delivery[] {
  const written = [
    ...patches.map((text) => ({ path: file, text })),
    ...inputs.map((path) => ({ path, text: repository.textOf(path) ?? '' })),
  ];
  return written.flatMap(({ path, text }) =>
    documentsOf(path, text).flatMap((patch) => {
      const { by, paths } = pathsIn(patch);
      const folders = paths
        .map((one) => joined('', one))
        .filter((one): one is string => one !== null && repository.hasFolder(one));
      const common = { kind: 'patch', name: '', file: path, namespace: null, destinations: [] };
      return folders.length === 0
        ? []
        : [{ ...common, by, folders, isRecursive: by === 'flux', isPart: true } satisfies Delivery];
    }),
  );
}

/** The paths that a patch writes: one of parts of an object, or one of operations (RFC 6902). */
function pathsIn(patch: Json): { readonly by: Delivery['by']; readonly paths: readonly string[] } {
  if (Array.isArray(patch)) {
    const operations = patch.filter((one) => /\/path$/.test(textIn(one, 'path') ?? ''));
    return {
      by: operations.some((one) => textIn(one, 'path') === '/spec/path') ? 'flux' : 'argocd',
      paths: operations.flatMap((one) => textIn(one, 'value') ?? []),
    };
  }
  const group = groupOf(textIn(patch, 'apiVersion') ?? '');
  const spec = valueIn(patch, 'spec');
  if (group === 'kustomize.toolkit.fluxcd.io')
    return { by: 'flux', paths: [textIn(spec, 'path') ?? []].flat() };
  if (group !== 'argoproj.io' || !isObject(spec)) return { by: 'argocd', paths: [] };
  const made = isObject(spec['template']) ? valueIn(spec, 'template', 'spec') : spec;
  const sources = [...listIn(made, 'sources'), valueIn(made, 'source')];
  return { by: 'argocd', paths: sources.flatMap((source) => textIn(source, 'path') ?? []) };
}
