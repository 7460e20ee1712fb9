import { cleanedUp } from './clean-up.js';
import { createdSet, sizeOfNew } from './create.js';
import type { NewAndOld } from './new-and-old.js';
import { resized } from './resize.js';
import { scaledDownOld } from './scale-down.js';
import type { DeploymentState, ReplicaSet } from './state.js';
import { isComplete } from './status.js';

/**
 * One sync of a rolling update: create, else scale up, else scale down, else clean up. Creating the ReplicaSet does not end the
 * sync, so the first one both adds the surge and takes old pods; growing it does. Source: kubernetes 1.28,
 * deployment/rolling.go, rolloutRolling.
 */
export function rollingSync(state: DeploymentState, { newSet, oldSets }: NewAndOld): ReplicaSet[] {
  const { spec } = state;
  const current = newSet ?? createdSet(spec, oldSets);
  const size =
    current.size > spec.replicas ? spec.replicas : sizeOfNew(spec, [...oldSets, current], current.size);
  if (size !== current.size) return [...oldSets, resized(spec, current, size)];

  const fewer = scaledDownOld(spec, current, oldSets);
  if (fewer.some((set, i) => set.size !== oldSets[i]?.size)) return [...fewer, current];

  const kept = isComplete(spec, state.status) ? cleanedUp(spec, oldSets) : oldSets;
  return [...kept, current];
}
