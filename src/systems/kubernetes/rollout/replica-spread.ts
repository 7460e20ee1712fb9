import { addTo } from '../../../manifest/lookup.js';
import type { ReplicaSpread } from '../../system.js';
import { isFinished } from '../controller/disruption/cluster.js';
import { type DrainPod, staysOnNode } from '../controller/disruption/drain-pod.js';
import { ownerKey } from '../objects/disruption.js';

/**
 * Applications and the nodes of their replicas, by namespace and name. Left out are applications of which a replica is not in the
 * snapshot, as its node is unknown; Jobs, which do not serve; and static pods, which a node owns.
 */
export function replicaSpreads(
  pods: readonly DrainPod[],
  assumed: ReadonlySet<DrainPod>,
  budgetsOver: (pod: DrainPod) => NonNullable<ReplicaSpread['budget']>[],
): ReplicaSpread[] {
  const byWorkload = new Map<string, [DrainPod, ...DrainPod[]]>();
  for (const pod of pods) {
    const { owner, namespace } = pod;
    if (!owner || owner.kind === 'Job' || owner.kind === 'Node') continue;
    if (isFinished(pod) || pod.terminating || staysOnNode(pod)) continue;
    addTo(byWorkload, `${namespace}/${ownerKey('', owner)}`, pod);
  }
  return [...byWorkload]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, replicas]): ReplicaSpread[] => {
      const placed = replicas.filter(({ node }) => node !== null);
      const [first] = placed;
      if (!first?.owner || replicas.some((pod) => assumed.has(pod))) return [];
      // The strictest: replicas have the same labels, but for what a rollout adds.
      const [budget = null] = budgetsOver(first).sort((a, b) => (a.most ?? 0) - (b.most ?? 0));
      return [
        {
          workload: `${first.owner.kind}/${first.owner.name}`,
          namespace: first.namespace,
          pods: placed.length,
          nodes: [...new Set(placed.flatMap(({ node }) => node ?? []))].sort(),
          budget,
          tolerations: first.tolerations ?? [],
        },
      ];
    });
}
