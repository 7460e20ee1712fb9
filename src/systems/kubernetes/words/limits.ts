import type { IntOrPercent } from '../../../manifest/values/intstr.js';
import type { Json } from '../../../manifest/manifest.js';
import { fieldOf, objectOf } from '../admission/defaults.js';

/** A number or a percentage as the author wrote it; null where none is written. */
export function writtenLimit(spec: Json, strategyField: string, field: string): IntOrPercent | null {
  const value = fieldOf(objectOf(objectOf(spec, strategyField), 'rollingUpdate'), field);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** ` (rounds up)` after a percentage; '' after a number, which is as it is. */
export function roundingOf(value: IntOrPercent, way: 'up' | 'down'): string {
  return typeof value === 'string' ? ` (rounds ${way})` : '';
}
