import { listing } from '../../../manifest/words/listing.js';
import { verb } from '../../../text/plural.js';
import type { Instant } from '../../../rollout/controller.js';
import type { LastingHold } from '../../system.js';
import { REGISTRATION_LIMIT_MS } from '../controller/replacement/assumptions.js';
import type { NodePool } from '../objects/nodepool.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';

/** What keeps Karpenter from taking a node for good, as far as the snapshot shows; null where nothing does. */
export function heldForGood(node: PoolNode, pool: NodePool, at: Instant): LastingHold | null {
  if (isLeaving(node)) return null;
  if (!node.counted.hasClaim) return onNode('it has no NodeClaim');
  if (!node.counted.initialized && !isComingUp(node, at)) return onNode('it is not initialized');
  if (node.doNotDisrupt) return onNode('karpenter.sh/do-not-disrupt is "true" on the node');
  if (hasGracePeriod(node, pool)) return null;
  const { workload, closedBy: budgets } = node.load;
  if (workload?.keptUntil === Infinity)
    return { by: 'pod', why: 'karpenter.sh/do-not-disrupt is "true" on a pod', budgets: [] };
  if (budgets.length === 0) return null;
  const whose = budgets.length === 1 ? 'its' : 'their';
  const why = `${budgetsText(budgets)} ${verb(budgets.length, 'allows', 'allow')} no eviction even when all ${whose} pods are ready`;
  return { by: 'budgets', why, budgets };
}

function onNode(why: string): LastingHold {
  return { by: 'node', why, budgets: [] };
}

/** `PodDisruptionBudget web`, `PodDisruptionBudgets web and db`. */
export function budgetsText(names: readonly string[]): string {
  return `PodDisruptionBudget${names.length === 1 ? '' : 's'} ${listing(names)}`;
}

/** One that is older than the limit within which a node must register will hardly come up any more. */
export function isComingUp({ counted, createdAt }: PoolNode, at: Instant): boolean {
  return !counted.initialized && at - createdAt < REGISTRATION_LIMIT_MS;
}

export function hasGracePeriod(node: PoolNode, pool: NodePool): boolean {
  return graceMsOf(node, pool) !== null;
}

/** The claim's own; of the pool where the snapshot has no claims. */
export function graceMsOf({ claim }: PoolNode, { template }: NodePool): number | null {
  return claim ? claim.terminationGracePeriodMs : template.terminationGracePeriodMs;
}
