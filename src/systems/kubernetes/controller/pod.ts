/**
 * How far a pod is: `pending` has not started, `starting` is under way, `up` has ready containers (which counts while its node is
 * up), `broken` never becomes ready.
 */
export type PodPhase = 'pending' | 'starting' | 'up' | 'broken';

/** A pod of a workload. Its slot is a node (DaemonSet), an ordinal (StatefulSet) or a number of its template (Deployment). */
export interface Pod<Slot extends string | number = string | number> {
  readonly slot: Slot;
  /** Equal strings are equal pod templates. */
  readonly template: string;
  /** Smaller is older. */
  readonly order: number;
  readonly phase: PodPhase;
  /** Null while it is not ready. */
  readonly readySinceMs: number | null;
  readonly terminating: boolean;
  /** Failed or Succeeded. */
  readonly finished: boolean;
}

/** A pod that was just created. */
export function createdPod<Slot extends string | number>(
  slot: Slot,
  template: string,
  order: number,
): Pod<Slot> {
  return {
    slot,
    template,
    order,
    phase: 'pending',
    readySinceMs: null,
    terminating: false,
    finished: false,
  };
}

/**
 * A ready pod is available at once without minReadySeconds; else only after more than that many seconds (exactly as many are
 * not enough). Source: kubernetes 1.28, pkg/api/v1/pod, IsPodAvailable.
 */
export function isAvailable(
  { readySinceMs }: Pick<Pod, 'readySinceMs'>,
  minReadySeconds: number,
  nowMs: number,
): boolean {
  if (readySinceMs === null) return false;
  return minReadySeconds === 0 || readySinceMs + minReadySeconds * 1000 < nowMs;
}
