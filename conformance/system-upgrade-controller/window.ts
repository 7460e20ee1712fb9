import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { readPlan } from '../../src/systems/system-upgrade-controller/objects/plan.js';
import {
  isOpenAt,
  openIntervals,
  type StartWindow,
} from '../../src/systems/system-upgrade-controller/controller/window.js';
import { differs, type Mismatch } from '../family.js';

const HOUR_MS = 3_600_000;
/** As far as the vectors look for the next change. */
const REACH_MS = 194 * HOUR_MS;

/** spec.window + instants -> open or not, next change. Error texts are compared by presence. */
export function window(vector: JsonObject): Mismatch {
  const { window: start, invalid } = readPlan({ spec: { window: vector['window'] ?? null } });
  const expected = vector['expected'] as JsonObject;
  if (invalid !== null || start === null)
    return differs(
      { valid: expected['valid'] ?? null, hasError: 'error' in expected },
      { valid: false, hasError: true },
    );
  const at = (vector['at'] ?? []) as string[];
  const checks = at.map((text) => ({
    at: text,
    open: isOpenAt(start, Date.parse(text)),
    nextChange: nextChange(start, text),
  }));
  const hours = vector['horizonHours'];
  const from = Date.parse(at[0] ?? '');
  const open = typeof hours === 'number' ? openIntervals(start, { from, to: from + hours * HOUR_MS }) : null;
  return differs(expected, {
    valid: true,
    checks,
    ...(open ? { openIntervals: open.map((one) => [stamp(one.from), stamp(one.to)]) } : {}),
  });
}

function nextChange(start: StartWindow, text: string): Json {
  const from = Date.parse(text);
  const [first] = openIntervals(start, { from, to: from + REACH_MS });
  if (!first) return null;
  const change = isOpenAt(start, from) ? first.to : first.from;
  return change >= from + REACH_MS ? null : stamp(change);
}

export function stamp(at: number): string {
  return new Date(at).toISOString().replace('.000Z', 'Z');
}
