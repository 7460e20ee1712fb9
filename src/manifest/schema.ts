import type { FieldPath, Json, JsonObject } from './manifest.js';
import { isObject } from './manifest.js';
import { nearest } from './suggest.js';

/**
 * The part of a CustomResourceDefinition's structural schema that decides admission: what the API server fills in, checks
 * and drops (k8s.io/apiextensions-apiserver: pruning of nulls, defaulting, validation, pruning of unknown fields).
 */
export type Schema =
  | {
      readonly kind: 'object';
      readonly fields: Readonly<Record<string, Schema>>;
      readonly required: readonly string[];
      readonly default?: Json;
    }
  | { readonly kind: 'map'; readonly values: Schema; readonly maxProperties?: number }
  | {
      readonly kind: 'list';
      readonly items: Schema;
      readonly minItems?: number;
      readonly maxItems?: number;
      /** `x-kubernetes-list-type: set`: no item twice. */
      readonly set?: true;
      readonly default?: Json[];
    }
  | {
      readonly kind: 'string';
      readonly oneOf?: readonly string[];
      readonly pattern?: Pattern;
      /** The pattern in words, as they follow "must be". */
      readonly words?: string;
      readonly minLength?: number;
      readonly maxLength?: number;
      readonly format?: 'date-time';
      readonly default?: string;
      readonly nullable?: true;
    }
  | {
      readonly kind: 'integer';
      readonly minimum?: number;
      readonly maximum?: number;
      readonly default?: number;
      readonly nullable?: true;
    }
  | { readonly kind: 'boolean'; readonly default?: boolean; readonly nullable?: true }
  | { readonly kind: 'intOrString'; readonly pattern?: Pattern; readonly default?: number | string }
  /** `x-kubernetes-preserve-unknown-fields`: anything goes, nothing is dropped. */
  | { readonly kind: 'any' };

/** A regular expression, or a function that does its work where an expression would be slow. `source` is what messages show. */
export interface Pattern {
  readonly source: string;
  test(text: string): boolean;
}

/** What a field breaks, by the keyword of the schema: 'required', 'enum', 'pattern', 'maxItems', 'type', 'anyOf', ... */
export interface Violation {
  readonly path: FieldPath;
  readonly rule: string;
  readonly message: string;
  /** Under the rule 'required': the field of the object at `path` that is missing. */
  readonly missing?: string;
}

/** A field that the API server drops in silence, and what it was probably meant to be. */
export interface UnknownField {
  readonly path: FieldPath;
  readonly suggestion: string | null;
}

/** A mapping with these fields; one that is not listed is unknown and dropped. `required` must be written. */
export function object(fields: Readonly<Record<string, Schema>>, required: readonly string[] = []): Schema {
  return { kind: 'object', fields, required };
}

/** A list of `items`; `set`: no item may stand in it twice. */
export function list(
  items: Schema,
  limits: { readonly minItems?: number; readonly maxItems?: number; readonly set?: true } = {},
): Schema {
  return { kind: 'list', items, ...limits };
}

/** A string that must be one of `oneOf`, with the value the API server fills in. */
export function choice(oneOf: readonly string[], filledIn?: string): Schema {
  return filledIn === undefined ? { kind: 'string', oneOf } : { kind: 'string', oneOf, default: filledIn };
}

/** The fields of metav1.LabelSelector. Operators and values are checked by webhooks and controllers, not by the schema. */
export const LABEL_SELECTOR: Schema = object({
  matchLabels: { kind: 'map', values: { kind: 'string' } },
  matchExpressions: list(
    object({ key: { kind: 'string' }, operator: { kind: 'string' }, values: list({ kind: 'string' }) }, [
      'key',
      'operator',
    ]),
  ),
});

/**
 * The value as the API server stores it before any validation: fields that are null are dropped unless they are nullable,
 * absent fields with a default are filled in, unknown fields are dropped. The input is left alone.
 */
export function stored(schema: Schema, value: Json): Json {
  if (schema.kind === 'list')
    return Array.isArray(value) ? value.map((item) => stored(schema.items, item)) : value;
  if (schema.kind === 'map') return isObject(value) ? storedMap(schema.values, value) : value;
  if (schema.kind !== 'object' || !isObject(value)) return value;
  const result = Object.create(null) as JsonObject;
  for (const [name, field] of Object.entries(value)) {
    const known = fieldOf(schema, name);
    if (known && (field !== null || isNullable(known))) result[name] = stored(known, field);
  }
  for (const [name, field] of Object.entries(schema.fields)) {
    const filledIn = Object.hasOwn(result, name) ? undefined : defaultOf(field);
    if (filledIn !== undefined) result[name] = stored(field, filledIn);
  }
  return result;
}

function storedMap(values: Schema, value: JsonObject): JsonObject {
  const result = Object.create(null) as JsonObject;
  for (const [name, item] of Object.entries(value)) if (item !== null) result[name] = stored(values, item);
  return result;
}

function fieldOf(schema: Schema & { kind: 'object' }, name: string): Schema | undefined {
  return Object.hasOwn(schema.fields, name) ? schema.fields[name] : undefined;
}

/** True where null is a value of its own: it is kept, and no default takes its place. */
export function isNullable(schema: Schema): boolean {
  return 'nullable' in schema;
}

function defaultOf(schema: Schema): Json | undefined {
  return 'default' in schema ? schema.default : undefined;
}

/**
 * Every field of `value` that the schema does not know, in the order of the text. Maps have no unknown keys; where the schema
 * wants no object at all, every key is unknown.
 */
export function unknownFields(schema: Schema, value: Json, path: FieldPath = []): UnknownField[] {
  if (schema.kind === 'list' && Array.isArray(value)) {
    return value.flatMap((item, index) => unknownFields(schema.items, item, [...path, index]));
  }
  if (schema.kind === 'map' && isObject(value)) {
    return Object.entries(value).flatMap(([name, item]) =>
      unknownFields(schema.values, item, [...path, name]),
    );
  }
  if (schema.kind === 'any') return [];
  if (schema.kind !== 'object' || !isObject(value)) return misplacedFields(value, path);
  return Object.entries(value).flatMap(([name, item]) => {
    const known = fieldOf(schema, name);
    if (known) return unknownFields(known, item, [...path, name]);
    return [{ path: [...path, name], suggestion: nearest(name, Object.keys(schema.fields)) }];
  });
}

function misplacedFields(value: Json, path: FieldPath): UnknownField[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => misplacedFields(item, [...path, index]));
  if (!isObject(value)) return [];
  return Object.keys(value).map((name) => ({ path: [...path, name], suggestion: null }));
}
