import { exampleOf } from '../../../admission/examples.js';
import { pathText, valueAt } from '../../../manifest/fields.js';
import { type FieldPath, isObject, type Json } from '../../../manifest/manifest.js';
import { checkSchema } from '../../../admission/tables.js';
import type { Schema, Violation } from '../../../manifest/schema.js';
import type { Rejection } from './rejection.js';

/** Everything the schema refuses in a value in its stored form, in the words of the field's own rule. */
export function refusedBySchema(schema: Schema, value: Json): Rejection[] {
  return checkSchema(schema, value).map((violation) => explain(schema, value, violation));
}

function explain(root: Schema, value: Json, { path, rule, missing }: Violation): Rejection {
  if (missing !== undefined) {
    const at = [...path, missing];
    return {
      by: 'schema',
      rule,
      path: at,
      message: `${pathText(at)} is required: ${wanted(schemaAt(root, at))}`,
    };
  }
  const found = valueAt(value, path);
  const message = `${pathText(path)} must be ${wanted(schemaAt(root, path))}, not ${describe(found)}`;
  return { by: 'schema', rule, path, message: message + hint(schemaAt(root, path), path, found) };
}

function schemaAt(root: Schema, path: FieldPath): Schema {
  let schema = root;
  for (const step of path) {
    if (schema.kind === 'list') schema = schema.items;
    else if (schema.kind === 'map') schema = schema.values;
    else if (schema.kind === 'object') schema = schema.fields[String(step)] ?? { kind: 'any' };
  }
  return schema;
}

function wanted(schema: Schema): string {
  switch (schema.kind) {
    case 'integer':
      return wantedNumber(schema.minimum, schema.maximum);
    case 'boolean':
      return 'true or false';
    case 'string':
      if (schema.oneOf) return `one of ${schema.oneOf.join(', ')}`;
      if (schema.words !== undefined) return schema.words;
      if (schema.pattern)
        return `a text that matches ${schema.pattern.source}${exampleOf(schema.pattern.source)}`;
      return schema.minLength === undefined ? 'a text' : 'a text that is not empty';
    case 'intOrString':
      return 'a quantity such as 500m or 2Gi';
    case 'list':
      return 'a list';
    case 'object':
    case 'map':
      return 'a mapping';
    case 'any':
      return 'a value';
  }
}

function wantedNumber(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return 'a whole number';
  return maximum === undefined
    ? `a whole number, at least ${minimum}`
    : `a whole number from ${minimum} to ${maximum}`;
}

function describe(value: Json | undefined): string {
  if (value === undefined || value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'a mapping';
  return JSON.stringify(value);
}

function hint(schema: Schema, path: FieldPath, value: Json | undefined): string {
  if (schema.kind === 'string' && (typeof value === 'number' || typeof value === 'boolean')) {
    return '; put it in quotes';
  }
  if (schema.kind === 'integer' && typeof value === 'string' && /^[0-9]+%?$/.test(value)) {
    return '; write the number alone, without quotes or a percent sign';
  }
  return path.at(-1) === 'failureThreshold'
    ? '; to stop at the first failure write 1, with safetyLimit: 100 (without the field no failure stops it)'
    : '';
}
