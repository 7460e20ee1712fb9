import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import { goDurationMs } from '../../src/manifest/values/go-duration.js';
import type { Budget } from '../../src/systems/karpenter/controller/budget.js';

/** Readers for the fields of vectors. A vector of the wrong shape is an error in the vector: they throw. */

export function text(object: JsonObject, key: string): string {
  const value = object[key];
  if (typeof value !== 'string') throw new TypeError(`${key} is not a text`);
  return value;
}

export function number(object: JsonObject, key: string): number {
  const value = object[key];
  if (typeof value !== 'number') throw new TypeError(`${key} is not a number`);
  return value;
}

export function textOrNull(object: JsonObject, key: string): string | null {
  return object[key] === undefined || object[key] === null ? null : text(object, key);
}

export function flag(object: JsonObject, key: string, otherwise: boolean): boolean {
  const value = object[key];
  return typeof value === 'boolean' ? value : otherwise;
}

export function objects(value: Json | undefined): JsonObject[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || !value.every(isObject)) throw new TypeError('not a list of objects');
  return value;
}

export function texts(value: Json | undefined): string[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item) => typeof item === 'string');
}

export function instant(object: JsonObject, key: string): number {
  return Date.parse(text(object, key));
}

/** Instants of vectors without a part of a second have none in their text. */
export function stamp(at: number): string {
  return new Date(at).toISOString().replace('.000Z', 'Z');
}

export function durationMs(written: string | null): number | null {
  if (written === null) return null;
  const value = goDurationMs(written);
  if (value === null) throw new TypeError(`${written} is not a duration`);
  return value;
}

/** Budgets as vectors hold them: stored JSON. */
export function budgets(value: Json | undefined): Budget[] {
  return objects(value).map((budget) => ({
    nodes: text(budget, 'nodes'),
    reasons: Array.isArray(budget['reasons']) ? texts(budget['reasons']) : null,
    schedule: textOrNull(budget, 'schedule'),
    durationMs: durationMs(textOrNull(budget, 'duration')),
  }));
}
