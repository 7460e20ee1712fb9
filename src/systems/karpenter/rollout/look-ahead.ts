import type { Manifest } from '../../../manifest/manifest.js';
import type { Problem } from '../../../manifest/problem.js';
import { name, type Text, text } from '../../../text/text.js';
import { activityOf, type Budget } from '../controller/budget.js';
import type { Calendar } from '../controller/cron/parse.js';
import { windowsOfDay } from '../controller/windows.js';
import type { NodePool } from '../objects/nodepool.js';

const LONGEST_DAYS = 366;
/** More than a week: schedules without a date are then seen whole. */
const SHORTEST_DAYS = 9;
/** A schedule of every other minute has a quarter of a million windows a year. */
const MOST_WINDOWS = 10_000;
const DAYS_OF_MONTH = 31;
const MONTHS = 12;

/** How far the windows of budgets are computed: a year, unless they open too often for that. */
export function daysAhead(budgets: readonly Budget[]): number {
  const days = Math.floor(MOST_WINDOWS / Math.max(1, windowsADay(budgets)));
  return Math.min(LONGEST_DAYS, Math.max(SHORTEST_DAYS, days));
}

/** Windows that overlap or touch are one: `* * * * *` for two minutes is one window a day. Budgets of the same windows count once. */
function windowsADay(budgets: readonly Budget[]): number {
  const windows = new Map<string, number>();
  for (const budget of budgets) {
    const calendar = calendarOf(budget);
    if (!calendar) continue;
    const { length } = windowsOfDay(calendar, budget.durationMs ?? 0);
    windows.set(JSON.stringify([budget.schedule, budget.durationMs]), length);
  }
  return [...windows.values()].reduce((sum, count) => sum + count, 0);
}

/** The schedule of a budget whose windows open and close; null for any other. */
export function calendarOf(budget: Budget): Calendar | null {
  const activity = activityOf(budget);
  return activity.kind === 'windows' && activity.schedule.kind === 'calendar' ? activity.schedule : null;
}

/** The note about a calendar that ends before a year is over; null for a whole one, or if a problem reports it. */
export function shortCalendarText({ budgets }: NodePool): Text | null {
  const isShort = daysAhead(budgets) < LONGEST_DAYS && !budgets.some(namesDates);
  return isShort ? truncatedText(budgets) : null;
}

function truncatedText(budgets: readonly Budget[]): Text {
  return text`The budgets open and close about ${windowsADay(budgets)} times a day, so their windows are computed for the next ${daysAhead(budgets)} days only.`;
}

/**
 * The problem of a pool whose calendar ends before a date that one of its schedules names can have come: a gap behind the many
 * windows would not be seen, and whoever adds them could hide one. Without dates a week repeats itself, and is seen whole. An
 * error, so that the change is not judged by what was seen; a warning if the base has the same budgets. Null for any other.
 */
export function unseenWindows(manifest: Manifest, after: NodePool, before: NodePool | null): Problem | null {
  if (daysAhead(after.budgets) === LONGEST_DAYS || !after.budgets.some(namesDates)) return null;
  const isOld = before !== null && JSON.stringify(before.budgets) === JSON.stringify(after.budgets);
  return {
    severity: isOld ? 'warning' : 'error',
    code: 'windows-not-seen',
    message: text`${name('policy', `NodePool/${manifest.name}`)}: ${truncatedText(after.budgets)} A schedule that names days of the month or months can leave a gap after that, in which nothing limits how many nodes are disrupted. Remove budgets that open every few minutes, or make each open once a day for longer.`,
    place: manifest.placeOf(['spec', 'disruption', 'budgets']),
    picture: null,
  };
}

function namesDates(budget: Budget): boolean {
  const calendar = calendarOf(budget);
  if (!calendar) return false;
  return calendar.daysOfMonth.size < DAYS_OF_MONTH || calendar.months.size < MONTHS;
}
