import { type FieldPath, isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import type { Schema, UnknownField, Violation } from '../manifest/schema.js';
import { Budget } from './budget.js';
import type { Shape } from './judge.js';
import { droppedBy, storedBy } from './stored.js';
import { ANYTHING, NO_LIMITS, patternOf, type Structural } from './structural.js';
import { validate } from './validate.js';
import { remembered, rememberedOfBoth } from '../manifest/remembered.js';

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

const structuralOfTable: (schema: Schema) => Structural = remembered((schema: Schema) => ({
  ...ANYTHING,
  ...ofKind(schema),
  ...common(schema),
}));

function common(schema: Schema): Partial<Structural> {
  return {
    isNullable: 'nullable' in schema,
    default: 'default' in schema ? schema.default : undefined,
    pattern: 'pattern' in schema ? patternOf(schema.pattern.source) : null,
  };
}

function ofKind(schema: Schema): Partial<Structural> {
  switch (schema.kind) {
    case 'any':
      return { preservesUnknown: true };
    case 'boolean':
      return { type: 'boolean' };
    case 'intOrString':
      return { isIntOrString: true };
    case 'integer': {
      const { minimum = null, maximum = null } = schema;
      return { type: 'integer', limits: { ...NO_LIMITS, minimum, maximum } };
    }
    case 'string': {
      const { oneOf = null, format = null, minLength = null, maxLength = null } = schema;
      const limits = { ...NO_LIMITS, minLength, maxLength };
      return { type: 'string', enumeration: oneOf, format, limits };
    }
    case 'list': {
      const { items, set, minItems = null, maxItems = null } = schema;
      const listType = set ? 'set' : 'atomic';
      const limits = { ...NO_LIMITS, minItems, maxItems };
      return { type: 'array', items: structuralOfTable(items), listType, limits };
    }
    case 'map': {
      const { values, maxProperties = null } = schema;
      return {
        type: 'object',
        additional: structuralOfTable(values),
        limits: { ...NO_LIMITS, maxProperties },
      };
    }
    case 'object': {
      const fields = Object.entries(schema.fields);
      const properties = new Map(fields.map(([name, field]) => [name, structuralOfTable(field)]));
      return { type: 'object', properties, required: schema.required };
    }
  }
}
