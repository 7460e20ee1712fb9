import { goDurationMs } from '../../../manifest/quantity.js';
import type { Instant } from '../../../rollout/controller.js';

/** A pod on a node, as far as it can keep the node from going. */
export interface PodOnNode {
  /** `namespace/name`; absent where it plays no part. */
  readonly name?: string;
  readonly ofDaemonSet: boolean;
  /** Owned by the node itself. */
  readonly isStatic: boolean;
  /** Succeeded or failed. */
  readonly finished: boolean;
  /** The annotation `controller.kubernetes.io/pod-deletion-cost`; 0 without one. */
  readonly deletionCost: number;
  readonly priority: number;
  /** From `doNotDisruptUntil`. */
  readonly keptUntil: Instant | null;
  /** True for one that tolerates `DISRUPTED_TAINT`: absent where it does not. */
  readonly endsWithNode?: boolean;
}

/**
 * On a node that is being drained. Pods that tolerate it are not evicted, so that no disruption budget is asked for them, and the drain
 * does not wait for them: they end with the instance. Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pod/scheduling.go, IsEvictable
 * and IsDrainable; kubernetes-sigs/karpenter#641.
 */
export const DISRUPTED_TAINT = { key: 'karpenter.sh/disrupted', value: '', effect: 'NoSchedule' } as const;

/**
 * Until when the annotation `karpenter.sh/do-not-disrupt` of a pod holds: `true` for ever (Infinity), a positive Go duration
 * from the start of the pod, anything else is ignored (null).
 * Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pod/scheduling.go.
 */
export function doNotDisruptUntil(annotation: string | null, startedAt: Instant): Instant | null {
  if (annotation === null) return null;
  if (annotation === 'true') return Infinity;
  const ms = goDurationMs(annotation);
  return ms === null || ms <= 0 ? null : startedAt + ms;
}

/** Whether the pod itself keeps its node from voluntary disruption at an instant. */
export function blocksDisruption(pod: PodOnNode, now: Instant): boolean {
  return !pod.finished && pod.keptUntil !== null && now < pod.keptUntil;
}

/** Whether the pod must find another node when this one goes. */
export function isReschedulable(pod: PodOnNode): boolean {
  return !pod.ofDaemonSet && !pod.isStatic && !pod.finished;
}

/**
 * What moving a pod costs: 1, more or less with its deletion cost and priority, between -10 and 10. Pods of no positive cost
 * do not make a node busy. Source: kubernetes-sigs/karpenter 2266468, pkg/utils/disruption/disruption.go, EvictionCost.
 */
export function evictionCost(pod: PodOnNode): number {
  const cost = 1 + pod.deletionCost / 2 ** 27 + pod.priority / 2 ** 25;
  return Math.min(10, Math.max(-10, cost));
}
