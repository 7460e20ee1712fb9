import type { FieldPath, JsonObject, Manifest } from '../../../manifest/manifest.js';
import { groupOf, isObject } from '../../../manifest/manifest.js';
import type { KindSpec } from '../../system.js';
import type { Admission } from '../admission/admit.js';
import { admit } from '../admission/admit.js';
import type { Earlier } from '../admission/step.js';
import { admitStep } from '../admission/step.js';
import type { PolicySpec, SkyhookSpec } from './stored.js';
import { hasReadableSelectors, readPolicySpec, readSkyhookSpec } from './stored.js';
import type { SkyhookVersion } from '../versions.js';
import { switchesOf, versionServing } from '../versions.js';

export const LEGACY_GROUP = 'skyhook.nvidia.com';
export const GROUP = 'nodewright.nvidia.com';
export const POLICY_KIND = 'DeploymentPolicy';

/** Of both API groups. */
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

/** Everything one side holds: its own files, and what the snapshot has beside them. */
export interface SkyhookObjects {
  readonly policies: readonly SkyhookObject<PolicySpec>[];
  readonly mains: readonly SkyhookObject<SkyhookSpec>[];
}

/** Objects are the same when group, kind and name are: both kinds are cluster-scoped, a namespace means nothing. */
export function objectKey({ apiVersion, kind, name }: Manifest): string {
  return `${groupOf(apiVersion)}/${kind}/${name}`;
}

/**
 * Reads and admits the objects of one side, each as a step from the one that was there before. Live ones were admitted by the
 * cluster and are not refused again.
 */
export function readObjects(
  own: readonly Manifest[],
  live: readonly Manifest[],
  version: SkyhookVersion,
  earlierOf: (manifest: Manifest) => Earlier | null = () => null,
): SkyhookObjects {
  const all = [...own, ...live];
  const policyNames = (group: string): Set<string> =>
    new Set(all.filter((m) => m.kind === POLICY_KIND && groupOf(m.apiVersion) === group).map((m) => m.name));
  const names = new Map([GROUP, LEGACY_GROUP].map((group) => [group, policyNames(group)]));
  const admitted = all.map((manifest, i) => {
    const existingPolicies = names.get(groupOf(manifest.apiVersion)) ?? new Set<string>();
    const isLive = i >= own.length;
    const context = { version, existingPolicies, judged: { ...manifest, isLive } };
    const admission = isLive
      ? admit(manifest.object, context)
      : admitStep(manifest, earlierOf(manifest), context);
    return { manifest, live: isLive, admission };
  });
  const policies = admitted.filter(({ manifest }) => manifest.kind === POLICY_KIND);
  const mains = admitted.filter(({ manifest }) => manifest.kind !== POLICY_KIND);
  const switches = switchesOf(version);
  return {
    policies: policies.map((object) => typed(object, (stored) => readPolicySpec(stored))),
    mains: mains.map((object) =>
      typed(object, (stored) => readSkyhookSpec(stored, annotationsOf(object.manifest), switches)),
    ),
  };
}

/** Before a migration the other side is of a group that this side's operator does not know; its limits count all the same. */
export function readOtherSide(manifests: readonly Manifest[], version: SkyhookVersion): SkyhookObjects {
  const groups = manifests.map(({ apiVersion }) => groupOf(apiVersion));
  return readObjects(manifests, [], versionServing(groups, version));
}

interface Admitted {
  readonly manifest: Manifest;
  readonly live: boolean;
  readonly admission: Admission;
}

function typed<Spec>(object: Admitted, read: (stored: JsonObject) => Spec): SkyhookObject<Spec> {
  const { admission, live } = object;
  const stored = admission.stored ?? {};
  // A missing policy is refused at admission where the webhook sees it; the rest of the object is still worth planning.
  const isRefused = !live && admission.rejections.some(({ path }) => !isPolicyReference(path));
  // Live or read-only, it may hold what this version would not accept; a selector that means nothing plans nothing.
  const isPlanned = !isRefused && admission.stored !== null && hasReadableSelectors(stored);
  return { ...object, stored, spec: isPlanned ? read(stored) : null };
}

/** True for the path of the field that names a policy. */
export function isPolicyReference(path: FieldPath): boolean {
  return path.at(-1) === 'deploymentPolicy';
}

/** The annotations of an object that are texts. */
export function annotationsOf(manifest: Manifest): Record<string, string> {
  const metadata = manifest.object['metadata'];
  const annotations = isObject(metadata) ? metadata['annotations'] : null;
  if (!isObject(annotations)) return {};
  return Object.fromEntries(
    Object.entries(annotations).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
}
