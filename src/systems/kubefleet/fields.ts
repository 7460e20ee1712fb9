import type { Json, JsonObject } from '../../manifest/manifest.js';
import { isObject } from '../../manifest/manifest.js';

/** A field's value, or undefined where it is absent; keys such as `constructor` are plain data. */
export function field(of: Json | undefined, name: string): Json | undefined {
  return isObject(of) && Object.hasOwn(of, name) ? of[name] : undefined;
}

/** The value at the end of a chain of fields; undefined where one is absent or no mapping. */
export function fieldAt(of: Json | undefined, ...names: readonly string[]): Json | undefined {
  let value = of;
  for (const name of names) value = field(value, name);
  return value;
}

export function objectIn(of: Json | undefined, name: string): JsonObject | null {
  const value = field(of, name);
  return isObject(value) ? value : null;
}

export function textIn(of: Json | undefined, name: string): string | null {
  const value = field(of, name);
  return typeof value === 'string' ? value : null;
}

export function numberIn(of: Json | undefined, name: string): number | null {
  const value = field(of, name);
  return typeof value === 'number' ? value : null;
}

export function listIn(of: Json | undefined, name: string): readonly Json[] {
  const value = field(of, name);
  return Array.isArray(value) ? value : [];
}

/** The string values of a mapping, as labels and properties have them. */
export function textsIn(of: Json | undefined, name: string): Record<string, string> {
  const texts = Object.create(null) as Record<string, string>;
  for (const [key, value] of Object.entries(objectIn(of, name) ?? {}))
    if (typeof value === 'string') texts[key] = value;
  return texts;
}

/** Byte order, as Go compares strings and the API server lists names: `cluster-10` comes before `cluster-2`. */
export function byName(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
