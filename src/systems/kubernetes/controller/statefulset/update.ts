import type { Behaviour } from '../../versions.js';
import { statefulSetMaxUnavailable } from '../workload-budgets.js';
import {
  isHealthy,
  isPodAvailable,
  partitionOf,
  type Place,
  type StatefulPod,
  type StatefulSetState,
} from './state.js';

/** The pods that an update deletes in one sync, once places are filled and surplus pods are gone. */
export function podsToUpdate(
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
