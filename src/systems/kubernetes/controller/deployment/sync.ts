import { type NewAndOld, newAndOld, nextRevision, renumbered } from './new-and-old.js';
import { isScalingEvent, scaleSync } from './proportional.js';
import {
  active,
  annotated,
  type DeploymentSpec,
  type DeploymentState,
  emptySet,
  limitsOf,
  type ReplicaSet,
  resized,
  sumOf,
  UNLIMITED,
} from './state.js';
import { isComplete, statusOf } from './status.js';
import { scaledDownOld } from './scale-down.js';

/** Which part of the controller acted. */
type SyncedBy = 'paused' | 'scale' | 'recreate' | 'rolling';

interface DeploymentSync {
  readonly by: SyncedBy;
  readonly state: DeploymentState;
}

/**
 * One sync of the Deployment controller: paused, scaling event, then the strategy; the first that applies is all that
 * happens. ReplicaSets of the result have their new sizes but not yet the pods for them; the status is of the pods there are.
 * Source: kubernetes 1.28, deployment/deployment_controller.go, syncDeployment.
 */
export function syncDeployment(state: DeploymentState): DeploymentSync {
  const { spec } = state;
  const sets = renumbered(newAndOld(spec, state.replicaSets));
  if (spec.paused) return result('paused', state, pausedSync(state, sets));
  if (isScalingEvent(spec, state.replicaSets)) return result('scale', state, scaleSync(state, sets));
  if (spec.strategy.type === 'Recreate') return result('recreate', state, recreateSync(state, sets));
  return result('rolling', state, rollingSync(state, sets));
}

/** While paused it scales and cleans up, nothing else. */
function pausedSync(state: DeploymentState, sets: NewAndOld): ReplicaSet[] {
  const scaled = scaleSync(state, sets);
  const { newSet, oldSets } = newAndOld(state.spec, scaled);
  const kept = cleanedUp(state.spec, oldSets);
  return newSet ? [...kept, newSet] : kept;
}

function result(by: SyncedBy, state: DeploymentState, sets: readonly ReplicaSet[]): DeploymentSync {
  const replicaSets = [...sets].sort((a, b) => a.order - b.order);
  const status = statusOf(state.spec, newAndOld(state.spec, replicaSets));
  return { by, state: { ...state, replicaSets, status } };
}

/** True when the second state differs from the first in anything that calls for another sync. */
export function differs(before: DeploymentState, after: DeploymentState): boolean {
  return (
    !isSame(before.status, after.status) ||
    before.replicaSets.length !== after.replicaSets.length ||
    !before.replicaSets.every((set, i) => isSame(set, after.replicaSets[i]))
  );
}

function isSame<T extends object>(a: T, b: T | undefined): boolean {
  return b !== undefined && (Object.keys(a) as (keyof T)[]).every((key) => a[key] === b[key]);
}

/**
 * One sync of Recreate: every old ReplicaSet to 0; then nothing while an old pod exists, terminating ones too (Failed and
 * Succeeded ones do not count); then the new one straight to full size. Source: kubernetes 1.28, deployment/recreate.go.
 */
function recreateSync(state: DeploymentState, { newSet, oldSets }: NewAndOld): ReplicaSet[] {
  const { spec } = state;
  const unchanged = newSet ? [...oldSets, newSet] : [...oldSets];
  if (active(oldSets).length > 0) {
    const emptied = oldSets.map((set) => resized(spec, set, 0));
    return newSet ? [...emptied, newSet] : emptied;
  }
  if (sumOf(oldSets, 'pods') + sumOf(oldSets, 'terminating') > 0) return unchanged;

  const current = newSet ?? createdSet(spec, oldSets);
  const kept = isComplete(spec, state.status) ? cleanedUp(spec, oldSets) : oldSets;
  return [...kept, resized(spec, current, spec.replicas)];
}

/**
 * One sync of a rolling update: create, else scale up, else scale down, else clean up. Creating the ReplicaSet does not end the
 * sync, so the first one both adds the surge and takes old pods; growing it does. Source: kubernetes 1.28,
 * deployment/rolling.go, rolloutRolling.
 */
function rollingSync(state: DeploymentState, { newSet, oldSets }: NewAndOld): ReplicaSet[] {
  const { spec } = state;
  const current = newSet ?? createdSet(spec, oldSets);
  const size =
    current.size > spec.replicas ? spec.replicas : sizeOfNew(spec, [...oldSets, current], current.size);
  if (size !== current.size) return [...oldSets, resized(spec, current, size)];

  const fewer = scaledDownOld(spec, current, oldSets);
  if (fewer.some((set, i) => set.size !== oldSets[i]?.size)) return [...fewer, current];

  const kept = isComplete(spec, state.status) ? cleanedUp(spec, oldSets) : oldSets;
  return [...kept, current];
}

/**
 * The old ReplicaSets without those beyond revisionHistoryLimit: lowest revision first, and of these only the empty ones. A set
 * that is not empty uses up its turn and stays. Source: kubernetes 1.28, deployment/sync.go, cleanupDeployment.
 */
function cleanedUp(spec: DeploymentSpec, oldSets: readonly ReplicaSet[]): ReplicaSet[] {
  if (spec.revisionHistoryLimit === UNLIMITED) return [...oldSets];
  const beyond = oldSets.length - spec.revisionHistoryLimit;
  if (beyond <= 0) return [...oldSets];
  const oldestRevisions = [...oldSets]
    .sort((a, b) => a.revision - b.revision || a.order - b.order)
    .slice(0, beyond);
  const gone = new Set(oldestRevisions.filter((set) => set.size === 0 && set.pods === 0));
  return oldSets.filter((set) => !gone.has(set));
}

/**
 * The size the new ReplicaSet should have: as many more as fit under replicas plus surge, counted by size over all ReplicaSets,
 * and never more than replicas. Recreate takes them all at once. Source: kubernetes 1.28, deployment util, NewRSNewReplicas.
 */
function sizeOfNew(spec: DeploymentSpec, sets: readonly ReplicaSet[], ownSize: number): number {
  if (spec.strategy.type === 'Recreate') return spec.replicas;
  const fits = limitsOf(spec).maxTotal - sumOf(sets, 'size');
  return fits <= 0 ? ownSize : ownSize + Math.min(fits, spec.replicas - ownSize);
}

/**
 * A ReplicaSet for the Deployment's template, already sized: a first rollout is not staged at all, since nothing else takes
 * room. The upstream name is the Deployment's with a hash; here it is opaque and unique.
 * Source: kubernetes 1.28, deployment/sync.go, getNewReplicaSet.
 */
function createdSet(spec: DeploymentSpec, oldSets: readonly ReplicaSet[]): ReplicaSet {
  const order = Math.max(0, ...oldSets.map((set) => set.order)) + 1;
  return annotated(spec, {
    ...emptySet(`${spec.template}#${order}`, spec.template, order),
    revision: nextRevision(oldSets),
    size: sizeOfNew(spec, oldSets, 0),
  });
}
