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
const NANOS_PER_MS = 1_000_000;
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

/** Go works out fractions in floating point and cuts off; digits that do not fit into 64 bits say nothing any more. */
function fractionNanos(digits: string, unitNanos: number): bigint {
  const read = digits.slice(0, MOST_FRACTION_DIGITS);
  return BigInt(Math.trunc(Number(read) * (unitNanos / 10 ** read.length)));
}

/** The same in milliseconds; a part of a millisecond is kept as a fraction. */
export function goDurationMs(text: string): number | null {
  const nanos = goDurationNanos(text);
  return nanos === null ? null : Number(nanos) / NANOS_PER_MS;
}

/** A duration as Go prints it: `24h0m0s`, `1m30s`, `1.5ms`, `60ns`. */
export function formatGoDuration(nanos: bigint): string {
  if (nanos === 0n) return '0s';
  const sign = nanos < 0n ? '-' : '';
  const size = nanos < 0n ? -nanos : nanos;
  if (size < 1_000n) return `${sign}${size.toString()}ns`;
  if (size < 1_000_000n) return `${sign}${decimal(size, 1_000n)}µs`;
  if (size < 1_000_000_000n) return `${sign}${decimal(size, 1_000_000n)}ms`;
  const minutes = size / 60_000_000_000n;
  const seconds = `${decimal(size % 60_000_000_000n, 1_000_000_000n)}s`;
  if (minutes === 0n) return sign + seconds;
  const hours = minutes / 60n;
  const rest = `${(minutes % 60n).toString()}m${seconds}`;
  return sign + (hours === 0n ? rest : `${hours.toString()}h${rest}`);
}

function decimal(size: bigint, unit: bigint): string {
  const fraction = (size % unit)
    .toString()
    .padStart(unit.toString().length - 1, '0')
    .replace(/0+$/, '');
  return (size / unit).toString() + (fraction === '' ? '' : `.${fraction}`);
}
