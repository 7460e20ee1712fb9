import { canonicalQuantity } from '../../../manifest/values/canonical-quantity.js';
import { LABEL_SELECTOR, type Schema } from '../../../manifest/schema.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { formatGoDuration, goDurationNanos } from '../../../manifest/values/go-duration.js';
import { INTERRUPTION_BUDGET } from './schema.js';
import { BUDGET, STRATEGY } from './schema-policy.js';
import { DURATION, DURATION_OR_NULL, QUANTITY } from './schema-values.js';

/** Structures that stand in their parent as values, not as pointers: Go writes them even when nothing in them is set. */
const VALUES: ReadonlySet<Schema> = new Set([LABEL_SELECTOR, INTERRUPTION_BUDGET, BUDGET, QUANTITY]);

/**
 * A value, every part of the right type, as it looks after a Go program has read it into typed structures and written it
 * again: required fields that are missing come back empty, and so do structures that are values. Nothing is taken away. The
 * one required pointer, a policy's default strategy, stays missing, and the schema refuses that afterwards.
 */
export function asGoWritesIt(schema: Schema, value: Json): Json {
  if (schema === QUANTITY) return canonicalQuantity(textOf(value)) ?? value;
  if (schema === DURATION || schema === DURATION_OR_NULL) {
    const nanos = typeof value === 'string' ? goDurationNanos(value) : null;
    return nanos === null ? value : formatGoDuration(nanos);
  }
  if (schema.kind === 'list') {
    if (!Array.isArray(value)) return value;
    return value.map((item) => asGoWritesIt(schema.items, item ?? zeroOf(schema.items)));
  }
  if (schema.kind !== 'map' && schema.kind !== 'object') return value;
  const written = Object.create(null) as JsonObject;
  for (const [name, item] of Object.entries(isObject(value) ? value : {})) {
    const inner = schema.kind === 'map' ? schema.values : schema.fields[name];
    written[name] = inner ? asGoWritesIt(inner, item) : item;
  }
  if (schema.kind === 'object') addZeroValues(schema, written);
  return written;
}

function addZeroValues(schema: Extract<Schema, { kind: 'object' }>, into: JsonObject): void {
  for (const [name, field] of Object.entries(schema.fields)) {
    const isWritten = VALUES.has(field) || (schema.required.includes(name) && field !== STRATEGY);
    if (isWritten && !Object.hasOwn(into, name)) into[name] = asGoWritesIt(field, zeroOf(field));
  }
}

function zeroOf(schema: Schema): Json {
  switch (schema.kind) {
    case 'string':
      return '';
    case 'integer':
      return 0;
    case 'boolean':
      return false;
    case 'intOrString':
      return '0';
    case 'list':
      return [];
    case 'object':
    case 'map':
    case 'any':
      return Object.create(null) as JsonObject;
  }
}

/** A quantity may be written as a number. */
function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Beyond this a number does not fit the operator's 64-bit fields. */
const INT64_LIMIT = 2 ** 63;

/** What the operator can not read although the schema finds nothing wrong: durations, quantities, numbers past 64 bits. */
export function unreadable(schema: Schema, value: Json, path: FieldPath = []): FieldPath[] {
  if (schema === QUANTITY) return canonicalQuantity(textOf(value)) === null ? [path] : [];
  if (schema === DURATION || schema === DURATION_OR_NULL) {
    return typeof value === 'string' && goDurationNanos(value) === null ? [path] : [];
  }
  if (schema.kind === 'integer')
    return typeof value === 'number' && Math.abs(value) >= INT64_LIMIT ? [path] : [];
  if (schema.kind === 'list') {
    return Array.isArray(value)
      ? value.flatMap((item, i) => unreadable(schema.items, item, [...path, i]))
      : [];
  }
  if ((schema.kind !== 'map' && schema.kind !== 'object') || !isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const inner = schema.kind === 'map' ? schema.values : schema.fields[name];
    return inner ? unreadable(inner, item, [...path, name]) : [];
  });
}
