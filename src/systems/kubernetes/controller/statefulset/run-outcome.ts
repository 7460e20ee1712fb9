import { condemnedOf, isPodAvailable, partitionOf, placesOf, type StatefulSetState } from './state.js';
import { isComplete, type StatefulSetStatus } from './status.js';

/** How a run ended. `partitioned`: all is as wanted, but ordinals below the partition are not updated. */
type StatefulSetOutcome = 'complete' | 'partitioned' | 'stuck' | 'onDelete';

/** The outcome by the last state of a run and the status of one more sync. */
export function outcomeOf(state: StatefulSetState, status: StatefulSetStatus): StatefulSetOutcome {
  if (isComplete(state, status)) return 'complete';
  if (state.spec.strategy.type === 'OnDelete') return 'onDelete';
  if (!isAsWanted(state)) return 'stuck';
  // The current revision has moved although a pod below the partition was created with the one before it.
  return status.currentRevision === status.updateRevision ? 'complete' : 'partitioned';
}

/** Every place has an available pod, those from the partition up an updated one, and no other pod is left. */
function isAsWanted(state: StatefulSetState): boolean {
  const places = placesOf(state).every(
    ({ pod }, index) =>
      pod !== null &&
      isPodAvailable(pod, state) &&
      (index < partitionOf(state.spec) || pod.template === state.spec.template),
  );
  return places && condemnedOf(state).length === 0;
}
