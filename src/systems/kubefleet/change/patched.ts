import { fieldAt, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';

/**
 * An object after the patches of overrides: `add`, `remove` and `replace`, which are all that KubeFleet takes. Null where one can not be
 * followed, such as one at a place that is not there. Source: kubefleet-dev/kubefleet, apis/placement/v1beta1/override_types.go; RFC 6902.
 */
export function patched(object: JsonObject, patches: readonly Json[]): Json {
  return patches.reduce<Json>((value, patch) => {
    const path = textIn(patch, 'path');
    const op = textIn(patch, 'op');
    if (value === null || path?.startsWith('/') !== true || op === null) return null;
    const steps = path
      .slice(1)
      .split('/')
      .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    return at(value, steps, { op, value: fieldAt(patch, 'value') ?? null });
  }, object);
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
