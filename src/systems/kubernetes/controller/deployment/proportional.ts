import type { NewAndOld } from './new-and-old.js';
import {
  active,
  annotated,
  type DeploymentSpec,
  type DeploymentState,
  limitsOf,
  replaced,
  type ReplicaSet,
  resized,
  sumOf,
} from './state.js';

/** True when an active ReplicaSet was last sized for another spec.replicas. Source: deployment/sync.go, isScalingEvent. */
export function isScalingEvent(spec: DeploymentSpec, sets: readonly ReplicaSet[]): boolean {
  return active(sets).some(
    (set) => set.desiredAnnotation !== null && set.desiredAnnotation !== spec.replicas,
  );
}

/**
 * One scaling sync, also the only thing that happens while paused: a single active ReplicaSet takes the full size; with a
 * saturated new one the old ones go to 0; a rolling update with several spreads the change over them; Recreate does nothing
 * then, and since nothing notes the new size it never gets past this point. Source: kubernetes 1.28, deployment/sync.go, scale.
 */
export function scaleSync(state: DeploymentState, { newSet, oldSets }: NewAndOld): ReplicaSet[] {
  const { spec } = state;
  const all = newSet ? [...oldSets, newSet] : [...oldSets];
  const only = activeOrLatest({ newSet, oldSets });
  if (only) return replaced(all, resized(spec, only, spec.replicas));
  if (newSet && isSaturated(spec, newSet)) return [...oldSets.map((set) => resized(spec, set, 0)), newSet];
  return spec.strategy.type === 'RollingUpdate' ? proportional(state, all) : all;
}

/** The only active ReplicaSet; with none the new one, else the youngest old one; null with several. */
function activeOrLatest({ newSet, oldSets }: NewAndOld): ReplicaSet | null {
  const actives = active(newSet ? [...oldSets, newSet] : oldSets);
  if (actives.length > 1) return null;
  return actives[0] ?? newSet ?? oldSets.at(-1) ?? null;
}

/** Source: kubernetes 1.28, deployment util, IsSaturated. */
function isSaturated(spec: DeploymentSpec, set: ReplicaSet): boolean {
  return (
    set.size === spec.replicas && set.desiredAnnotation === spec.replicas && set.available === spec.replicas
  );
}

/**
 * Spreads the change over the active ReplicaSets in proportion to their sizes: largest first, ties newer first when growing and
 * older first when shrinking; the first takes the leftover. minAvailable plays no part.
 */
function proportional(state: DeploymentState, all: readonly ReplicaSet[]): ReplicaSet[] {
  const { spec } = state;
  const allowed = spec.replicas > 0 ? limitsOf(spec).maxTotal : 0;
  const toAdd = allowed - sumOf(all, 'size');
  const newerFirst = toAdd > 0 ? -1 : 1;
  const ordered = active(all).sort((a, b) => b.size - a.size || newerFirst * (a.order - b.order));
  const sizes = new Map<string, number>();
  let added = 0;
  for (const set of ordered) {
    const share = toAdd === 0 ? 0 : shareOf(state, set, toAdd - added);
    sizes.set(set.name, set.size + share);
    added += share;
  }
  const first = ordered[0];
  if (first) sizes.set(first.name, Math.max(0, (sizes.get(first.name) ?? 0) + toAdd - added));
  return all.map((set) => {
    const size = sizes.get(set.name);
    // Every active set is marked with the new size, even where its own does not change.
    return size === undefined ? set : annotated(spec, { ...set, size });
  });
}

/** One ReplicaSet's part, limited to what is left. Source: deployment util, GetProportion, getReplicaSetFraction. */
function shareOf(state: DeploymentState, set: ReplicaSet, left: number): number {
  if (left === 0) return 0;
  const { spec, status } = state;
  if (spec.replicas === 0) return Math.max(-set.size, left);
  const oldMax = set.maxAnnotation ?? status.replicas;
  // Half away from zero; sizes are never negative. Without an old maximum there is no proportion to keep.
  const size = oldMax > 0 ? Math.floor((set.size * limitsOf(spec).maxTotal) / oldMax + 0.5) : set.size;
  const part = size - set.size;
  return left > 0 ? Math.min(part, left) : Math.max(part, left);
}
