/** Rounds left until a pod is ready: 0 is ready, null is never. A dry rollout has only pods to be begun and pods at work. */
export type RoundsLeft = number | null;

/** When a pod became ready, in milliseconds; null while it is not. */
export type ReadySinceMs = number | null;

/**
 * A ready pod is available at once without minReadySeconds; else only after more than that many seconds (exactly as many are
 * not enough). Source: kubernetes 1.28, pkg/api/v1/pod, IsPodAvailable.
 */
export function isAvailable(readySinceMs: ReadySinceMs, minReadySeconds: number, nowMs: number): boolean {
  if (readySinceMs === null) return false;
  return minReadySeconds === 0 || readySinceMs + minReadySeconds * 1000 < nowMs;
}
