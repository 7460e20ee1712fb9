import { type IntOrPercent, scaleIntOrPercent } from '../../src/manifest/quantity.js';
import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { checkStrategy } from '../../src/systems/kubernetes/admission.js';
import {
  daemonSetNodes,
  desiredHealthy,
  resolveFenceposts,
  rollingLimits,
  statefulSetMaxUnavailable,
} from '../../src/systems/kubernetes/controller/limits.js';
import { exactly, type Mismatch } from '../family.js';
import { number, object, plain, text } from '../read.js';

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
  const { maxUnavailable: effectiveMaxUnavailable, minAvailable, maxTotal } = limits;
  return exactly(object(vector, 'expect'), { ...posts, effectiveMaxUnavailable, minAvailable, maxTotal });
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

/** `kind`, `strategy` or `rollingUpdate` -> `valid`, and `reasons` as field:code in the API's order. */
export function checkValidation(vector: JsonObject): Mismatch {
  const update = { type: 'RollingUpdate', rollingUpdate: object(vector, 'rollingUpdate') };
  const kind = text(vector, 'kind');
  const violations =
    kind === 'DaemonSet' || kind === 'StatefulSet'
      ? checkStrategy(kind, update)
      : checkStrategy('Deployment', object(vector, 'strategy'));
  const reasons = violations.map(({ path, code }) => `${String(path.at(-1))}:${code}`);
  const valid = reasons.length === 0;
  return exactly(object(vector, 'expect'), plain(valid ? { valid } : { valid, reasons }));
}
