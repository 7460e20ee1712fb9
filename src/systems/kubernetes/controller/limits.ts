import { type IntOrPercent, scaleIntOrPercent } from '../../../manifest/quantity.js';

/** A rolling update's two numbers as written. Null is an absent field that no default has filled, and counts as 0. */
type RollingUpdate = Readonly<Record<'maxSurge' | 'maxUnavailable', IntOrPercent | null>>;

/**
 * Surge rounds up, unavailable rounds down, and when both come to 0 unavailable becomes 1, "on the theory that surge might not
 * work due to quota". Null when a value is neither an integer nor a percentage. Source: kubernetes 1.28,
 * pkg/controller/deployment/util, ResolveFenceposts.
 */
export function resolveFenceposts(update: RollingUpdate, replicas: number) {
  const surge = scaleIntOrPercent(update.maxSurge ?? 0, replicas, 'up');
  const unavailable = scaleIntOrPercent(update.maxUnavailable ?? 0, replicas, 'down');
  if (surge === null || unavailable === null) return null;
  return { surge, unavailable: surge === 0 && unavailable === 0 ? 1 : unavailable };
}

/**
 * The limits of a rolling update: unavailable is clamped to `replicas` (and is 0 with 0 replicas), surge is not clamped. Null as
 * for `resolveFenceposts`. Source: kubernetes 1.28, deployment util, MaxUnavailable, MinAvailable, MaxSurge.
 */
export function rollingLimits(update: RollingUpdate, replicas: number) {
  const posts = resolveFenceposts(update, replicas);
  if (!posts) return null;
  const maxUnavailable = Math.min(posts.unavailable, replicas);
  // The least that stay available by the controller's own doing, and the most pods by size: terminating ones come on top.
  const [minAvailable, maxTotal] = [replicas - maxUnavailable, replicas + posts.surge];
  return { maxSurge: posts.surge, maxUnavailable, minAvailable, maxTotal };
}

/** A DaemonSet rounds either of its numbers up, on the nodes that should run it. A value that is no number counts as 0. */
export function daemonSetNodes(value: IntOrPercent, desiredNodes: number): number {
  return scaleIntOrPercent(value, desiredNodes, 'up') ?? 0;
}

/**
 * Both numbers of a DaemonSet, in nodes; when both come to 0 and any node should run it, unavailable becomes 1.
 * Source: kubernetes 1.28, daemon/update.go, updatedDesiredNodeCounts.
 */
export function daemonSetLimits(
  update: { readonly maxUnavailable: IntOrPercent; readonly maxSurge: IntOrPercent },
  desiredNodes: number,
) {
  const maxUnavailable = daemonSetNodes(update.maxUnavailable, desiredNodes);
  const maxSurge = daemonSetNodes(update.maxSurge, desiredNodes);
  const isNeither = desiredNodes > 0 && maxUnavailable + maxSurge === 0;
  return { maxUnavailable: isNeither ? 1 : maxUnavailable, maxSurge };
}

/**
 * A StatefulSet's maxUnavailable rounds down on all replicas (not on those above the partition) and is at least 1.
 * Source: kubernetes 1.28, statefulset utils, getStatefulSetMaxUnavailable.
 */
export function statefulSetMaxUnavailable(value: IntOrPercent, replicas: number): number {
  return Math.max(scaleIntOrPercent(value, replicas, 'down') ?? 0, 1);
}

/** The number of a PodDisruptionBudget; `neither` is a budget without either field. */
export type Ask =
  | { readonly field: 'maxUnavailable' | 'minAvailable'; readonly value: IntOrPercent }
  | { readonly field: 'neither' };

/** Evictions that a budget allows whatever it covers: none, all, or some by the number of its pods. */
export function allowed(ask: Ask): 'none' | 'all' | 'some' {
  if (ask.field === 'neither') return 'none';
  const isNone = ask.value === 0 || ask.value === '0%';
  if (!isNone && ask.value !== '100%') return 'some';
  return isNone === (ask.field === 'maxUnavailable') ? 'none' : 'all';
}

/**
 * Number of pods of `scale` that must stay healthy. Both fields round up, so 30% unavailable of 7 lets 3 go; an integer minAvailable
 * above the scale is kept, and then nothing can be evicted. Null when the value is no number. Source: kubernetes 1.28,
 * disruption.go, getExpectedPodCount.
 */
export function desiredHealthy(ask: Ask, scale: number): number | null {
  if (ask.field === 'neither') return 0;
  const pods = scaleIntOrPercent(ask.value, scale, 'up');
  return pods === null || ask.field === 'minAvailable' ? pods : Math.max(0, scale - pods);
}
