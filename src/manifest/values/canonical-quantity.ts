import { parseQuantity, type Quantity } from './quantity.js';

const DECIMAL_SUFFIXES = new Map([
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
const BINARY_SUFFIXES = ['', 'Ki', 'Mi', 'Gi', 'Ti', 'Pi', 'Ei'];

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
  let rest = whole;
  let power = 0;
  while (rest % 1024n === 0n && power < BINARY_SUFFIXES.length - 1) {
    rest /= 1024n;
    power += 1;
  }
  return `${rest}${BINARY_SUFFIXES[power] ?? ''}`;
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
  const suffix = inExponents ? undefined : DECIMAL_SUFFIXES.get(exponent);
  return `${unscaled}${suffix ?? (exponent === 0 ? '' : `e${exponent}`)}`;
}
