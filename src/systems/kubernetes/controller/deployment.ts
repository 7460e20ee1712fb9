import { rollingLimits } from './limits.js';
import type { Halt } from './pod.js';
import type { DeploymentSpec } from './spec.js';

/** Limits that the API writes for "none" (math.MaxInt32). */
export const UNLIMITED = 2147483647;

/** One ReplicaSet of a Deployment, as the Deployment's controller sees it. */
export interface ReplicaSet {
  readonly name: string;
  readonly template: string;
  /** Smaller is older; no two are equal. */
  readonly order: number;
  readonly revision: number;
  /** spec.replicas */
  readonly size: number;
  /** status.replicas: pods that are not being deleted. */
  readonly pods: number;
  readonly available: number;
  /** Pods being deleted that are neither Failed nor Succeeded. */
  readonly terminating: number;
  /** The annotations desired-replicas and max-replicas: the Deployment's size, and size plus surge, when it was last sized. */
  readonly desiredAnnotation: number | null;
  readonly maxAnnotation: number | null;
}

/** A ReplicaSet without pods. The upstream name is the Deployment's with a hash; here it is opaque and unique. */
export function emptySet(template: string, order: number): ReplicaSet {
  const none = { size: 0, pods: 0, available: 0, terminating: 0 };
  const annotations = { desiredAnnotation: null, maxAnnotation: null };
  return { name: `${template}#${order}`, template, order, revision: order, ...none, ...annotations };
}

export interface DeploymentState {
  readonly spec: DeploymentSpec;
  readonly replicaSets: readonly ReplicaSet[];
}

/**
 * The limits of a Deployment at its present size: percentages are of spec.replicas, resolved in every sync. Recreate, and a
 * strategy that admission would refuse, count as surge 0 and unavailable 0; with Recreate nothing keeps a pod available. Source:
 * kubernetes 1.28, deployment util, MinAvailable.
 */
export function limitsOf({
  strategy,
  replicas,
}: DeploymentSpec): NonNullable<ReturnType<typeof rollingLimits>> {
  const none = { maxSurge: 0, maxUnavailable: 0, maxTotal: replicas };
  if (strategy.type === 'Recreate') return { ...none, minAvailable: 0 };
  return rollingLimits(strategy, replicas) ?? { ...none, minAvailable: replicas };
}

/** A ReplicaSet in a sync, which changes its own copies. */
type Draft = { -readonly [K in keyof ReplicaSet]: ReplicaSet[K] };

const SYNCS = {
  /** It scales and cleans up, nothing else. Sizes of before count: a set that it scales up from 0 may be deleted. Source: sync.go, sync. */
  paused: (spec: DeploymentSpec, sets: Draft[]): void => {
    cleanUp(spec, sets);
    scaleSync(spec, sets);
  },
  scale: scaleSync,
  recreate: recreateSync,
  rolling: rollingSync,
};

/**
 * One sync of the Deployment controller: paused, scaling event, then the strategy; the first that applies is all that happens. Gives
 * the ReplicaSets with their new sizes, oldest first, but not yet the pods for them. Source: kubernetes 1.28,
 * deployment/deployment_controller.go, syncDeployment.
 */
export function syncDeployment({ spec, replicaSets }: DeploymentState): {
  readonly by: keyof typeof SYNCS;
  readonly replicaSets: readonly ReplicaSet[];
} {
  const sets = replicaSets.map((set) => ({ ...set }));
  const { newSet, oldSets } = newAndOld(spec, sets);
  // Rolling back renumbers the old ReplicaSet. Source: deployment util, SetNewReplicaSetAnnotations.
  if (newSet) newSet.revision = Math.max(newSet.revision, next(oldSets, 'revision'));
  const strategy = spec.strategy.type === 'Recreate' ? 'recreate' : 'rolling';
  const by = spec.paused ? 'paused' : isScalingEvent(spec, sets) ? 'scale' : strategy;
  SYNCS[by](spec, sets);
  return { by, replicaSets: sets.sort((a, b) => a.order - b.order) };
}

/**
 * The new ReplicaSet is the one whose template equals the Deployment's, the oldest where several do, null until it is created; the
 * template decides, not the hash. All others are old. Source: kubernetes 1.28, deployment util, FindNewReplicaSet.
 */
function newAndOld<Set extends ReplicaSet>(
  { template }: DeploymentSpec,
  sets: readonly Set[],
): { readonly newSet: Set | null; /** Oldest first. */ readonly oldSets: Set[] } {
  const byAge = sets.toSorted((a, b) => a.order - b.order);
  const newSet = byAge.find((set) => set.template === template) ?? null;
  return { newSet, oldSets: byAge.filter((set) => set !== newSet) };
}

function next(sets: readonly ReplicaSet[], field: 'revision' | 'order'): number {
  return Math.max(0, ...sets.map((set) => set[field])) + 1;
}

function sumOf(sets: readonly ReplicaSet[], field: 'size' | 'pods' | 'available' | 'terminating'): number {
  return sets.reduce((sum, set) => sum + set[field], 0);
}

/** A ReplicaSet is active while its size is above 0. */
function active<Set extends ReplicaSet>(sets: readonly Set[]): Set[] {
  return sets.filter((set) => set.size > 0);
}

/**
 * Sizes a ReplicaSet and notes on it the Deployment's size and maximum of this moment; the same size leaves the notes as they were.
 * True where the size is another one. Source: kubernetes 1.28, deployment/sync.go, scaleReplicaSetAndRecordEvent.
 */
function resize(spec: DeploymentSpec, set: Draft, size: number): boolean {
  if (set.size === size) return false;
  Object.assign(set, annotated(spec, { ...set, size }));
  return true;
}

/** Notes the Deployment's size and size plus surge on a ReplicaSet. Source: deployment util, SetReplicasAnnotations. */
export function annotated(spec: DeploymentSpec, set: ReplicaSet): ReplicaSet {
  return { ...set, desiredAnnotation: spec.replicas, maxAnnotation: spec.replicas + limitsOf(spec).maxSurge };
}

/** True when an active ReplicaSet was last sized for another spec.replicas. Source: deployment/sync.go, isScalingEvent. */
function isScalingEvent({ replicas }: DeploymentSpec, sets: readonly ReplicaSet[]): boolean {
  return active(sets).some(({ desiredAnnotation }) => (desiredAnnotation ?? replicas) !== replicas);
}

/**
 * One scaling sync: a single active ReplicaSet takes the full size; with a saturated new one the old ones go to 0; a rolling update
 * with several spreads the change over them; Recreate does nothing then, and since nothing notes the new size it never gets past this
 * point. Source: kubernetes 1.28, deployment/sync.go, scale; deployment util, IsSaturated.
 */
function scaleSync(spec: DeploymentSpec, sets: Draft[]): void {
  const { replicas, strategy } = spec;
  const { newSet, oldSets } = newAndOld(spec, sets);
  const [first, ...others] = active(sets);
  if (others.length === 0) {
    const only = first ?? newSet ?? oldSets.at(-1);
    if (only) resize(spec, only, replicas);
    return;
  }
  const counts = newSet ? [newSet.size, newSet.desiredAnnotation, newSet.available] : [null];
  if (counts.every((count) => count === replicas)) for (const set of oldSets) resize(spec, set, 0);
  else if (strategy.type === 'RollingUpdate') scaleInProportion(spec, sets);
}

/**
 * Spreads the change over the active ReplicaSets in proportion to their sizes: largest first, ties newer first when growing and
 * older first when shrinking; the first takes the leftover. minAvailable plays no part. Every active set is marked with the new size,
 * even where its own does not change. Source: deployment util, GetProportion, getReplicaSetFraction.
 */
function scaleInProportion(spec: DeploymentSpec, sets: Draft[]): void {
  const { maxTotal } = limitsOf(spec);
  const pods = sumOf(sets, 'pods');
  let left = (spec.replicas > 0 ? maxTotal : 0) - sumOf(sets, 'size');
  const newerFirst = left > 0 ? -1 : 1;
  const ordered = active(sets).sort((a, b) => b.size - a.size || newerFirst * (a.order - b.order));
  for (const set of ordered) {
    const oldMax = set.maxAnnotation ?? pods;
    // Half away from zero; sizes are never negative. Without an old maximum there is no proportion to keep.
    const size = oldMax > 0 ? Math.floor((set.size * maxTotal) / oldMax + 0.5) : set.size;
    const part = left === 0 ? 0 : spec.replicas === 0 ? -set.size : size - set.size;
    const share = left > 0 ? Math.min(part, left) : Math.max(part, left);
    Object.assign(set, annotated(spec, { ...set, size: set.size + share }));
    left -= share;
  }
  const [largest] = ordered;
  if (largest) largest.size = Math.max(0, largest.size + left);
}

/**
 * One sync of Recreate: every old ReplicaSet to 0; then nothing while an old pod exists, terminating ones too (Failed and
 * Succeeded ones do not count); then the new one straight to full size. Source: kubernetes 1.28, deployment/recreate.go.
 */
function recreateSync(spec: DeploymentSpec, sets: Draft[]): void {
  const { newSet, oldSets } = newAndOld(spec, sets);
  const hasScaled = oldSets.map((set) => resize(spec, set, 0)).includes(true);
  if (hasScaled || sumOf(oldSets, 'pods') + sumOf(oldSets, 'terminating') > 0) return;
  resize(spec, newSet ?? create(spec, sets, spec.replicas), spec.replicas);
  if (newSet && isComplete({ spec, replicaSets: sets })) cleanUp(spec, sets);
}

/**
 * One sync of a rolling update: create, else scale up, else scale down, else clean up. Creating the ReplicaSet does not end the
 * sync, so the first one both adds the surge and takes old pods; growing it does. The new ReplicaSet grows by as many as fit under
 * replicas plus surge, counted by size over all. A first rollout is not staged at all, since nothing else takes room. Source:
 * kubernetes 1.28, deployment/rolling.go, rolloutRolling; sync.go, getNewReplicaSet; deployment util, NewRSNewReplicas.
 */
function rollingSync(spec: DeploymentSpec, sets: Draft[]): void {
  const { newSet, oldSets } = newAndOld(spec, sets);
  const own = newSet?.size ?? 0;
  const fits = Math.max(0, limitsOf(spec).maxTotal - sumOf(sets, 'size'));
  const size = Math.min(spec.replicas, own + Math.min(fits, Math.max(0, spec.replicas - own)));
  const current = newSet ?? create(spec, sets, size);
  if (resize(spec, current, size) || scaleDownOld(spec, current, oldSets)) return;
  if (newSet && isComplete({ spec, replicaSets: sets })) cleanUp(spec, sets);
}

/** A ReplicaSet for the Deployment's template, already sized. */
function create(spec: DeploymentSpec, sets: Draft[], size: number): Draft {
  const empty = emptySet(spec.template, next(sets, 'order'));
  const set = annotated(spec, { ...empty, revision: next(sets, 'revision'), size });
  sets.push(set);
  return set;
}

/** All pods are new and available, none is old; by the status before, so never in a sync that creates. Source: DeploymentComplete. */
export function isComplete({ spec, replicaSets }: DeploymentState): boolean {
  const { newSet } = newAndOld(spec, replicaSets);
  const counts = [newSet?.pods ?? 0, sumOf(replicaSets, 'pods'), sumOf(replicaSets, 'available')];
  return counts.every((count) => count === spec.replicas);
}

/**
 * Deletes the old ReplicaSets beyond revisionHistoryLimit: lowest revision first, and of these only the empty ones. A set that is not
 * empty uses up its turn and stays. Source: kubernetes 1.28, deployment/sync.go, cleanupDeployment.
 */
function cleanUp(spec: DeploymentSpec, sets: Draft[]): void {
  const { oldSets } = newAndOld(spec, sets);
  const beyond = Math.max(0, oldSets.length - spec.revisionHistoryLimit);
  const oldest = oldSets.sort((a, b) => a.revision - b.revision || a.order - b.order).slice(0, beyond);
  for (const set of oldest) if (set.size === 0 && set.pods === 0) sets.splice(sets.indexOf(set), 1);
}

/**
 * Number of old pods that may be deleted, counted by size. Pods of the new version that are not available are taken off, so a bad version
 * never pushes the old one further down. Source: kubernetes 1.28, deployment/rolling.go, reconcileOldReplicaSets.
 */
function scaleDownRoom(spec: DeploymentSpec, newSet: ReplicaSet, oldSets: readonly ReplicaSet[]): number {
  return sumOf(oldSets, 'size') + newSet.available - limitsOf(spec).minAvailable;
}

/**
 * One scale-down of the old ReplicaSets: pods that are not available first, as many as there is room for, even when too few
 * are available already; then available ones down to minAvailable. Oldest ReplicaSet first, each down to 0 before the next.
 * Source: kubernetes 1.28, deployment/rolling.go, cleanupUnhealthyReplicas, scaleDownOldReplicaSetsForRollingUpdate.
 */
function scaleDownOld(spec: DeploymentSpec, newSet: ReplicaSet, oldSets: readonly Draft[]): boolean {
  const before = sumOf(oldSets, 'size');
  const room = scaleDownRoom(spec, newSet, oldSets);
  if (before === 0 || room <= 0) return false;
  const takeOff = (most: number, of: (set: ReplicaSet) => number): void => {
    let left = most;
    for (const set of oldSets) {
      const goes = Math.max(0, Math.min(left, of(set)));
      left -= goes;
      resize(spec, set, set.size - goes);
    }
  };
  takeOff(room, ({ size, available }) => size - available);
  takeOff(sumOf([...oldSets, newSet], 'available') - limitsOf(spec).minAvailable, ({ size }) => size);
  return sumOf(oldSets, 'size') < before;
}

/** The reason for which a Deployment that is neither complete nor paused does nothing. */
export function deploymentHalt({ spec, replicaSets }: DeploymentState): Halt {
  const { newSet, oldSets } = newAndOld(spec, replicaSets);
  const isRecreate = spec.strategy.type === 'Recreate';
  if (isRecreate && active(replicaSets).length > 1 && isScalingEvent(spec, replicaSets))
    return { code: 'recreate-while-scaling' };
  const pods = newSet ? newSet.size - newSet.available : 0;
  const old = sumOf(oldSets, 'size');
  const { minAvailable: limit } = limitsOf(spec);
  return { code: 'not-available', pods, ...(old > 0 ? { keeps: { old, by: 'minAvailable', limit } } : {}) };
}
