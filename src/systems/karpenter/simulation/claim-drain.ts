import type { Instant } from '../../../rollout/controller.js';
import type { Drain } from '../../../rollout/evictions.js';
import { DISRUPTED_TAINT } from '../objects/pods.js';

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
