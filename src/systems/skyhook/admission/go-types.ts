import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { canonicalQuantity, formatGoDuration, goDurationNanos } from '../../../manifest/quantity.js';

/**
 * A value, every part of the right type, as it looks after a Go program has read it into typed structures and written it again: required
 * fields that are missing come back empty, and so do structures that stand in their parent as values (`x-go: value`, and quantities).
 * Nothing is taken away. The one required pointer (`x-go: pointer`), a policy's default strategy, stays missing, and the schema refuses
 * that afterwards.
 */
export function asGoWritesIt(schema: JsonObject, value: Json): Json {
  if (isQuantity(schema)) return canonicalQuantity(textOf(value)) ?? value;
  if (schema['x-go'] === 'duration') {
    const nanos = typeof value === 'string' ? goDurationNanos(value) : null;
    return nanos === null ? value : formatGoDuration(nanos);
  }
  const items = objectIn(schema, 'items');
  if (items)
    return Array.isArray(value) ? value.map((item) => asGoWritesIt(items, item ?? zeroOf(items))) : value;
  if (schema['type'] !== 'object') return value;
  const written = Object.create(null) as JsonObject;
  for (const [name, item] of Object.entries(isObject(value) ? value : {})) {
    const inner = fieldSchema(schema, name);
    written[name] = inner ? asGoWritesIt(inner, item) : item;
  }
  for (const [name, field] of Object.entries(objectIn(schema, 'properties') ?? {})) {
    if (!isObject(field) || Object.hasOwn(written, name)) continue;
    const isRequired = itemsIn(schema, 'required').includes(name) && field['x-go'] !== 'pointer';
    if (isRequired || field['x-go'] === 'value' || isQuantity(field))
      written[name] = asGoWritesIt(field, zeroOf(field));
  }
  return written;
}

function isQuantity(schema: JsonObject): boolean {
  return schema['x-kubernetes-int-or-string'] === true;
}

function fieldSchema(schema: JsonObject, name: string): JsonObject | null {
  return (
    objectIn(objectIn(schema, 'properties') ?? undefined, name) ?? objectIn(schema, 'additionalProperties')
  );
}

const ZEROS: Readonly<Record<string, Json>> = { string: '', integer: 0, boolean: false };

function zeroOf(schema: JsonObject): Json {
  if (isQuantity(schema)) return '0';
  const type = textIn(schema, 'type') ?? '';
  return type === 'array' ? [] : (ZEROS[type] ?? (Object.create(null) as JsonObject));
}

/** A quantity may be written as a number. */
function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Beyond this a number does not fit the operator's 64-bit fields. */
const INT64_LIMIT = 2 ** 63;

/** Fields that the operator cannot read although the schema accepts them: durations, quantities, numbers past 64 bits. */
export function unreadable(schema: JsonObject, value: Json, path: FieldPath = []): FieldPath[] {
  if (isQuantity(schema)) return canonicalQuantity(textOf(value)) === null ? [path] : [];
  if (schema['x-go'] === 'duration')
    return typeof value === 'string' && goDurationNanos(value) === null ? [path] : [];
  if (schema['type'] === 'integer')
    return typeof value === 'number' && Math.abs(value) >= INT64_LIMIT ? [path] : [];
  const items = objectIn(schema, 'items');
  if (items)
    return Array.isArray(value) ? value.flatMap((item, i) => unreadable(items, item, [...path, i])) : [];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const inner = fieldSchema(schema, name);
    return inner ? unreadable(inner, item, [...path, name]) : [];
  });
}
