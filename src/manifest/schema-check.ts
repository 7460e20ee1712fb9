import { isCalendarDay } from './calendar-day.js';
import type { FieldPath, Json } from './manifest.js';
import { isObject } from './manifest.js';
import type { Schema, Violation } from './schema.js';
import { isNullable } from './schema.js';

type Of<Kind extends Schema['kind']> = Extract<Schema, { kind: Kind }>;

/**
 * What `value`, already in its stored form, breaks in the schema; in the order of the schema's fields. The rules are named
 * after the schema's keywords, as the API server's messages do.
 */
export function checkSchema(schema: Schema, value: Json, path: FieldPath = []): Violation[] {
  if (value === null && isNullable(schema)) return [];
  switch (schema.kind) {
    case 'any':
      return [];
    case 'object':
      return checkObject(schema, value, path);
    case 'map':
      return checkMap(schema, value, path);
    case 'list':
      return checkList(schema, value, path);
    case 'string':
      return checkString(schema, value, path);
    case 'integer':
      return checkInteger(schema, value, path);
    case 'boolean':
      return typeof value === 'boolean' ? [] : [wrongType('boolean', value, path)];
    case 'intOrString':
      return checkIntOrString(schema, value, path);
  }
}

function checkObject(schema: Of<'object'>, value: Json, path: FieldPath): Violation[] {
  if (!isObject(value)) return [wrongType('object', value, path)];
  const missing = schema.required.filter((name) => !Object.hasOwn(value, name));
  const found: Violation[] = missing.map((name) => ({
    path,
    rule: 'required',
    message: `${name} is required`,
    missing: name,
  }));
  for (const [name, field] of Object.entries(schema.fields)) {
    const item = Object.hasOwn(value, name) ? value[name] : undefined;
    if (item !== undefined) found.push(...checkSchema(field, item, [...path, name]));
  }
  return found;
}

function checkMap(schema: Of<'map'>, value: Json, path: FieldPath): Violation[] {
  if (!isObject(value)) return [wrongType('object', value, path)];
  const found: Violation[] = [];
  const size = Object.keys(value).length;
  if (schema.maxProperties !== undefined && size > schema.maxProperties) {
    found.push({
      path,
      rule: 'maxProperties',
      message: `takes at most ${schema.maxProperties} keys, has ${size}`,
    });
  }
  for (const [name, item] of Object.entries(value))
    found.push(...checkSchema(schema.values, item, [...path, name]));
  return found;
}

function checkList(schema: Of<'list'>, value: Json, path: FieldPath): Violation[] {
  if (!Array.isArray(value)) return [wrongType('array', value, path)];
  const found: Violation[] = [];
  if (schema.minItems !== undefined && value.length < schema.minItems) {
    found.push({
      path,
      rule: 'minItems',
      message: `needs at least ${schema.minItems} entries, has ${value.length}`,
    });
  }
  if (schema.maxItems !== undefined && value.length > schema.maxItems) {
    found.push({
      path,
      rule: 'maxItems',
      message: `takes at most ${schema.maxItems} entries, has ${value.length}`,
    });
  }
  for (const [index, item] of value.entries())
    found.push(...checkSchema(schema.items, item, [...path, index]));
  if (schema.set === true) found.push(...duplicates(value, path));
  return found;
}

/** Every item that stands in the list before. Items of sets are scalars, so their JSON tells them apart. */
function duplicates(items: readonly Json[], path: FieldPath): Violation[] {
  const seen = new Set<string>();
  const found: Violation[] = [];
  for (const [index, item] of items.entries()) {
    const text = JSON.stringify(item);
    if (seen.has(text))
      found.push({ path: [...path, index], rule: 'duplicate', message: `${text} stands twice` });
    seen.add(text);
  }
  return found;
}

function checkString(schema: Of<'string'>, value: Json, path: FieldPath): Violation[] {
  if (typeof value !== 'string') return [wrongType('string', value, path)];
  const found: Violation[] = [];
  const add = (rule: string, message: string) => found.push({ path, rule, message });
  const length = Array.from(value).length;
  if (schema.oneOf && !schema.oneOf.includes(value)) {
    add('enum', `"${value}" is none of ${schema.oneOf.map((one) => `"${one}"`).join(', ')}`);
  }
  if (schema.pattern && !schema.pattern.test(value))
    add('pattern', `"${value}" does not match ${schema.pattern.source}`);
  if (schema.minLength !== undefined && length < schema.minLength) {
    add('minLength', `needs at least ${schema.minLength} characters, has ${length}`);
  }
  if (schema.maxLength !== undefined && length > schema.maxLength) {
    add('maxLength', `takes at most ${schema.maxLength} characters, has ${length}`);
  }
  if (schema.format && !isDateTime(value)) add('format', `"${value}" is no RFC 3339 time`);
  return found;
}

function checkInteger(schema: Of<'integer'>, value: Json, path: FieldPath): Violation[] {
  if (typeof value !== 'number' || !Number.isInteger(value)) return [wrongType('integer', value, path)];
  const found: Violation[] = [];
  if (schema.minimum !== undefined && value < schema.minimum) {
    found.push({ path, rule: 'minimum', message: `${value} is less than ${schema.minimum}` });
  }
  if (schema.maximum !== undefined && value > schema.maximum) {
    found.push({ path, rule: 'maximum', message: `${value} is more than ${schema.maximum}` });
  }
  return found;
}

function checkIntOrString(schema: Of<'intOrString'>, value: Json, path: FieldPath): Violation[] {
  const isInteger = typeof value === 'number' && Number.isInteger(value);
  if (!isInteger && typeof value !== 'string') {
    return [{ path, rule: 'anyOf', message: `must be an integer or a string, is ${typeName(value)}` }];
  }
  if (typeof value !== 'string' || !schema.pattern || schema.pattern.test(value)) return [];
  return [{ path, rule: 'pattern', message: `"${value}" does not match ${schema.pattern.source}` }];
}

function isDateTime(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d(\.\d+)?([Zz]|[+-]\d\d:\d\d)$/.test(text) &&
    isCalendarDay(text) &&
    !Number.isNaN(Date.parse(text))
  );
}

function wrongType(wanted: string, value: Json, path: FieldPath): Violation {
  return { path, rule: 'type', message: `must be of type ${wanted}, is ${typeName(value)}` };
}

function typeName(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value;
}
