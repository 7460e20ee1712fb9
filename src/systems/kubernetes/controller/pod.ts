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

/** A reason to halt, with its numbers; `At`: and the slots of the pods that it is about. */
type By<Code extends string, Numbers extends string = never> = Readonly<Record<Numbers, number>> & {
  readonly code: Code;
};
type At<Code extends string, Numbers extends string = never> = By<Code, Numbers> & {
  readonly slots: readonly Pod['slot'][];
};

/** State of a workload whose controller does nothing and whose pods come no further: complete, idle by a field of its own, or stuck. */
export type Halt =
  | By<'complete' | 'paused' | 'on-delete' | 'recreate-while-scaling'>
  /** No node takes new pods, of which there are `count`. */
  | At<'no-node', 'count' | 'minAvailable'>
  /** New pods cannot run beside the ones that they replace. */
  | At<'no-node-beside'>
  /** So many new pods are not available that no further old pod may go. */
  | By<'new-not-available', 'count' | 'old' | 'minAvailable'>
  /** Too few pods are available for an old one to go. */
  | By<'too-few-available', 'available' | 'minAvailable'>
  /** As many slots are unavailable as the limit allows. */
  | At<'at-limit', 'limit'>
  /** As many surge pods are not available as the limit allows; `old` of `total` slots keep their old pod. */
  | At<'at-surge-limit', 'limit' | 'old' | 'total'>
  /** New pods that are not available, with nothing else left to do before they are. */
  | At<'not-available'>
  /** OrderedReady waits for this pod before it does anything else, whatever the template says. */
  | At<'ordered-ready'>;
