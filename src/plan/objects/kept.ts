import type { Problem } from '../../manifest/problem.js';
import type { Resolution } from '../../systems/system.js';

const STAYS = 'Nothing deletes it: it stays in the cluster as it is.';

/** The base in which nothing goes with objects that leave the files and that stay in the cluster, as problems of the head tell, each as `kind/namespace/name`. */
export function withoutKept<K>(
  base: ReadonlyMap<K, Resolution>,
  problems: readonly Problem[],
): ReadonlyMap<K, Resolution> {
  const kept = new Set(problems.flatMap(({ keeps = [] }) => keeps));
  if (kept.size === 0) return base;
  // Whoever renders knows of no kind whether it is in a namespace.
  const names = new Set([...kept].map((key) => key.replace(/\/.*\//, '/')));
  return new Map(
    [...base].map(([system, resolution]) => {
      const policies = resolution.policies.map((policy) => {
        const { kind, namespace, name } = policy.ref;
        const isKept =
          namespace === null ? names.has(`${kind}/${name}`) : kept.has(`${kind}/${namespace}/${name}`);
        return isKept ? { ...policy, onDelete: { says: STAYS, targets: [], isKept: true as const } } : policy;
      });
      return [system, { ...resolution, policies }];
    }),
  );
}
