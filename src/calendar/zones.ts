import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from './days.js';
import { firstWhere, type Interval } from './intervals.js';

/** Making a formatter costs more than using it a thousand times. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ?? new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** Clocks are set at a quarter of an hour; asking once for each saves most of the time that reports take. */
const QUARTER_MS = 15 * MINUTE_MS;
const MOST_REMEMBERED = 100_000;
const offsets = new Map<string, Map<number, number>>();

/** The offset of a zone from UTC at an instant, positive to the east. */
export function offsetMs(at: number, timeZone: string): number {
  if (timeZone === 'UTC') return 0;
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  offsets.set(timeZone, known);
  const quarter = Math.floor(at / QUARTER_MS);
  const before = known.get(quarter);
  if (before !== undefined) return before;
  if (known.size >= MOST_REMEMBERED) known.clear();
  const offset = formattedOffsetMs(quarter * QUARTER_MS, timeZone);
  known.set(quarter, offset);
  return offset;
}

/** From `GMT`, `GMT-03:30` and, of the time before standard time, `GMT+00:53:28`. */
function formattedOffsetMs(at: number, timeZone: string): number {
  const name = formatterOf(timeZone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign, hours = 0, minutes = 0, seconds = 0] =
    /^GMT([+-])(\d\d):(\d\d)(?::(\d\d))?$/.exec(name ?? '') ?? [];
  const ms = Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS + Number(seconds) * SECOND_MS;
  return sign === '-' ? -ms : ms;
}

/**
 * The time that clocks of a zone show at an instant, as the instant at which clocks in UTC show the same: days and hours of the
 * result are those of the zone.
 */
export function toWallClock(at: number, timeZone: string): number {
  return at + offsetMs(at, timeZone);
}

/** The first instant at which clocks of a zone show something. */
export function fromWallClock(shown: number, timeZone: string): number {
  return instantsShowing(shown, timeZone)[0];
}

/** The instants at which clocks of a zone show something, the first one first; where they skip it, the instant of the change. */
export function instantsShowing(shown: number, timeZone: string): readonly [number, ...number[]] {
  const early = shown - offsetMs(shown - DAY_MS, timeZone);
  const late = shown - offsetMs(shown + DAY_MS, timeZone);
  const [first, second] = [early, late]
    .filter((at) => toWallClock(at, timeZone) === shown)
    .sort((a, b) => a - b);
  if (first !== undefined) return second === undefined || second === first ? [first] : [first, second];
  const change = zoneChanges({ from: shown - 2 * DAY_MS, to: shown + 2 * DAY_MS }, timeZone)[0];
  return [change?.at ?? early];
}

/** A moment at which a zone sets its clocks. */
interface ZoneChange {
  readonly at: number;
  readonly beforeMs: number;
  readonly afterMs: number;
}

/** Changes of a zone's offset within a stretch of time: mostly twice a year, in many zones never. */
export function zoneChanges({ from, to }: Interval, timeZone: string): ZoneChange[] {
  if (timeZone === 'UTC') return [];
  const changes: ZoneChange[] = [];
  let low = from;
  let beforeMs = offsetMs(low, timeZone);
  while (low < to) {
    const high = Math.min(low + DAY_MS, to);
    const [before, afterMs] = [beforeMs, offsetMs(high, timeZone)];
    if (afterMs !== beforeMs) {
      // Changes happen on whole minutes.
      const isAfter = (minute: number): boolean => offsetMs(minute * MINUTE_MS, timeZone) !== before;
      const at = firstWhere(Math.floor(low / MINUTE_MS) + 1, Math.ceil(high / MINUTE_MS), isAfter);
      changes.push({ at: at * MINUTE_MS, beforeMs, afterMs });
    }
    [low, beforeMs] = [high, afterMs];
  }
  return changes;
}

/** The last part of a zone's name is what people call it: `New York`. */
export function cityOf(timeZone: string): string {
  return timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
}

/** True for a name the runtime's time zone data knows: `Europe/Berlin`, `UTC`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
