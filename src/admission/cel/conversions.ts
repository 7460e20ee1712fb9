import { goDurationNanos } from '../../manifest/values/go-duration.js';
import type { CelFunction } from './call.js';
import { int, uint } from './numbers.js';
import { timestampOf } from './times.js';
import { type Cel, CelError, Duration, Timestamp, typeName, TypeName, Uint } from './values.js';

/** From one type to another; what cannot be converted is an error of the rule. */
export const CONVERSIONS: Readonly<Record<string, CelFunction>> = {
  type: ({ args: [value] }) => (value === undefined ? undefined : new TypeName(typeName(value))),
  dyn: ({ args: [value] }) => value,
  int: ({ args: [value] }) => toInt(value),
  uint: ({ args: [value] }) => toUint(value),
  double: ({ args: [value] }) => toDouble(value),
  string: ({ args: [value] }) => toText(value),
  bool: ({ args: [value] }) => toBool(value),
  bytes: ({ args: [value] }) => (typeof value === 'string' ? Buffer.from(value) : undefined),
  duration: ({ args: [value] }) => {
    if (value instanceof Duration) return value;
    if (typeof value !== 'string') return undefined;
    const nanos = goDurationNanos(value);
    if (nanos === null) throw new CelError('invalid duration');
    return new Duration(nanos);
  },
  timestamp: ({ args: [value] }) => {
    if (value instanceof Timestamp) return value;
    return typeof value === 'string' ? timestampOf(value) : undefined;
  },
};

function toInt(value: Cel | undefined): Cel | undefined {
  if (typeof value === 'bigint') return value;
  if (value instanceof Uint) return int(value.value);
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new CelError('integer overflow');
    return int(BigInt(Math.trunc(value)));
  }
  if (value instanceof Timestamp) return value.nanos / 1_000_000_000n;
  if (typeof value !== 'string') return undefined;
  // As strconv.ParseInt with base 10.
  if (!/^[+-]?[0-9]{1,40}$/.test(value)) throw new CelError('type conversion error from string to int');
  return int(BigInt(value.replace(/^\+/, '')));
}

function toUint(value: Cel | undefined): Cel | undefined {
  if (value instanceof Uint) return value;
  if (typeof value === 'bigint') return uint(value);
  if (typeof value === 'number' && Number.isFinite(value)) return uint(BigInt(Math.trunc(value)));
  if (typeof value !== 'string') return undefined;
  if (!/^[0-9]{1,40}$/.test(value)) throw new CelError('type conversion error from string to uint');
  return uint(BigInt(value));
}

function toDouble(value: Cel | undefined): Cel | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'bigint') return Number(value);
  if (value instanceof Uint) return Number(value.value);
  if (typeof value !== 'string') return undefined;
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?$/.test(value))
    throw new CelError('type conversion error from string to double');
  return Number(value);
}

function toText(value: Cel | undefined): Cel | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean' || typeof value === 'bigint') return String(value);
  if (value instanceof Uint) return String(value.value);
  // Other numbers, and times, are written by rules of Go that are not ours.
  return undefined;
}

function toBool(value: Cel | undefined): Cel | undefined {
  if (typeof value === 'boolean') return value;
  if (typeof value !== 'string') return undefined;
  if (['1', 't', 'T', 'true', 'TRUE', 'True'].includes(value)) return true;
  if (['0', 'f', 'F', 'false', 'FALSE', 'False'].includes(value)) return false;
  throw new CelError('type conversion error from string to bool');
}
