import { goDurationMs } from '../../../manifest/go-duration.js';

const NANOSECONDS_PER_MS = 1e6;
const NANOSECONDS_PER_SECOND = 1_000_000_000n;

/** A duration as Go prints it: `90s` is `1m30s`, `1h` is `1h0m0s`, `1500ms` is `1.5s`. Null where it can not be read. */
export function canonicalDuration(text: string): string | null {
  const ms = goDurationMs(text);
  if (ms === null) return null;
  const nanoseconds = BigInt(Math.round(Math.abs(ms) * NANOSECONDS_PER_MS));
  const sign = ms < 0 ? '-' : '';
  if (nanoseconds === 0n) return '0s';
  if (nanoseconds < NANOSECONDS_PER_SECOND) return sign + belowASecond(nanoseconds);
  const seconds = nanoseconds / NANOSECONDS_PER_SECOND;
  const rest = `${seconds % 60n}${fraction(nanoseconds % NANOSECONDS_PER_SECOND, 9)}s`;
  const minutes = seconds / 60n;
  if (minutes === 0n) return sign + rest;
  const hours = minutes / 60n;
  return `${sign}${hours === 0n ? '' : `${hours}h`}${minutes % 60n}m${rest}`;
}

function belowASecond(nanoseconds: bigint): string {
  if (nanoseconds < 1000n) return `${nanoseconds}ns`;
  if (nanoseconds < 1_000_000n) return `${nanoseconds / 1000n}${fraction(nanoseconds % 1000n, 3)}µs`;
  return `${nanoseconds / 1_000_000n}${fraction(nanoseconds % 1_000_000n, 6)}ms`;
}

function fraction(part: bigint, digits: number): string {
  return part === 0n ? '' : `.${part.toString().padStart(digits, '0').replace(/0+$/, '')}`;
}
