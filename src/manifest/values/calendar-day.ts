/**
 * Says whether the calendar has the day that a date begins with: `2026-02-30` and `2026-13-01` it has not. `Date.parse` takes
 * the first for 2 March, which is another day than the one that its author meant.
 */
export function isCalendarDay(date: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)/.exec(date) ?? [];
  if (year === undefined) return false;
  const found = new Date(0);
  // Not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  found.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return found.getUTCMonth() === Number(month) - 1 && found.getUTCDate() === Number(day);
}
