import { isObject, type JsonObject } from '../manifest/manifest.js';
import { rememberedOfBoth } from '../manifest/lookup.js';
import { Budget } from './budget.js';
import type { Shape } from './evaluate.js';
import { droppedBy, storedBy } from './stored.js';
import { structuralOf } from './structural.js';
import { validate } from './validate.js';

/** Applies a schema without rules of its own to an object, once for each two: sides read the same object again and again. */
export const shapeBy = rememberedOfBoth((object: JsonObject, schema: JsonObject): Shape => {
  const structural = structuralOf(schema);
  const kept = storedBy(structural, object, true);
  const stored = isObject(kept) ? kept : object;
  return {
    violations: validate(structural, stored, Budget.unlimited()),
    stored,
    unknownFields: droppedBy(structural, object, true),
  };
});
