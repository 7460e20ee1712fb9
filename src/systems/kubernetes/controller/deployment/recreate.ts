import { cleanedUp } from './clean-up.js';
import { createdSet } from './create.js';
import type { NewAndOld } from './new-and-old.js';
import { resized } from './resize.js';
import { active, type DeploymentState, type ReplicaSet, sumOf } from './state.js';
import { isComplete } from './status.js';

/**
 * One sync of Recreate: every old ReplicaSet to 0; then nothing while an old pod exists, terminating ones too (Failed and
 * Succeeded ones do not count); then the new one straight to full size. Source: kubernetes 1.28, deployment/recreate.go.
 */
export function recreateSync(state: DeploymentState, { newSet, oldSets }: NewAndOld): ReplicaSet[] {
  const { spec } = state;
  const unchanged = newSet ? [...oldSets, newSet] : [...oldSets];
  if (active(oldSets).length > 0) {
    const emptied = oldSets.map((set) => resized(spec, set, 0));
    return newSet ? [...emptied, newSet] : emptied;
  }
  if (sumOf(oldSets, 'pods') + sumOf(oldSets, 'terminating') > 0) return unchanged;

  const current = newSet ?? createdSet(spec, oldSets);
  const kept = isComplete(spec, state.status) ? cleanedUp(spec, oldSets) : oldSets;
  return [...kept, resized(spec, current, spec.replicas)];
}
