import type { IntOrPercent } from '../../../manifest/quantity.js';
import type { FieldPath } from '../../../manifest/manifest.js';
import { type Violation, violation } from './violation.js';

/** Stricter than what the library parses: digits and a percent sign, no sign, no fraction. */
const PERCENT = /^[0-9]+%$/;

/**
 * A number must not be negative, a text must be a percentage: a quoted `"5"` is refused. Source: kubernetes 1.28,
 * pkg/apis/apps/validation, ValidatePositiveIntOrPercent.
 */
export function checkIntOrPercent(value: IntOrPercent, path: FieldPath): Violation[] {
  if (typeof value === 'number') return checkNonNegative(value, path);
  if (PERCENT.test(value)) return [];
  return [
    violation(
      path,
      'notPercent',
      `${JSON.stringify(value)}: a valid percent string must be a numeric string followed by an ending '%'`,
    ),
  ];
}

/** Source: kubernetes 1.28, pkg/apis/core/validation, ValidateNonnegativeField. */
export function checkNonNegative(value: number, path: FieldPath): Violation[] {
  return value < 0 ? [violation(path, 'negative', `${value}: must be greater than or equal to 0`)] : [];
}

/** Source: kubernetes 1.28, pkg/apis/apps/validation, IsNotMoreThan100Percent. */
export function checkAtMost100Percent(value: IntOrPercent, path: FieldPath): Violation[] {
  if (typeof value === 'number' || !PERCENT.test(value) || Number(value.slice(0, -1)) <= 100) return [];
  return [violation(path, 'over100Percent', `${value}: must not be greater than 100%`)];
}

/**
 * Whether the value counts as zero where both of two must not be: a text that is no percentage counts as the number it reads as,
 * or as 0. Source: kubernetes 1.28, pkg/apis/apps/validation, getIntOrPercentValue.
 */
export function countsAsZero(value: IntOrPercent): boolean {
  if (typeof value === 'number') return value === 0;
  if (PERCENT.test(value)) return Number(value.slice(0, -1)) === 0;
  return !/^[+-]?[0-9]+$/.test(value) || Number(value) === 0;
}
