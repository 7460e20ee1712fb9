/**
 * How far a pod is: `pending` has not started, `starting` is under way, `up` has ready containers (which counts while its node is
 * up), `broken` never becomes ready.
 */
type PodPhase = 'pending' | 'starting' | 'up' | 'broken';

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

/** The clock of a workload, and what it asks of a pod that counts as available. */
interface Availability {
  readonly spec: { readonly minReadySeconds: number };
  readonly nowMs: number;
}

/**
 * A ready pod is available at once without minReadySeconds; else only after more than that many seconds (exactly as many are
 * not enough). Source: kubernetes 1.28, pkg/api/v1/pod, IsPodAvailable.
 */
export function isAvailable({ readySinceMs }: Pick<Pod, 'readySinceMs'>, of: Availability): boolean {
  const { minReadySeconds } = of.spec;
  if (readySinceMs === null) return false;
  return minReadySeconds === 0 || readySinceMs + minReadySeconds * 1000 < of.nowMs;
}

type Slots = readonly Pod['slot'][];

/** State of a workload whose controller does nothing and whose pods come no further: complete, idle by a field of its own, or stuck. */
export type Halt =
  | { readonly code: 'complete' | 'paused' | 'on-delete' | 'recreate-while-scaling' }
  /** No node takes new pods, of which there are `count`. */
  | { readonly code: 'no-node'; readonly slots: Slots; readonly count: number; readonly minAvailable: number }
  /** New pods cannot run beside the ones that they replace. */
  | { readonly code: 'no-node-beside'; readonly slots: Slots }
  /** So many new pods are not available that no further old pod may go. */
  | {
      readonly code: 'new-not-available';
      readonly count: number;
      readonly old: number;
      readonly minAvailable: number;
    }
  /** Too few pods are available for an old one to go. */
  | { readonly code: 'too-few-available'; readonly available: number; readonly minAvailable: number }
  /** As many slots are unavailable as the limit allows. */
  | { readonly code: 'at-limit'; readonly slots: Slots; readonly limit: number }
  /** As many surge pods are not available as the limit allows; `old` of `total` slots keep their old pod. */
  | {
      readonly code: 'at-surge-limit';
      readonly slots: Slots;
      readonly limit: number;
      readonly old: number;
      readonly total: number;
    }
  /** These new pods are not available, and nothing else is left to do before they are. */
  | { readonly code: 'not-available'; readonly slots: Slots }
  /** OrderedReady waits for this pod before it does anything else, whatever the template says. */
  | { readonly code: 'ordered-ready'; readonly slots: Slots }
  /** Pods beyond replicas are kept by one that is not available. */
  | { readonly code: 'scale-down-blocked'; readonly slots: Slots };
