import type { Halt } from '../halt.js';
import { newAndOld } from './new-and-old.js';
import { isScalingEvent } from './proportional.js';
import { scaleDownRoom } from './scale-down.js';
import { active, type DeploymentState, limitsOf, sumOf } from './state.js';

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
