import type { Json } from './manifest.js';
import { isObject } from './manifest.js';

/** The text of a value whatever the order of its keys: equal for equal values. Members of the names given are left out. */
export function sortedText(value: Json, without: ReadonlySet<string> = new Set()): string {
  return JSON.stringify(value, (key, inner: Json) => {
    if (without.has(key)) return undefined;
    return isObject(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner;
  });
}
