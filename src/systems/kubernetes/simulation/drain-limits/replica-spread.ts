import type { ReplicaSpread } from '../../../system.js';
import { type Budget, isFinished, type OwnerRef } from '../../controller/disruption/cluster.js';
import { type DrainPod, staysOnNode } from '../../controller/disruption/drain-pod.js';

const TEMPLATE_HASH = 'pod-template-hash';

/** What is known of the budgets over a pod. */
interface Guards {
  readonly over: (pod: DrainPod) => readonly Budget[];
  /** How many it lets be evicted at a time where all are healthy; null where that is not known. */
  readonly most: (budget: Budget) => number | null;
}

/**
 * The applications and where their replicas are. Left out are those of which a replica is not in the snapshot: where it will be is
 * not known. Sorted by namespace and name.
 */
export function replicaSpreads(
  pods: readonly DrainPod[],
  assumed: ReadonlySet<DrainPod>,
  guards: Guards,
): ReplicaSpread[] {
  const byWorkload = new Map<string, { readonly owner: OwnerRef; readonly pods: DrainPod[] }>();
  for (const pod of pods) {
    const owner = applicationOf(pod);
    if (!owner || isFinished(pod) || pod.terminating || staysOnNode(pod)) continue;
    const key = [pod.namespace, owner.kind, owner.name].join('/');
    const known = byWorkload.get(key);
    if (known) known.pods.push(pod);
    else byWorkload.set(key, { owner, pods: [pod] });
  }
  return [...byWorkload]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, workload]) => spreadOf(workload, assumed, guards) ?? []);
}

function spreadOf(
  { owner, pods }: { readonly owner: OwnerRef; readonly pods: readonly DrainPod[] },
  assumed: ReadonlySet<DrainPod>,
  guards: Guards,
): ReplicaSpread | null {
  if (pods.some((pod) => assumed.has(pod))) return null;
  const placed = pods.filter(({ node }) => node !== null);
  const [first] = placed;
  if (!first) return null;
  return {
    workload: `${owner.kind}/${owner.name}`,
    namespace: first.namespace,
    pods: placed.length,
    nodes: [...new Set(placed.flatMap(({ node }) => node ?? []))].sort(),
    budget: guardOf(first, guards),
    tolerations: first.tolerations ?? [],
  };
}

/** The strictest of those over one of the pods: they have the same labels, but for what a rollout adds. */
function guardOf(pod: DrainPod, { over, most }: Guards): ReplicaSpread['budget'] {
  const found = over(pod).map((budget) => ({ name: budget.name, most: most(budget) }));
  const [strictest] = found.sort((a, b) => (a.most ?? 0) - (b.most ?? 0));
  return strictest ?? null;
}

/** The Deployment above a ReplicaSet is in the ReplicaSet's name; jobs do not serve, and a node owns its static pods. */
function applicationOf({ owner, labels }: DrainPod): OwnerRef | null {
  if (!owner || owner.kind === 'Job' || owner.kind === 'Node') return null;
  const suffix = `-${labels[TEMPLATE_HASH] ?? ''}`;
  if (owner.kind !== 'ReplicaSet' || suffix === '-' || !owner.name.endsWith(suffix)) return owner;
  return { kind: 'Deployment', name: owner.name.slice(0, -suffix.length) };
}
