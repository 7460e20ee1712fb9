import { listing } from '../../../manifest/words/listing.js';
import { verb } from '../../../text/plural.js';
import type { Instant } from '../../../rollout/controller.js';
import type { BlockedTarget, RolledGroup } from '../../system.js';
import { REGISTRATION_LIMIT_MS } from '../controller/replacement/loop.js';
import type { NodePool } from '../objects/nodepool.js';
import { graceMsOf, isLeaving, type PoolNode } from '../objects/pool-nodes.js';

export type Blocker = Omit<BlockedTarget, 'target'>;

/** What keeps Karpenter from disrupting a node until somebody changes it, as far as the snapshot shows; null: nothing. */
export function blockerOf(node: PoolNode, pool: NodePool, at: Instant): Blocker | null {
  if (isLeaving(node)) return null;
  if (!node.counted.hasClaim) return { why: 'it has no NodeClaim' };
  if (!node.counted.initialized && !isComingUp(node, at)) return { why: 'it is not initialized' };
  if (node.doNotDisrupt) return { why: 'karpenter.sh/do-not-disrupt is "true" on the node' };
  if (graceMsOf(node, pool) !== null) return null;
  const { workload, closedBy: budgets } = node.load;
  if (workload?.keptUntil === Infinity)
    return { why: 'karpenter.sh/do-not-disrupt is "true" on a pod', pods: { budgets: [] } };
  if (budgets.length === 0) return null;
  const whose = budgets.length === 1 ? 'its' : 'their';
  const why = `${budgetsText(budgets)} ${verb(budgets.length, 'allows', 'allow')} no eviction even when all ${whose} pods are ready`;
  return { why, pods: { budgets } };
}

/** `PodDisruptionBudget web`, `PodDisruptionBudgets web and db`. */
export function budgetsText(names: readonly string[]): string {
  return `PodDisruptionBudget${names.length === 1 ? '' : 's'} ${listing(names)}`;
}

/** One that is older than the limit within which a node must register will hardly come up any more. */
export function isComingUp({ counted, createdAt }: PoolNode, at: Instant): boolean {
  return !counted.initialized && at - createdAt < REGISTRATION_LIMIT_MS;
}

/** What unblocks the nodes of a pool. */
export function unblockText({ blocked }: Pick<RolledGroup, 'blocked'>): string {
  const byPods = blocked.flatMap(({ pods }) => pods ?? []);
  const closed = new Set(byPods.flatMap(({ budgets }) => (budgets.length > 0 ? [listing(budgets)] : [])));
  const [first] = closed;
  if (first !== undefined) {
    const others = closed.size > 1 ? `, and ${closed.size - 1} more like it,` : '';
    return `Let PodDisruptionBudget ${first}${others} allow an eviction, with maxUnavailable: 1. A terminationGracePeriod lifts it too, but not on nodes that were made without one.`;
  }
  return byPods.length > 0
    ? 'Remove the annotation from the nodes or pods. A terminationGracePeriod overrides that of a pod, but not on nodes that were made without one.'
    : 'Remove the annotation from the nodes, or delete them by hand: no setting of the NodePool overrides it.';
}
