import { pathText } from '../../../manifest/fields.js';
import type { JsonObject, Manifest } from '../../../manifest/manifest.js';
import { namespaceOf } from '../../../manifest/manifest.js';
import type { UnknownField } from '../../../manifest/schema.js';
import type { PolicyRef, ResolveInput } from '../../system.js';
import { removedApi, workloadKind } from '../admission/api-versions.js';
import { immutableChanges } from '../admission/immutable.js';
import type { WorkloadKind } from '../admission/kinds.js';
import type { Violation } from '../admission/violation.js';
import { unknownFieldsOf, validate } from '../admission/validate.js';
import type { Version } from '../versions.js';
import { atLeast, parseVersion } from '../versions.js';

export interface Refusal {
  readonly by: string;
  readonly message: string;
  readonly path: readonly (string | number)[];
}

/** One object of the files, with what was there before it. */
export interface KubernetesObject {
  readonly manifest: Manifest;
  readonly kind: WorkloadKind;
  /** Of the base; null where the base does not hold it, or where there is none. */
  readonly before: Manifest | null;
  /** Of the snapshot. */
  readonly live: Manifest | null;
  readonly refusals: readonly Refusal[];
  readonly unknownFields: readonly UnknownField[];
  /** The old object, where an edit of it is refused; else null. */
  readonly kept: KubernetesObject | null;
}

/**
 * What the cluster holds after the change: the object, or the old one where the edit is refused. Null for one that is refused
 * and was never there.
 */
export function inForce(object: KubernetesObject): KubernetesObject | null {
  return object.refusals.length === 0 ? object : object.kept;
}

/** True for the kinds that this system plans, of API groups that are gone as well. */
export function isClaimed(apiVersion: string, kind: string): boolean {
  return workloadKind(apiVersion, kind) !== null;
}

/** All kinds of this system are namespaced. */
export function refOf(manifest: Manifest): PolicyRef {
  return {
    system: 'kubernetes',
    kind: manifest.kind,
    namespace: namespaceOf(manifest),
    name: manifest.name,
  };
}

/** Objects are the same when kind, namespace and name are; a missing namespace is `default`. */
export function objectKey(manifest: Manifest): string {
  return `${manifest.kind}/${namespaceOf(manifest)}/${manifest.name}`;
}

/** The objects of one side, each beside what it replaces. */
export function readObjects(input: ResolveInput, version: Version): KubernetesObject[] {
  const before = new Map((input.previous ?? []).map((manifest) => [objectKey(manifest), manifest]));
  const live = new Map(
    input.snapshot.objects
      .filter(({ apiVersion, kind }) => isClaimed(apiVersion, kind))
      .map((manifest) => [objectKey(manifest), manifest]),
  );
  return input.manifests.flatMap((manifest) => {
    const kind = workloadKind(manifest.apiVersion, manifest.kind);
    if (!kind) return [];
    const known = {
      kind,
      before: before.get(objectKey(manifest)) ?? null,
      live: live.get(objectKey(manifest)) ?? null,
    };
    const refusals = refusalsOf(manifest, kind, known.before, version);
    return [
      {
        ...known,
        manifest,
        refusals,
        unknownFields: unknownFieldsOf(kind, manifest.object),
        kept: refusals.length === 0 ? null : keptOf(known, version),
      },
    ];
  });
}

/** The object of the base; where there is none, or it is refused as well, the one of the cluster. */
function keptOf(
  known: Pick<KubernetesObject, 'kind' | 'before' | 'live'>,
  version: Version,
): KubernetesObject | null {
  const { kind, before, live } = known;
  const isAccepted = before !== null && refusalsOf(before, kind, null, version).length === 0;
  const manifest = isAccepted ? before : live;
  if (!manifest) return null;
  return { ...known, manifest, before: manifest, refusals: [], unknownFields: [], kept: null };
}

function refusalsOf(
  { apiVersion, object }: Manifest,
  kind: WorkloadKind,
  before: Manifest | null,
  version: Version,
): Refusal[] {
  const removed = removedApi(apiVersion);
  if (removed && atLeast(version, parseVersion(removed.removedIn) ?? [1, 0, 0])) {
    const message = `${apiVersion} was removed in Kubernetes ${removed.removedIn}; write ${removed.replacement}`;
    return [{ by: 'the API server', message, path: ['apiVersion'] }];
  }
  const violations = validate(kind, object);
  const changed = before && violations.length === 0 ? changedForGood(kind, before.object, object) : [];
  return [...violations.map(refusalOf), ...changed];
}

/** With the path of the field, as the API server has it: `may not be 0` alone says of nothing what it may not be. */
function refusalOf({ path, message }: Violation): Refusal {
  const at = pathText(path);
  return { by: 'API validation', message: message.startsWith(at) ? message : `${at}: ${message}`, path };
}

function changedForGood(kind: WorkloadKind, before: JsonObject, after: JsonObject): Refusal[] {
  return immutableChanges(kind, before, after).map(({ path, message }) => ({
    by: 'API validation of updates',
    message: `${path.join('.')}: ${message}; delete the object and create it anew`,
    path,
  }));
}
