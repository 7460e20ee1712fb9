import { errorAt, type Problem } from './problem.js';
import { groupOf, type Manifest, namespaceOf } from './manifest.js';
import { visible } from './words/visible.js';
import { remembered } from './lookup/remembered.js';

/** The only error that keeps no object from being read. */
export const DUPLICATE = 'duplicate-object';

/**
 * What an object is to the cluster, in whatever version of its API group it is written, and whether or not it writes out the
 * default namespace. A cluster-scoped one has none, and is the same by any name for that.
 */
export function identityOf(manifest: Pick<Manifest, 'apiVersion' | 'kind' | 'namespace' | 'name'>): string {
  return JSON.stringify([groupOf(manifest.apiVersion), manifest.kind, namespaceOf(manifest), manifest.name]);
}

/** The objects of a list by their identity; a list that is asked once is asked again, and so is indexed once. */
export const byIdentity = remembered(
  (manifests: readonly Manifest[]): ReadonlyMap<string, Manifest> =>
    new Map(manifests.map((manifest) => [identityOf(manifest), manifest])),
);

/**
 * One problem for each object that another manifest of the same side has described before: same API group, kind, namespace
 * and name, in whatever version. The one that is applied last would win, and files have no order that says which it is.
 */
export function duplicates(manifests: readonly Manifest[]): Problem[] {
  const first = new Map<string, Manifest>();
  const problems: Problem[] = [];
  for (const manifest of manifests) {
    const { kind, namespace, name, place } = manifest;
    const identity = identityOf(manifest);
    const earlier = first.get(identity);
    if (earlier === undefined) {
      first.set(identity, manifest);
      continue;
    }
    const where = `${visible(earlier.place.file)}:${earlier.place.line}`;
    const shown = visible(namespace === null ? name : `${namespace}/${name}`);
    const clusters =
      'where they are for different clusters, list those with the paths of each under `clusters` in the configuration.';
    const message =
      earlier.place.file === place.file && earlier.place.line === place.line
        ? `${visible(kind)} ${shown} is read twice from ${where}: two entries of \`policies\`, or two objects that apply its folder, take it, and what they make of it may differ, so neither was judged. ` +
          `Take it out of one, of globs with \`!${visible(place.file)}\`; ${clusters}`
        : `${visible(kind)} ${shown} is already described at ${where}; which of the two the cluster gets depends on the order, so neither was judged. ` +
          `Keep one of them; ${clusters}`;
    problems.push(errorAt(place, DUPLICATE, message));
  }
  return problems;
}
