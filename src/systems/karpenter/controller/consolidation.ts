import type { Instant } from '../../../rollout/controller.js';
import type { NodePool } from '../objects/nodepool.js';
import { isReschedulable, type PodOnNode } from '../objects/nodes.js';
import { type Reason, REASONS } from './budget.js';

interface ConsolidationNode {
  /** When its claim became Initialized; null: not yet. */
  readonly initializedAt: Instant | null;
  /** `status.lastPodEventTime` of the claim: the last time a pod came or went. */
  readonly lastPodEventAt: Instant | null;
  /** The annotation `karpenter.sh/do-not-disrupt: "true"` on the Node. */
  readonly doNotDisrupt: boolean;
  readonly pods: readonly PodOnNode[];
}

type Pool = Pick<NodePool, 'replicas' | 'consolidateAfterMs' | 'consolidationPolicy'>;

/**
 * True if Karpenter may consider a node for Empty or Underutilized. A pod event before the initialization counts too; without any the wait
 * begins with the initialization; never: null. An underutilized one is given that instance type, zone and capacity type are known. A candidate is not disrupted yet: prices and a scheduling simulation decide, which manifests do not show.
 * Source: kubernetes-sigs/karpenter 2266468, nodeclaim/disruption/consolidation.go, disruption/emptiness.go and disruption/consolidation.go.
 */
export function candidacyOf(pool: Pool, node: ConsolidationNode, now: Instant) {
  const { initializedAt, lastPodEventAt } = node;
  const isOff = pool.replicas !== null || pool.consolidateAfterMs === null || initializedAt === null;
  const consolidatableFrom = isOff ? null : (lastPodEventAt ?? initializedAt) + pool.consolidateAfterMs;
  const consolidatable = consolidatableFrom !== null && consolidatableFrom <= now;
  const isKept = node.pods.some(({ finished, keptUntil }) => !finished && now < (keptUntil ?? -Infinity));
  const free = !node.doNotDisrupt && !isKept;
  // Pods that cost nothing to move do not make a node busy. Source: pkg/utils/disruption/disruption.go, EvictionCost.
  const costOf = (pod: PodOnNode): number => 1 + pod.deletionCost / 2 ** 27 + pod.priority / 2 ** 25;
  const empty = !node.pods.some((pod) => isReschedulable(pod) && costOf(pod) > 0);
  return {
    consolidatableFrom,
    consolidatable,
    emptyCandidate: consolidatable && free && empty,
    underutilizedCandidate: consolidatable && free && !empty && pool.consolidationPolicy !== 'WhenEmpty',
  };
}

/**
 * The reasons for which Karpenter may ever start on nodes of the pool, budgets left aside. Drift cannot be switched off;
 * `consolidateAfter: Never` and static pools leave nothing else, `WhenEmpty` leaves Underutilized out.
 */
export function startableReasons(pool: Pool): readonly Reason[] {
  if (pool.replicas !== null || pool.consolidateAfterMs === null) return ['Drifted'];
  return REASONS.filter((reason) => reason !== 'Underutilized' || pool.consolidationPolicy !== 'WhenEmpty');
}
