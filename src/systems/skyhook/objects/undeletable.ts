import { groupOf } from '../../../manifest/manifest.js';
import { keyed, same } from './identity.js';
import { objectKey, type PolicyObject, type SkyhookObjects } from './objects.js';

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
  const isThere = ({ manifest }: PolicyObject): boolean =>
    inCluster.policies.length === 0 || same(inCluster.policies, manifest) !== null;
  const deleted = before.policies.filter(
    (policy) => policy.spec !== null && same(after.policies, policy.manifest) === null && isThere(policy),
  );
  return deleted.filter((policy) =>
    after.mains.some((main) => {
      const key = objectKey(main.manifest);
      const earlier = [...keyed(before.mains, key), ...keyed(inCluster.mains, key)];
      // An edit that is refused leaves the object as it was.
      const now = main.spec === null ? earlier : [main];
      return now.some((one) => isNamedBy(policy, one)) && earlier.some((one) => isNamedBy(policy, one));
    }),
  );
}

function isNamedBy({ manifest }: PolicyObject, main: SkyhookObjects['mains'][number]): boolean {
  return (
    main.spec?.deploymentPolicy === manifest.name &&
    groupOf(main.manifest.apiVersion) === groupOf(manifest.apiVersion)
  );
}

/** The objects with the policies that stay though their files are gone. */
export function withUndeletable(objects: SkyhookObjects, policies: readonly PolicyObject[]): SkyhookObjects {
  return policies.length === 0 ? objects : { ...objects, policies: [...objects.policies, ...policies] };
}
