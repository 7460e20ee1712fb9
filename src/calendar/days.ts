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

export function nextDay({ startMs }: Day): Day {
  return dayOf(startMs + DAY_MS);
}

/** Midnight before the first day of a month; month 13 is January of the next year. */
export function startOfMonth(year: number, month: number): number {
  const date = new Date(0);
  // Date.UTC would read the years 0 to 99 as 1900 to 1999.
  date.setUTCFullYear(year, month - 1, 1);
  return date.getTime();
}
