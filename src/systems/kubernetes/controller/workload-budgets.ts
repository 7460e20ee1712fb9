import { type IntOrPercent, scaleIntOrPercent } from '../../../manifest/quantity.js';

/** Both numbers of a DaemonSet's rolling update, as nodes. */
export interface DaemonSetLimits {
  readonly maxUnavailable: number;
  readonly maxSurge: number;
}

/** A DaemonSet rounds either of its numbers up, on the nodes that should run it. A value that is no number counts as 0. */
export function daemonSetNodes(value: IntOrPercent, desiredNodes: number): number {
  return scaleIntOrPercent(value, desiredNodes, 'up') ?? 0;
}

/**
 * Both numbers of a DaemonSet; when both come to 0 and any node should run it, unavailable becomes 1.
 * Source: kubernetes 1.28, daemon/update.go, updatedDesiredNodeCounts.
 */
export function daemonSetLimits(
  maxUnavailable: IntOrPercent,
  maxSurge: IntOrPercent,
  desiredNodes: number,
): DaemonSetLimits {
  const unavailable = daemonSetNodes(maxUnavailable, desiredNodes);
  const surge = daemonSetNodes(maxSurge, desiredNodes);
  const neither = desiredNodes > 0 && unavailable === 0 && surge === 0;
  return { maxUnavailable: neither ? 1 : unavailable, maxSurge: surge };
}

/**
 * A StatefulSet's maxUnavailable rounds down on all replicas (not on those above the partition) and is at least 1.
 * Source: kubernetes 1.28, statefulset utils, getStatefulSetMaxUnavailable.
 */
export function statefulSetMaxUnavailable(value: IntOrPercent, replicas: number): number {
  return Math.max(scaleIntOrPercent(value, replicas, 'down') ?? 0, 1);
}

/** What a PodDisruptionBudget asks for. `neither` is a budget without either field. */
export type Ask =
  | { readonly field: 'maxUnavailable'; readonly value: IntOrPercent }
  | { readonly field: 'minAvailable'; readonly value: IntOrPercent }
  | { readonly field: 'neither' };

/**
 * How many pods of `scale` must stay healthy. Both fields round up, so 30% unavailable of 7 lets 3 go; an integer minAvailable
 * above the scale is kept, and then nothing can be evicted. Null when the value is no number. Source: kubernetes 1.28,
 * disruption.go, getExpectedPodCount.
 */
export function desiredHealthy(ask: Ask, scale: number): number | null {
  if (ask.field === 'neither') return 0;
  const pods = scaleIntOrPercent(ask.value, scale, 'up');
  if (pods === null) return null;
  return ask.field === 'maxUnavailable' ? Math.max(0, scale - pods) : pods;
}
