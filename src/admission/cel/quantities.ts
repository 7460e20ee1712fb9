import {
  approximately,
  compareQuantities,
  parseQuantity,
  type Quantity,
} from '../../manifest/values/quantity.js';
import type { CelFunction } from './call.js';
import { type Cel, CelError, QuantityValue } from './values.js';

/** Quantities, as the Kubernetes library of CEL has them. */
export const QUANTITIES: Readonly<Record<string, CelFunction>> = {
  quantity: ({ args: [text] }) => {
    if (typeof text !== 'string') return undefined;
    const quantity = parseQuantity(text);
    if (quantity === null) throw new CelError('invalid quantity');
    return new QuantityValue(quantity);
  },
  isQuantity: ({ args: [text] }) => (typeof text === 'string' ? parseQuantity(text) !== null : undefined),
  sign: ({ of }) => (of instanceof QuantityValue ? signOf(of.quantity) : undefined),
  isGreaterThan: (call) => ordered(call, (order) => order > 0),
  isLessThan: (call) => ordered(call, (order) => order < 0),
  compareTo: ({ of, args: [other] }) =>
    of instanceof QuantityValue && other instanceof QuantityValue
      ? BigInt(Math.sign(compareQuantities(of.quantity, other.quantity)))
      : undefined,
  isInteger: ({ of }) => (of instanceof QuantityValue ? integerOf(of.quantity) !== null : undefined),
  asInteger: ({ of }) => {
    if (!(of instanceof QuantityValue)) return undefined;
    const integer = integerOf(of.quantity);
    if (integer === null) throw new CelError('cannot convert value to integer');
    return integer;
  },
  asApproximateFloat: ({ of }) => (of instanceof QuantityValue ? approximately(of.quantity) : undefined),
  add: (call) => summed(call, 1n),
  sub: (call) => summed(call, -1n),
};

function ordered(
  { of, args: [other] }: Parameters<CelFunction>[0],
  holds: (order: number) => boolean,
): boolean | undefined {
  if (!(of instanceof QuantityValue) || !(other instanceof QuantityValue)) return undefined;
  return holds(compareQuantities(of.quantity, other.quantity));
}

function signOf({ unscaled }: Quantity): bigint {
  return unscaled > 0n ? 1n : unscaled < 0n ? -1n : 0n;
}

/** Null where it is none, or takes more than 64 bits. */
function integerOf({ unscaled, exponent }: Quantity): bigint | null {
  const divisor = 10n ** BigInt(Math.max(0, -exponent));
  if (unscaled % divisor !== 0n) return null;
  const value = (unscaled / divisor) * 10n ** BigInt(Math.max(0, exponent));
  return BigInt.asIntN(64, value) === value ? value : null;
}

function summed({ of, args: [other] }: Parameters<CelFunction>[0], sign: bigint): Cel | undefined {
  if (!(of instanceof QuantityValue)) return undefined;
  const quantity = other instanceof QuantityValue ? other.quantity : { unscaled: other, exponent: 0 };
  if (typeof quantity.unscaled !== 'bigint') return undefined;
  const exponent = Math.min(of.quantity.exponent, quantity.exponent);
  const scaled = (value: bigint, from: number): bigint => value * 10n ** BigInt(from - exponent);
  const unscaled =
    scaled(of.quantity.unscaled, of.quantity.exponent) + sign * scaled(quantity.unscaled, quantity.exponent);
  return new QuantityValue({ unscaled, exponent });
}
