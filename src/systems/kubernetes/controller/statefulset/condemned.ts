import { isHealthy, isPodAvailable, type Place, type StatefulPod, type StatefulSetState } from './state.js';

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
export function scaleDown(
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
