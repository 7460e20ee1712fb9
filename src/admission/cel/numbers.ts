import type { Budget } from '../budget.js';
import { type Cel, CelError, Duration, List, Mismatch, Timestamp, Uint } from './values.js';

const MAX_INT = 9223372036854775807n;
const MIN_INT = -9223372036854775808n;
const MAX_UINT = 18446744073709551615n;

/** Within 64 bits, or an error as in the API server. */
export function int(value: bigint): bigint {
  if (value > MAX_INT || value < MIN_INT) throw new CelError('integer overflow');
  return value;
}

export function uint(value: bigint): Uint {
  if (value > MAX_UINT || value < 0n) throw new CelError('unsigned integer overflow');
  return new Uint(value);
}

export function negated(value: Cel): Cel {
  if (typeof value === 'bigint') return int(-value);
  if (typeof value === 'number') return -value;
  throw new Mismatch('no such overload', [value]);
}

/** `a + b`. */
export function added(a: Cel, b: Cel, budget: Budget): Cel {
  if (typeof a === 'string' && typeof b === 'string') {
    budget.take((a.length + b.length) / 10);
    return a + b;
  }
  if (a instanceof List && b instanceof List) {
    budget.take(a.items.length + b.items.length);
    if (a.type === 'atomic') return new List([...a.items, ...b.items]);
    throw new Mismatch('sets and maps are not added here');
  }
  if (a instanceof Uint8Array && b instanceof Uint8Array) return Buffer.concat([a, b]);
  if (a instanceof Duration && b instanceof Duration) return new Duration(int(a.nanos + b.nanos));
  if (a instanceof Timestamp && b instanceof Duration) return new Timestamp(a.nanos + b.nanos);
  if (a instanceof Duration && b instanceof Timestamp) return new Timestamp(a.nanos + b.nanos);
  return numeric('+', a, b);
}

export function arithmetic(operator: '-' | '*' | '/' | '%', a: Cel, b: Cel): Cel {
  if (operator === '-') {
    if (a instanceof Duration && b instanceof Duration) return new Duration(int(a.nanos - b.nanos));
    if (a instanceof Timestamp && b instanceof Timestamp) return new Duration(int(a.nanos - b.nanos));
    if (a instanceof Timestamp && b instanceof Duration) return new Timestamp(a.nanos - b.nanos);
  }
  return numeric(operator, a, b);
}

function numeric(operator: '+' | '-' | '*' | '/' | '%', a: Cel, b: Cel): Cel {
  if (typeof a === 'bigint' && typeof b === 'bigint') return int(whole(operator, a, b));
  if (a instanceof Uint && b instanceof Uint) return uint(whole(operator, a.value, b.value));
  if (typeof a === 'number' && typeof b === 'number' && operator !== '%') return real(operator, a, b);
  throw new Mismatch('no such overload', [a, b]);
}

function whole(operator: '+' | '-' | '*' | '/' | '%', a: bigint, b: bigint): bigint {
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  if (b === 0n) throw new CelError(operator === '/' ? 'division by zero' : 'modulus by zero');
  return operator === '/' ? a / b : a % b;
}

function real(operator: '+' | '-' | '*' | '/', a: number, b: number): number {
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  return operator === '*' ? a * b : a / b;
}
