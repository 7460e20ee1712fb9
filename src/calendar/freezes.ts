import { CronExpressionParser, type CronFieldCollection } from 'cron-parser';
import { type Day, DAY_MS, dayOf, HOUR_MS, MINUTE_MS, nextDay } from './days.js';
import { clipTo, type Interval, mergeIntervals } from './intervals.js';
import { instantsShowing, toWallClock } from './zones.js';

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

/**
 * The freezes that a schedule opens, by the clocks of a time zone, each as long as `durationMs`; clipped and merged. The schedule is
 * looked for on the clock's face, as if there were no zone, and each hit then in the zone: the search of the library gives up
 * where clocks are set by half an hour, and takes seconds for the hours of a year. A time that the clocks skip is the instant of the
 * change; one that they show twice counts twice where the schedule is of every hour, else the first time.
 */
export function recurrences(
  schedule: string,
  durationMs: number,
  timeZone: string,
  within: Interval,
): Interval[] {
  const isHourly = schedule.trim().split(/\s+/)[1]?.startsWith('*') === true;
  const { fields } = CronExpressionParser.parse(schedule.trim());
  const first = dayOf(toWallClock(within.from - durationMs, timeZone) - DAY_MS);
  const until = toWallClock(within.to, timeZone) + DAY_MS;
  const starts: number[] = [];
  for (let day = first; day.startMs < until; day = nextDay(day)) {
    for (const shown of shownOn(day, fields)) {
      const instants = instantsShowing(shown, timeZone);
      starts.push(...(isHourly ? instants : instants.slice(0, 1)));
    }
  }
  // A time that the clock shows twice: its second instant is after the first instants of the times that follow.
  const windows = starts.sort((a, b) => a - b).map((from) => ({ from, to: from + durationMs }));
  return clipTo(within, mergeIntervals(windows));
}

/**
 * Times that the clock's face shows at the hits of a schedule on a day. As in crontab, a day has either where both one of the month and one of
 * the week are named.
 */
function shownOn(day: Day, { minute, hour, dayOfMonth, month, dayOfWeek }: CronFieldCollection): number[] {
  const isDate = dayOfMonth.values.some((value) => value === day.dayOfMonth);
  const isWeekday = dayOfWeek.values.some((value) => value === day.dayOfWeek);
  const isEither = !dayOfMonth.isWildcard && !dayOfWeek.isWildcard;
  const isHit = isEither ? isDate || isWeekday : isDate && isWeekday;
  if (!isHit || !month.values.some((value) => value === day.month)) return [];
  return hour.values.flatMap((hours) =>
    minute.values.map((minutes) => day.startMs + hours * HOUR_MS + minutes * MINUTE_MS),
  );
}
