import { newAndOld } from './new-and-old.js';
import { isScalingEvent } from './proportional.js';
import { scaleDownRoom } from './scale-down.js';
import { active, type DeploymentState, limitsOf, sumOf } from './state.js';

/**
 * Why a Deployment that is neither complete nor paused does nothing any more.
 * - `recreate-while-scaling`: Recreate was resized with several ReplicaSets active; the controller stays in its scaling part.
 * - `new-not-available`: pods of the new version take up all that may be missing.
 * - `too-few-available`: no further old pod may go, because too few pods are available.
 */
export interface StuckWhy {
  readonly code: 'recreate-while-scaling' | 'new-not-available' | 'too-few-available';
  /** Pods of the new version that are not available. */
  readonly newNotAvailable: number;
  readonly oldLeft: number;
  readonly available: number;
  readonly minAvailable: number;
}

/** The reason, from the last state of a run. */
export function whyStuck(state: DeploymentState): StuckWhy {
  const { spec, replicaSets } = state;
  const { newSet, oldSets } = newAndOld(spec, replicaSets);
  const newNotAvailable = newSet ? newSet.size - newSet.available : 0;
  const counts = {
    newNotAvailable,
    oldLeft: sumOf(oldSets, 'size'),
    available: sumOf(replicaSets, 'available'),
    minAvailable: limitsOf(spec).minAvailable,
  };
  if (
    spec.strategy.type === 'Recreate' &&
    active(replicaSets).length > 1 &&
    isScalingEvent(spec, replicaSets)
  )
    return { code: 'recreate-while-scaling', ...counts };
  const roomTaken = newSet !== null && newNotAvailable > 0 && scaleDownRoom(spec, newSet, oldSets) <= 0;
  if (roomTaken || counts.oldLeft === 0) return { code: 'new-not-available', ...counts };
  return { code: 'too-few-available', ...counts };
}
