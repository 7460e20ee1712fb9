import type { TakenTarget } from '../../../rollout/at-once.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Drain } from '../../../rollout/evictions.js';
import { list, name, type Text, text } from '../../../text/text.js';
import type { NodePool } from '../objects/nodepool.js';
import { DISRUPTED_TAINT } from '../objects/pods.js';
import { graceMsOf, type PoolNode } from '../objects/pool-nodes.js';
import { budgetsText } from './blockers.js';

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
  const graceMs = pool ? graceMsOf(node, pool) : (node.claim?.terminationGracePeriodMs ?? null);
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

/** Drains that never end use the budgets up for good. Source: JiRaska/open-bank-oss#9691. */
export function endlessText(endless: readonly PoolNode[]): Text {
  const budgets = [...new Set(endless.flatMap(({ load }) => load.closedBy))].sort();
  const cause = budgets.length === 0 ? KEPT_BY_POD : budgetsText(budgets);
  return text`the drain of ${list(endless.map((node) => name('target', node.name)))} never ends (${cause})`;
}
