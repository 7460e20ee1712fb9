import type { CelFunction } from './call.js';
import { CelError, Duration, Timestamp } from './values.js';

const NANOS_PER_MS = 1_000_000n;
const NANOS = { Hours: 3_600_000_000_000n, Minutes: 60_000_000_000n, Seconds: 1_000_000_000n } as const;

const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(\.\d{1,9})?(Z|[+-]\d\d:\d\d)$/;

export function timestampOf(text: string): Timestamp {
  const match = RFC_3339.exec(text);
  const ms = match ? Date.parse(`${match[1] ?? ''}${match[3] ?? ''}`) : NaN;
  if (Number.isNaN(ms)) throw new CelError('invalid timestamp');
  const fraction = BigInt((match?.[2] ?? '.').slice(1).padEnd(9, '0'));
  return new Timestamp(BigInt(ms) * NANOS_PER_MS + fraction);
}

/** Parts of durations, and of moments in UTC; in other zones they are not worked out. */
export const TIMES: Readonly<Record<string, CelFunction>> = {
  getHours: ({ of, args }) => partOf(of, args, NANOS.Hours, (date) => date.getUTCHours()),
  getMinutes: ({ of, args }) => partOf(of, args, NANOS.Minutes, (date) => date.getUTCMinutes()),
  getSeconds: ({ of, args }) => partOf(of, args, NANOS.Seconds, (date) => date.getUTCSeconds()),
  getMilliseconds: ({ of, args }) =>
    of instanceof Duration
      ? (of.nanos % NANOS.Seconds) / NANOS_PER_MS
      : partOf(of, args, 1n, (date) => date.getUTCMilliseconds()),
  getFullYear: ({ of, args }) => partOf(of, args, null, (date) => date.getUTCFullYear()),
  getMonth: ({ of, args }) => partOf(of, args, null, (date) => date.getUTCMonth()),
  getDate: ({ of, args }) => partOf(of, args, null, (date) => date.getUTCDate()),
  getDayOfMonth: ({ of, args }) => partOf(of, args, null, (date) => date.getUTCDate() - 1),
  getDayOfWeek: ({ of, args }) => partOf(of, args, null, (date) => date.getUTCDay()),
};

function partOf(
  of: Parameters<CelFunction>[0]['of'],
  args: readonly unknown[],
  unit: bigint | null,
  part: (date: Date) => number,
): bigint | undefined {
  if (args.length > 0) return undefined;
  if (of instanceof Duration && unit !== null) return of.nanos / unit;
  return of instanceof Timestamp ? BigInt(part(new Date(Number(of.nanos / NANOS_PER_MS)))) : undefined;
}
