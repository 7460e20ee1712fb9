import type { Json } from '../../../manifest/manifest.js';
import { parseQuantity } from '../../../manifest/quantity.js';

const DECIMAL = new Map([
  [-9, 'n'],
  [-6, 'u'],
  [-3, 'm'],
  [0, ''],
  [3, 'k'],
  [6, 'M'],
  [9, 'G'],
  [12, 'T'],
  [15, 'P'],
  [18, 'E'],
]);
const BINARY = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];

/**
 * An amount as the API server writes it: `0.5` is `500m`, `1024Mi` is `1Gi`. Source: k8s.io/apimachinery v0.35.2,
 * resource.Quantity, CanonicalizeBytes.
 */
export function storedQuantity(amount: Json): Json {
  if (typeof amount !== 'string' && typeof amount !== 'number') return amount;
  const text = String(amount).trim();
  const quantity = parseQuantity(text);
  if (!quantity) return amount;
  const isBinary = /[KMGTPE]i$/.test(text);
  const hasExponent = /[eE][+-]?[0-9]+$/.test(text);
  const whole = wholeOf(quantity.unscaled, quantity.exponent);
  if (isBinary && (whole >= 1024n || whole <= -1024n)) return binary(whole);
  return decimal(quantity.unscaled, quantity.exponent, hasExponent);
}

/** Rounded up to a whole number. */
function wholeOf(unscaled: bigint, exponent: number): bigint {
  if (exponent >= 0) return unscaled * 10n ** BigInt(exponent);
  const divisor = 10n ** BigInt(-exponent);
  return unscaled / divisor + (unscaled % divisor > 0n ? 1n : 0n);
}

function binary(whole: bigint): string {
  let value = whole;
  let power = 0;
  for (; value % 1024n === 0n && power < BINARY.length - 1; power++) value /= 1024n;
  return `${value}${BINARY[power] ?? ''}`;
}

function decimal(unscaled: bigint, exponent: number, hasExponent: boolean): string {
  if (unscaled === 0n) return '0';
  let [value, power] = [unscaled, exponent];
  for (; value % 10n === 0n; power++) value /= 10n;
  for (; power % 3 !== 0; power--) value *= 10n;
  const suffix = hasExponent ? (power === 0 ? '' : `e${power}`) : DECIMAL.get(power);
  return suffix === undefined ? `${value}e${power}` : `${value}${suffix}`;
}
