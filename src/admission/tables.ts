import { type FieldPath, isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import type { Schema, UnknownField, Violation } from '../manifest/schema.js';
import { Budget } from './budget.js';
import type { Shape } from './judge.js';
import { droppedBy, storedBy } from './stored.js';
import { structuralOf } from './structural.js';
import { validate } from './validate.js';
import { remembered, rememberedOfBoth } from '../manifest/lookup/remembered.js';

/**
 * What the API server makes of an object, as far as the schema is known here; null: nothing is known, and all of it is kept. Sides and
 * starts at other instants read the same object again and again: its shape is worked out once.
 */
export function shapeBy(schema: Schema | null, object: JsonObject): Shape {
  return schema === null ? { violations: [], stored: object, unknownFields: [] } : shapeOf(object, schema);
}

const shapeOf = rememberedOfBoth((object: JsonObject, schema: Schema): Shape => {
  const kept = stored(schema, object);
  const asStored = isObject(kept) ? kept : object;
  return {
    violations: checkSchema(schema, asStored),
    stored: asStored,
    unknownFields: unknownFields(schema, object),
  };
});

/**
 * The value as the API server stores it before any validation: fields that are null are dropped unless they are nullable,
 * absent fields with a default are filled in, unknown fields are dropped. The input is left alone.
 */
export function stored(schema: Schema, value: Json): Json {
  return storedBy(structuralOfTable(schema), value, false);
}

/** What `value`, already in its stored form, breaks in the schema; in the order of the schema's fields. */
export function checkSchema(schema: Schema, value: Json, path: FieldPath = []): Violation[] {
  return validate(structuralOfTable(schema), value, Budget.unlimited(), path);
}

/** Every field of `value` that the schema does not know, in the order of the text. */
export function unknownFields(schema: Schema, value: Json): UnknownField[] {
  return droppedBy(structuralOfTable(schema), value, false);
}

const structuralOfTable = remembered((schema: Schema) => structuralOf(written(schema)));

/** The table as a definition writes it: what limits a value goes by the same names there. */
function written(schema: Schema): JsonObject {
  switch (schema.kind) {
    case 'any':
      return { 'x-kubernetes-preserve-unknown-fields': true };
    case 'object': {
      const { fields, required, kind: type, ...rest } = schema;
      const properties = Object.entries(fields).map(([name, field]) => [name, written(field)]);
      return {
        ...rest,
        type,
        properties: Object.fromEntries(properties) as JsonObject,
        required: [...required],
      };
    }
    case 'map': {
      const { values, kind: _, ...rest } = schema;
      return { ...rest, type: 'object', additionalProperties: written(values) };
    }
    case 'list': {
      const { items, set, kind: _, ...rest } = schema;
      const unique = set ? { 'x-kubernetes-list-type': 'set' } : {};
      return { ...rest, ...unique, type: 'array', items: written(items) };
    }
    case 'string':
    case 'integer':
    case 'boolean':
    case 'intOrString': {
      const { kind, pattern, oneOf, ...rest } = { pattern: undefined, oneOf: undefined, ...schema };
      const type = kind === 'intOrString' ? { 'x-kubernetes-int-or-string': true } : { type: kind };
      return {
        ...rest,
        ...type,
        ...(pattern && { pattern: pattern.source }),
        ...(oneOf && { enum: [...oneOf] }),
      };
    }
  }
}
