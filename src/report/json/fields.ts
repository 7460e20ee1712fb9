import type { Place } from '../../manifest/manifest.js';

/** These fields of an object as they are, in this order. */
export function fieldsOf<T extends object, K extends keyof T>(object: T, ...keys: readonly K[]): Pick<T, K> {
  const fields: Partial<Pick<T, K>> = {};
  for (const key of keys) fields[key] = object[key];
  return fields as Pick<T, K>;
}

/** Where something stands, as the contract writes it. */
export function placeJson(place: Place | null | undefined) {
  return { file: place?.file ?? null, line: place?.line ?? null, column: place?.column ?? null };
}
