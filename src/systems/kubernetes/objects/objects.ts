import { type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import type { UnknownField } from '../../../admission/violation.js';
import { type Histories, inForce, type PolicyRef } from '../../system.js';
import { isWorkloadKind, unknownFieldsOf, violationsOf, type WorkloadKind } from '../admission.js';
import { idOf, isSameTemplate, podTemplateOf } from './template.js';

/** One object of the files, with what was there before it. */
export interface KubernetesObject {
  readonly manifest: Manifest;
  readonly kind: WorkloadKind;
  /** The object in the base; null where the base does not hold it, or where there is no base. */
  readonly before: Manifest | null;
  /** The object in the snapshot. */
  readonly live: Manifest | null;
  /** True if the API server refuses the edit: the object stays as it was. */
  readonly isKept?: boolean;
  readonly violations: ReturnType<typeof violationsOf>;
  readonly unknownFields: readonly UnknownField[];
}

/** All kinds of this system are namespaced. */
export function refOf(manifest: Manifest): PolicyRef {
  return { system: 'kubernetes', kind: manifest.kind, namespace: namespaceOf(manifest), name: manifest.name };
}

/** Objects are the same when kind, namespace and name are; a missing namespace is `default`. */
export function objectKey(manifest: Manifest): string {
  return `${manifest.kind}/${namespaceOf(manifest)}/${manifest.name}`;
}

/**
 * The objects of one side, each beside what it replaces: as it is `written`, and what the cluster holds of it after the change; null for one
 * that is refused and was never there.
 */
export function readObjects({
  written,
}: Histories): { readonly written: KubernetesObject; readonly object: KubernetesObject | null }[] {
  return written.flatMap((history) => {
    const { base, live } = history;
    const { kind } = history.own;
    if (!isWorkloadKind(kind)) return [];
    const known = { kind, before: base, live };
    const { now, after } = inForce<KubernetesObject>(history, {
      file: (manifest, earlier) => ({
        ...known,
        manifest,
        // Immutable fields are compared with the base alone: a snapshot does not keep all of an object.
        violations: violationsOf(kind, manifest, earlier?.manifest === base ? base : null),
        unknownFields: unknownFieldsOf(kind, manifest.object),
      }),
      live: (manifest) => ({ ...known, manifest, violations: [], unknownFields: [] }),
      // The cluster holds an object of the base in a newer version of its API.
      isTaken: ({ manifest, violations }) =>
        violations.every(({ rule }) => rule === 'version' && manifest === base),
    });
    // An unchanged object changes nothing.
    const kept = after && { ...after, before: after.manifest, isKept: true };
    return [{ written: now, object: after === now ? after : kept }];
  });
}

/**
 * Relation of the pod template of an object to what runs: the change brings another one, and starts a rollout (`changed`), or nothing starts
 * (`same`); neither the base nor the snapshot holds the object (`new`), or there is no base, and no live object to compare with (`unknown`).
 */
export type Relation = 'changed' | 'same' | 'new' | 'unknown';

/** The base is the desired object, the live one the actual. Where they differ the live one counts if it equals the head. */
export function relationOf({ manifest, before, live }: KubernetesObject, hasBase: boolean): Relation {
  if (live && isSameTemplate(podTemplateOf(live), podTemplateOf(manifest))) return 'same';
  if (before) return idOf(before) === idOf(manifest) ? 'same' : 'changed';
  if (live) return 'changed';
  return hasBase ? 'new' : 'unknown';
}
