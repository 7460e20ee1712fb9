import { code, literal, foreign, text } from '../../../text/text.js';
import { pathText } from '../../../manifest/fields.js';
import { groupedBy, remembered } from '../../../manifest/lookup.js';
import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import type { UnknownField } from '../../../admission/violation.js';
import {
  fix,
  type Histories,
  inForce,
  type ObjectHistory,
  type PolicyRef,
  type Reading,
  type Refusal,
} from '../../system.js';
import {
  type Gated,
  immutableChanges,
  isWorkloadKind,
  REMOVED_APIS,
  unknownFieldsOf,
  validate,
  type WorkloadKind,
} from '../admission.js';
import { atLeast, parseVersion, type Version } from '../versions.js';
import { idOf, isSameTemplate, podTemplateOf } from './template.js';

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
    const { kind } = history.own;
    if (!isWorkloadKind(kind)) return [];
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
  manifest: Manifest,
  kind: WorkloadKind,
  before: Manifest | null,
  version: Version,
  gated: Gated,
): Refusal[] {
  const removed = REMOVED_APIS.get(manifest.apiVersion);
  if (removed && atLeast(version, parseVersion(removed.removedIn) ?? [1, 0, 0])) {
    const message = text`${code(manifest.apiVersion)} was removed in Kubernetes ${literal(removed.removedIn)}; write ${code(removed.replacement)}`;
    return [{ by: 'the API server', message, path: ['apiVersion'] }];
  }
  const violations = validate(kind, manifest.object, gated);
  // What cannot be read at all is compared with nothing.
  const isCompared = violations.every(({ code }) => code !== 'wrongType');
  return [
    // With the path, as the API server has it: `may not be 0` alone names no field.
    ...violations.map(({ code: _code, message, ...violation }) => {
      const at = pathText(violation.path);
      return {
        ...violation,
        by: 'API validation',
        message: at === '' ? foreign(message) : text`${code(at)}: ${foreign(message)}`,
      };
    }),
    ...(before && isCompared ? immutableChanges(kind, before, manifest) : []).map(({ path, message }) => ({
      by: 'API validation of updates',
      message: text`${code(path.join('.'))}: ${foreign(message)}`,
      path,
      fix: fix`Take the edit back. Another value takes an object with a new name, or a person who deletes this one first: all its pods at once, unless with ${code('--cascade=orphan')}.`,
    })),
  ];
}

/**
 * Relation of the pod template of an object to what runs:
 * - `changed`: the change brings another one, and starts a rollout;
 * - `same`: nothing starts;
 * - `new`: the base does not hold the object, and no snapshot does;
 * - `unknown`: there is neither a base nor a live object to compare with.
 */
export type Relation = 'changed' | 'same' | 'new' | 'unknown';

/** A base is what the cluster is told to run; a live object is what it runs. Where they differ the live one counts if it has the head's. */
export function relationOf({ manifest, before, live }: KubernetesObject, hasBase: boolean): Relation {
  if (live && isSameTemplate(podTemplateOf(live), podTemplateOf(manifest))) return 'same';
  if (before) return idOf(before) === idOf(manifest) ? 'same' : 'changed';
  if (live) return 'changed';
  return hasBase ? 'new' : 'unknown';
}
