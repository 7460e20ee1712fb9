import type { Instant } from '../../../rollout/controller.js';
import { type Fix, fix } from '../../../text/fix.js';
import { list, literal, name, NO_TEXT, sameText, type Text, text } from '../../../text/text.js';
import type { BlockedTarget, RolledGroup } from '../../system.js';
import { REGISTRATION_LIMIT_MS } from '../controller/replacement/loop.js';
import type { NodePool } from '../objects/nodepool.js';
import { graceMsOf, isLeaving, type PoolNode } from '../objects/pool-nodes.js';

/** What keeps Karpenter from disrupting a node until somebody changes it. */
export interface Blocker extends Omit<BlockedTarget, 'target'> {
  readonly why: Text;
}

const NO_CLAIM: Blocker = { why: text`no NodeClaim` };
const NOT_INITIALIZED: Blocker = { why: text`not initialized` };
const ON_NODE: Blocker = { why: text`karpenter.sh/do-not-disrupt is "true" on the node` };
const ON_POD: Blocker = {
  why: text`karpenter.sh/do-not-disrupt is "true" on a pod`,
  pods: { budgets: [] },
};

/** The blocker of a node, as far as the snapshot shows it; null: none. */
export function blockerOf(node: PoolNode, pool: NodePool, at: Instant): Blocker | null {
  if (isLeaving(node)) return null;
  if (!node.counted.hasClaim) return NO_CLAIM;
  if (!node.counted.initialized && !isComingUp(node, at)) return NOT_INITIALIZED;
  if (node.doNotDisrupt) return ON_NODE;
  if (graceMsOf(node, pool) !== null) return null;
  const { workload, closedBy: budgets } = node.load;
  if (workload?.keptUntil === Infinity) return ON_POD;
  if (budgets.length === 0) return null;
  const [does, whose] = budgets.length === 1 ? ['allows', 'its'] : ['allow', 'their'];
  const why = text`${budgetsText(budgets)} ${literal(does)} no eviction even when all ${literal(whose)} pods are ready`;
  return { why, pods: { budgets } };
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
export function unblockFix({ blocked }: Pick<RolledGroup, 'blocked'>): Fix {
  const byPods = blocked.flatMap(({ pods }) => pods ?? []);
  const closed = byPods.map(({ budgets }) => budgets).filter((budgets) => budgets.length > 0);
  const [first] = closed;
  if (first) {
    const others = new Set(closed.map((budgets) => budgets.join(' '))).size - 1;
    const more = others > 0 ? text`, and ${others} more like it,` : NO_TEXT;
    return fix`Let ${budgetsText(first)}${more} allow an eviction, with maxUnavailable: 1. A terminationGracePeriod lifts it too, but not on nodes that were made without one.`;
  }
  const isBlockedBy = (blocker: Blocker): boolean => blocked.some(({ why }) => sameText(why, blocker.why));
  if (isBlockedBy(NOT_INITIALIZED))
    return fix`Find out why the nodes are not initialized (not Ready, a startup taint that nothing removes, a missing resource), or delete their NodeClaims.`;
  if (isBlockedBy(NO_CLAIM))
    return fix`Drain and delete the nodes without a NodeClaim by hand: Karpenter does not manage them.`;
  return byPods.length > 0
    ? fix`Remove the annotation from the nodes or pods. A terminationGracePeriod overrides that of a pod, but not on nodes that were made without one.`
    : fix`Remove the annotation from the nodes, or delete them by hand: no setting of the NodePool overrides it.`;
}
