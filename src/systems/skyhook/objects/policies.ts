import { groupOf, type Manifest } from '../../../manifest/manifest.js';
import {
  GROUP,
  keyed,
  type MainObject,
  objectKey,
  POLICY_KIND,
  type PolicyObject,
  same,
  type SkyhookObjects,
} from './objects.js';
import type { Switches } from '../versions.js';

/** API groups in which an object's policy is looked for: its own; the copy that a newer operator makes looks in the new one. */
export function groupsLookedIn({ apiVersion }: Manifest, switches: Switches): readonly string[] {
  const own = groupOf(apiVersion);
  return switches.mainGroup === GROUP ? [...new Set([GROUP, own])] : [own];
}

/** Policies of a side: those of its files, and older ones, which stay in force where a new text is refused. */
export interface PoliciesInForce {
  readonly now: readonly PolicyObject[];
  readonly older: readonly PolicyObject[];
}

/** The policy that is in force for an object; null if there is none. */
export function policyFor(
  { manifest, spec }: Pick<MainObject, 'manifest' | 'spec'>,
  { now, older }: PoliciesInForce,
  switches: Switches,
): PolicyObject | null {
  for (const group of groupsLookedIn(manifest, switches)) {
    const key = `${group}/${POLICY_KIND}/${spec?.deploymentPolicy ?? ''}`;
    const own = keyed(now, key);
    const isRefused = own.some((policy) => policy.spec === null);
    const found = [...own, ...(isRefused ? keyed(older, key) : [])].find((policy) => policy.spec !== null);
    if (found) return found;
  }
  return null;
}

/** True if a policy of the name that the object uses is there, refused or not. */
export function isThere(
  { manifest, spec }: MainObject,
  now: readonly PolicyObject[],
  switches: Switches,
): boolean {
  const name = spec?.deploymentPolicy ?? '';
  return groupsLookedIn(manifest, switches).some(
    (group) => keyed(now, `${group}/${POLICY_KIND}/${name}`).length > 0,
  );
}

/**
 * Policies that the step from `before` to `after` deletes, and that stay: the webhook refuses to delete one while an object of
 * its group names it. Only an object that named it before is there to hold it; whether one that is new, or that names it from now
 * on, comes before the deletion is not known. Source: NVIDIA/nodewright v0.15.0, deployment_policy_webhook.go ValidateDelete.
 */
export function undeletable(
  before: SkyhookObjects,
  after: SkyhookObjects,
  inCluster: SkyhookObjects,
): readonly PolicyObject[] {
  const isInCluster = ({ manifest }: PolicyObject): boolean =>
    inCluster.policies.length === 0 || same(inCluster.policies, manifest) !== null;
  const deleted = before.policies.filter(
    (policy) => policy.spec !== null && same(after.policies, policy.manifest) === null && isInCluster(policy),
  );
  return deleted.filter((policy) =>
    after.mains.some((main) => {
      const key = objectKey(main.manifest);
      const earlier = [...keyed(before.mains, key), ...keyed(inCluster.mains, key)];
      // An edit that is refused leaves the object as it was.
      const now = main.spec === null ? earlier : [main];
      return now.some((one) => names(one, policy)) && earlier.some((one) => names(one, policy));
    }),
  );
}

/** True if the object names the policy, in its own API group. */
export function names({ manifest, spec }: MainObject, policy: PolicyObject): boolean {
  return (
    spec?.deploymentPolicy === policy.manifest.name &&
    groupOf(manifest.apiVersion) === groupOf(policy.manifest.apiVersion)
  );
}
