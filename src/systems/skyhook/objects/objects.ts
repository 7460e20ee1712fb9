import { labelsIn } from '../../../manifest/fields.js';
import { groupedBy, remembered } from '../../../manifest/lookup.js';
import { type FieldPath, groupOf, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import type { KindSpec, PolicyRef } from '../../system.js';
import type { Admission } from '../admission/admit.js';
import type { Switches } from '../versions.js';
import type { Progress } from './progress.js';
import type { PolicySpec, SkyhookSpec } from './stored.js';

export const LEGACY_GROUP = 'skyhook.nvidia.com';
export const GROUP = 'nodewright.nvidia.com';
export const POLICY_KIND = 'DeploymentPolicy';

/** The kinds of both API groups. */
export const KINDS: readonly KindSpec[] = [
  served(GROUP, 'NodeWright'),
  served(GROUP, POLICY_KIND),
  served(LEGACY_GROUP, 'Skyhook'),
  served(LEGACY_GROUP, POLICY_KIND),
];

function served(group: string, name: string): KindSpec {
  return { group, versions: ['v1alpha1'], kind: name, isNamespaced: false };
}

/** An object of this system, read and admitted on paper. */
interface SkyhookObject<Spec> {
  readonly manifest: Manifest;
  readonly live: boolean;
  readonly admission: Admission;
  /** Null when it is refused: the cluster keeps what it has. */
  readonly spec: Spec | null;
  readonly stored: JsonObject;
}

export type PolicyObject = SkyhookObject<PolicySpec>;
export interface MainObject extends SkyhookObject<SkyhookSpec> {
  /** By the status of a live object; null where that says nothing of nodes. */
  readonly progress: Progress | null;
}
export type AnyObject = PolicyObject | MainObject;

/** The objects of one moment. */
export type Moment = readonly AnyObject[];

/** True for a Skyhook or a NodeWright. */
export function isMain(object: AnyObject): object is MainObject {
  return object.manifest.kind !== POLICY_KIND;
}

export function isPolicy(object: AnyObject): object is PolicyObject {
  return !isMain(object);
}

/** True for the path of the field that names a policy. */
export function isPolicyReference(path: FieldPath): boolean {
  return path.at(-1) === 'deploymentPolicy';
}

/** The annotations of an object that are texts. */
export function annotationsOf({ object }: Manifest): Record<string, string> {
  return labelsIn(object['metadata'], 'annotations');
}

/** An object of either API group, as a plan names it. */
export function refOf({ kind, name }: Manifest): PolicyRef {
  return { system: 'skyhook', kind, namespace: null, name };
}

/** The same object at another moment. */
export function same<T extends AnyObject>(moment: Moment, { manifest }: T): T | null {
  const { apiVersion, kind, name } = manifest;
  return (keyed(moment, groupOf(apiVersion), kind, name)[0] ?? null) as T | null;
}

/** The same object in the other API group. */
export function twinIn<T extends AnyObject>(moment: Moment, { manifest }: T): T | null {
  const { apiVersion, kind, name } = manifest;
  const group = groupOf(apiVersion) === GROUP ? LEGACY_GROUP : GROUP;
  const other = kind === POLICY_KIND ? kind : group === GROUP ? 'NodeWright' : 'Skyhook';
  return (keyed(moment, group, other, name)[0] ?? null) as T | null;
}

/** Objects are the same when group, kind and name are: both kinds are cluster-scoped, a namespace means nothing. */
function keyed(moment: Moment, group: string, kind: string, name: string): Moment {
  return byKeyIn(moment).get(`${group}/${kind}/${name}`) ?? [];
}

/** Moments are indexed, as each is asked for hundreds of objects. */
const byKeyIn = remembered((moment: Moment) =>
  groupedBy(moment, ({ manifest: { apiVersion, kind, name } }) => `${groupOf(apiVersion)}/${kind}/${name}`),
);

/** API groups in which an object's policy is looked for: its own; the copy that a newer operator makes looks in the new one. */
export function groupsLookedIn({ manifest }: MainObject, switches: Switches): readonly string[] {
  const own = groupOf(manifest.apiVersion);
  return switches.group === GROUP ? [...new Set([GROUP, own])] : [own];
}

/** Policies of a moment that have the name which the object uses. */
export function policiesNamed(main: MainObject, moment: Moment, switches: Switches): PolicyObject[] {
  const name = main.spec?.deploymentPolicy ?? '';
  return groupsLookedIn(main, switches).flatMap((group) =>
    keyed(moment, group, POLICY_KIND, name).filter(isPolicy),
  );
}

/**
 * Policies that the step from `before` to `after` deletes, and that stay: the webhook refuses to delete one while an object of
 * its group names it. Only an object that named it before is there to hold it; whether one that is new, or that names it from now
 * on, comes before the deletion is not known. Source: NVIDIA/nodewright v0.15.0, deployment_policy_webhook.go ValidateDelete.
 */
export function undeletable(before: Moment, after: Moment, inCluster: Moment): PolicyObject[] {
  const isKnown = inCluster.some(isPolicy);
  const deleted = before
    .filter(isPolicy)
    .filter((policy) => policy.spec && !same(after, policy) && (!isKnown || same(inCluster, policy)));
  return deleted.filter((policy) =>
    after.filter(isMain).some((main) => {
      const earlier = [same(before, main), same(inCluster, main)];
      // An edit that is refused leaves the object as it was.
      const now = main.spec === null ? earlier : [main];
      return now.some((one) => names(one, policy)) && earlier.some((one) => names(one, policy));
    }),
  );
}

/** True if the object names the policy, in its own API group. */
export function names(main: MainObject | null, { manifest }: AnyObject): boolean {
  return (
    main?.spec?.deploymentPolicy === manifest.name &&
    groupOf(main.manifest.apiVersion) === groupOf(manifest.apiVersion)
  );
}
