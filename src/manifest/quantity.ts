/** A Kubernetes quantity, exactly: `unscaled` times ten to the power of `exponent`. */
export interface Quantity {
  readonly unscaled: bigint;
  readonly exponent: number;
}

const NUMBER = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(.*)$/s;
const DECIMAL_EXPONENT = /^[eE]([+-]?[0-9]+)$/;
const DECIMAL_SUFFIXES = new Map(
  ['n', 'u', 'm', '', 'k', 'M', 'G', 'T', 'P', 'E'].map((suffix, index) => [suffix, 3 * index - 9]),
);
const BINARY_SUFFIXES = new Map(
  ['Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'].map((suffix, index) => [suffix, 10n * BigInt(index + 1)]),
);
const NANO = -9;
/** Beyond this nothing is compared exactly; upstream caps such values at 2^63-1. */
const MAX_EXPONENT = 400;

/**
 * Reads a quantity: a decimal number with a binary (`Ki`), a decimal (`k`, `m`) or an exponent suffix (`e3`). Values finer
 * than a nano are rounded away from zero. Null where Kubernetes refuses the text.
 * Source: k8s.io/apimachinery v0.35.2, resource.ParseQuantity; its cap at 2^63-1 is left out.
 */
export function parseQuantity(text: string): Quantity | null {
  const [, sign = '', whole = '', fraction = '', suffix = ''] = NUMBER.exec(text) ?? [];
  if (whole === '' && fraction === '') return null;
  const bits = BINARY_SUFFIXES.get(suffix) ?? 0n;
  const power = bits > 0n ? 0 : (DECIMAL_SUFFIXES.get(suffix) ?? Number(DECIMAL_EXPONENT.exec(suffix)?.[1]));
  if (!(Math.abs(power) <= MAX_EXPONENT)) return null;
  let magnitude = BigInt(whole + fraction) << bits;
  let exponent = power - fraction.length;
  if (exponent < NANO) {
    const divisor = 10n ** BigInt(NANO - exponent);
    magnitude = magnitude / divisor + (magnitude % divisor === 0n ? 0n : 1n);
    exponent = NANO;
  }
  return { unscaled: sign === '-' ? -magnitude : magnitude, exponent };
}

/** Negative, zero or positive as `a` is less than, equal to or greater than `b`. */
export function compareQuantities(a: Quantity, b: Quantity): number {
  const exponent = Math.min(a.exponent, b.exponent);
  const left = a.unscaled * 10n ** BigInt(a.exponent - exponent);
  const right = b.unscaled * 10n ** BigInt(b.exponent - exponent);
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

/** The nearest float, as resource.Quantity.AsApproximateFloat64 gives it. */
export function approximately(quantity: Quantity): number {
  if (quantity.exponent === 0) return Number(quantity.unscaled);
  return Number(quantity.unscaled) * 10 ** quantity.exponent;
}

/**
 * A quantity as Kubernetes writes it after reading it: `1000m` is `1`, `1024Mi` is `1Gi`, `0.5` is
 * `500m`. Null where it cannot be read. Source: k8s.io/apimachinery v0.35.2, resource.Quantity.CanonicalizeBytes.
 */
export function canonicalQuantity(text: string): string | null {
  const quantity = parseQuantity(text);
  if (!quantity) return null;
  let { unscaled, exponent } = quantity;
  if (unscaled === 0n) return '0';
  while (unscaled % 10n === 0n) {
    unscaled /= 10n;
    exponent += 1;
  }
  if (text.endsWith('i') && exponent >= 0) {
    const whole = unscaled * 10n ** BigInt(exponent);
    const [suffix, bits] = [...BINARY_SUFFIXES].findLast(([, of]) => whole % (1n << of) === 0n) ?? ['', 0n];
    if (whole >= 1024n || whole <= -1024n) return `${whole >> bits}${suffix}`;
  }
  // The whole number with the largest power of a thousand, negative ones included.
  while (exponent % 3 !== 0) {
    unscaled *= 10n;
    exponent -= 1;
  }
  const [suffix] = [...DECIMAL_SUFFIXES].find(([, of]) => of === exponent) ?? [];
  const isExponent = suffix === undefined || /[eE][+-]?[0-9]+$/.test(text);
  return `${unscaled}${isExponent ? (exponent === 0 ? '' : `e${exponent}`) : suffix}`;
}

/** A Kubernetes `IntOrString`: an absolute number, or a percentage such as `25%`. */
export type IntOrPercent = number | string;

/**
 * The number that an integer or a percentage of `total` means, rounded towards plus or minus infinity; null when it is neither (a quoted `"5"`, `12.5%`,
 * `10 %`). An integer is used as it is, negative ones too.
 *
 * Multiplies before it divides: 0.07 * 100 is 7.000000000000001 in floating point and would round up to 8; 7 * 100 / 100 is
 * 7. The parser is laxer than the API's validation: `+10%`, `010%`, `-25%` and `150%` all count. Source:
 * k8s.io/apimachinery v0.35.2, pkg/util/intstr, GetScaledValueFromIntOrPercent.
 */
export function scaleIntOrPercent(
  value: IntOrPercent,
  total: number,
  rounding: 'up' | 'down',
): number | null {
  const read = percentOrCount(value);
  if (read === null || !read.isPercent) return read?.value ?? null;
  const exact = (read.value * total) / 100;
  // Adding 0 turns the -0 that rounding a small negative number gives into 0.
  return (rounding === 'up' ? Math.ceil(exact) : Math.floor(exact)) + 0;
}

/** The number of an integer or a percentage, in the lax form, and which of both it is; null when it is neither. */
export function percentOrCount(value: IntOrPercent): { value: number; isPercent: boolean } | null {
  const isPercent = typeof value === 'string';
  if (isPercent && !/^[+-]?[0-9]+%$/.test(value)) return null;
  const number = isPercent ? Number(value.slice(0, -1)) : value;
  return Number.isSafeInteger(number) ? { value: number, isPercent } : null;
}

const GO_INT_MAX = 9223372036854775807n;

/**
 * A whole number as Go's strconv.Atoi reads it: an optional sign and digits, 64 bits. Null for anything else, so spaces,
 * fractions and an empty text do not parse.
 */
export function goInteger(text: string): bigint | null {
  if (!/^[+-]?[0-9]+$/.test(text)) return null;
  const value = BigInt(text.startsWith('+') ? text.slice(1) : text);
  return value > GO_INT_MAX || value < -GO_INT_MAX - 1n ? null : value;
}

const UNIT_NANOS = new Map([
  ['ns', 1n],
  ['us', 1_000n],
  ['µs', 1_000n],
  ['μs', 1_000n],
  ['ms', 1_000_000n],
  ['s', 1_000_000_000n],
  ['m', 60_000_000_000n],
  ['h', 3_600_000_000_000n],
]);
const PART = /(?:([0-9]+)(?:\.([0-9]*))?|\.([0-9]+))(ns|us|µs|μs|ms|s|m|h)/gy;
const MOST_FRACTION_DIGITS = 18;
const MAX_NANOS = 9223372036854775807n;

/**
 * Nanoseconds of a duration as Go writes it (`1h30m`, `1.5h`, `-90s`, `0`); a part of a nanosecond is cut off. Null where
 * Go's time.ParseDuration refuses the text: days, spaces, a number without a unit, more than 64 bits.
 */
export function goDurationNanos(text: string): bigint | null {
  const isNegative = text.startsWith('-');
  const body = isNegative || text.startsWith('+') ? text.slice(1) : text;
  if (body === '0') return 0n;
  let total = 0n;
  let read = 0;
  for (const [part, whole = '', decimals = '', bare = '', unit = ''] of body.matchAll(PART)) {
    const nanos = UNIT_NANOS.get(unit) ?? 0n;
    total += BigInt(whole || '0') * nanos + fractionNanos(decimals + bare, Number(nanos));
    read += part.length;
  }
  const most = isNegative ? MAX_NANOS + 1n : MAX_NANOS;
  if (read === 0 || read !== body.length || total > most) return null;
  return isNegative ? -total : total;
}

/** Go works out fractions in floating point and cuts off; digits that do not fit into 64 bits mean nothing. */
function fractionNanos(digits: string, unitNanos: number): bigint {
  const read = digits.slice(0, MOST_FRACTION_DIGITS);
  return BigInt(Math.trunc(Number(read) * (unitNanos / 10 ** read.length)));
}

/** The same in milliseconds; a part of a millisecond is kept as a fraction. */
export function goDurationMs(text: string): number | null {
  const nanos = goDurationNanos(text);
  return nanos === null ? null : Number(nanos) / 1_000_000;
}

/** A duration as Go prints it: `24h0m0s`, `1m30s`, `1.5ms`, `60ns`. */
export function formatGoDuration(nanos: bigint): string {
  const sign = nanos < 0n ? '-' : '';
  const size = nanos < 0n ? -nanos : nanos;
  if (size === 0n) return '0s';
  const small = (['ns', 'µs', 'ms'] as const).find((unit) => size < 1000n * (UNIT_NANOS.get(unit) ?? 0n));
  if (small !== undefined) return sign + inUnits(size, small);
  const minutes = size / 60_000_000_000n;
  const seconds = inUnits(size % 60_000_000_000n, 's');
  const hours = minutes / 60n;
  return `${sign}${hours > 0n ? `${hours}h` : ''}${minutes > 0n ? `${minutes % 60n}m` : ''}${seconds}`;
}

function inUnits(size: bigint, name: string): string {
  const unit = UNIT_NANOS.get(name) ?? 1n;
  const digits = `${unit}`.length - 1;
  const fraction = `${size % unit}`.padStart(digits, '0').replace(/0+$/, '');
  return `${size / unit}${fraction === '' ? '' : `.${fraction}`}${name}`;
}

/** True if the calendar has the day that a date begins with: `Date.parse` takes `2026-02-30` for 2 March, which its author did not mean. */
export function isCalendarDay(date: string): boolean {
  return new Date(date.slice(0, 10)).getUTCDate() === Number(date.slice(8, 10));
}
