import { cleanedUp } from './clean-up.js';
import { type NewAndOld, newAndOld, renumbered } from './new-and-old.js';
import { isScalingEvent, scaleSync } from './proportional.js';
import { recreateSync } from './recreate.js';
import { rolledBack } from './rollback.js';
import { rollingSync } from './rolling.js';
import type { DeploymentState, ReplicaSet } from './state.js';
import { statusOf } from './status.js';

/** Which part of the controller acted. */
export type SyncedBy = 'paused' | 'rollback' | 'scale' | 'recreate' | 'rolling';

interface DeploymentSync {
  readonly by: SyncedBy;
  readonly state: DeploymentState;
}

/**
 * One sync of the Deployment controller: paused, rollback, scaling event, then the strategy; the first that applies is all that
 * happens. ReplicaSets of the result have their new sizes but not yet the pods for them; the status is of the pods there are.
 * Source: kubernetes 1.28, deployment/deployment_controller.go, syncDeployment.
 */
export function syncDeployment(state: DeploymentState): DeploymentSync {
  const { spec } = state;
  const sets = renumbered(newAndOld(spec, state.replicaSets));
  if (spec.paused) return result('paused', state, pausedSync(state, sets));
  if (spec.rollbackTo !== null)
    return { by: 'rollback', state: { ...state, spec: rolledBack(spec, state.replicaSets) } };
  if (isScalingEvent(spec, state.replicaSets)) return result('scale', state, scaleSync(state, sets));
  if (spec.strategy.type === 'Recreate') return result('recreate', state, recreateSync(state, sets));
  return result('rolling', state, rollingSync(state, sets));
}

/** While paused it scales and cleans up, nothing else. */
function pausedSync(state: DeploymentState, sets: NewAndOld): ReplicaSet[] {
  const scaled = scaleSync(state, sets);
  if (state.spec.rollbackTo !== null) return scaled;
  const { newSet, oldSets } = newAndOld(state.spec, scaled);
  const kept = cleanedUp(state.spec, oldSets);
  return newSet ? [...kept, newSet] : kept;
}

function result(by: SyncedBy, state: DeploymentState, sets: readonly ReplicaSet[]): DeploymentSync {
  const replicaSets = [...sets].sort((a, b) => a.order - b.order);
  const status = statusOf(state.spec, newAndOld(state.spec, replicaSets));
  return { by, state: { ...state, replicaSets, status } };
}

/** True when the second state differs from the first in anything that calls for another sync. */
export function differs(before: DeploymentState, after: DeploymentState): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}
