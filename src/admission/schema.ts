import { canonicalJson, isSameJson } from '../manifest/canonical.js';
import { itemsIn, listIn, numberIn, objectIn, stringsIn, textIn } from '../manifest/fields.js';
import { remembered } from '../manifest/lookup.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { goDurationNanos, isCalendarDay } from '../manifest/quantity.js';
import type { UnknownField, Violation } from './violation.js';
import { nearest } from '../manifest/visible.js';
import { attempted, type Budget, regexpOf, Unsupported } from './limits.js';

/** A schema of a CustomResourceDefinition, which `readable` has checked. */
export type Schema = JsonObject;

/** The schema, or why it is not evaluated. Documents are bounded in depth and size where they are read. */
const reading = remembered(
  attempted((schema: JsonObject): Schema => {
    if (schema['$ref'] !== undefined) throw new Unsupported('its schema has a $ref');
    for (const part of partsOf(schema)) {
      if (!isObject(part)) throw new Unsupported('its schema has a part that is no schema');
      readable(part);
    }
    return schema;
  }),
);

/** The schema, checked once. Throws Unsupported for what no API server takes. */
export function readable(schema: JsonObject): Schema {
  const read = reading(schema);
  if (read instanceof Unsupported) throw read;
  return read;
}

function partsOf(schema: JsonObject): Json[] {
  const { items, not, additionalProperties: values } = schema;
  return [
    ...Object.values(objectIn(schema, 'properties') ?? {}),
    ...['allOf', 'anyOf', 'oneOf'].flatMap((key) => itemsIn(schema, key)),
    ...[items, not, typeof values === 'boolean' ? undefined : values].filter((part) => part !== undefined),
  ];
}

export function propertiesOf(schema: Schema): Readonly<Record<string, Schema>> {
  return (objectIn(schema, 'properties') ?? {}) as Readonly<Record<string, Schema>>;
}

/** The schema of a list's items; null where there is none. */
export function itemsOf(schema: Schema): Schema | null {
  return objectIn(schema, 'items');
}

/** The schema of a field; `any` where anything goes, null where the schema does not know it. */
export function fieldOf(schema: Schema, name: string): Schema | 'any' | null {
  const properties = propertiesOf(schema);
  if (Object.hasOwn(properties, name)) return properties[name] ?? null;
  const values = schema['additionalProperties'];
  return values === true ? 'any' : objectIn(schema, 'additionalProperties');
}

function isEmbedded(schema: Schema): boolean {
  return schema['x-kubernetes-embedded-resource'] === true;
}

function keepsUnknown(schema: Schema): boolean {
  return schema['x-kubernetes-preserve-unknown-fields'] === true;
}

/** Fields of every object, and of one that is embedded in another, whatever the schema says of them. */
const OF_RESOURCES: ReadonlySet<string> = new Set(['apiVersion', 'kind', 'metadata']);

/** Definitions write `metadata: {type: object}`, and the API server knows by itself what is in it. */
function storedField(schema: Schema, name: string, isResource: boolean): Schema | 'any' | null {
  return isResource && OF_RESOURCES.has(name) ? 'any' : fieldOf(schema, name);
}

/**
 * The value as the API server stores it: nulls that mean nothing are dropped, absent fields with a default filled in, fields that
 * the schema does not know dropped. The input is left alone. `isResource`: it is an object with a kind of its own.
 * Source: k8s.io/apiextensions-apiserver, schema/pruning and schema/defaulting.
 */
export function storedBy(schema: Schema, value: Json, isResource = false): Json {
  if (Array.isArray(value)) {
    const items = itemsOf(schema);
    return items ? value.map((item) => storedBy(items, item, isEmbedded(items))) : value;
  }
  if (!isObject(value)) return value;
  const result = Object.create(null) as JsonObject;
  for (const [name, item] of Object.entries(value)) {
    const known = storedField(schema, name, isResource);
    if (known === null) {
      if (keepsUnknown(schema)) result[name] = item;
    } else if (known === 'any') result[name] = item;
    else if (item !== null || known['nullable'] === true)
      result[name] = storedBy(known, item, isEmbedded(known));
  }
  for (const [name, known] of withDefault(schema))
    if (!Object.hasOwn(result, name))
      result[name] = storedBy(known, known['default'] ?? null, isEmbedded(known));
  return result;
}

const withDefault = remembered((schema: Schema) =>
  Object.entries(propertiesOf(schema)).filter(([, known]) => known['default'] !== undefined),
);

/** Every field that the schema does not know and the API server drops, in the order of the text. */
export function droppedBy(
  schema: Schema,
  value: Json,
  isResource: boolean,
  path: FieldPath = [],
  root = schema,
): UnknownField[] {
  const below = (known: Schema, item: Json, at: FieldPath): UnknownField[] =>
    droppedBy(known, item, isEmbedded(known), at, root);
  const items = itemsOf(schema);
  if (Array.isArray(value))
    return value.flatMap((item, i) => (items ? below(items, item, [...path, i]) : []));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, item]): UnknownField[] => {
    const known = storedField(schema, name, isResource);
    const at = [...path, name];
    if (known === 'any') return [];
    if (known !== null) return below(known, item, at);
    if (keepsUnknown(schema)) return [];
    const beside = nearest(name, Object.keys(propertiesOf(schema)));
    return [{ path: at, suggestion: beside === null ? (onlyPathsIn(root).get(name) ?? null) : [beside] }];
  });
}

/** The path of each name that one place of a schema has outside of lists, such as `spec.disruption.budgets`; null where several have it. */
const onlyPathsIn = remembered((root: Schema): ReadonlyMap<string, FieldPath | null> => {
  const paths = new Map<string, FieldPath | null>();
  const add = (schema: Schema, above: FieldPath): void => {
    for (const [name, known] of Object.entries(propertiesOf(schema))) {
      const at = [...above, name];
      paths.set(name, paths.has(name) ? null : at);
      add(known, at);
    }
  };
  add(root, []);
  return paths;
});

/**
 * Constraints that a value in its stored form breaks, in the order of the schema's fields. Rules are named after the schema's
 * keywords, as the API server's messages do. A pattern or a format that
 * cannot be evaluated is passed over, and kept with the budget. Source: k8s.io/kube-openapi, pkg/validation/validate.
 */
export function validate(schema: Schema, value: Json, budget: Budget, path: FieldPath = []): Violation[] {
  budget.take(1);
  if (value === null && schema['nullable'] === true) return [];
  const mistyped = wrongType(schema, value);
  if (mistyped) return [{ path, ...mistyped }];
  const found: Violation[] = [];
  const refuse: Refuse = (rule, message) => {
    found.push({ path, rule, message });
  };
  const allowed = listIn(schema, 'enum');
  if (allowed !== null && !allowed.some((one) => isSameJson(one, value))) {
    const names = allowed.map((one) => JSON.stringify(one)).join(', ');
    refuse('enum', `${canonicalJson(value)} is none of ${names}`);
  }
  if (typeof value === 'string') checkText(schema, value, budget, refuse);
  if (typeof value === 'number') checkNumber(schema, value, refuse);
  if (Array.isArray(value)) found.push(...ofList(schema, value, budget, path));
  else if (isObject(value)) found.push(...ofObject(schema, value, budget, path));
  if (JUNCTORS.some((key) => schema[key] !== undefined))
    found.push(...ofJunctors(schema, value, budget, path));
  return found;
}

const JUNCTORS = ['allOf', 'anyOf', 'oneOf', 'not'] as const;

type Refuse = (rule: string, message: string) => void;

function wrongType(schema: Schema, value: Json): Omit<Violation, 'path'> | null {
  const isInteger = typeof value === 'number' && Number.isInteger(value);
  if (schema['x-kubernetes-int-or-string'] === true)
    return isInteger || typeof value === 'string'
      ? null
      : { rule: 'anyOf', message: `must be an integer or a string, is ${typeNameOf(value)}` };
  const type = textIn(schema, 'type');
  if (type === null || (type === 'integer' ? isInteger : typeNameOf(value) === type)) return null;
  return { rule: 'type', message: `must be of type ${type}, is ${typeNameOf(value)}`, type };
}

function typeNameOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function checkText(schema: Schema, value: string, budget: Budget, refuse: Refuse): void {
  const [pattern, format] = [textIn(schema, 'pattern'), textIn(schema, 'format')];
  budget.attempt(() => {
    if (pattern !== null && !regexpOf(pattern).test(value, budget))
      refuse('pattern', `"${value}" does not match ${pattern}`);
  });
  if (schema['minLength'] !== undefined || schema['maxLength'] !== undefined)
    checkSize(schema, 'Length', Array.from(value).length, refuse);
  const isTime = format === 'date-time' || format === 'datetime';
  const says = isTime ? `"${value}" is no RFC 3339 time` : `"${value}" is not of the format ${format}`;
  budget.attempt(() => {
    if (format !== null && !isOfFormat(format, value)) refuse('format', says);
  });
}

const INT_32 = 2 ** 31;

function checkNumber(schema: Schema, value: number, refuse: Refuse): void {
  const [least, most] = [numberIn(schema, 'minimum'), numberIn(schema, 'maximum')];
  const step = numberIn(schema, 'multipleOf');
  const isAbove = schema['exclusiveMinimum'] === true;
  const isBelow = schema['exclusiveMaximum'] === true;
  if (least !== null && (value < least || (isAbove && value === least)))
    refuse('minimum', `${value} is ${isAbove ? 'not more' : 'less'} than ${least}`);
  if (most !== null && (value > most || (isBelow && value === most)))
    refuse('maximum', `${value} is ${isBelow ? 'not less' : 'more'} than ${most}`);
  if (step !== null && step > 0 && value % step !== 0)
    refuse('multipleOf', `${value} is no multiple of ${step}`);
  if (schema['format'] === 'int32' && (value < -INT_32 || value >= INT_32))
    refuse('format', `${value} does not fit into 32 bits`);
}

/** The words for what is counted, by the end of the keyword. */
const SIZES = { Length: 'characters', Items: 'entries', Properties: 'keys' } as const;

function checkSize(schema: Schema, of: keyof typeof SIZES, size: number, refuse: Refuse): void {
  const [least, most] = [numberIn(schema, `min${of}`), numberIn(schema, `max${of}`)];
  if (least !== null && size < least) refuse(`min${of}`, `needs at least ${least} ${SIZES[of]}, has ${size}`);
  if (most !== null && size > most) refuse(`max${of}`, `takes at most ${most} ${SIZES[of]}, has ${size}`);
}

function ofList(schema: Schema, value: readonly Json[], budget: Budget, path: FieldPath): Violation[] {
  const items = itemsOf(schema);
  const found: Violation[] = [];
  checkSize(schema, 'Items', value.length, (rule, message) => found.push({ path, rule, message }));
  for (const [i, item] of items ? value.entries() : [])
    if (items) found.push(...validate(items, item, budget, [...path, i]));
  return [...found, ...duplicates(schema, value, path)];
}

/** The value of a list entry by its keys, where the list is a map of them. */
export function entryKey(schema: Schema, entry: Json): Json {
  const keys = stringsIn(schema, 'x-kubernetes-list-map-keys');
  return keys.map((key) => (isObject(entry) && Object.hasOwn(entry, key) ? (entry[key] ?? null) : null));
}

/** Items that are in the list before, by their value or by their keys: of equal ones the second, as the API server names it. */
function duplicates(schema: Schema, items: readonly Json[], path: FieldPath): Violation[] {
  const type = textIn(schema, 'x-kubernetes-list-type');
  if (type !== 'set' && type !== 'map') return [];
  const seen = new Map<string, number>();
  const keys = itemsIn(schema, 'x-kubernetes-list-map-keys').map(String).join(', ');
  return items.flatMap((item, index): Violation[] => {
    const text = canonicalJson(type === 'set' ? item : entryKey(schema, item));
    const shown = type === 'set' ? text : `${keys} ${text.slice(1, -1)}`;
    const times = (seen.get(text) ?? 0) + 1;
    seen.set(text, times);
    const message = `${shown} is there twice`;
    return times === 2 ? [{ path: [...path, index], rule: 'duplicate', message }] : [];
  });
}

function ofObject(schema: Schema, value: JsonObject, budget: Budget, path: FieldPath): Violation[] {
  const written = stringsIn(schema, 'required');
  const required = new Set(isEmbedded(schema) ? [...written, 'apiVersion', 'kind'] : written);
  const found = [...required]
    .filter((name) => !Object.hasOwn(value, name))
    .map((name): Violation => ({ path, rule: 'required', message: `${name} is required`, missing: name }));
  const size = Object.keys(value).length;
  checkSize(schema, 'Properties', size, (rule, message) => found.push({ path, rule, message }));
  // In the order of the schema, and then of the text.
  const properties = propertiesOf(schema);
  for (const [name, known] of Object.entries(properties))
    if (Object.hasOwn(value, name))
      found.push(...validate(known, value[name] ?? null, budget, [...path, name]));
  const values = objectIn(schema, 'additionalProperties');
  for (const [name, item] of values === null ? [] : Object.entries(value))
    if (values && !Object.hasOwn(properties, name))
      found.push(...validate(values, item, budget, [...path, name]));
  return found;
}

function ofJunctors(schema: Schema, value: Json, budget: Budget, path: FieldPath): Violation[] {
  const forms = (key: 'allOf' | 'anyOf' | 'oneOf'): Schema[] => itemsIn(schema, key).filter(isObject);
  const fits = (one: Schema): boolean => validate(one, value, budget, path).length === 0;
  const [any, one, not] = [forms('anyOf'), forms('oneOf'), objectIn(schema, 'not')];
  const found = forms('allOf').flatMap((part) => validate(part, value, budget, path));
  const { length: known } = budget.passedOver;
  const [fitsAny, fitting, fitsNot] = [any.some(fits), one.filter(fits).length, not !== null && fits(not)];
  // A form with a part that is passed over may fit or not.
  if (budget.passedOver.length > known) return found;
  if (any.length > 0 && !fitsAny)
    found.push({ path, rule: 'anyOf', message: 'fits none of the forms that it may have (anyOf)' });
  if (one.length > 0 && fitting !== 1) {
    const message = `fits ${fitting} forms, and must fit exactly one (oneOf)`;
    found.push({ path, rule: 'oneOf', message });
  }
  if (fitsNot) found.push({ path, rule: 'not', message: 'has a form that it must not have (not)' });
  return found;
}

const DATE_TIME = /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/;
const BASE_64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const UUID = /^[0-9a-f]{8}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{4}-?[0-9a-f]{12}$/i;

const FORMATS: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['date-time', isDateTime],
  ['datetime', isDateTime],
  ['date', (text) => /^\d{4}-\d\d-\d\d$/.test(text) && isCalendarDay(text)],
  ['byte', (text) => BASE_64.test(text)],
  ['uuid', (text) => UUID.test(text)],
  ['duration', isDuration],
]);

/** Formats that the API server checks and that are not checked here. Any other name is none to it, and checks nothing. */
const OTHERS: ReadonlySet<string> = new Set([
  ...['bsonobjectid', 'uri', 'email', 'hostname', 'ipv4', 'ipv6', 'cidr', 'mac', 'uuid3', 'uuid4', 'uuid5'],
  ...['isbn', 'isbn10', 'isbn13', 'creditcard', 'ssn', 'hexcolor', 'rgbcolor'],
  ...['k8s-short-name', 'k8s-long-name'],
]);

/** True where a text has a format. Throws Unsupported for a format that is not known here. */
function isOfFormat(format: string, text: string): boolean {
  if (OTHERS.has(format)) throw new Unsupported(`its schema asks for the format ${format}`);
  return FORMATS.get(format)?.(text) ?? true;
}

function isDateTime(text: string): boolean {
  return DATE_TIME.test(text) && isCalendarDay(text) && !Number.isNaN(Date.parse(text));
}

/** As Go's durations; the API server also takes words such as `3 days`, which are not covered here. */
function isDuration(text: string): boolean {
  if (goDurationNanos(text) !== null) return true;
  if (/[a-z]{3,}|[dw]/i.test(text)) throw new Unsupported('its schema asks for a duration in words');
  return false;
}
