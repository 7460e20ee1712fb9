import type { Instant } from '../../src/rollout/controller.js';
import { type AgingClaim, expiryOf } from '../../src/systems/karpenter/controller/expiry.js';

/** A claim with what decides about its drain. */
export interface ExpiryClaim extends AgingClaim {
  /** Null: none, a drain may last for ever. */
  readonly terminationGracePeriodMs: number | null;
  /** Null: not being deleted. */
  readonly deletingSince: Instant | null;
}

/** `deletesNow`: due, so it goes as soon as the controller runs. The horizon ends exclusively. */
type ExpiryStatus = 'never' | 'deletesNow' | 'inHorizon' | 'afterHorizon' | 'alreadyDeleting';

interface Expiry {
  /** Null: never, or being deleted already. */
  readonly expiresAt: Instant | null;
  readonly status: ExpiryStatus;
  /** When a drain that is not over is forced; null without a grace period, or when nothing is deleted. */
  readonly drainForcedBy: Instant | null;
  /** How the drain ends: never by itself, at once, or after the grace period. */
  readonly terminationMode: 'graceful' | 'forceful' | 'eventual';
}

/**
 * The end of a claim by its age, as it looks at an instant. The grace period counts from the deletion, so an overdue claim is forced
 * later. Source: kubernetes-sigs/karpenter 2266468, nodeclaim/expiration/controller.go and nodeclaim/lifecycle/controller.go.
 */
export function claimEnd(claim: ExpiryClaim, now: Instant, horizonEnd: Instant): Expiry {
  const { terminationGracePeriodMs: graceMs, deletingSince } = claim;
  const expiresAt = deletingSince === null ? expiryOf(claim) : null;
  const deletedAt = deletingSince ?? (expiresAt === null ? null : Math.max(expiresAt, now));
  return {
    expiresAt,
    status: statusOf(deletingSince, expiresAt, now, horizonEnd),
    drainForcedBy: deletedAt === null || graceMs === null ? null : deletedAt + graceMs,
    terminationMode: graceMs === null ? 'graceful' : graceMs === 0 ? 'forceful' : 'eventual',
  };
}

function statusOf(
  deletingSince: Instant | null,
  expiresAt: Instant | null,
  now: Instant,
  horizonEnd: Instant,
): ExpiryStatus {
  if (deletingSince !== null) return 'alreadyDeleting';
  if (expiresAt === null) return 'never';
  if (expiresAt <= now) return 'deletesNow';
  return expiresAt < horizonEnd ? 'inHorizon' : 'afterHorizon';
}
