import { exampleOf } from './examples.js';
import { canonicalJson, isSameJson } from '../manifest/canonical.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import type { Violation } from '../manifest/schema.js';
import type { Budget } from './budget.js';
import { isOfFormat } from './formats.js';
import type { Structural } from './structural.js';

const INT_32 = 2 ** 31;

/**
 * What a value in its stored form breaks, in the order of the schema's fields. Rules are named after the schema's
 * keywords, as the API server's messages do. Throws Unsupported where a pattern or a format can not be
 * evaluated. Source: k8s.io/kube-openapi, pkg/validation/validate.
 */
export function validate(schema: Structural, value: Json, budget: Budget, path: FieldPath = []): Violation[] {
  budget.take(1);
  if (value === null && schema.isNullable) return [];
  const mistyped = wrongType(schema, value, path);
  if (mistyped) return [mistyped];
  return [
    ...ofEnumeration(schema, value, path),
    ...ofKind(schema, value, budget, path),
    ...ofJunctors(schema, value, budget, path),
  ];
}

function ofKind(schema: Structural, value: Json, budget: Budget, path: FieldPath): Violation[] {
  if (typeof value === 'string') return ofText(schema, value, budget, path);
  if (typeof value === 'number') return ofNumber(schema, value, path);
  if (Array.isArray(value)) return ofList(schema, value, budget, path);
  return isObject(value) ? ofObject(schema, value, budget, path) : [];
}

function wrongType(schema: Structural, value: Json, path: FieldPath): Violation | null {
  if (schema.isIntOrString) {
    if (typeof value === 'string' || (typeof value === 'number' && Number.isInteger(value))) return null;
    return {
      path,
      rule: 'anyOf',
      message: `must be an integer or a string, is ${typeNameOf(value)}`,
    };
  }
  const { type } = schema;
  if (type === null || isOfType(type, value)) return null;
  return { path, rule: 'type', message: `must be of type ${type}, is ${typeNameOf(value)}`, type };
}

function isOfType(type: string, value: Json): boolean {
  if (type === 'integer') return typeof value === 'number' && Number.isInteger(value);
  return typeNameOf(value) === type;
}

function typeNameOf(value: Json): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

function ofEnumeration({ enumeration }: Structural, value: Json, path: FieldPath): Violation[] {
  if (enumeration === null || enumeration.some((one) => isSameJson(one, value))) return [];
  const named = enumeration.map((one) => JSON.stringify(one)).join(', ');
  return [{ path, rule: 'enum', message: `${canonicalJson(value)} is none of ${named}` }];
}

function ofText(
  { limits, pattern, format }: Structural,
  value: string,
  budget: Budget,
  path: FieldPath,
): Violation[] {
  const found: Violation[] = [];
  const add = (rule: string, message: string) => found.push({ path, rule, message });
  const length = Array.from(value).length;
  if (pattern !== null && !pattern.test(value, budget))
    add('pattern', `"${value}" does not match ${pattern.source}${exampleOf(pattern.source)}`);
  if (limits.minLength !== null && length < limits.minLength)
    add('minLength', `needs at least ${limits.minLength} characters, has ${length}`);
  if (limits.maxLength !== null && length > limits.maxLength)
    add('maxLength', `takes at most ${limits.maxLength} characters, has ${length}`);
  if (format !== null && !isOfFormat(format, value)) {
    const isTime = format === 'date-time' || format === 'datetime';
    add('format', isTime ? `"${value}" is no RFC 3339 time` : `"${value}" is not of the format ${format}`);
  }
  return found;
}

function ofNumber({ limits, format }: Structural, value: number, path: FieldPath): Violation[] {
  const { minimum, maximum, isMinimumOut, isMaximumOut, multipleOf } = limits;
  const found: Violation[] = [];
  const add = (rule: string, message: string) => found.push({ path, rule, message });
  if (minimum !== null && (value < minimum || (isMinimumOut && value === minimum)))
    add('minimum', `${value} is ${isMinimumOut ? 'not more' : 'less'} than ${minimum}`);
  if (maximum !== null && (value > maximum || (isMaximumOut && value === maximum)))
    add('maximum', `${value} is ${isMaximumOut ? 'not less' : 'more'} than ${maximum}`);
  if (multipleOf !== null && multipleOf > 0 && value % multipleOf !== 0)
    add('multipleOf', `${value} is no multiple of ${multipleOf}`);
  if (format === 'int32' && (value < -INT_32 || value >= INT_32))
    add('format', `${value} does not fit into 32 bits`);
  return found;
}

function ofList(schema: Structural, value: readonly Json[], budget: Budget, path: FieldPath): Violation[] {
  const { minItems, maxItems } = schema.limits;
  const found: Violation[] = [];
  if (minItems !== null && value.length < minItems)
    found.push({
      path,
      rule: 'minItems',
      message: `needs at least ${minItems} entries, has ${value.length}`,
    });
  if (maxItems !== null && value.length > maxItems)
    found.push({ path, rule: 'maxItems', message: `takes at most ${maxItems} entries, has ${value.length}` });
  const { items } = schema;
  if (items)
    for (const [index, item] of value.entries())
      found.push(...validate(items, item, budget, [...path, index]));
  if (schema.listType !== 'atomic') found.push(...duplicates(schema, value, path));
  return found;
}

/** Every item that is in the list before, by its value or by its keys. */
function duplicates({ listType, mapKeys }: Structural, items: readonly Json[], path: FieldPath): Violation[] {
  const seen = new Set<string>();
  return items.flatMap((item, index): Violation[] => {
    const own =
      listType === 'set' ? item : mapKeys.map((key) => (isObject(item) ? (item[key] ?? null) : null));
    const text = canonicalJson(own);
    if (!seen.has(text)) {
      seen.add(text);
      return [];
    }
    const shown = listType === 'set' ? text : `${mapKeys.join(', ')} ${text.slice(1, -1)}`;
    return [{ path: [...path, index], rule: 'duplicate', message: `${shown} is there twice` }];
  });
}

function ofObject(schema: Structural, value: JsonObject, budget: Budget, path: FieldPath): Violation[] {
  const { minProperties, maxProperties } = schema.limits;
  const required = schema.isEmbedded ? [...schema.required, 'apiVersion', 'kind'] : schema.required;
  const found = [...new Set(required)]
    .filter((name) => !Object.hasOwn(value, name))
    .map((name): Violation => ({ path, rule: 'required', message: `${name} is required`, missing: name }));
  const size = Object.keys(value).length;
  if (minProperties !== null && size < minProperties)
    found.push({ path, rule: 'minProperties', message: `needs at least ${minProperties} keys, has ${size}` });
  if (maxProperties !== null && size > maxProperties)
    found.push({ path, rule: 'maxProperties', message: `takes at most ${maxProperties} keys, has ${size}` });
  // In the order of the schema, and then of the text.
  for (const [name, known] of schema.properties)
    if (Object.hasOwn(value, name))
      found.push(...validate(known, value[name] ?? null, budget, [...path, name]));
  const { additional } = schema;
  if (additional !== null && additional !== 'any')
    for (const [name, item] of Object.entries(value))
      if (!schema.properties.has(name)) found.push(...validate(additional, item, budget, [...path, name]));
  return found;
}

function ofJunctors(schema: Structural, value: Json, budget: Budget, path: FieldPath): Violation[] {
  const fits = (one: Structural): boolean => validate(one, value, budget, path).length === 0;
  const found = schema.allOf.flatMap((one) => validate(one, value, budget, path));
  if (schema.anyOf.length > 0 && !schema.anyOf.some(fits))
    found.push({ path, rule: 'anyOf', message: 'fits none of the forms that it may have (anyOf)' });
  if (schema.oneOf.length > 0) {
    const fitting = schema.oneOf.filter(fits).length;
    if (fitting !== 1)
      found.push({
        path,
        rule: 'oneOf',
        message: `fits ${fitting} of the forms of which it must have one (oneOf)`,
      });
  }
  if (schema.not !== null && fits(schema.not))
    found.push({ path, rule: 'not', message: 'has a form that it must not have (not)' });
  return found;
}
