import { exampleOf } from '../../../admission/examples.js';
import { itemsIn, numberIn, objectIn, pathText, textIn, valueAt } from '../../../manifest/fields.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import type { Violation } from '../../../manifest/schema.js';
import type { Rejection } from './rejection.js';

/** A violation of the schema, with what the field must be. */
export function refusalOf(root: JsonObject, value: Json, { path, rule, missing }: Violation): Rejection {
  if (missing !== undefined) {
    const at = [...path, missing];
    return {
      by: 'schema',
      rule,
      path: at,
      message: `${pathText(at)} is required: ${wanted(schemaAt(root, at))}`,
    };
  }
  const schema = schemaAt(root, path);
  const found = valueAt(value, path);
  const message = `${pathText(path)} must be ${wanted(schema)}, not ${describe(found)}`;
  return { by: 'schema', rule, path, message: message + hint(schema, path, found) };
}

function schemaAt(root: JsonObject, path: FieldPath): JsonObject {
  return path.reduce<JsonObject>((schema, step) => {
    const field = objectIn(objectIn(schema, 'properties') ?? undefined, String(step));
    return field ?? objectIn(schema, 'items') ?? objectIn(schema, 'additionalProperties') ?? {};
  }, root);
}

/** The type as a person says it. */
const NAMES: Readonly<Record<string, string>> = {
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
};

function wanted(schema: JsonObject): string {
  if (schema['x-kubernetes-int-or-string'] === true) return 'a quantity such as 500m or 2Gi';
  const type = textIn(schema, 'type') ?? '';
  if (type === 'integer') return wantedNumber(numberIn(schema, 'minimum'), numberIn(schema, 'maximum'));
  return type === 'string' ? wantedText(schema) : (NAMES[type] ?? 'a value');
}

function wantedText(schema: JsonObject): string {
  const choices = itemsIn(schema, 'enum').filter((one) => typeof one === 'string');
  if (choices.length > 0) return `one of ${choices.join(', ')}`;
  const [words, pattern] = [textIn(schema, 'description'), textIn(schema, 'pattern')];
  if (words !== null) return words;
  if (pattern !== null) return `a text that matches ${pattern}${exampleOf(pattern)}`;
  return numberIn(schema, 'minLength') === null ? 'a text' : 'a text that is not empty';
}

function wantedNumber(minimum: number | null, maximum: number | null): string {
  if (minimum === null) return 'a whole number';
  return maximum === null
    ? `a whole number, at least ${minimum}`
    : `a whole number from ${minimum} to ${maximum}`;
}

function describe(value: Json | undefined): string {
  if (value === undefined || value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  if (isObject(value)) return 'a mapping';
  return JSON.stringify(value);
}

function hint({ type }: JsonObject, path: FieldPath, value: Json | undefined): string {
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return '; put it in quotes';
  if (type === 'integer' && typeof value === 'string' && /^[0-9]+%?$/.test(value))
    return '; write the number alone, without quotes or a percent sign';
  return path.at(-1) === 'failureThreshold'
    ? '; to stop at the first failure write 1, with safetyLimit: 100 (without the field no failure stops it)'
    : '';
}
