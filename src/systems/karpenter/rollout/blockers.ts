import { listing } from '../../../manifest/visible.js';
import { toPlain } from '../../../text/render.js';
import { asText, list, literal, name, type Text, text } from '../../../text/text.js';
import type { Instant } from '../../../rollout/controller.js';
import type { BlockedTarget, RolledGroup } from '../../system.js';
import { REGISTRATION_LIMIT_MS } from '../controller/replacement/loop.js';
import type { NodePool } from '../objects/nodepool.js';
import { graceMsOf, isLeaving, type PoolNode } from '../objects/pool-nodes.js';

export type Blocker = Omit<BlockedTarget, 'target'>;

const NO_CLAIM = 'no NodeClaim';
const NOT_INITIALIZED = 'not initialized';

/** What keeps Karpenter from disrupting a node until somebody changes it, as far as the snapshot shows; null: nothing. */
export function blockerOf(node: PoolNode, pool: NodePool, at: Instant): Blocker | null {
  if (isLeaving(node)) return null;
  if (!node.counted.hasClaim) return { why: NO_CLAIM };
  if (!node.counted.initialized && !isComingUp(node, at)) return { why: NOT_INITIALIZED };
  if (node.doNotDisrupt) return { why: 'karpenter.sh/do-not-disrupt is "true" on the node' };
  if (graceMsOf(node, pool) !== null) return null;
  const { workload, closedBy: budgets } = node.load;
  if (workload?.keptUntil === Infinity)
    return { why: 'karpenter.sh/do-not-disrupt is "true" on a pod', pods: { budgets: [] } };
  if (budgets.length === 0) return null;
  return { why: toPlain(blockerText({ why: '', pods: { budgets } })), pods: { budgets } };
}

/** The same as a clause. */
export function blockerText({ why, pods }: Blocker): Text {
  const budgets = pods?.budgets ?? [];
  if (budgets.length === 0) return asText(why);
  const [does, whose] = budgets.length === 1 ? ['allows', 'its'] : ['allow', 'their'];
  return text`${budgetsText(budgets)} ${literal(does)} no eviction even when all ${literal(whose)} pods are ready`;
}

/** `PodDisruptionBudget web`, `PodDisruptionBudgets web and db`. */
export function budgetsText(names: readonly string[]): Text {
  const which = literal(names.length === 1 ? 'PodDisruptionBudget' : 'PodDisruptionBudgets');
  return text`${which} ${list(names.map((budget) => name('object', budget)))}`;
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
  if (blocked.some(({ why }) => why === NOT_INITIALIZED))
    return 'Find out why the nodes are not initialized (not Ready, a startup taint that nothing removes, a missing resource), or delete their NodeClaims.';
  if (blocked.some(({ why }) => why === NO_CLAIM))
    return 'Drain and delete the nodes without a NodeClaim by hand: Karpenter does not manage them.';
  return byPods.length > 0
    ? 'Remove the annotation from the nodes or pods. A terminationGracePeriod overrides that of a pod, but not on nodes that were made without one.'
    : 'Remove the annotation from the nodes, or delete them by hand: no setting of the NodePool overrides it.';
}
