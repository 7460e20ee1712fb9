import { isObject, type Json, type JsonObject } from '../src/manifest/manifest.js';

/** Readers of the fields of vectors: an absent one is empty. */

export function objectOf(value: Json | undefined): JsonObject {
  return isObject(value) ? value : {};
}

export function objectsOf(value: Json | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function textsOf(value: Json | undefined): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function object(from: JsonObject, key: string): JsonObject {
  return objectOf(from[key]);
}

export function objects(from: JsonObject, key: string): JsonObject[] {
  return objectsOf(from[key]);
}

export function texts(from: JsonObject, key: string): string[] {
  return textsOf(from[key]);
}

export function numbers(from: JsonObject, key: string): number[] {
  const value = from[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}

export function text(from: JsonObject, key: string, otherwise = ''): string {
  const value = from[key];
  return typeof value === 'string' ? value : otherwise;
}

export function number(from: JsonObject, key: string, otherwise = 0): number {
  const value = from[key];
  return typeof value === 'number' ? value : otherwise;
}

export function truth(from: JsonObject, key: string, otherwise = false): boolean {
  const value = from[key];
  return typeof value === 'boolean' ? value : otherwise;
}

/** Some of the fields; an absent one is null. */
export function fields(from: JsonObject, ...keys: readonly string[]): JsonObject {
  return Object.fromEntries(keys.map((key) => [key, from[key] ?? null]));
}

export function instant(from: JsonObject, key: string): number {
  return Date.parse(text(from, key));
}

/** Instants of vectors without a part of a second have none in their text. */
export function stamp(at: number): string {
  return new Date(at).toISOString().replace('.000Z', 'Z');
}

/** Any result of ours as plain data. */
export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}
