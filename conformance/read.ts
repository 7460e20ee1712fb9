import { isObject, type Json, type JsonObject } from '../src/manifest/manifest.js';

/** Readers of the fields of vectors: an absent one is empty. */

type Field<T> = (from: JsonObject, key: string, otherwise?: T) => T;

export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function objectsOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export const object: Field<JsonObject> = (from, key) => objectOf(from[key]);
export const objects: Field<JsonObject[]> = (from, key) => objectsOf(from[key]);
export const texts: Field<string[]> = (from, key) => textsOf(from[key]);

export const numbers: Field<number[]> = (from, key) => {
  const value = from[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
};

export const text: Field<string> = (from, key, otherwise = '') => {
  const value = from[key];
  return typeof value === 'string' ? value : otherwise;
};

export const number: Field<number> = (from, key, otherwise = 0) => {
  const value = from[key];
  return typeof value === 'number' ? value : otherwise;
};

export const truth: Field<boolean> = (from, key, otherwise = false) => {
  const value = from[key];
  return typeof value === 'boolean' ? value : otherwise;
};

/** Some of the fields; an absent one is null. */
export function fields(from: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.map((key) => [key, from[key] ?? null]));
}

export const instant: Field<number> = (from, key) => Date.parse(text(from, key));

/** Instants of vectors without a part of a second have none in their text. */
export function stamp(at: number): string {
  return new Date(at).toISOString().replace('.000Z', 'Z');
}

/** Any result of ours as plain data. */
export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
