import type { Behavior } from '../versions.js';
import { statefulSetMaxUnavailable } from './limits.js';
import { type Halt, isAvailable, type Pod } from './pod.js';
import type { StatefulSetSpec } from './spec.js';

/** Its slot is its ordinal, its template the revision that it runs. */
export type StatefulPod = Pod<number>;

export interface StatefulSetState {
  readonly spec: StatefulSetSpec;
  /** status.currentRevision; null on a StatefulSet that no sync has touched. */
  readonly currentRevision: string | null;
  readonly pods: readonly StatefulPod[];
  readonly nowMs: number;
}

interface NewPod {
  readonly ordinal: number;
  readonly revision: string;
}

/** The lowest index that an update touches. */
export function partitionOf({ strategy }: StatefulSetSpec): number {
  return strategy.type === 'RollingUpdate' ? strategy.partition : 0;
}

export function updatedAtOnce(
  { strategy, replicas }: StatefulSetSpec,
  { statefulSetMaxUnavailable: isGateOn }: Behavior,
): number {
  if (strategy.type === 'OnDelete') return 0;
  return isGateOn ? statefulSetMaxUnavailable(strategy.maxUnavailable, replicas) : 1;
}

/**
 * The revision a pod is created with: the current one below the partition of a rolling update, else the template's; with OnDelete
 * always the template's. Source: kubernetes 1.28, statefulset utils, newVersionedStatefulSetPod.
 */
function revisionForNew({ spec, currentRevision }: StatefulSetState, ordinal: number): string {
  const isBelow = ordinal < spec.startOrdinal + partitionOf(spec);
  return isBelow ? (currentRevision ?? spec.template) : spec.template;
}

type Place = ReturnType<typeof placesOf>[number];

/**
 * The places within spec.replicas, lowest ordinal first: the pod that is there, and its revision, or that of the pod to be created. A
 * Failed pod is none: it is replaced at once.
 */
function placesOf(state: StatefulSetState) {
  const byOrdinal = new Map(state.pods.map((pod) => [pod.slot, pod]));
  return Array.from({ length: state.spec.replicas }, (_, index) => {
    const ordinal = state.spec.startOrdinal + index;
    const found = byOrdinal.get(ordinal);
    const pod = found === undefined || found.finished ? null : found;
    return { ordinal, pod, revision: pod?.template ?? revisionForNew(state, ordinal) };
  });
}

export function isWanted({ startOrdinal, replicas }: StatefulSetSpec, ordinal: number): boolean {
  return ordinal >= startOrdinal && ordinal < startOrdinal + replicas;
}

/** Pods outside the wanted ordinals, highest first. */
function condemnedOf({ spec, pods }: StatefulSetState): StatefulPod[] {
  return pods.filter((pod) => !isWanted(spec, pod.slot)).sort((a, b) => b.slot - a.slot);
}

function isHealthy(pod: StatefulPod | null): boolean {
  return pod !== null && pod.readySinceMs !== null && !pod.terminating;
}

/** Available, and not being deleted: OrderedReady waits for any other pod. */
function isThere(pod: StatefulPod | null, state: StatefulSetState): boolean {
  return pod !== null && !pod.terminating && isAvailable(pod, state);
}

/**
 * One sync of the StatefulSet controller: fill places from the lowest ordinal up, delete pods beyond replicas from the highest down, then
 * update. Of deleted pods Failed ones are gone at once, the others are terminating.
 *
 * OrderedReady goes no further than the first place that it had to fill or has to wait for, whatever the template says, and deletes one
 * surplus pod at a time: one that is not available only if no lower one is unhealthy. Source: kubernetes 1.28, stateful_set_control.go,
 * updateStatefulSet, processReplica, processCondemned.
 */
export function syncStatefulSet(
  state: StatefulSetState,
  behavior: Behavior,
): {
  readonly created: readonly NewPod[];
  readonly deleted: readonly StatefulPod[];
  readonly status: ReturnType<typeof statefulSetStatus>;
} {
  const { spec, pods } = state;
  const created: NewPod[] = [];
  const failed: StatefulPod[] = [];
  const ending = (deleted: readonly StatefulPod[]): ReturnType<typeof syncStatefulSet> => {
    const seen = pods.filter((pod) => !failed.includes(pod));
    const going = deleted.filter(({ terminating }) => !terminating);
    return { created, deleted: [...failed, ...going], status: statefulSetStatus(state, seen) };
  };
  const isOrdered = spec.podManagementPolicy === 'OrderedReady';
  const places = placesOf(state);
  for (const { ordinal, pod, revision } of places) {
    if (!pod) {
      created.push({ ordinal, revision });
      failed.push(...pods.filter(({ slot }) => slot === ordinal));
    }
    if (isOrdered && !isThere(pod, state)) return ending([]);
  }
  const condemned = condemnedOf(state);
  const [highest] = condemned;
  if (!isOrdered || !highest) return ending([...condemned, ...podsToUpdate(state, places, behavior)]);
  const isFirst = highest === condemned.findLast((pod) => !isHealthy(pod));
  return ending(isFirst || isAvailable(highest, state) ? [highest] : []);
}

/**
 * The pods that an update deletes in one sync: outdated ones from the partition up, the highest first. Places count as unavailable that are
 * unhealthy, or from 1.34 on not yet available (kubernetes/kubernetes#130909). Without the gate the highest outdated pod goes, healthy or
 * not, unless a pod above it is not well yet, with Parallel too. With the gate up to maxUnavailable go, less all places that count as
 * unavailable, also below the partition. Source: kubernetes 1.28, stateful_set_control.go, updateStatefulSetAfterInvariantEstablished.
 */
function podsToUpdate(
  state: StatefulSetState,
  places: readonly Place[],
  behavior: Behavior,
): readonly StatefulPod[] {
  const { strategy, template, podManagementPolicy } = state.spec;
  if (strategy.type !== 'RollingUpdate') return [];
  const isOutdated = ({ pod, revision }: Place): boolean =>
    pod !== null && revision !== template && !pod.terminating;
  const isUnavailable = ({ pod }: Place): boolean =>
    !isHealthy(pod) ||
    (behavior.statefulSetUpdateWaitsForAvailable && pod !== null && !isAvailable(pod, state));
  const fromTheTop = places.slice(strategy.partition).reverse();
  if (!behavior.statefulSetMaxUnavailable) {
    const next = fromTheTop.find((place) => isOutdated(place) || isUnavailable(place));
    return next?.pod && isOutdated(next) ? [next.pod] : [];
  }
  const left = Math.max(0, updatedAtOnce(state.spec, behavior) - places.filter(isUnavailable).length);
  const pods = fromTheTop.filter(isOutdated).flatMap(({ pod }) => pod ?? []);
  if (!behavior.statefulSetParallelReplacesUnavailable || podManagementPolicy !== 'Parallel')
    return pods.slice(0, left);
  // Replacing what is down already costs nothing; a revert of a broken version depends on it (#137666).
  const up = pods.filter((pod) => isAvailable(pod, state));
  return [...pods.filter((pod) => !up.includes(pod)), ...up.slice(0, left)];
}

/**
 * The status a sync writes, with templates for revisions, over the pods it saw (condemned and terminating ones too, without Failed ones it replaced). With
 * RollingUpdate the current revision becomes the template's when all of them are of it, ready and not being deleted, so with no
 * pod at all it moves at once; with OnDelete it never moves. Source: kubernetes 1.28, stateful_set_control.go,
 * computeReplicaStatus, completeRollingUpdate.
 */
function statefulSetStatus(state: StatefulSetState, seen: readonly StatefulPod[]) {
  const updateRevision = state.spec.template;
  const currentRevision = state.currentRevision ?? updateRevision;
  const live = seen.filter((pod) => !pod.terminating);
  const ready = seen.filter((pod) => pod.readySinceMs !== null);
  const updated = live.filter((pod) => pod.template === updateRevision).length;
  const moves =
    state.spec.strategy.type !== 'OnDelete' && updated === seen.length && ready.length === seen.length;
  return {
    replicas: seen.length,
    ready: ready.length,
    available: ready.filter((pod) => isAvailable(pod, state)).length,
    current: moves ? updated : live.filter((pod) => pod.template === currentRevision).length,
    updated,
    currentRevision: moves ? updateRevision : currentRevision,
    updateRevision,
  };
}

/**
 * The end of a run, by its last state. `partitioned`: every place has an available pod, from the partition up an updated one, but the
 * current revision has not moved: ordinals below the partition are not updated.
 */
export function outcomeOf(state: StatefulSetState): 'complete' | 'partitioned' | 'stuck' | 'onDelete' {
  const { spec, pods } = state;
  const { replicas, updated, available, currentRevision } = statefulSetStatus(state, pods);
  if ([replicas, updated, available].every((count) => count === spec.replicas)) return 'complete';
  if (spec.strategy.type === 'OnDelete') return 'onDelete';
  const isAsWanted = ({ pod }: Place, index: number): boolean =>
    pod !== null && isAvailable(pod, state) && (index < partitionOf(spec) || pod.template === spec.template);
  if (!placesOf(state).every(isAsWanted) || condemnedOf(state).length > 0) return 'stuck';
  // The current revision has moved although a pod below the partition was created with the one before it.
  return currentRevision === spec.template ? 'complete' : 'partitioned';
}

export function statefulSetHalt(state: StatefulSetState, behavior: Behavior): Halt {
  const outcome = outcomeOf(state);
  if (outcome !== 'stuck') return { code: outcome === 'onDelete' ? 'on-delete' : 'complete' };
  const isOrdered = state.spec.podManagementPolicy === 'OrderedReady';
  const places = placesOf(state);
  const awaited = places.find(({ pod }) => !isThere(pod, state))?.ordinal;
  // A surplus pod that is not ready keeps those above it.
  const surplus = condemnedOf(state).findLast((pod) => !isAvailable(pod, state))?.slot;
  const blocking = awaited ?? surplus;
  if (isOrdered && blocking !== undefined) return { code: 'ordered-ready', pods: [blocking] };
  const down = places.filter(({ pod }) => !isHealthy(pod) || (pod && !isAvailable(pod, state)));
  const pods = down.map(({ ordinal }) => ordinal);
  const old = places.filter(({ revision }) => revision !== state.spec.template).length;
  const isLimited = state.spec.strategy.type === 'RollingUpdate' && behavior.statefulSetMaxUnavailable;
  if (!isLimited || old === 0) return { code: 'not-available', pods };
  const limit = updatedAtOnce(state.spec, behavior);
  return { code: 'not-available', pods, keeps: { old, by: 'maxUnavailable', limit } };
}
