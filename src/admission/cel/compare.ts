import { compareQuantities } from '../../manifest/values/quantity.js';
import type { Budget } from '../budget.js';
import {
  type Cel,
  CelMap,
  Duration,
  List,
  Message,
  Mismatch,
  Optional,
  QuantityValue,
  Timestamp,
  TypeName,
  Uint,
  UrlValue,
} from './values.js';

/** Equality as CEL has it: numbers by value whatever their type, values of other types never. */
export function isEqual(a: Cel, b: Cel, budget: Budget): boolean {
  budget.take(1);
  if (a === b) return true;
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x !== null && y !== null) return compareNumbers(x, y) === 0;
  if (typeof a === 'string' || typeof b === 'string') return false;
  if (a instanceof List && b instanceof List) return isEqualList(a, b, budget);
  if (a instanceof CelMap && b instanceof CelMap) return isEqualMap(a.entries, b.entries, budget);
  if (a instanceof Message && b instanceof Message) return isEqualMap(a.fields, b.fields, budget);
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b) === 0;
  if (a instanceof Duration && b instanceof Duration) return a.nanos === b.nanos;
  if (a instanceof Timestamp && b instanceof Timestamp) return a.nanos === b.nanos;
  if (a instanceof TypeName && b instanceof TypeName) return a.name === b.name;
  if (a instanceof UrlValue && b instanceof UrlValue) return a.text === b.text;
  if (a instanceof QuantityValue && b instanceof QuantityValue)
    return compareQuantities(a.quantity, b.quantity) === 0;
  return a instanceof Optional && b instanceof Optional && isEqualOptional(a, b, budget);
}

function isEqualOptional(a: Optional, b: Optional, budget: Budget): boolean {
  if (a.value === undefined || b.value === undefined) return a.value === b.value;
  return isEqual(a.value, b.value, budget);
}

/** Sets and maps have no order. Source: kubernetes/kubernetes, apiserver/pkg/cel/common/values.go. */
function isEqualList(a: List, b: List, budget: Budget): boolean {
  if (a.items.length !== b.items.length) return false;
  if (a.type === 'atomic')
    return a.items.every((item, index) => isEqual(item, b.items[index] ?? null, budget));
  return a.items.every((item) => b.items.some((other) => isEqual(item, other, budget)));
}

function isEqualMap<K>(a: ReadonlyMap<K, Cel>, b: ReadonlyMap<K, Cel>, budget: Budget): boolean {
  if (a.size !== b.size) return false;
  return [...a].every(([key, value]) => {
    const other = b.get(key);
    return other !== undefined && isEqual(value, other, budget);
  });
}

/** Negative, zero or positive; NaN where they have no order. Throws where values of these types are never compared. */
export function compare(a: Cel, b: Cel): number {
  const [x, y] = [numberOf(a), numberOf(b)];
  if (x !== null && y !== null) return compareNumbers(x, y);
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(a, b);
  if (typeof a === 'boolean' && typeof b === 'boolean') return Number(a) - Number(b);
  if (a instanceof Duration && b instanceof Duration) return sign(a.nanos - b.nanos);
  if (a instanceof Timestamp && b instanceof Timestamp) return sign(a.nanos - b.nanos);
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.compare(a, b);
  throw new Mismatch('no such overload', [a, b]);
}

/** By code points, which is the order of the bytes of UTF-8. */
function compareTexts(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function numberOf(value: Cel): bigint | number | null {
  if (value instanceof Uint) return value.value;
  return typeof value === 'bigint' || typeof value === 'number' ? value : null;
}

function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  // Loosely, as a bigint and a number are of two types; NaN is neither.
  return Number.isNaN(a) || Number.isNaN(b) ? NaN : 0;
}

function sign(value: bigint): number {
  return value < 0n ? -1 : value > 0n ? 1 : 0;
}
