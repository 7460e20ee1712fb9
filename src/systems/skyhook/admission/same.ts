import { field } from '../../../manifest/fields.js';
import { type FieldPath, isObject, type Json } from '../../../manifest/manifest.js';
import type { Schema } from '../../../manifest/schema.js';
import { hashValue, isHash } from '../../../snapshot/hash.js';

/**
 * The first field in which two stored values differ, in the order of the schema; null when they are equal as Kubernetes
 * compares objects: nothing, null, an empty list and an empty mapping are one. A value of which a snapshot keeps only the hash
 * equals a text with that hash. Source: k8s.io/apimachinery v0.35.2, equality.Semantic.
 */
export function firstDifference(
  schema: Schema,
  before: Json | undefined,
  after: Json | undefined,
  path: FieldPath = [],
): FieldPath | null {
  if (schema.kind === 'object') {
    for (const [name, inner] of Object.entries(schema.fields)) {
      const found = firstDifference(inner, field(before, name), field(after, name), [...path, name]);
      if (found) return found;
    }
    return null;
  }
  if (schema.kind === 'map') return differentMember(schema.values, before, after, path);
  if (schema.kind === 'list') return differentItem(schema.items, before, after, path);
  return sameScalar(before ?? null, after ?? null) ? null : path;
}

function differentMember(
  values: Schema,
  before: Json | undefined,
  after: Json | undefined,
  path: FieldPath,
): FieldPath | null {
  const keys = new Set([before, after].flatMap((map) => (isObject(map) ? Object.keys(map) : [])));
  for (const key of keys) {
    const [old, now] = [field(before, key), field(after, key)];
    if (old === undefined || now === undefined) return [...path, key];
    const found = firstDifference(values, old, now, [...path, key]);
    if (found) return found;
  }
  return null;
}

function differentItem(
  items: Schema,
  before: Json | undefined,
  after: Json | undefined,
  path: FieldPath,
): FieldPath | null {
  const [old, now] = [before, after].map((list) => (Array.isArray(list) ? list : [])) as [Json[], Json[]];
  if (old.length !== now.length) return path;
  for (const [index, item] of old.entries()) {
    const found = firstDifference(items, item, now[index], [...path, index]);
    if (found) return found;
  }
  return null;
}

function sameScalar(before: Json, after: Json): boolean {
  if (before === after) return true;
  // A text that is not set and an empty one are the same to the operator.
  if ((before ?? '') === '' && (after ?? '') === '') return true;
  if (typeof before !== 'string' || typeof after !== 'string' || !(isHash(before) || isHash(after)))
    return false;
  return hashValue(before) === hashValue(after);
}
