import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { goDurationMs } from '../../src/manifest/quantity.js';
import type { Budget } from '../../src/systems/karpenter/controller/budget.js';
import { objectsOf, text, texts } from '../read.js';

/** Readers for the fields of vectors. A vector of the wrong shape is an error in the vector: they throw. */

export function textOrNull(object: JsonObject, key: string): string | null {
  return object[key] === undefined || object[key] === null ? null : text(object, key);
}

export function durationMs(written: string | null): number | null {
  if (written === null) return null;
  const value = goDurationMs(written);
  if (value === null) throw new TypeError(`${written} is not a duration`);
  return value;
}

/** Budgets as vectors hold them: stored JSON. */
export function budgets(value: Json | undefined): Budget[] {
  return objectsOf(value).map((budget) => ({
    nodes: text(budget, 'nodes'),
    reasons: Array.isArray(budget['reasons']) ? texts(budget, 'reasons') : null,
    schedule: textOrNull(budget, 'schedule'),
    durationMs: durationMs(textOrNull(budget, 'duration')),
  }));
}
