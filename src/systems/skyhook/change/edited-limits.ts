import { same, twinIn } from '../objects/identity.js';
import type { SkyhookObject, SkyhookObjects } from '../objects/objects.js';

type AnyObject = SkyhookObject<unknown>;

/** What in a NodeWright or Skyhook limits its rollout; the rest of it decides what is rolled, and where. */
const LIMITS: readonly string[] = ['deploymentPolicy', 'deploymentPolicyOptions', 'interruptionBudget'];

/**
 * True when the two sides limit the object differently: by its own text, or by that of its policy. What only the cluster has is
 * the same on both. A move to the other API group alone is no edit: there the object is compared with the one it comes from.
 */
export function limitsDiffer(
  object: AnyObject,
  policy: AnyObject | null,
  otherSide: SkyhookObjects | null,
): boolean {
  if (otherSide === null) return false;
  const mains: readonly AnyObject[] = otherSide.mains;
  const own = same(mains, object.manifest);
  const before = own ?? twinIn(mains, object.manifest);
  if (before && textOf(before, LIMITS) !== textOf(object, LIMITS)) return true;
  if (policy === null) return false;
  const policies: readonly AnyObject[] = otherSide.policies;
  const others = [same(policies, policy.manifest), twinIn(policies, policy.manifest)].filter(
    (other) => other !== null,
  );
  if (others.length === 0) return !policy.live;
  // An object that moves may have been limited by either of two policies of one name.
  const compared = own ? others.slice(0, 1) : others;
  return compared.some((other) => textOf(other, null) !== textOf(policy, null));
}

function textOf({ stored }: AnyObject, fields: readonly string[] | null): string {
  const entries = Object.entries(stored).filter(([name]) => fields === null || fields.includes(name));
  return JSON.stringify(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The name under which a group of the rollout after the one under way is listed. */
export function nextRolloutName(group: string): string {
  return `${group}, next rollout`;
}
