import { fieldAt, itemsIn, pointerSteps, textIn } from '../../../manifest/fields.js';
import {
  type FieldPath,
  isObject,
  type Json,
  type JsonObject,
  type Manifest,
  namespaceOf,
} from '../../../manifest/manifest.js';
import type { MemberCluster } from '../objects/clusters.js';
import type { FleetObject } from '../objects/objects.js';
import { concerns, isSame, type Overridden, type OverridePair, rulesFor, selectorsOf } from './overrides.js';

/** What a placement brings to its clusters, before the change and after it. */
export interface Copy {
  readonly manifest: Manifest;
  readonly earlier: Manifest;
  readonly pairs: readonly OverridePair[];
  readonly placed: Overridden;
}

/** As one cluster gets it, with what does that: null where a patch can not be followed; and an override that counts there. */
export interface CopiedSpec {
  readonly spec: Json;
  readonly by: FleetObject | null;
  readonly patches: readonly Json[];
  /** As the hub has it. */
  readonly unpatched: Json;
}

/** The specs of a copied object as a member cluster gets them. */
export function specsOn(
  { manifest, earlier, pairs, placed }: Copy,
  cluster: MemberCluster,
): { readonly was: CopiedSpec; readonly is: CopiedSpec } {
  const [before, after] = [
    pairs.flatMap((pair) => beforeOf(pair) ?? []),
    pairs.flatMap((pair) => pair.after ?? []),
  ];
  return { was: specOn(earlier, before, placed, cluster), is: specOn(manifest, after, placed, cluster) };
}

/** A live override shows only whether it is as the file has it. */
function beforeOf({ before, after }: OverridePair): FleetObject | null {
  return before?.live && after && isSame(before, after) ? after : before;
}

function specOn(
  manifest: Manifest,
  overrides: readonly FleetObject[],
  placed: Overridden,
  { labels }: MemberCluster,
): CopiedSpec {
  const own = overrides.filter((one) => concerns(one, placed) && selects(one, manifest));
  const patches = own.flatMap((one) =>
    rulesFor(one, labels).flatMap((rule) => itemsIn(rule, 'jsonPatchOverrides')),
  );
  const object = patched(manifest.object, patches);
  const [by = null] = own.filter((one) => rulesFor(one, labels).length > 0);
  const unpatched = manifest.object['spec'] ?? {};
  return { spec: object === null ? null : (fieldAt(object, 'spec') ?? {}), by, patches, unpatched };
}

/** By its name, or with all that is in its Namespace. Source: kubefleet-dev/kubefleet, pkg/controllers/workgenerator/override.go. */
function selects({ stored, ref }: FleetObject, manifest: Manifest): boolean {
  return selectorsOf(stored).some((selector) => {
    const [kind, name] = [textIn(selector, 'kind'), textIn(selector, 'name')];
    if (kind === 'Namespace' && name === namespaceOf(manifest)) return true;
    return kind === manifest.kind && name === manifest.name && ref.namespace === namespaceOf(manifest);
  });
}

/**
 * An object after the patches of overrides: `add`, `remove` and `replace`, which are all that KubeFleet takes. Null where one can not be
 * followed, such as one at a place that is not there. Source: kubefleet-dev/kubefleet, apis/placement/v1beta1/override_types.go; RFC 6902.
 */
export function patched(object: JsonObject, patches: readonly Json[]): Json {
  return patches.reduce<Json>((value, patch) => patchedBy(value, patch), object);
}

/** The same of one patch. */
export function patchedBy(value: Json, patch: Json): Json {
  const op = textIn(patch, 'op');
  const steps = stepsOf(patch);
  if (value === null || steps.length === 0 || op === null) return null;
  return at(value, steps, { op, value: fieldAt(patch, 'value') ?? null });
}

/** True where one of them is about a field, about what is in it or about what it is in. */
export function arePatchesOf(patches: readonly Json[], field: FieldPath): boolean {
  return patches.some((patch) =>
    stepsOf(patch).every((step, i) => i >= field.length || step === String(field[i])),
  );
}

/** The steps of the path of a patch; none where it does not begin at the root. */
export function stepsOf(patch: Json): readonly string[] {
  const path = textIn(patch, 'path') ?? '';
  return path.startsWith('/') ? pointerSteps(path) : [];
}

interface Edit {
  readonly op: string;
  readonly value: Json;
}

function at(value: Json, [step = '', ...rest]: readonly string[], edit: Edit): Json {
  if (Array.isArray(value)) return inList(value, step, rest, edit);
  if (!isObject(value)) return null;
  const isThere = Object.hasOwn(value, step);
  if (rest.length > 0) {
    const inner = at(value[step] ?? null, rest, edit);
    return inner === null ? null : { ...value, [step]: inner };
  }
  if (edit.op !== 'add' && !isThere) return null;
  if (edit.op !== 'remove') return { ...value, [step]: edit.value };
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== step));
}

function inList(list: readonly Json[], step: string, rest: readonly string[], edit: Edit): Json {
  const index = step === '-' ? list.length : /^\d+$/.test(step) ? Number(step) : NaN;
  const isEnd = index === list.length;
  if (!(index < list.length || (isEnd && edit.op === 'add' && rest.length === 0))) return null;
  if (rest.length > 0) {
    const inner = at(list[index] ?? null, rest, edit);
    return inner === null ? null : list.with(index, inner);
  }
  if (edit.op === 'add') return [...list.slice(0, index), edit.value, ...list.slice(index)];
  return edit.op === 'remove' ? list.filter((_, i) => i !== index) : list.with(index, edit.value);
}
