import { clockText, spanParts, weekdayText } from '../calendar/week.js';
import { cityOf, toWallClock } from '../calendar/zones.js';

/** RFC 3339 in UTC; milliseconds only where there are any: `2026-11-26T18:00:00Z`. */
export function formatInstant(instant: number): string {
  const written = new Date(instant).toISOString();
  return written.endsWith('.000Z') ? `${written.slice(0, -'.000Z'.length)}Z` : written;
}

/** `Tue 2026-11-24 08:00 UTC`: a window is of days of the week. */
export function minuteText(instant: number): string {
  return `${dayText(instant)} ${clockText(instant)} UTC`;
}

/** The same; where people live by another clock also `(10:00 Los Angeles)`. */
export function instantText(instant: number, timeZone: string): string {
  if (timeZone === 'UTC') return minuteText(instant);
  return `${minuteText(instant)} (${shownText(toWallClock(instant, timeZone), instant)} ${cityOf(timeZone)})`;
}

/** For a wall clock `Thu 2026-11-26 18:00`; without the day where it is that of `beside`. */
export function shownText(shown: number, beside?: number): string {
  const day = dayText(shown);
  return beside !== undefined && dayText(beside) === day ? clockText(shown) : `${day} ${clockText(shown)}`;
}

function dayText(shown: number): string {
  return `${weekdayText(shown)} ${new Date(shown).toISOString().slice(0, 10)}`;
}

/** Days, hours and minutes, the two largest: `1 d 4 h`, `3 h 20 min`; below a minute seconds: `45 s`. Negative durations count as `0 min`. */
export function durationText(durationMs: number): string {
  const ms = Math.max(0, durationMs);
  if (ms >= 1_000 && ms < 60_000) return `${Math.floor(ms / 1_000)} s`;
  const parts = spanParts(ms).slice(0, -1);
  const first = parts.findIndex(({ count }) => count > 0);
  if (first < 0) return '0 min';
  return parts
    .slice(first, first + 2)
    .filter(({ count }) => count > 0)
    .map(({ count, unit }) => `${count} ${unit}`)
    .join(' ');
}
