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
export interface SkyhookObjects {
  readonly policies: readonly PolicyObject[];
  readonly mains: readonly MainObject[];
}

/** The objects of a change as one of its sides sees them. */
export interface Sides {
  /** On this side: its files, what only the cluster holds, and `undeletable`. */
  readonly now: SkyhookObjects;
  readonly before: SkyhookObjects;
  readonly inCluster: SkyhookObjects;
  /** Policies whose files are gone, and which stay. */
  readonly undeletable: readonly PolicyObject[];
  /** On the side that this one is compared with; null where there is none. */
  readonly compared: SkyhookObjects | null;
  /** The same with what only the cluster holds: that is in force there as well. */
  readonly comparedInForce: SkyhookObjects | null;
}

/** The objects of one moment, policies apart. */
export function objectsOf(objects: readonly AnyObject[]): SkyhookObjects {
  return {
    policies: objects.filter((object): object is PolicyObject => !isMain(object)),
    mains: objects.filter(isMain),
  };
}

/** A side with what the cluster holds and its files do not. */
export function withLive(side: SkyhookObjects, inCluster: SkyhookObjects): SkyhookObjects {
  const missing = <T extends AnyObject>(files: readonly T[], live: readonly T[]): T[] =>
    live.filter(({ manifest }) => same(files, manifest) === null);
  return {
    policies: [...side.policies, ...missing(side.policies, inCluster.policies)],
    mains: [...side.mains, ...missing(side.mains, inCluster.mains)],
  };
}

/** True for a Skyhook or a NodeWright. */
export function isMain(object: AnyObject): object is MainObject {
  return object.manifest.kind !== POLICY_KIND;
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

interface Described {
  readonly manifest: Manifest;
}

/** The same object in another list: before the change, or in the cluster. */
export function same<T extends Described>(list: readonly T[], manifest: Manifest): T | null {
  return keyed(list, objectKey(manifest))[0] ?? null;
}

/** All objects of a list with this key; lists are indexed, as each is asked for hundreds of objects. */
function keyed<T extends Described>(list: readonly T[], key: string): readonly T[] {
  return (byKeyIn(list).get(key) ?? []) as readonly T[];
}

const byKeyIn = remembered((list: readonly Described[]) => groupedBy(list, (one) => objectKey(one.manifest)));

/** The same object in the other API group. */
export function twinIn<T extends Described>(
  list: readonly T[],
  { apiVersion, kind, name }: Manifest,
): T | null {
  const group = groupOf(apiVersion) === GROUP ? LEGACY_GROUP : GROUP;
  const other = kind === POLICY_KIND ? kind : group === GROUP ? 'NodeWright' : 'Skyhook';
  return keyed(list, `${group}/${other}/${name}`)[0] ?? null;
}

/** Objects are the same when group, kind and name are: both kinds are cluster-scoped, a namespace means nothing. */
function objectKey({ apiVersion, kind, name }: Manifest): string {
  return `${groupOf(apiVersion)}/${kind}/${name}`;
}

/** API groups in which an object's policy is looked for: its own; the copy that a newer operator makes looks in the new one. */
export function groupsLookedIn({ apiVersion }: Manifest, switches: Switches): readonly string[] {
  const own = groupOf(apiVersion);
  return switches.group === GROUP ? [...new Set([GROUP, own])] : [own];
}

/** Policies of a list that have the name which the object uses, group by group. */
export function policiesNamed(
  { manifest, spec }: MainObject,
  list: readonly PolicyObject[],
  switches: Switches,
): readonly (readonly PolicyObject[])[] {
  const name = spec?.deploymentPolicy ?? '';
  return groupsLookedIn(manifest, switches).map((group) => keyed(list, `${group}/${POLICY_KIND}/${name}`));
}

/** The policy that is in force for an object; where its new text is refused, an older one stays. Null if there is none. */
export function policyFor(
  object: MainObject,
  { now, before, inCluster }: Sides,
  switches: Switches,
): PolicyObject | null {
  const inForce = policiesNamed(object, now.policies, switches).flatMap((own) => {
    const isRefused = own.some((policy) => policy.spec === null);
    const [refused] = own;
    const older = [before, inCluster].map(({ policies }) =>
      refused && isRefused ? same(policies, refused.manifest) : null,
    );
    return [...own, ...older];
  });
  return inForce.find((policy) => policy?.spec) ?? null;
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
  const deleted = before.policies.filter(
    ({ manifest, spec }) =>
      spec !== null &&
      same(after.policies, manifest) === null &&
      (inCluster.policies.length === 0 || same(inCluster.policies, manifest) !== null),
  );
  return deleted.filter((policy) =>
    after.mains.some((main) => {
      const earlier = [before, inCluster].map(({ mains }) => same(mains, main.manifest));
      // An edit that is refused leaves the object as it was.
      const now = main.spec === null ? earlier : [main];
      return now.some((one) => names(one, policy)) && earlier.some((one) => names(one, policy));
    }),
  );
}

/** True if the object names the policy, in its own API group. */
export function names(main: MainObject | null, { manifest }: PolicyObject): boolean {
  return (
    main?.spec?.deploymentPolicy === manifest.name &&
    groupOf(main.manifest.apiVersion) === groupOf(manifest.apiVersion)
  );
}
