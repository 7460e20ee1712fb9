import { type DeploymentSpec, limitsOf, type ReplicaSet, resized, sumOf } from './state.js';

/**
 * How many old pods may go, counted by size. Pods of the new version that are not available are taken off, so a bad version
 * never pushes the old one further down. Source: kubernetes 1.28, deployment/rolling.go, reconcileOldReplicaSets.
 */
export function scaleDownRoom(
  spec: DeploymentSpec,
  newSet: ReplicaSet,
  oldSets: readonly ReplicaSet[],
): number {
  const total = sumOf(oldSets, 'size') + newSet.size;
  return total - limitsOf(spec).minAvailable - (newSet.size - newSet.available);
}

/**
 * The old ReplicaSets after one scale-down: pods that are not available first, as many as there is room for, even when too few
 * are available already; then available ones down to minAvailable. Oldest ReplicaSet first, each down to 0 before the next.
 */
export function scaledDownOld(
  spec: DeploymentSpec,
  newSet: ReplicaSet,
  oldSets: readonly ReplicaSet[],
): ReplicaSet[] {
  const room = scaleDownRoom(spec, newSet, oldSets);
  if (sumOf(oldSets, 'size') === 0 || room <= 0) return [...oldSets];
  return withoutHealthy(spec, newSet, withoutUnhealthy(spec, oldSets, room));
}

/** Source: kubernetes 1.28, deployment/rolling.go, cleanupUnhealthyReplicas. */
function withoutUnhealthy(spec: DeploymentSpec, oldSets: readonly ReplicaSet[], room: number): ReplicaSet[] {
  let left = room;
  return oldSets.map((set) => {
    if (left <= 0 || set.size === 0) return set;
    const goes = Math.min(left, set.size - set.available);
    left -= goes;
    return resized(spec, set, set.size - goes);
  });
}

/** Source: kubernetes 1.28, deployment/rolling.go, scaleDownOldReplicaSetsForRollingUpdate. */
function withoutHealthy(
  spec: DeploymentSpec,
  newSet: ReplicaSet,
  oldSets: readonly ReplicaSet[],
): ReplicaSet[] {
  let left = sumOf(oldSets, 'available') + newSet.available - limitsOf(spec).minAvailable;
  return oldSets.map((set) => {
    if (left <= 0) return set;
    const goes = Math.min(set.size, left);
    left -= goes;
    return resized(spec, set, set.size - goes);
  });
}
