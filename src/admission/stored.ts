import { type FieldPath, isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import type { UnknownField } from '../manifest/schema.js';
import { nearest } from '../manifest/visible.js';
import type { Structural } from './structural.js';

/** Fields of every object, and of one that is embedded in another, whatever the schema says of them. */
const OF_RESOURCES: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata']);

/**
 * The value as the API server stores it: nulls that mean nothing are dropped, absent fields with a default filled in, fields that
 * the schema does not know dropped. The input is left alone. `isResource`: it is an object with a kind of its own.
 * Source: k8s.io/apiextensions-apiserver, schema/pruning and schema/defaulting.
 */
export function storedBy(schema: Structural, value: Json, isResource: boolean): Json {
  if (Array.isArray(value)) {
    const { items } = schema;
    return items ? value.map((item) => storedBy(items, item, items.isEmbedded)) : value;
  }
  if (!isObject(value)) return value;
  const result = Object.create(null) as JsonObject;
  for (const [name, item] of Object.entries(value)) {
    const known = isOfResource(name, isResource) ? 'any' : knownField(schema, name);
    if (known === null) {
      if (schema.preservesUnknown) result[name] = item;
    } else if (item !== null || known === 'any' || known.isNullable)
      result[name] = known === 'any' ? item : storedBy(known, item, known.isEmbedded);
  }
  fillIn(schema, result);
  return result;
}

function fillIn(schema: Structural, object: JsonObject): void {
  for (const [name, known] of schema.properties)
    if (known.default !== undefined && !Object.hasOwn(object, name))
      object[name] = storedBy(known, known.default, known.isEmbedded);
}

/** Null for a field that the schema does not know. */
function knownField(schema: Structural, name: string): Structural | 'any' | null {
  return schema.properties.get(name) ?? schema.additional;
}

/** Definitions write `metadata: {type: object}`, and the API server knows by itself what is in it. */
function isOfResource(name: string, isResource: boolean): boolean {
  return isResource && OF_RESOURCES.has(name);
}

/** Every field that the schema does not know and the API server drops, in the order of the text. */
export function droppedBy(
  schema: Structural,
  value: Json,
  isResource: boolean,
  path: FieldPath = [],
): UnknownField[] {
  if (Array.isArray(value)) {
    const { items } = schema;
    if (!items) return [];
    return value.flatMap((item, index) => droppedBy(items, item, items.isEmbedded, [...path, index]));
  }
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]): UnknownField[] => {
    const known = isOfResource(name, isResource) ? 'any' : knownField(schema, name);
    const at = [...path, name];
    if (known === 'any') return [];
    if (known !== null) return droppedBy(known, item, known.isEmbedded, at);
    if (schema.preservesUnknown) return [];
    return [{ path: at, suggestion: nearest(name, [...schema.properties.keys()]) }];
  });
}
