import { labelsIn } from '../../../manifest/fields.js';
import { groupedBy, remembered } from '../../../manifest/lookup.js';
import { type FieldPath, groupOf, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import type { KindSpec, PolicyRef } from '../../system.js';
import type { Admission } from '../admission/admit.js';
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

export type MainObject = SkyhookObject<SkyhookSpec>;
export type PolicyObject = SkyhookObject<PolicySpec>;
export type AnyObject = PolicyObject | MainObject;

/** Everything one side holds: its own files, and what the snapshot has beside them. */
export interface SkyhookObjects {
  readonly policies: readonly PolicyObject[];
  readonly mains: readonly MainObject[];
}

/** The objects of one moment, policies apart. */
export function sideOf(objects: readonly AnyObject[]): SkyhookObjects {
  return {
    policies: objects.filter((object): object is PolicyObject => !isMain(object)),
    mains: objects.filter(isMain),
  };
}

/** A side of the comparison, with what the cluster holds and its files do not: that is in force there as well. */
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
export function keyed<T extends Described>(list: readonly T[], key: string): readonly T[] {
  return (byKeyIn(list).get(key) ?? []) as readonly T[];
}

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
export function objectKey({ apiVersion, kind, name }: Manifest): string {
  return `${groupOf(apiVersion)}/${kind}/${name}`;
}

const byKeyIn = remembered((list: readonly Described[]) => groupedBy(list, (one) => objectKey(one.manifest)));
