import { pathText } from '../../../manifest/fields.js';
import { groupedBy, remembered } from '../../../manifest/lookup.js';
import { type JsonObject, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import type { UnknownField } from '../../../manifest/schema.js';
import {
  type Histories,
  inForce,
  type ObjectHistory,
  type PolicyRef,
  type Reading,
  type Refusal,
} from '../../system.js';
import { removedApi, workloadKind } from '../admission/api-versions.js';
import { immutableChanges } from '../admission/immutable.js';
import type { WorkloadKind } from '../admission/kinds.js';
import type { Violation } from '../admission/violation.js';
import { type Gated, unknownFieldsOf, validate } from '../admission/validate.js';
import { atLeast, parseVersion, type Version } from '../versions.js';

/** One object of the files, with what was there before it. */
export interface KubernetesObject {
  readonly manifest: Manifest;
  readonly kind: WorkloadKind;
  /** The object in the base; null where the base does not hold it, or where there is no base. */
  readonly before: Manifest | null;
  /** The object in the snapshot. */
  readonly live: Manifest | null;
  readonly refusals: readonly Refusal[];
  readonly unknownFields: readonly UnknownField[];
}

/** An object of the files, and what the cluster holds of it after the change; null for one that is refused and was never there. */
interface MergedObject {
  readonly written: KubernetesObject;
  readonly object: KubernetesObject | null;
}

/** All kinds of this system are namespaced. */
export function refOf(manifest: Manifest): PolicyRef {
  return { system: 'kubernetes', kind: manifest.kind, namespace: namespaceOf(manifest), name: manifest.name };
}

/** Objects are the same when kind, namespace and name are; a missing namespace is `default`. */
export function objectKey(manifest: Manifest): string {
  return `${manifest.kind}/${namespaceOf(manifest)}/${manifest.name}`;
}

const byNamespace = remembered((objects: readonly KubernetesObject[]) =>
  groupedBy(objects, ({ manifest }) => namespaceOf(manifest)),
);

/** Those in a namespace: every budget asks. */
export function objectsIn(
  objects: readonly KubernetesObject[],
  namespace: string,
): readonly KubernetesObject[] {
  return byNamespace(objects).get(namespace) ?? [];
}

/** The objects of one side, each beside what it replaces. */
export function readObjects(objects: Histories, version: Version, gated: Gated): MergedObject[] {
  return objects.written.flatMap((history) => {
    const kind = workloadKind(history.own.apiVersion, history.own.kind);
    if (!kind) return [];
    const { now, after } = inForce(history, readingOf(kind, history, version, gated));
    // What is kept as it was changes nothing.
    return [{ written: now, object: after && after !== now ? { ...after, before: after.manifest } : after }];
  });
}

/** What must not be changed is compared with the base alone: a snapshot does not keep all of an object. */
function readingOf(
  kind: WorkloadKind,
  { base, live }: ObjectHistory,
  version: Version,
  gated: Gated,
): Reading<KubernetesObject> {
  const known = { kind, before: base, live };
  return {
    file: (manifest, earlier) => ({
      ...known,
      manifest,
      refusals: refusalsOf(manifest, kind, earlier?.manifest === base ? base : null, version, gated),
      unknownFields: unknownFieldsOf(kind, manifest.object),
    }),
    live: (manifest) => ({ ...known, manifest, refusals: [], unknownFields: [] }),
    isTaken: ({ refusals }) => refusals.length === 0,
  };
}

function refusalsOf(
  { apiVersion, object }: Manifest,
  kind: WorkloadKind,
  before: Manifest | null,
  version: Version,
  gated: Gated,
): Refusal[] {
  const removed = removedApi(apiVersion);
  if (removed && atLeast(version, parseVersion(removed.removedIn) ?? [1, 0, 0])) {
    const message = `${apiVersion} was removed in Kubernetes ${removed.removedIn}; write ${removed.replacement}`;
    return [{ by: 'the API server', message, path: ['apiVersion'] }];
  }
  const violations = validate(kind, object, gated);
  // What cannot be read at all is compared with nothing.
  const isCompared = violations.every(({ code }) => code !== 'wrongType');
  const changed = before && isCompared ? changedForGood(kind, before.object, object) : [];
  return [...violations.map(refusalOf), ...changed];
}

/** With the path of the field, as the API server has it: `may not be 0` alone says of nothing what it may not be. */
function refusalOf({ path, message, isAbsent = false, fix }: Violation): Refusal {
  const at = pathText(path);
  const says = at === '' ? message : `${at}: ${message}`;
  return { by: 'API validation', message: says, path, isAbsent, ...(fix === undefined ? {} : { fix }) };
}

function changedForGood(kind: WorkloadKind, before: JsonObject, after: JsonObject): Refusal[] {
  return immutableChanges(kind, before, after).map(({ path, message }) => ({
    by: 'API validation of updates',
    message: `${path.join('.')}: ${message}`,
    path,
    fix: 'Take the edit back. Another value takes an object with a new name, or a person who deletes this one first: all its pods at once, unless with --cascade=orphan.',
  }));
}
