import { labelsIn } from '../../../manifest/fields.js';
import { type FieldPath, groupOf, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import type { KindSpec } from '../../system.js';
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

/** One object of this system, read and admitted on paper. */
export interface SkyhookObject<Spec> {
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

/** Objects are the same when group, kind and name are: both kinds are cluster-scoped, a namespace means nothing. */
export function objectKey({ apiVersion, kind, name }: Manifest): string {
  return `${groupOf(apiVersion)}/${kind}/${name}`;
}

/** The objects of one moment, policies apart. */
export function sideOf(objects: readonly AnyObject[]): SkyhookObjects {
  return { policies: objects.filter(isPolicy), mains: objects.filter(isMain) };
}

function isPolicy(object: AnyObject): object is SkyhookObject<PolicySpec> {
  return !isMain(object);
}

/** True for a Skyhook or a NodeWright. */
export function isMain(object: AnyObject): object is SkyhookObject<SkyhookSpec> {
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
