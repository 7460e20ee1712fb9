import { isCalendarDay } from '../manifest/quantity.js';

const UNITS_MS: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const LONGEST_MS = 3_660 * 86_400_000;

/** `90s`, `20m`, `4h`, `7d` to milliseconds; null when it is not a duration or longer than ten years. */
export function parseDuration(text: string): number | null {
  const match = /^(\d{1,7})(s|m|h|d)$/.exec(text);
  const unit = match?.[2] === undefined ? undefined : UNITS_MS[match[2]];
  if (!match || unit === undefined) return null;
  const ms = Number(match[1]) * unit;
  return ms <= LONGEST_MS ? ms : null;
}

/** The same back, in the largest unit that gives a whole number. */
export function writeDuration(ms: number): string {
  const [unit, size] = Object.entries(UNITS_MS).findLast(([, length]) => ms % length === 0) ?? ['s', 1_000];
  return ms === 0 ? '0s' : `${ms / size}${unit}`;
}

const CLOCK = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?`;
/** The zones of the earth; more than these is a slip of the pen. */
const ZONE = String.raw`(Z|[+-](0\d|1[0-3]):[0-5]\d|[+-]14:00)`;
const INSTANT = new RegExp(`^\\d{4}-\\d{2}-\\d{2}T${CLOCK}${ZONE}$`);

/**
 * ISO 8601 with a zone (`2026-11-21T08:00:00Z`, `...+01:00`) to an instant; null for anything else, and for days and times that
 * there are not: 30 February, 24:00, leap seconds.
 */
export function parseInstant(text: string): number | null {
  return INSTANT.test(text) && isCalendarDay(text) ? Date.parse(text) : null;
}

const WALL_CLOCK = new RegExp(`^\\d{4}-\\d{2}-\\d{2}(T${CLOCK})?$`);

/** A local date or time (`2026-12-18`, `2026-12-18T18:00`), as if it were in UTC; null as for `parseInstant`. */
export function parseWallClock(text: string): number | null {
  if (!WALL_CLOCK.test(text) || !isCalendarDay(text)) return null;
  return Date.parse(text.includes('T') ? `${text}Z` : `${text}T00:00:00Z`);
}

const EARLIEST_START = Date.UTC(1970, 0, 1);
const LATEST_START = Date.UTC(2200, 0, 1);

/** A form of text: `what` completes `must be ...`, and `parse` gives null for a text of another form. */
export interface Form<T> {
  readonly what: string;
  readonly parse: (text: string) => T | null;
}

/** An instant at which a rollout may start: a year that is probably a typing error, or has more than four digits with the horizon, is excluded. */
export const START: Form<number> = {
  what: 'an instant with a zone, on a day that there is, such as 2026-11-21T08:00:00Z, from 1970 to 2199',
  parse(text) {
    const at = parseInstant(text);
    return at !== null && at >= EARLIEST_START && at < LATEST_START ? at : null;
  },
};

/** The time that a plan looks ahead, above zero. */
export const HORIZON: Form<number> = {
  what: 'a duration above zero and up to ten years, such as 90s, 20m, 4h or 7d',
  parse: (text) => parseDuration(text) || null,
};
