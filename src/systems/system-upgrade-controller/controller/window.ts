import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../calendar/days.js';
import { type Interval, mergeIntervals } from '../../../calendar/intervals.js';
import { fromWallClock, isTimeZone, offsetMs, toWallClock, zoneChanges } from '../../../calendar/zones.js';
import { itemsIn, textIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import { code, type Text, text } from '../../../text/text.js';

const SECOND_MS = 1000;

/**
 * When a Plan may begin. Source: kubereboot/kured 1.13.1, pkg/timewindow; rancher/system-upgrade-controller,
 * pkg/apis/upgrade.cattle.io/v1/types.go, Contains.
 */
interface StartWindow {
  /** Sunday is 0. None: it never opens. */
  readonly weekdays: ReadonlySet<number>;
  /** Since midnight, by the clocks of the zone. */
  readonly startMs: number;
  readonly endMs: number;
  readonly timeZone: string;
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

/** Reads `spec.window`; an error says why the Plan is not valid with it. */
export function readWindow(window: JsonObject): StartWindow | { readonly error: Text } {
  const written = (name: string): string => textIn(window, name) ?? '';
  const days = itemsIn(window, 'days').map(String);
  // `0`, `su`, `sun` or `sunday`.
  const weekdays = days.map((written) =>
    DAYS.findIndex((day, i) =>
      [String(i), day.slice(0, 2), day.slice(0, 3), day].includes(written.toLowerCase()),
    ),
  );
  const wrong = weekdays.indexOf(-1);
  if (wrong >= 0) return { error: text`${code(days[wrong] ?? '')} is no weekday` };
  const timeZone = ['', 'Local'].includes(written('timeZone')) ? 'UTC' : written('timeZone');
  // A name of the time zone database; an offset such as `+01:00` is none.
  if (!/^[A-Za-z][\w+/-]*$/.test(timeZone) || !isTimeZone(timeZone))
    return { error: text`${code(timeZone)} is no time zone` };
  const [start, end] = [written('startTime'), written('endTime')];
  const [startMs, endMs] = [clockMs(start), clockMs(end)];
  if (startMs === null) return { error: text`startTime ${code(start)} is no time of the day` };
  if (endMs === null) return { error: text`endTime ${code(end)} is no time of the day` };
  return { weekdays: new Set(weekdays), startMs, endMs, timeZone };
}

/** `15:04`, `15:04:05`, `15`, also with an hour of one digit; `03:04pm` with two, `3pm` with either. `24:00` and `3:30pm` are no times. */
function clockMs(written: string): number | null {
  const match = /^(\d{1,2})(?::(\d\d)(?::(\d\d)(?:[.,]\d+)?)?)?(am|pm)?$/.exec(written);
  const [, hour = '', minute, second, half] = match ?? [];
  const isOdd = Number(hour) > 12 || second !== undefined || (minute !== undefined && hour.length < 2);
  if (match === null || (half !== undefined && isOdd)) return null;
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  const [minutes, seconds] = [Number(minute ?? 0), Number(second ?? 0)];
  if (hours > 23 || minutes > 59 || seconds > 59) return null;
  return hours * HOUR_MS + minutes * MINUTE_MS + seconds * SECOND_MS;
}

/** True for a window without days: it is accepted, and never open. Source: kubereboot/kured 1.13.1, pkg/timewindow, Contains. */
export function neverOpens(window: StartWindow | null): boolean {
  return window !== null && window.weekdays.size === 0;
}

/** True at an instant of a listed weekday within start and end, the last second counted. The weekday is that of the instant. */
export function isOpenAt({ weekdays, startMs, endMs, timeZone }: StartWindow, at: Instant): boolean {
  const midnight = midnightOf(toWallClock(at, timeZone));
  if (!weekdays.has(new Date(midnight).getUTCDay())) return false;
  const start = goInstant(midnight + startMs, timeZone);
  const end = goInstant(midnight + endMs, timeZone) + SECOND_MS;
  // Over midnight the other bound is 24 hours away: on a day of 25 hours an hour is in neither part.
  const reach = startMs > endMs ? DAY_MS : 0;
  return at < end ? at >= start - reach : at >= start && at < end + reach;
}

/** When it is open within a stretch of time: between two instants at which it may open or close it is all open or all closed. */
export function openIntervals(window: StartWindow, within: Interval): Interval[] {
  const { startMs, endMs, timeZone } = window;
  const { from, to } = within;
  const edges = [from, ...zoneChanges(within, timeZone).map(({ at }) => at)];
  for (let day = midnightOf(from) - DAY_MS; day <= to + DAY_MS; day += DAY_MS) {
    const [start, end] = [goInstant(day + startMs, timeZone), goInstant(day + endMs, timeZone) + SECOND_MS];
    edges.push(fromWallClock(day, timeZone), start, end);
    if (startMs > endMs) edges.push(start - DAY_MS, end + DAY_MS);
  }
  const inside = edges.filter((edge) => edge >= from && edge < to).sort((a, b) => a - b);
  return mergeIntervals(
    inside.flatMap((edge, i) => {
      const next = inside[i + 1] ?? to;
      return edge < next && isOpenAt(window, edge) ? { from: edge, to: next } : [];
    }),
  );
}

function midnightOf(shown: number): number {
  return Math.floor(shown / DAY_MS) * DAY_MS;
}

/**
 * The instant that Go takes for what clocks show: with the offset in force at that number read as UTC; where that leads out of
 * the offset's time, with the one in force there. A doubled 02:30 in Berlin is the second, in New York 01:30 the first.
 */
function goInstant(shown: number, timeZone: string): Instant {
  const offset = offsetMs(shown, timeZone);
  return offset === 0 ? shown : shown - offsetMs(shown - offset, timeZone);
}
