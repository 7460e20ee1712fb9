/**
 * State of a pod: `pending` has not started, `starting` is under way, `up` has ready containers (which counts while its node is
 * up), `broken` never becomes ready.
 */
type PodPhase = 'pending' | 'starting' | 'up' | 'broken';

/** A pod of a workload. Its slot is a node (DaemonSet), an ordinal (StatefulSet) or a number of its template (Deployment). */
export interface Pod<Slot extends string | number = string | number> {
  readonly slot: Slot;
  /** Equal strings are equal pod templates. */
  readonly template: string;
  readonly phase: PodPhase;
  /** Null while it is not ready. */
  readonly readySinceMs: number | null;
  readonly terminating: boolean;
  /** Failed or Succeeded. */
  readonly finished: boolean;
}

export function createdPod<S extends string | number>(slot: S, template: string): Pod<S> {
  return { slot, template, phase: 'pending', readySinceMs: null, terminating: false, finished: false };
}

/**
 * A ready pod is available at once without minReadySeconds; else only after more than that many seconds (exactly as many are
 * not enough). Source: kubernetes 1.28, pkg/api/v1/pod, IsPodAvailable.
 */
export function isAvailable(
  { readySinceMs }: Pick<Pod, 'readySinceMs'>,
  { spec, nowMs }: { readonly spec: { readonly minReadySeconds: number }; readonly nowMs: number },
): boolean {
  if (readySinceMs === null) return false;
  return spec.minReadySeconds === 0 || readySinceMs + spec.minReadySeconds * 1000 < nowMs;
}

/** State of a workload whose controller does nothing and whose pods come no further: complete, idle by a field of its own, or stuck. */
export interface Halt {
  /**
   * - `no-node`: no node takes its new pods; `no-node-beside`: none beside the pods that they replace;
   * - `not-available`: its new pods are not available, and nothing else may be done before they are;
   * - `ordered-ready`: OrderedReady waits for a pod before it does anything else, whatever the template says.
   */
  readonly code:
    | ('complete' | 'paused' | 'on-delete' | 'recreate-while-scaling')
    | ('no-node' | 'no-node-beside' | 'not-available' | 'ordered-ready');
  /** The pods that keep it, by slot; those of a Deployment are only counted. */
  readonly pods?: readonly Pod['slot'][] | number;
  /** Old pods that are kept meanwhile, and the limit that keeps them; absent: none are left. */
  readonly keeps?: {
    readonly old: number;
    readonly by: 'maxUnavailable' | 'maxSurge' | 'minAvailable';
    readonly limit: number;
  };
}
