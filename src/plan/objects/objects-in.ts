import { isObject, type Json, type JsonObject } from '../../manifest/manifest.js';

/** A value and all that is in it, as far as those are mappings. */
export function objectsIn(value: Json): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** The texts of a list, or the one that stands in place of it. */
export function textsOf(value: Json): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
}
