import type { EvictsUnready } from '../../system.js';
import { budgetOf } from '../objects/disruption.js';
import type { KubernetesObject } from '../objects/objects.js';
import type { Behaviour } from '../versions.js';

/** True for a budget whose unhealthyPodEvictionPolicy the change edits. */
export function isOtherPolicy({ kind, manifest, before }: KubernetesObject): boolean {
  if (kind !== 'PodDisruptionBudget' || before === null) return false;
  return budgetOf(manifest).unhealthyPodEvictionPolicy !== budgetOf(before).unhealthyPodEvictionPolicy;
}

/** The effect of the edit on pods that are not ready; null where there is none, or the version has no such field. */
export function evictsUnready(
  object: KubernetesObject,
  { evictionPolicyField }: Behaviour,
): EvictsUnready | null {
  if (!evictionPolicyField || !isOtherPolicy(object)) return null;
  return { isFreed: budgetOf(object.manifest).unhealthyPodEvictionPolicy === 'AlwaysAllow' };
}
