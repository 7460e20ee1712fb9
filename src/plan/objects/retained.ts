import { identityOf } from '../../manifest/duplicates.js';
import { type Manifest, namespaceOf } from '../../manifest/manifest.js';
import type { Problem } from '../../manifest/problem.js';
import { isClusterScoped } from './cluster-scoped.js';

/** Objects that leave the files and stay in the cluster as they are, as problems of the head name them (`kind/namespace/name`). */
export function retainedOf(
  base: readonly Manifest[],
  head: readonly Manifest[],
  problems: readonly Problem[],
): Manifest[] {
  const retained = new Set(problems.flatMap(({ keeps = [] }) => keeps));
  if (retained.size === 0) return [];
  // Renderers know of no kind whether it has a namespace.
  const names = new Set([...retained].map((key) => key.replace(/\/.*\//, '/')));
  const there = new Set(head.map(identityOf));
  return base.filter((one) => {
    const { apiVersion, kind, name } = one;
    const isRetained = isClusterScoped(apiVersion, kind)
      ? names.has(`${kind}/${name}`)
      : retained.has([kind, namespaceOf(one), name].join('/'));
    return isRetained && !there.has(identityOf(one));
  });
}
