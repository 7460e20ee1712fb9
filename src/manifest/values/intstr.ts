/** A Kubernetes `IntOrString`: an absolute number, or a percentage such as `25%`. */
export type IntOrPercent = number | string;

/** What a percentage does with a fraction: towards plus infinity, or towards minus infinity. */
type Rounding = 'up' | 'down';

/**
 * The number that an integer or a percentage of `total` stands for; null when it is neither (a quoted `"5"`, `12.5%`,
 * `10 %`). An integer is used as it is, negative ones too.
 *
 * Multiplies before it divides: 0.07 * 100 is 7.000000000000001 in floating point and would round up to 8; 7 * 100 / 100 is
 * 7. The parser is laxer than the API's validation: `+10%`, `010%`, `-25%` and `150%` all count. Source:
 * k8s.io/apimachinery v0.35.2, pkg/util/intstr, GetScaledValueFromIntOrPercent.
 */
export function scaleIntOrPercent(value: IntOrPercent, total: number, rounding: Rounding): number | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? value : null;
  const percent = percentOf(value);
  if (percent === null) return null;
  const exact = (percent * total) / 100;
  // Adding 0 turns the -0 that rounding a small negative number gives into 0.
  return (rounding === 'up' ? Math.ceil(exact) : Math.floor(exact)) + 0;
}

/** The number of an integer or a percentage, and which of both it is; null when it is neither. */
export function percentOrCount(value: IntOrPercent): { value: number; isPercent: boolean } | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? { value, isPercent: false } : null;
  const percent = percentOf(value);
  return percent === null ? null : { value: percent, isPercent: true };
}

/** The number before the percent sign, in the lax form; null when the text is no percentage. */
function percentOf(text: string): number | null {
  if (!/^[+-]?[0-9]+%$/.test(text)) return null;
  const percent = Number(text.slice(0, -1));
  return Number.isSafeInteger(percent) ? percent : null;
}
