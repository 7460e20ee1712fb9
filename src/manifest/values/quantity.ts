/** A Kubernetes quantity, exactly: `unscaled` times ten to the power of `exponent`. */
export interface Quantity {
  readonly unscaled: bigint;
  readonly exponent: number;
}

const NUMBER = /^([+-]?)([0-9]*)(?:\.([0-9]*))?(.*)$/s;
const DECIMAL_EXPONENT = /^[eE]([+-]?[0-9]+)$/;
const DECIMAL_SUFFIXES = new Map([
  ['n', -9],
  ['u', -6],
  ['m', -3],
  ['', 0],
  ['k', 3],
  ['M', 6],
  ['G', 9],
  ['T', 12],
  ['P', 15],
  ['E', 18],
]);
const BINARY_SUFFIXES = new Map([
  ['Ki', 10n],
  ['Mi', 20n],
  ['Gi', 30n],
  ['Ti', 40n],
  ['Pi', 50n],
  ['Ei', 60n],
]);
const NANO = -9;
/** Beyond this nothing is compared exactly any more; upstream caps such values at 2^63-1. */
const MAX_EXPONENT = 400;

/**
 * Reads a quantity: a decimal number with a binary (`Ki`), a decimal (`k`, `m`) or an exponent suffix (`e3`). Values finer
 * than a nano are rounded away from zero. Null where Kubernetes refuses the text.
 * Source: k8s.io/apimachinery v0.35.2, resource.ParseQuantity; its cap at 2^63-1 is left out.
 */
export function parseQuantity(text: string): Quantity | null {
  const match = NUMBER.exec(text);
  if (!match) return null;
  const [, sign = '', whole = '', fraction = '', suffix = ''] = match;
  if (whole === '' && fraction === '') return null;
  const factor = factorOf(suffix);
  if (!factor) return null;
  const magnitude = BigInt(whole + fraction) * factor.times;
  const exact = roundToNano(magnitude, factor.exponent - fraction.length);
  return sign === '-' ? { unscaled: -exact.unscaled, exponent: exact.exponent } : exact;
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

function factorOf(suffix: string): { readonly times: bigint; readonly exponent: number } | null {
  const binary = BINARY_SUFFIXES.get(suffix);
  if (binary !== undefined) return { times: 1n << binary, exponent: 0 };
  const decimal = DECIMAL_SUFFIXES.get(suffix);
  if (decimal !== undefined) return { times: 1n, exponent: decimal };
  const written = DECIMAL_EXPONENT.exec(suffix)?.[1];
  if (written === undefined) return null;
  const exponent = Number(written);
  return Math.abs(exponent) > MAX_EXPONENT ? null : { times: 1n, exponent };
}

function roundToNano(magnitude: bigint, exponent: number): Quantity {
  if (exponent >= NANO) return { unscaled: magnitude, exponent };
  const divisor = 10n ** BigInt(NANO - exponent);
  const rest = magnitude % divisor;
  return { unscaled: magnitude / divisor + (rest === 0n ? 0n : 1n), exponent: NANO };
}

/**
 * A quantity as Kubernetes writes it after reading it: `1000m` is `1`, `1024Mi` is `1Gi`, `0.5` is
 * `500m`. Null where it can not be read. Source: k8s.io/apimachinery v0.35.2, resource.Quantity.CanonicalizeBytes.
 */
export function canonicalQuantity(text: string): string | null {
  const quantity = parseQuantity(text);
  if (!quantity) return null;
  if (quantity.unscaled === 0n) return '0';
  if (text.endsWith('i')) {
    const whole = wholeNumber(quantity);
    if (whole !== null && (whole >= 1024n || whole <= -1024n)) return binary(whole);
  }
  return decimal(quantity, /[eE][+-]?[0-9]+$/.test(text));
}

function wholeNumber({ unscaled, exponent }: Quantity): bigint | null {
  if (exponent >= 0) return unscaled * 10n ** BigInt(exponent);
  const divisor = 10n ** BigInt(-exponent);
  return unscaled % divisor === 0n ? unscaled / divisor : null;
}

function binary(whole: bigint): string {
  const [suffix, bits] = [...BINARY_SUFFIXES].findLast(([, bits]) => whole % (1n << bits) === 0n) ?? ['', 0n];
  return `${whole >> bits}${suffix}`;
}

/** The whole number with the largest power of a thousand, negative ones included. */
function decimal(quantity: Quantity, inExponents: boolean): string {
  let { unscaled, exponent } = quantity;
  while (unscaled % 10n === 0n) {
    unscaled /= 10n;
    exponent += 1;
  }
  while (exponent % 3 !== 0) {
    unscaled *= 10n;
    exponent -= 1;
  }
  const [suffix] = [...DECIMAL_SUFFIXES].find(([, of]) => of === exponent) ?? [];
  return `${unscaled}${inExponents || suffix === undefined ? (exponent === 0 ? '' : `e${exponent}`) : suffix}`;
}
