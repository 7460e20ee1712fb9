export const SECOND_MS = 1000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** A day of the Gregorian calendar in UTC. Months count from 1; Sunday is 0. */
export interface Day {
  readonly startMs: number;
  readonly year: number;
  readonly month: number;
  readonly dayOfMonth: number;
  readonly dayOfWeek: number;
}

/** The day that an instant lies in. */
export function dayOf(at: number): Day {
  const date = new Date(at);
  return {
    startMs: Math.floor(at / DAY_MS) * DAY_MS,
    year: date.getUTCFullYear(),
    month: date.getUTCMonth() + 1,
    dayOfMonth: date.getUTCDate(),
    dayOfWeek: date.getUTCDay(),
  };
}

/** The next day (1) or the one before (-1). */
export function neighbour(day: Day, step: 1 | -1): Day {
  const dayOfMonth = day.dayOfMonth + step;
  // Only the ends of months need the calendar: everything else is counting.
  if (dayOfMonth < 1 || dayOfMonth > 28) return dayOf(day.startMs + step * DAY_MS);
  return {
    startMs: day.startMs + step * DAY_MS,
    year: day.year,
    month: day.month,
    dayOfMonth,
    dayOfWeek: (day.dayOfWeek + step + 7) % 7,
  };
}

/** The first day of the next month (1), or the last day of the month before (-1). */
export function beyondMonth(day: Day, step: 1 | -1): Day {
  const first = startOfMonth(day.year, step === 1 ? day.month + 1 : day.month);
  return dayOf(step === 1 ? first : first - DAY_MS);
}

/** Midnight before the first day of a month; month 13 is January of the next year. */
export function startOfMonth(year: number, month: number): number {
  const date = new Date(0);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, 1);
  return date.getTime();
}
