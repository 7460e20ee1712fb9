import { type IntOrPercent, scaleIntOrPercent } from '../../src/manifest/quantity.js';
import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { resolveFenceposts, rollingLimits } from '../../src/systems/kubernetes/controller/fenceposts.js';
import {
  daemonSetNodes,
  desiredHealthy,
  statefulSetMaxUnavailable,
} from '../../src/systems/kubernetes/controller/workload-budgets.js';
import { exactly, type Mismatch } from '../family.js';
import { number, object, text } from '../read.js';

function intOrPercent(value: Json | undefined): IntOrPercent | null {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** `value`, `total` -> `up`, `down`, or "error". */
export function checkIntstrScaling(vector: JsonObject): Mismatch {
  const value = intOrPercent(vector['value']);
  const total = number(vector, 'total');
  const scaled = (rounding: 'up' | 'down'): Json =>
    (value === null ? null : scaleIntOrPercent(value, total, rounding)) ?? 'error';
  const expected = { up: vector['up'] ?? null, down: vector['down'] ?? null };
  return exactly(expected, { up: scaled('up'), down: scaled('down') });
}

/** `replicas`, `maxUnavailable`, `maxSurge` as written -> the raw and the effective numbers, or `error`. */
export function checkFenceposts(vector: JsonObject): Mismatch {
  const update = {
    maxSurge: intOrPercent(vector['maxSurge']),
    maxUnavailable: intOrPercent(vector['maxUnavailable']),
  };
  const replicas = number(vector, 'replicas');
  const posts = resolveFenceposts(update, replicas);
  const limits = rollingLimits(update, replicas);
  if (!posts || !limits) return exactly(object(vector, 'expect'), { error: true });
  return exactly(object(vector, 'expect'), {
    ...posts,
    effectiveMaxUnavailable: limits.maxUnavailable,
    minAvailable: limits.minAvailable,
    maxTotal: limits.maxTotal,
  });
}

/** `kind`, `field`, `value`, `total` -> `count` or `desiredHealthy`. */
export function checkWorkloadBudgets(vector: JsonObject): Mismatch {
  const value = intOrPercent(vector['value']) ?? 0;
  const total = number(vector, 'total');
  const expected = object(vector, 'expect');
  const kind = text(vector, 'kind');
  if (kind === 'DaemonSet') return exactly(expected, { count: daemonSetNodes(value, total) });
  if (kind === 'StatefulSet') return exactly(expected, { count: statefulSetMaxUnavailable(value, total) });
  const field = text(vector, 'field') === 'minAvailable' ? 'minAvailable' : 'maxUnavailable';
  return exactly(expected, { desiredHealthy: desiredHealthy({ field, value }, total) });
}
