import type { Behaviour } from '../../versions.js';
import {
  condemnedOf,
  isHealthy,
  isPodAvailable,
  partitionOf,
  type Place,
  placesOf,
  revisionForNew,
  type StatefulPod,
  type StatefulSetState,
} from './state.js';
import { type StatefulSetStatus, statefulSetStatus } from './status.js';
import { statefulSetMaxUnavailable } from '../workload-budgets.js';

interface StatefulSetSync {
  readonly created: readonly { readonly ordinal: number; readonly revision: string }[];
  /** Failed ones are gone at once, the others are terminating. */
  readonly deleted: readonly StatefulPod[];
  readonly status: StatefulSetStatus;
}

/**
 * One sync of the StatefulSet controller: fill places, then scale down, then update; OrderedReady stops at the first part that
 * acts or waits. Source: kubernetes 1.28, stateful_set_control.go, updateStatefulSet.
 */
export function syncStatefulSet(state: StatefulSetState, behaviour: Behaviour): StatefulSetSync {
  const old = state.spec.strategy.type === 'Recreate' ? outdatedPods(state) : [];
  if (old.length > 0)
    return {
      created: [],
      deleted: old.filter(({ terminating }) => !terminating),
      status: statefulSetStatus(state, state.pods),
    };
  const { created, deleted: replaced, places, waitsFor } = fillPlaces(state, placesOf(state));
  const deleted: StatefulPod[] = [...replaced];
  const seen = state.pods.filter((pod) => !replaced.includes(pod));
  const status = statefulSetStatus(state, seen);
  if (waitsFor !== null) return { created, deleted, status };

  const surplus = scaleDown(state, places, condemnedOf(state));
  deleted.push(...surplus.deleted);
  if (surplus.ends) return { created, deleted, status };

  deleted.push(...podsToUpdate(state, places, behaviour));
  return { created, deleted, status };
}

/**
 * With Recreate all pods of another revision go at once, surplus ones too, and nothing else is done before the last of them is gone.
 * Source: kubernetes/enhancements, KEP-3541; kubernetes/kubernetes#137187.
 */
function outdatedPods({ pods, spec }: StatefulSetState): StatefulPod[] {
  return pods.filter(({ template }) => template !== spec.template);
}

interface ScaledDown {
  readonly deleted: readonly StatefulPod[];
  /** OrderedReady met a pod it deletes or waits for, and the sync ends. */
  readonly ends: boolean;
}

/**
 * Deletes pods beyond replicas, highest ordinal first; it comes before any update. OrderedReady deletes one and waits for it, and
 * deletes a pod that is not available only if it is the first unhealthy one of all. Parallel deletes them all. Source:
 * kubernetes 1.28, stateful_set_control.go, processCondemned.
 */
function scaleDown(
  state: StatefulSetState,
  places: readonly Place[],
  condemned: readonly StatefulPod[],
): ScaledDown {
  if (state.spec.podManagementPolicy === 'Parallel')
    return { deleted: condemned.filter((pod) => !pod.terminating), ends: false };
  const pod = condemned[0];
  if (!pod) return { deleted: [], ends: false };
  const blocked = !isPodAvailable(pod, state) && pod !== firstUnhealthy(places, condemned);
  return { deleted: pod.terminating || blocked ? [] : [pod], ends: true };
}

/** The lowest unhealthy place, a missing pod too, else the lowest unhealthy condemned pod. */
function firstUnhealthy(places: readonly Place[], condemned: readonly StatefulPod[]): StatefulPod | null {
  const place = places.find(({ pod }) => !isHealthy(pod));
  if (place) return place.pod;
  return condemned.findLast((pod) => !isHealthy(pod)) ?? null;
}

/** What filling the places came to. */
interface Filled {
  /** Failed pods, which are deleted and created anew in the same sync. */
  readonly deleted: readonly StatefulPod[];
  readonly created: readonly { readonly ordinal: number; readonly revision: string }[];
  /** The places afterwards; a created pod is not there yet. */
  readonly places: readonly Place[];
  /** OrderedReady met a place it has to wait for, and the sync ends. */
  readonly waitsFor: number | null;
}

/**
 * Fills places from the lowest ordinal up. OrderedReady goes no further than the first place it had to fill or has to wait for: a
 * pod that is being deleted, not ready, or not yet available. It does so before any update, which is why it cannot recover
 * from a broken pod whatever the template says. Parallel fills all. Source: kubernetes 1.28, stateful_set_control.go,
 * processReplica.
 */
export function fillPlaces(state: StatefulSetState, places: readonly Place[]): Filled {
  const ordered = state.spec.podManagementPolicy === 'OrderedReady';
  const deleted: StatefulPod[] = [];
  const created: { ordinal: number; revision: string }[] = [];
  const filled: Place[] = [];
  let waitsFor: number | null = null;
  for (const place of places) {
    if (waitsFor !== null) {
      filled.push(place);
      continue;
    }
    const failed = place.pod?.finished === true ? place.pod : null;
    if (failed) deleted.push(failed);
    const revision = failed ? revisionForNew(state, place.ordinal) : place.revision;
    const pod = failed ? null : place.pod;
    if (!pod) created.push({ ordinal: place.ordinal, revision });
    filled.push({ ordinal: place.ordinal, pod, revision });
    if (ordered && (!pod || pod.terminating || !isPodAvailable(pod, state))) waitsFor = place.ordinal;
  }
  return { deleted, created, places: filled, waitsFor };
}

/** The pods that an update deletes in one sync, once places are filled and surplus pods are gone. */
function podsToUpdate(
  state: StatefulSetState,
  places: readonly Place[],
  behaviour: Behaviour,
): StatefulPod[] {
  if (state.spec.strategy.type !== 'RollingUpdate') return [];
  return behaviour.statefulSetMaxUnavailable
    ? severalAtATime(state, places, behaviour, state.spec.strategy.maxUnavailable)
    : oneAtATime(state, places, behaviour);
}

/** Places from the partition up, highest first. */
function fromTheTop(state: StatefulSetState, places: readonly Place[]): Place[] {
  return places.slice(partitionOf(state.spec)).reverse();
}

function outdated(state: StatefulSetState, { pod, revision }: Place): boolean {
  return pod !== null && revision !== state.spec.template && !pod.terminating;
}

/** Unhealthy, or from 1.34 on not yet available (kubernetes/kubernetes#130909). */
function counts(state: StatefulSetState, { pod }: Place, behaviour: Behaviour): boolean {
  if (!isHealthy(pod)) return true;
  return behaviour.statefulSetUpdateWaitsForAvailable && pod !== null && !isPodAvailable(pod, state);
}

/**
 * Without the gate maxUnavailable is ignored: the highest outdated pod goes, healthy or not, unless a pod above it is not well
 * yet. Parallel updates one at a time as well. Source: kubernetes 1.28, stateful_set_control.go, updateStatefulSet.
 */
function oneAtATime(state: StatefulSetState, places: readonly Place[], behaviour: Behaviour): StatefulPod[] {
  for (const place of fromTheTop(state, places)) {
    if (place.pod && outdated(state, place)) return [place.pod];
    if (counts(state, place, behaviour)) return [];
  }
  return [];
}

/**
 * With the gate up to maxUnavailable go, less those of all places that are unhealthy already, also below the partition. Source:
 * kubernetes 1.28, stateful_set_control.go, updateStatefulSetAfterInvariantEstablished.
 */
function severalAtATime(
  state: StatefulSetState,
  places: readonly Place[],
  behaviour: Behaviour,
  maxUnavailable: number | string,
): StatefulPod[] {
  const limit = statefulSetMaxUnavailable(maxUnavailable, state.spec.replicas);
  const left = limit - places.filter((place) => counts(state, place, behaviour)).length;
  const candidates = fromTheTop(state, places).filter((place) => outdated(state, place));
  const pods = candidates.flatMap(({ pod }) => pod ?? []);
  if (behaviour.statefulSetParallelReplacesUnavailable && state.spec.podManagementPolicy === 'Parallel') {
    // Replacing what is down already costs nothing; a revert of a broken version depends on it (#137666).
    const down = pods.filter((pod) => !isPodAvailable(pod, state));
    const up = pods.filter((pod) => isPodAvailable(pod, state));
    return [...down, ...up.slice(0, Math.max(0, left))];
  }
  return pods.slice(0, Math.max(0, left));
}
