import {
  isPodAvailable,
  type Place,
  revisionForNew,
  type StatefulPod,
  type StatefulSetState,
} from './state.js';

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
    const failed = place.pod?.failed === true ? place.pod : null;
    if (failed) deleted.push(failed);
    const revision = failed ? revisionForNew(state, place.ordinal) : place.revision;
    const pod = failed ? null : place.pod;
    if (!pod) created.push({ ordinal: place.ordinal, revision });
    filled.push({ ordinal: place.ordinal, pod, revision });
    if (ordered && (!pod || mustWait(state, pod))) waitsFor = place.ordinal;
  }
  return { deleted, created, places: filled, waitsFor };
}

function mustWait(state: StatefulSetState, pod: StatefulPod): boolean {
  return pod.terminating || !isPodAvailable(pod, state);
}
