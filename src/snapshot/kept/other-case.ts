import type { Keep } from './path.js';

const FIELDS = new WeakMap<Keep, ReadonlyMap<string, string>>();

/**
 * The field that is kept and is written in another case here, as no API server writes it. Null for fields that are kept or of no
 * interest, and for keys of annotations, where two that differ in case are two.
 */
export function fieldInOtherCase(keep: Keep, key: string): string | null {
  if (keep.keys.has(key)) return null;
  let fields = FIELDS.get(keep);
  if (fields === undefined) {
    const names = [...keep.keys.keys()].filter((name) => !name.includes('/'));
    fields = new Map(names.map((name) => [name.toLowerCase(), name]));
    FIELDS.set(keep, fields);
  }
  return fields.get(key.toLowerCase()) ?? null;
}
