import { formatInstant } from '../text/instant-text.js';
import { text } from '../text/text.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import type { Instant } from '../rollout/controller.js';
import { type Defect, describe, emptyObject, quote } from './copy.js';
import { parseInstant } from './status.js';
import { LABEL_KEY_LENGTH, LABEL_VALUE_LENGTH } from './limits.js';
import { LIFECYCLE, type Lifecycle, type NodeState, type Taint } from './snapshot.js';

/**
 * The state of a node from its redacted object. What is absent gets the API server's default; what is there and wrong is
 * added to `defects`.
 */
export function nodeState(name: string, object: JsonObject, defects: Defect[]): NodeState {
  const metadata = mapAt(object, 'metadata');
  const spec = mapAt(object, 'spec');
  const createdAt = timeAt(metadata, 'creationTimestamp');
  if (createdAt === null && !defects.some(({ path }) => path[1] === 'creationTimestamp')) {
    const says = text`is missing; controllers order nodes by their creation`;
    defects.push({ code: 'invalid-time', path: ['metadata', 'creationTimestamp'], says });
  }
  const { unschedulable = false } = spec;
  if (typeof unschedulable !== 'boolean') {
    const says = text`is ${describe(unschedulable)}, not true or false`;
    defects.push({ code: 'wrong-type', path: ['spec', 'unschedulable'], says });
  }
  const conditions = mapAt(object, 'status')['conditions'];
  const lifecycle = lifecycleOf(conditions);
  return {
    name,
    labels: textsAt(metadata, 'labels'),
    annotations: textsAt(metadata, 'annotations'),
    taints: taintsOf(spec['taints'], defects),
    unschedulable: unschedulable === true,
    ready: readyOf(conditions, defects),
    ...(lifecycle.length === 0 ? {} : { lifecycle }),
    deletingSince: timeAt(metadata, 'deletionTimestamp'),
    createdAt: createdAt ?? 0,
  };
}

/**
 * A node as one line of JSON: a Kubernetes object with just this state, which reading gives back. Equal states give equal
 * lines. The members are in the order of their names, so that JSON.stringify, which is fast, can write them as they are.
 */
export function nodeLine(node: NodeState): string {
  const metadata = {
    annotations: sorted(node.annotations),
    creationTimestamp: formatInstant(node.createdAt),
    deletionTimestamp: node.deletingSince === null ? undefined : formatInstant(node.deletingSince),
    labels: sorted(node.labels),
    name: node.name,
  };
  const taints = node.taints.map(({ effect, key, value }) => ({
    effect,
    key,
    value: value === '' ? undefined : value,
  }));
  const spec = {
    taints: taints.length === 0 ? undefined : taints,
    unschedulable: node.unschedulable ? true : undefined,
  };
  const hasSpec = taints.length > 0 || node.unschedulable;
  const conditions = [
    ...(node.lifecycle ?? []).map((type) => ({ status: 'True', type })),
    ...(node.ready === 'missing' ? [] : [{ status: node.ready, type: 'Ready' }]),
  ];
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'Node',
    metadata,
    spec: hasSpec ? spec : undefined,
    status: conditions.length === 0 ? undefined : { conditions },
  });
}

/** Texts in the order of their keys; undefined for none. */
function sorted(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> | undefined {
  const keys = Object.keys(texts);
  if (keys.length === 0) return undefined;
  if (keys.every((key, i) => i === 0 || (keys[i - 1] ?? '') < key)) return texts;
  const copy = Object.create(null) as Record<string, string>;
  for (const key of keys.sort()) copy[key] = texts[key] ?? '';
  return copy;
}

function mapAt(object: JsonObject, key: string): JsonObject {
  const value = object[key];
  return isObject(value) ? value : emptyObject();
}

/** Times and maps of texts were checked when the object was redacted. */
function timeAt(metadata: JsonObject, key: string): Instant | null {
  const value = metadata[key];
  return typeof value === 'string' ? parseInstant(value) : null;
}

/** Labels and annotations were redacted as maps of texts. */
function textsAt(metadata: JsonObject, key: string): Readonly<Record<string, string>> {
  return mapAt(metadata, key) as Record<string, string>;
}

function taintsOf(list: Json | undefined, defects: Defect[]): Taint[] {
  if (!Array.isArray(list)) return [];
  return list.map((item, index) => {
    const written = (key: string, maxLength: number): string => {
      const value = isObject(item) ? item[key] : undefined;
      const isOptional = key === 'value' && (value === undefined || value === '');
      if (isOptional) return '';
      const isFilled = typeof value === 'string' && value !== '';
      if (isFilled && value.length <= maxLength) return value;
      const says = isFilled ? text`is too long` : text`is ${describe(value)}, not a text`;
      defects.push({ code: 'invalid-taint', path: ['spec', 'taints', index, key], says });
      return '';
    };
    return {
      key: written('key', LABEL_KEY_LENGTH),
      value: written('value', LABEL_VALUE_LENGTH),
      effect: written('effect', LABEL_VALUE_LENGTH),
    };
  });
}

function lifecycleOf(list: Json | undefined): Lifecycle[] {
  const isTrue = (type: Lifecycle): boolean =>
    Array.isArray(list) &&
    list.some((one) => isObject(one) && one['type'] === type && one['status'] === 'True');
  return LIFECYCLE.filter(isTrue);
}

function isLifecycle(condition: Json): boolean {
  return isObject(condition) && LIFECYCLE.some((type) => condition['type'] === type);
}

function readyOf(conditions: Json | undefined, defects: Defect[]): NodeState['ready'] {
  const list = Array.isArray(conditions) ? conditions.filter((one) => !isLifecycle(one)) : [];
  if (list.length === 0) return 'missing';
  const path: FieldPath = ['status', 'conditions'];
  const [first, ...others] = list.map((condition) => (isObject(condition) ? condition['status'] : undefined));
  if (others.some((other) => other !== first)) {
    defects.push({ code: 'invalid-condition', path, says: text`has several Ready conditions that differ` });
    return 'Unknown';
  }
  if (first === 'True' || first === 'False' || first === 'Unknown') return first;
  const status = typeof first === 'string' ? quote(first) : describe(first);
  defects.push({
    code: 'invalid-condition',
    path,
    says: text`has Ready ${status}, not True, False or Unknown`,
  });
  return 'Unknown';
}
