import type { Manifest } from '../../../manifest/manifest.js';
import { errorAt, type Problem, warningAt } from '../../../manifest/problem.js';
import { activityOf, type Budget } from '../controller/budget.js';
import type { Schedule } from '../controller/cron/parse.js';
import type { NodePool } from '../objects/nodepool.js';
import { windowsOfDay } from '../controller/windows.js';

const LONGEST_DAYS = 366;
/** More than a week: schedules without a date are then seen whole. */
const SHORTEST_DAYS = 9;
/** A schedule of every other minute has a quarter of a million windows a year. */
const MOST_WINDOWS = 10_000;
const DAYS_OF_MONTH = 31;
const MONTHS = 12;

/** A year, unless the schedules open so many windows that it would take too long to look through. */
export function daysAhead(budgets: readonly Budget[]): number {
  const days = Math.floor(MOST_WINDOWS / Math.max(1, windowsADay(budgets)));
  return Math.min(LONGEST_DAYS, Math.max(SHORTEST_DAYS, days));
}

/** Windows that overlap or touch are one: `* * * * *` for two minutes is one window a day. Budgets of the same windows count once. */
function windowsADay(budgets: readonly Budget[]): number {
  const windows = new Map<string, number>();
  for (const budget of budgets) {
    const schedule = scheduleOf(budget);
    if (schedule?.kind !== 'calendar') continue;
    const { length } = windowsOfDay(schedule, budget.durationMs ?? 0);
    windows.set(JSON.stringify([budget.schedule, budget.durationMs]), length);
  }
  return [...windows.values()].reduce((sum, count) => sum + count, 0);
}

/** The schedule of a budget whose windows open and close; null for any other. */
export function scheduleOf(budget: Budget): Schedule | null {
  const activity = activityOf(budget);
  return activity.kind === 'windows' ? activity.schedule : null;
}

/** What a reader must know of a calendar that ends before a year is over; null for one that does not, or where a problem says so. */
export function shortSight({ budgets }: NodePool): string | null {
  const days = daysAhead(budgets);
  if (days === LONGEST_DAYS || budgets.some(namesDates)) return null;
  return `Its budgets open and close about ${windowsADay(budgets)} times a day, so their windows are looked at for the next ${days} days only.`;
}

/**
 * The problem of a pool whose calendar ends before a date that one of its schedules names can have come: a gap behind the many
 * windows would not be seen, and whoever adds them could hide one. Without dates a week repeats itself, and is seen whole. An
 * error, so that the change is not judged by what was seen; a warning where the base has the same budgets. Null for any other.
 */
export function blindSpot(manifest: Manifest, after: NodePool, before: NodePool | null): Problem | null {
  const days = daysAhead(after.budgets);
  if (days === LONGEST_DAYS || !after.budgets.some(namesDates)) return null;
  const isOld = before !== null && JSON.stringify(before.budgets) === JSON.stringify(after.budgets);
  const message =
    `NodePool/${manifest.name}: its budgets open and close about ${windowsADay(after.budgets)} times a day, so their windows are looked at for the next ${days} days only. ` +
    'A schedule that names days of the month or months can leave a gap after that, in which nothing limits how many nodes go. ' +
    'Remove budgets that open every few minutes, or make each open once a day for longer.';
  return (isOld ? warningAt : errorAt)(
    manifest.placeOf(['spec', 'disruption', 'budgets']),
    'windows-not-seen',
    message,
  );
}

function namesDates(budget: Budget): boolean {
  const schedule = scheduleOf(budget);
  if (schedule?.kind !== 'calendar') return false;
  return schedule.daysOfMonth.size < DAYS_OF_MONTH || schedule.months.size < MONTHS;
}
