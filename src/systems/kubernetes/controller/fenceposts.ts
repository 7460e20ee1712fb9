import { type IntOrPercent, scaleIntOrPercent } from '../../../manifest/quantity.js';

/** A rolling update's two numbers as written. Null is an absent field that no default has filled, and counts as 0. */
interface RollingUpdate {
  readonly maxSurge: IntOrPercent | null;
  readonly maxUnavailable: IntOrPercent | null;
}

/** maxSurge and maxUnavailable as pods, before any clamp. */
interface Fenceposts {
  readonly surge: number;
  readonly unavailable: number;
}

/** What a Deployment may do with `replicas` pods. */
export interface Limits {
  readonly maxSurge: number;
  readonly maxUnavailable: number;
  /** The least that stay available by the controller's own doing. */
  readonly minAvailable: number;
  /** The most pods by size; terminating ones come on top. */
  readonly maxTotal: number;
}

/**
 * Surge rounds up, unavailable rounds down, and when both come to 0 unavailable becomes 1, "on the theory that surge might not
 * work due to quota". Null when a value is neither an integer nor a percentage. Source: kubernetes 1.28,
 * pkg/controller/deployment/util, ResolveFenceposts.
 */
export function resolveFenceposts(update: RollingUpdate, replicas: number): Fenceposts | null {
  const surge = scaleIntOrPercent(update.maxSurge ?? 0, replicas, 'up');
  const unavailable = scaleIntOrPercent(update.maxUnavailable ?? 0, replicas, 'down');
  if (surge === null || unavailable === null) return null;
  return { surge, unavailable: surge === 0 && unavailable === 0 ? 1 : unavailable };
}

/**
 * The limits of a rolling update: unavailable is clamped to `replicas` (and is 0 with 0 replicas), surge is not clamped. Null as
 * for `resolveFenceposts`. Source: kubernetes 1.28, deployment util, MaxUnavailable, MinAvailable, MaxSurge.
 */
export function rollingLimits(update: RollingUpdate, replicas: number): Limits | null {
  const posts = resolveFenceposts(update, replicas);
  if (!posts) return null;
  const maxUnavailable = replicas === 0 ? 0 : Math.min(posts.unavailable, replicas);
  return {
    maxSurge: posts.surge,
    maxUnavailable,
    minAvailable: replicas - maxUnavailable,
    maxTotal: replicas + posts.surge,
  };
}

/**
 * Recreate counts as surge 0 and unavailable 0 in the controller's sums; nothing keeps a pod available.
 * Source: kubernetes 1.28, deployment util, MinAvailable.
 */
export function recreateLimits(replicas: number): Limits {
  return { maxSurge: 0, maxUnavailable: 0, minAvailable: 0, maxTotal: replicas };
}
