import type { IntOrPercent } from '../../../manifest/quantity.js';
import { type Limits, rollingLimits } from './limits.js';
import type { Halt } from './pod.js';

export type DeploymentStrategy =
  | { readonly type: 'Recreate' }
  | {
      readonly type: 'RollingUpdate';
      readonly maxSurge: IntOrPercent;
      readonly maxUnavailable: IntOrPercent;
    };

/** A Deployment's spec with the API's defaults filled in. */
export interface DeploymentSpec {
  readonly replicas: number;
  /** Equal strings are equal pod templates; the hash label is no part of it. */
  readonly template: string;
  readonly strategy: DeploymentStrategy;
  readonly paused: boolean;
  readonly minReadySeconds: number;
  readonly progressDeadlineSeconds: number;
  readonly revisionHistoryLimit: number;
}

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

/** A ReplicaSet without pods. */
export function emptySet(template: string, order: number): ReplicaSet {
  return {
    name: `${template}#${order}`,
    template,
    order,
    revision: order,
    size: 0,
    pods: 0,
    available: 0,
    terminating: 0,
    desiredAnnotation: null,
    maxAnnotation: null,
  };
}

/** A Deployment with its ReplicaSets, oldest first. */
export interface DeploymentState {
  readonly spec: DeploymentSpec;
  readonly replicaSets: readonly ReplicaSet[];
}

/**
 * The limits of a Deployment at its present size: percentages are of spec.replicas, resolved in every sync anew. Recreate, and a
 * strategy that admission would refuse, count as surge 0 and unavailable 0; with Recreate nothing keeps a pod available. Source:
 * kubernetes 1.28, deployment util, MinAvailable.
 */
export function limitsOf({ strategy, replicas }: DeploymentSpec): Limits {
  const none = { maxSurge: 0, maxUnavailable: 0, maxTotal: replicas };
  if (strategy.type === 'Recreate') return { ...none, minAvailable: 0 };
  return rollingLimits(strategy, replicas) ?? { ...none, minAvailable: replicas };
}

interface DeploymentSync {
  /** The part of the controller that acted. */
  readonly by: 'paused' | 'scale' | 'recreate' | 'rolling';
  /** With their new sizes, but not yet the pods for them. */
  readonly replicaSets: readonly ReplicaSet[];
}

/**
 * One sync of the Deployment controller: paused, scaling event, then the strategy; the first that applies is all that happens.
 * Source: kubernetes 1.28, deployment/deployment_controller.go, syncDeployment.
 */
export function syncDeployment({ spec, replicaSets }: DeploymentState): DeploymentSync {
  const sets = renumbered(newAndOld(spec, replicaSets));
  const by = spec.paused
    ? 'paused'
    : isScalingEvent(spec, replicaSets)
      ? 'scale'
      : spec.strategy.type === 'Recreate'
        ? 'recreate'
        : 'rolling';
  const synced = SYNCS[by](spec, sets);
  return { by, replicaSets: [...synced].sort((a, b) => a.order - b.order) };
}

type SyncPart = (spec: DeploymentSpec, sets: NewAndOld) => readonly ReplicaSet[];

const SYNCS: Readonly<Record<DeploymentSync['by'], SyncPart>> = {
  /** It scales and cleans up, nothing else. */
  paused: (spec, sets) => cleanedUp(spec, newAndOld(spec, scaleSync(spec, sets))),
  scale: scaleSync,
  recreate: recreateSync,
  rolling: rollingSync,
};

/** A Deployment's ReplicaSets told apart. */
interface NewAndOld {
  /** Null until it is created. */
  readonly newSet: ReplicaSet | null;
  /** Oldest first. */
  readonly oldSets: readonly ReplicaSet[];
}

function allOf({ newSet, oldSets }: NewAndOld): readonly ReplicaSet[] {
  return newSet ? [...oldSets, newSet] : oldSets;
}

/**
 * The new ReplicaSet is the one whose template equals the Deployment's, the oldest where several do; the template decides, not
 * the hash. All others are old. Source: kubernetes 1.28, deployment util, FindNewReplicaSet.
 */
export function newAndOld(spec: DeploymentSpec, sets: readonly ReplicaSet[]): NewAndOld {
  const byAge = [...sets].sort((a, b) => a.order - b.order);
  const newSet = byAge.find((set) => set.template === spec.template) ?? null;
  return { newSet, oldSets: byAge.filter((set) => set !== newSet) };
}

/**
 * The new ReplicaSet carries the highest revision: one above the old ones, unless it is higher already. Rolling back renumbers
 * the old ReplicaSet. Source: kubernetes 1.28, deployment util, SetNewReplicaSetAnnotations.
 */
function renumbered({ newSet, oldSets }: NewAndOld): NewAndOld {
  const revision = Math.max(newSet?.revision ?? 0, nextRevision(oldSets));
  return { newSet: newSet && { ...newSet, revision }, oldSets };
}

/** One above the highest revision. */
function nextRevision(sets: readonly ReplicaSet[]): number {
  return Math.max(0, ...sets.map((set) => set.revision)) + 1;
}

/** The sum of one count over ReplicaSets, in pods. */
function sumOf(sets: readonly ReplicaSet[], field: 'size' | 'pods' | 'available' | 'terminating'): number {
  return sets.reduce((sum, set) => sum + set[field], 0);
}

/** A ReplicaSet is active while its size is above 0. */
function active(sets: readonly ReplicaSet[]): ReplicaSet[] {
  return sets.filter((set) => set.size > 0);
}

/**
 * Sizes a ReplicaSet and notes on it the Deployment's size and maximum of this moment. The same size leaves the notes as they
 * were. Source: kubernetes 1.28, deployment/sync.go, scaleReplicaSetAndRecordEvent.
 */
function resized(spec: DeploymentSpec, set: ReplicaSet, size: number): ReplicaSet {
  return set.size === size ? set : annotated(spec, { ...set, size });
}

/** Notes the Deployment's size and size plus surge on a ReplicaSet. Source: deployment util, SetReplicasAnnotations. */
export function annotated(spec: DeploymentSpec, set: ReplicaSet): ReplicaSet {
  return { ...set, desiredAnnotation: spec.replicas, maxAnnotation: spec.replicas + limitsOf(spec).maxSurge };
}

/** True when an active ReplicaSet was last sized for another spec.replicas. Source: deployment/sync.go, isScalingEvent. */
function isScalingEvent({ replicas }: DeploymentSpec, sets: readonly ReplicaSet[]): boolean {
  return active(sets).some(
    ({ desiredAnnotation }) => desiredAnnotation !== null && desiredAnnotation !== replicas,
  );
}

/**
 * One scaling sync, also the only thing that happens while paused: a single active ReplicaSet takes the full size; with a
 * saturated new one the old ones go to 0; a rolling update with several spreads the change over them; Recreate does nothing
 * then, and since nothing notes the new size it never gets past this point. Source: kubernetes 1.28, deployment/sync.go, scale.
 */
export function scaleSync(spec: DeploymentSpec, { newSet, oldSets }: NewAndOld): readonly ReplicaSet[] {
  const all = allOf({ newSet, oldSets });
  const [first, ...others] = active(all);
  if (others.length === 0) {
    const only = first ?? newSet ?? oldSets.at(-1);
    return all.map((set) => (set === only ? resized(spec, set, spec.replicas) : set));
  }
  if (newSet && isSaturated(spec, newSet)) return [...oldSets.map((set) => resized(spec, set, 0)), newSet];
  return spec.strategy.type === 'RollingUpdate' ? proportional(spec, all) : all;
}

/** Source: kubernetes 1.28, deployment util, IsSaturated. */
function isSaturated({ replicas }: DeploymentSpec, set: ReplicaSet): boolean {
  return [set.size, set.desiredAnnotation, set.available].every((count) => count === replicas);
}

/**
 * Spreads the change over the active ReplicaSets in proportion to their sizes: largest first, ties newer first when growing and
 * older first when shrinking; the first takes the leftover. minAvailable plays no part.
 */
function proportional(spec: DeploymentSpec, all: readonly ReplicaSet[]): ReplicaSet[] {
  const allowed = spec.replicas > 0 ? limitsOf(spec).maxTotal : 0;
  const toAdd = allowed - sumOf(all, 'size');
  const newerFirst = toAdd > 0 ? -1 : 1;
  const ordered = active(all).sort((a, b) => b.size - a.size || newerFirst * (a.order - b.order));
  const sizes = new Map<ReplicaSet | undefined, number>();
  let left = toAdd;
  for (const set of ordered) {
    const share = shareOf(spec, set, left, sumOf(all, 'pods'));
    sizes.set(set, set.size + share);
    left -= share;
  }
  sizes.set(ordered[0], Math.max(0, (sizes.get(ordered[0]) ?? 0) + left));
  // Every active set is marked with the new size, even where its own does not change.
  return all.map((set) => (sizes.has(set) ? annotated(spec, { ...set, size: sizes.get(set) ?? 0 }) : set));
}

/** One ReplicaSet's part, limited to what is left. Source: deployment util, GetProportion, getReplicaSetFraction. */
function shareOf(spec: DeploymentSpec, set: ReplicaSet, left: number, pods: number): number {
  if (left === 0) return 0;
  if (spec.replicas === 0) return Math.max(-set.size, left);
  const oldMax = set.maxAnnotation ?? pods;
  // Half away from zero; sizes are never negative. Without an old maximum there is no proportion to keep.
  const size = oldMax > 0 ? Math.floor((set.size * limitsOf(spec).maxTotal) / oldMax + 0.5) : set.size;
  const part = size - set.size;
  return left > 0 ? Math.min(part, left) : Math.max(part, left);
}

/**
 * One sync of Recreate: every old ReplicaSet to 0; then nothing while an old pod exists, terminating ones too (Failed and
 * Succeeded ones do not count); then the new one straight to full size. Source: kubernetes 1.28, deployment/recreate.go.
 */
function recreateSync(spec: DeploymentSpec, { newSet, oldSets }: NewAndOld): readonly ReplicaSet[] {
  if (active(oldSets).length > 0)
    return allOf({ newSet, oldSets: oldSets.map((set) => resized(spec, set, 0)) });
  if (sumOf(oldSets, 'pods') + sumOf(oldSets, 'terminating') > 0) return allOf({ newSet, oldSets });
  const current = resized(spec, newSet ?? createdSet(spec, oldSets), spec.replicas);
  return doneWith(spec, { newSet: current, oldSets });
}

/**
 * One sync of a rolling update: create, else scale up, else scale down, else clean up. Creating the ReplicaSet does not end the
 * sync, so the first one both adds the surge and takes old pods; growing it does. Source: kubernetes 1.28,
 * deployment/rolling.go, rolloutRolling.
 */
function rollingSync(spec: DeploymentSpec, { newSet, oldSets }: NewAndOld): readonly ReplicaSet[] {
  const current = newSet ?? createdSet(spec, oldSets);
  const size = Math.min(spec.replicas, sizeOfNew(spec, [...oldSets, current], current.size));
  if (size !== current.size) return [...oldSets, resized(spec, current, size)];
  const fewer = scaledDownOld(spec, current, oldSets);
  if (fewer.some((set, i) => set.size !== oldSets[i]?.size)) return [...fewer, current];
  return doneWith(spec, { newSet: current, oldSets });
}

/** Complete: all pods are new and available, and no old one is left. Source: DeploymentComplete. */
export function isComplete({ replicas }: DeploymentSpec, sets: NewAndOld): boolean {
  const all = allOf(sets);
  const counts = [sets.newSet?.pods ?? 0, sumOf(all, 'pods'), sumOf(all, 'available')];
  return counts.every((count) => count === replicas);
}

function doneWith(spec: DeploymentSpec, sets: NewAndOld): readonly ReplicaSet[] {
  return isComplete(spec, sets) ? cleanedUp(spec, sets) : allOf(sets);
}

/**
 * The ReplicaSets without the old ones beyond revisionHistoryLimit: lowest revision first, and of these only the empty ones. A set
 * that is not empty uses up its turn and stays. Source: kubernetes 1.28, deployment/sync.go, cleanupDeployment.
 */
function cleanedUp({ revisionHistoryLimit }: DeploymentSpec, sets: NewAndOld): readonly ReplicaSet[] {
  const beyond = sets.oldSets.length - revisionHistoryLimit;
  if (beyond <= 0) return allOf(sets);
  const oldest = [...sets.oldSets].sort((a, b) => a.revision - b.revision || a.order - b.order);
  const gone = new Set(oldest.slice(0, beyond).filter((set) => set.size === 0 && set.pods === 0));
  return allOf(sets).filter((set) => !gone.has(set));
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
  const [revision, size] = [nextRevision(oldSets), sizeOfNew(spec, oldSets, 0)];
  return annotated(spec, { ...emptySet(spec.template, order), revision, size });
}

/**
 * How many old pods may go, counted by size. Pods of the new version that are not available are taken off, so a bad version
 * never pushes the old one further down. Source: kubernetes 1.28, deployment/rolling.go, reconcileOldReplicaSets.
 */
function scaleDownRoom(spec: DeploymentSpec, newSet: ReplicaSet, oldSets: readonly ReplicaSet[]): number {
  const total = sumOf(oldSets, 'size') + newSet.size;
  return total - limitsOf(spec).minAvailable - (newSet.size - newSet.available);
}

/**
 * The old ReplicaSets after one scale-down: pods that are not available first, as many as there is room for, even when too few
 * are available already; then available ones down to minAvailable. Oldest ReplicaSet first, each down to 0 before the next.
 * Source: kubernetes 1.28, deployment/rolling.go, cleanupUnhealthyReplicas, scaleDownOldReplicaSetsForRollingUpdate.
 */
function scaledDownOld(
  spec: DeploymentSpec,
  newSet: ReplicaSet,
  oldSets: readonly ReplicaSet[],
): readonly ReplicaSet[] {
  const room = scaleDownRoom(spec, newSet, oldSets);
  if (sumOf(oldSets, 'size') === 0 || room <= 0) return oldSets;
  const without = (sets: readonly ReplicaSet[], most: number, of: (set: ReplicaSet) => number) => {
    let left = Math.max(0, most);
    return sets.map((set) => {
      const goes = Math.max(0, Math.min(left, of(set)));
      left -= goes;
      return resized(spec, set, set.size - goes);
    });
  };
  const healthy = without(oldSets, room, ({ size, available }) => size - available);
  const spare = sumOf(healthy, 'available') + newSet.available - limitsOf(spec).minAvailable;
  return without(healthy, spare, ({ size }) => size);
}

/** Pods by size of ReplicaSets: `total` is old and new together, `available` of all. */
export function countsOf({ spec, replicaSets }: DeploymentState): {
  readonly old: number;
  readonly new: number;
  readonly total: number;
  readonly available: number;
  readonly unavailable: number;
} {
  const { newSet, oldSets } = newAndOld(spec, replicaSets);
  const [total, available] = [sumOf(replicaSets, 'size'), sumOf(replicaSets, 'available')];
  return {
    old: sumOf(oldSets, 'size'),
    new: newSet?.size ?? 0,
    total,
    available,
    unavailable: total - available,
  };
}

/** The reason for which a Deployment that is neither complete nor paused does nothing. */
export function deploymentHalt({ spec, replicaSets }: DeploymentState): Halt {
  const { newSet, oldSets } = newAndOld(spec, replicaSets);
  const isRecreate = spec.strategy.type === 'Recreate';
  if (isRecreate && active(replicaSets).length > 1 && isScalingEvent(spec, replicaSets))
    return { code: 'recreate-while-scaling' };
  const { minAvailable } = limitsOf(spec);
  const count = newSet ? newSet.size - newSet.available : 0;
  const old = sumOf(oldSets, 'size');
  const hasNoRoom = newSet !== null && count > 0 && scaleDownRoom(spec, newSet, oldSets) <= 0;
  if (hasNoRoom || old === 0) return { code: 'new-not-available', count, old, minAvailable };
  return { code: 'too-few-available', available: sumOf(replicaSets, 'available'), minAvailable };
}
