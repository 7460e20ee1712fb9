import { type FieldPath, isObject, type Json, type JsonObject } from './manifest.js';

/** A field's value, or undefined where it is absent; keys such as `constructor` are plain data. */
export function field(of: Json | undefined, name: string): Json | undefined {
  return isObject(of) && Object.hasOwn(of, name) ? of[name] : undefined;
}

/** The entry of a table or of labels for a word of a file: `constructor` and `toString` are entries of none. */
export function entryOf<T>(table: Readonly<Record<string, T>>, word: string): T | undefined {
  return Object.hasOwn(table, word) ? table[word] : undefined;
}

/** The value at the end of a path, through lists too; undefined where it leads nowhere. */
export function valueAt(of: Json | undefined, path: FieldPath): Json | undefined {
  let value = of;
  for (const step of path) value = Array.isArray(value) ? value[Number(step)] : field(value, String(step));
  return value;
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

/** The text at the end of a chain of fields; null where there is none, or something else. */
export function textIn(of: Json | undefined, ...names: readonly string[]): string | null {
  const value = fieldAt(of, ...names);
  return typeof value === 'string' ? value : null;
}

export function numberIn(of: Json | undefined, name: string): number | null {
  const value = field(of, name);
  return typeof value === 'number' ? value : null;
}

/** The list in a field; null where it is absent, which is not the same as empty to every controller. */
export function listIn(of: Json | undefined, name: string): readonly Json[] | null {
  const value = field(of, name);
  return Array.isArray(value) ? value : null;
}

const NO_ITEMS: readonly Json[] = [];

/** The items of a list; none where the field is absent, for those to whom that is the same. */
export function itemsIn(of: Json | undefined, name: string): readonly Json[] {
  return listIn(of, name) ?? NO_ITEMS;
}

/** The texts of a list; none where the field is absent. */
export function stringsIn(of: Json | undefined, name: string): readonly string[] {
  return itemsIn(of, name).filter((item) => typeof item === 'string');
}

/** The string values of a mapping, as labels and annotations have them; null where it is absent. */
export function textsIn(of: Json | undefined, name: string): ReadonlyMap<string, string> | null {
  const entries = Object.entries(objectIn(of, name) ?? {});
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return objectIn(of, name) && new Map(texts);
}

/** The string values of a mapping by key, without a prototype: the mapping itself where it has no others. None where it is absent. */
export function labelsIn(of: Json | undefined, name: string): Readonly<Record<string, string>> {
  const written = objectOr(field(of, name));
  const isWhole = Object.values(written).every((value) => typeof value === 'string');
  if (isWhole && Object.getPrototypeOf(written) === null) return written as Record<string, string>;
  const texts = Object.fromEntries(textsIn(of, name) ?? []);
  return Object.assign(Object.create(null) as typeof texts, texts);
}

/** A path as Kubernetes writes it: `spec.disruption.budgets[0].nodes`. */
export function pathText(path: FieldPath): string {
  return path
    .map((step, index) => (typeof step === 'number' ? `[${step}]` : `${index === 0 ? '' : '.'}${step}`))
    .join('');
}

/** A mapping, or an empty one in place of anything else. */
export function objectOr(value: Json | undefined): JsonObject {
  return isObject(value) ? value : (Object.create(null) as JsonObject);
}

/** Text that is not empty; Kubernetes takes an empty field for a missing one. */
export function filledText(value: Json | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

/** A copy with one member set, where it was; undefined leaves it out. Objects that were read have no prototype. */
export function withMember(object: JsonObject, name: string, value: Json | undefined): JsonObject {
  const copy = Object.assign(Object.create(null) as JsonObject, object);
  if (value === undefined) Reflect.deleteProperty(copy, name);
  else copy[name] = value;
  return copy;
}

/** Undefined for a text that is no JSON. */
export function parsedJson(written: string): Json | undefined {
  try {
    return JSON.parse(written) as Json;
  } catch {
    return undefined;
  }
}
