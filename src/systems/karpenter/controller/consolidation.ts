import type { Instant } from '../../../rollout/controller.js';
import { type Reason, REASONS } from './budget.js';
import type { NodePool } from '../objects/nodepool.js';
import { blocksDisruption, evictionCost, isReschedulable, type PodOnNode } from '../objects/pods.js';

/** A node as consolidation looks at it. */
interface ConsolidationNode {
  /** When its claim became Initialized; null: not yet. */
  readonly initializedAt: Instant | null;
  /** `status.lastPodEventTime` of the claim: the last time a pod came or went. */
  readonly lastPodEventAt: Instant | null;
  /** The annotation `karpenter.sh/do-not-disrupt: "true"` on the Node. */
  readonly doNotDisrupt: boolean;
  readonly pods: readonly PodOnNode[];
}

interface Candidacy {
  /** When the condition Consolidatable turns true if no pod comes or goes any more; null: never. */
  readonly consolidatableFrom: Instant | null;
  readonly consolidatable: boolean;
  readonly emptyCandidate: boolean;
  /** Given that instance type, zone and capacity type are known. */
  readonly underutilizedCandidate: boolean;
}

type Pool = Pick<NodePool, 'replicas' | 'consolidateAfterMs' | 'consolidationPolicy'>;

/**
 * Whether Karpenter may consider a node for Empty or Underutilized. A candidate is not disrupted yet: prices and a scheduling
 * simulation decide, which manifests do not tell.
 * Source: kubernetes-sigs/karpenter 2266468, nodeclaim/disruption/consolidation.go, disruption/emptiness.go and
 * disruption/consolidation.go.
 */
export function candidacyOf(pool: Pool, node: ConsolidationNode, now: Instant): Candidacy {
  const consolidatableFrom = quietFrom(pool, node);
  const consolidatable = consolidatableFrom !== null && consolidatableFrom <= now;
  const free = !node.doNotDisrupt && !node.pods.some((pod) => blocksDisruption(pod, now));
  const empty = !node.pods.some((pod) => isReschedulable(pod) && evictionCost(pod) > 0);
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

/** A pod event before the initialization counts too; without any the wait begins with the initialization. */
function quietFrom(pool: Pool, node: ConsolidationNode): Instant | null {
  if (pool.replicas !== null || pool.consolidateAfterMs === null || node.initializedAt === null) return null;
  return (node.lastPodEventAt ?? node.initializedAt) + pool.consolidateAfterMs;
}
