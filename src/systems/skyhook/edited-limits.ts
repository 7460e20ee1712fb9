import { same } from './identity.js';
import type { SkyhookObject, SkyhookObjects } from './objects.js';

type AnyObject = SkyhookObject<unknown>;

/** What in a NodeWright or Skyhook limits its rollout; the rest of it decides what is rolled, and where. */
const LIMITS: readonly string[] = ['deploymentPolicy', 'deploymentPolicyOptions', 'interruptionBudget'];

/**
 * True when the two sides limit the object differently: by its own text, or by that of its policy. What only the cluster has is
 * the same on both.
 */
export function limitsDiffer(
  object: AnyObject,
  policy: AnyObject | null,
  otherSide: SkyhookObjects | null,
): boolean {
  if (otherSide === null) return false;
  const own = same<AnyObject>(otherSide.mains, object.manifest);
  if (own && textOf(own, LIMITS) !== textOf(object, LIMITS)) return true;
  if (policy === null) return false;
  const other = same<AnyObject>(otherSide.policies, policy.manifest);
  return other === null ? !policy.live : textOf(other, null) !== textOf(policy, null);
}

function textOf({ stored }: AnyObject, fields: readonly string[] | null): string {
  const entries = Object.entries(stored).filter(([name]) => fields === null || fields.includes(name));
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The name under which a group of the rollout after the one under way is listed. */
export function nextRolloutName(group: string): string {
  return `${group}, next rollout`;
}
