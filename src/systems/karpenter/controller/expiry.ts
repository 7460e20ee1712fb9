import type { Instant } from '../../../rollout/controller.js';

/** What a NodeClaim carries of its own; a claim's spec never changes once it is made. */
interface AgingClaim {
  readonly createdAt: Instant;
  /** Null: never. */
  readonly expireAfterMs: number | null;
}

/**
 * When a claim is deleted because of its age; null: never. Budgets, windows, do-not-disrupt and PodDisruptionBudgets have no say, and no
 * replacement is made first. Source: kubernetes-sigs/karpenter 2266468, nodeclaim/expiration/controller.go.
 */
export function expiryOf({ createdAt, expireAfterMs }: AgingClaim): Instant | null {
  return expireAfterMs === null ? null : createdAt + expireAfterMs;
}
