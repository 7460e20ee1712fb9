import type { Behaviour } from '../../versions.js';
import { scaleDown } from './condemned.js';
import { fillPlaces } from './places.js';
import { condemnedOf, placesOf, type StatefulPod, type StatefulSetState } from './state.js';
import { type StatefulSetStatus, statefulSetStatus } from './status.js';
import { podsToUpdate } from './update.js';

export interface StatefulSetSync {
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
