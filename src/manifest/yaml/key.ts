import type { Scalar } from './scalar.js';

const MAX_INT64 = 2n ** 63n - 1n;
/** Digits that tell any two 32-bit floats apart. */
const FLOAT32_DIGITS = 9;

/**
 * The key that kubectl makes of an unquoted scalar: `on:` becomes "true", `0x10:` becomes "16" (sigs.k8s.io/yaml,
 * convertToJSONableObject). Null where it refuses: null, infinities, and integers that only fit without a sign.
 */
export function keyText(scalar: Scalar): string | null {
  switch (scalar.kind) {
    case 'string':
      return scalar.value;
    case 'boolean':
      return String(scalar.value);
    case 'integer':
      return scalar.value > MAX_INT64 ? null : scalar.value.toString();
    case 'float':
      return floatKey(scalar.value);
    case 'null':
    case 'unbounded':
      return null;
  }
}

/** Go's strconv.FormatFloat(value, 'g', -1, 32): the shortest digits that give the same 32-bit float. */
function floatKey(value: number): string | null {
  const rounded = Math.fround(value);
  if (!Number.isFinite(rounded)) return null;
  if (Object.is(rounded, -0)) return '-0';
  let precision = 1;
  while (precision < FLOAT32_DIGITS && Math.fround(Number(rounded.toExponential(precision - 1))) !== rounded)
    precision += 1;
  const shortest = rounded.toExponential(precision - 1);
  const [mantissa = '', exponentText = ''] = shortest.split('e');
  const exponent = Number(exponentText);
  // For the shortest form Go changes over to an exponent at 10^-5 and 10^6.
  if (exponent >= -4 && exponent < 6) return String(Number(shortest));
  const digits = String(Math.abs(exponent)).padStart(2, '0');
  return `${mantissa}e${exponent < 0 ? '-' : '+'}${digits}`;
}
