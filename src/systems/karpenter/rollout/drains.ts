import type { TakenTarget } from '../../../rollout/at-once.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Drain } from '../../../rollout/evictions.js';
import { type Fix, fix } from '../../../text/fix.js';
import { code, list, literal, name, sameText, type Text, text } from '../../../text/text.js';
import type { RolledGroup } from '../../system.js';
import { REGISTRATION_LIMIT_MS } from '../controller/replacement/loop.js';
import type { NodePool } from '../objects/nodepool.js';
import type { Blocker } from '../objects/planned-pool.js';
import { DISRUPTED_TAINT } from '../objects/pods.js';
import { graceMsOf, isLeaving, type PoolNode } from '../objects/pool-nodes.js';

/** What a NodeClaim and its pods say of the drain that its deletion begins, whatever deleted it. */
interface DeletedClaim {
  /** Its terminationGracePeriod; null: none, and nothing ends the drain by force. */
  readonly graceMs: number | null;
  /** Until when a pod of it may not be disrupted; Infinity: for good; null: no such pod. */
  readonly keptUntil: Instant | null;
}

/**
 * Pods are evicted, which asks their budgets, until the grace period of the claim ends. One that may not be disrupted is not evicted
 * before that, and without a grace period keeps its node for as long as it may not be; one that tolerates the taint of the node is
 * neither evicted nor waited for. Source: kubernetes-sigs/karpenter 2266468, node/termination/terminator/eviction.go;
 * pkg/utils/pod/scheduling.go, IsDrainable; a node kept for good: karpenter#1789.
 */
export function claimDrain({ graceMs, keptUntil }: DeletedClaim, at: Instant): Drain {
  const keptMs = Math.min((keptUntil ?? at) - at, graceMs ?? Infinity);
  const drain = { expectedMs: null, forcedAfterMs: graceMs, leavesTolerant: DISRUPTED_TAINT };
  return keptMs > 0 ? { ...drain, keptMs } : drain;
}

const KEPT_BY_POD = text`karpenter.sh/do-not-disrupt on a pod`;

/** A node that is deleted with its pool; if the pool cannot be read, only the claim knows a grace period. */
export function deletedNode(node: PoolNode, pool: NodePool | null, at: Instant): TakenTarget {
  const graceMs = graceMsOf(node, pool);
  const keptUntil = node.load.workload?.keptUntil ?? null;
  const endless = keptUntil === Infinity && graceMs === null ? KEPT_BY_POD : null;
  return { name: node.name, drain: claimDrain({ graceMs, keptUntil }, at), endless };
}

/** True for a node whose pods are never evicted and that no grace period ends. */
export function drainsForEver(node: PoolNode, pool: NodePool): boolean {
  const { workload, closedBy } = node.load;
  return graceMsOf(node, pool) === null && (closedBy.length > 0 || workload?.keptUntil === Infinity);
}

/**
 * How long a node that is leaving in the snapshot takes. The grace period counts from the deletion. One that has passed and did not end the
 * drain says nothing about when it ends.
 */
export function drainLeftMs(node: PoolNode, pool: NodePool, at: Instant, goneMs: number): number {
  if (drainsForEver(node, pool)) return Infinity;
  const { deletingSince } = node;
  const graceMs = graceMsOf(node, pool);
  const leftMs = deletingSince === null || graceMs === null ? Infinity : deletingSince + graceMs - at;
  return leftMs > 0 ? Math.min(goneMs, leftMs) : goneMs;
}

/** Drains that never end use the budgets up for good; null without any. Source: JiRaska/open-bank-oss#9691. */
export function endlessText(endless: readonly PoolNode[]): Text | null {
  if (endless.length === 0) return null;
  const budgets = [...new Set(endless.flatMap(({ load }) => load.closedBy))].sort();
  const cause = budgets.length === 0 ? KEPT_BY_POD : budgetsText(budgets);
  return text`the drain of ${nodesText(endless)} never ends (${cause})`;
}

export function nodesText(nodes: readonly PoolNode[]): Text {
  return list(nodes.map((node) => name('target', node.name)));
}

/** `PodDisruptionBudget web`, `PodDisruptionBudgets web and db`. */
export function budgetsText(names: readonly string[]): Text {
  const which = literal(names.length === 1 ? 'PodDisruptionBudget' : 'PodDisruptionBudgets');
  return text`${which} ${list(names.map((budget) => name('object', budget)))}`;
}

/** One that is older than the limit within which a node must register will hardly come up any more. */
export function isComingUp({ initialized, createdAt }: PoolNode, at: Instant): boolean {
  return !initialized && at - createdAt < REGISTRATION_LIMIT_MS;
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
  if (!node.hasClaim) return NO_CLAIM;
  if (!node.initialized && !isComingUp(node, at)) return NOT_INITIALIZED;
  if (node.doNotDisrupt) return ON_NODE;
  if (graceMsOf(node, pool) !== null) return null;
  const { workload, closedBy: budgets } = node.load;
  if (workload?.keptUntil === Infinity) return ON_POD;
  if (budgets.length === 0) return null;
  const [does, whose] = budgets.length === 1 ? ['allows', 'its'] : ['allow', 'their'];
  const why = text`${budgetsText(budgets)} ${literal(does)} no eviction even when all ${literal(whose)} pods are ready`;
  return { why, pods: { budgets } };
}

/** What unblocks the nodes of a pool. */
export function unblockFix({ blocked }: Pick<RolledGroup, 'blocked'>): Fix {
  const byPods = blocked.flatMap(({ pods }) => pods ?? []);
  const closed = [...new Set(byPods.flatMap(({ budgets }) => budgets))];
  if (closed.length > 0)
    return fix`Let ${budgetsText(closed)} allow an eviction, with ${code('maxUnavailable: 1')}. A ${code('terminationGracePeriod')} lifts it too, but not on nodes that were made without one.`;
  const isBlockedBy = (blocker: Blocker): boolean => blocked.some(({ why }) => sameText(why, blocker.why));
  if (isBlockedBy(NOT_INITIALIZED))
    return fix`Find out why the nodes are not initialized (not Ready, a startup taint that nothing removes, a missing resource), or delete their NodeClaims.`;
  if (isBlockedBy(NO_CLAIM))
    return fix`Drain and delete the nodes without a NodeClaim by hand: Karpenter does not manage them.`;
  return byPods.length > 0
    ? fix`Remove the annotation from the nodes or pods. A terminationGracePeriod overrides that of a pod, but not on nodes that were made without one.`
    : fix`Remove the annotation from the nodes, or delete them by hand: no setting of the NodePool overrides it.`;
}
