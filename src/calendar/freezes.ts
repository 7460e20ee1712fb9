import { CronExpressionParser } from 'cron-parser';
import type { Interval } from './intervals.js';
import { clipTo, mergeIntervals } from './intervals.js';

const FIELDS = 5;
/** Any date: whether a schedule has a next hit does not depend on it. */
const SOME_DATE = new Date(Date.UTC(2024, 0, 1));

/**
 * Why a schedule is none for a freeze; null where it is. Five fields as in crontab (0 and 7 are Sunday); the minute is one
 * number, so that a year of them can be listed.
 */
export function freezeScheduleError(text: string): string | null {
  const fields = text.trim().split(/\s+/);
  if (fields.length !== FIELDS || /[#hl?]/i.test(text.replace(/[a-z]{3}/gi, ''))) {
    return 'must be a schedule of five fields such as "0 18 * * fri"';
  }
  if (!/^\d{1,2}$/.test(fields[0] ?? '')) return 'must begin with one minute of the hour, 0 to 59';
  try {
    CronExpressionParser.parse(text.trim(), { tz: 'UTC', currentDate: SOME_DATE }).next();
    return null;
  } catch {
    return 'is not a schedule that ever happens';
  }
}

/** The freezes that a schedule opens, by the clocks of a time zone, each as long as `durationMs`; clipped and merged. */
export function recurrences(
  schedule: string,
  durationMs: number,
  timeZone: string,
  within: Interval,
): Interval[] {
  // The search is for hits after an instant, and one at the very start counts.
  const before = new Date(within.from - durationMs - 1);
  const hits = CronExpressionParser.parse(schedule.trim(), { tz: timeZone, currentDate: before });
  const windows: Interval[] = [];
  for (let hit = hits.next().getTime(); hit < within.to; hit = hits.next().getTime()) {
    windows.push({ from: hit, to: hit + durationMs });
  }
  return clipTo(within, mergeIntervals(windows));
}
