import { isObject, type Json, type JsonObject } from '../../src/manifest/manifest.js';
import type { PodOutcome } from './rounds.js';

import { differs, type Mismatch } from '../family.js';

/** A sub-object of a vector, empty when absent. */
export function object(from: JsonObject, key: string): JsonObject {
  const value = from[key];
  return isObject(value) ? value : {};
}

/** The objects of a list of a vector, none when absent. */
export function objects(from: JsonObject, key: string): JsonObject[] {
  const value = from[key];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function texts(from: JsonObject, key: string): string[] {
  const value = from[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

export function numbers(from: JsonObject, key: string): number[] {
  const value = from[key];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'number') : [];
}

export function text(from: JsonObject, key: string, fallback = ''): string {
  const value = from[key];
  return typeof value === 'string' ? value : fallback;
}

export function number(from: JsonObject, key: string, fallback = 0): number {
  const value = from[key];
  return typeof value === 'number' ? value : fallback;
}

export function truth(from: JsonObject, key: string, fallback = false): boolean {
  const value = from[key];
  return typeof value === 'boolean' ? value : fallback;
}

/** `outcomes{template: {never, slow}}` of the round vectors: how the pod of a template at a place (or of a number) goes. */
export function outcomeAt(outcomes: JsonObject, template: string, place: string): PodOutcome {
  const own = object(outcomes, template);
  const never = own['never'];
  if (never === 'all') return 'never';
  if (
    Array.isArray(never) &&
    never.some((item) => (typeof item === 'number' ? String(item) : item) === place)
  )
    return 'never';
  return number(object(own, 'slow'), place, 1);
}

/** Any result of ours as plain data. */
export function plain(value: unknown): Json {
  return JSON.parse(JSON.stringify(value)) as Json;
}

/** Like `differs`, and the answer may hold nothing that is not expected. */
export function exactly(expected: Json, actual: Json): Mismatch {
  return differs(expected, actual) ?? (differs(actual, expected) && { expected, actual });
}

/** The events of a round, for vectors that repeat them; nothing where there are none. */
export function eventsIn(events: readonly JsonObject[], round: number): object {
  const own = events.filter((event) => event['round'] === round);
  return own.length > 0 ? { events: own } : {};
}

/** `initial{place: template:state}` of the round vectors. */
export function initialPods(vector: JsonObject): { place: string; template: string; available: boolean }[] {
  const initial = object(vector, 'initial');
  return Object.keys(initial).map((place) => {
    const [template = '', state = ''] = text(initial, place).split(':');
    return { place, template, available: state === 'available' };
  });
}
