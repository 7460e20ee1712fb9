import { DAY_MS } from '../../../calendar/days.js';
import { isSameJson } from '../../../manifest/canonical.js';
import { fieldAt } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import type { Problem } from '../../../manifest/problem.js';
import type { Instant } from '../../../rollout/controller.js';
import { name, text } from '../../../text/text.js';
import type { LimitCalendar, TimedLimit } from '../../system.js';
import {
  activityOf,
  allowedTimeline,
  appliesTo,
  type Budget,
  type Counts,
  evaluateBudget,
  nodesOf,
  REASONS,
  windowsOfBudget,
} from '../controller/budget.js';
import { startableReasons } from '../controller/consolidation.js';
import type { Calendar } from '../controller/schedule.js';
import { hitsWithin, neverHits, windowsOfDay } from '../controller/windows.js';
import type { NodePool } from '../objects/nodepool.js';

export const BUDGETS = ['spec', 'disruption', 'budgets'];
/** A week and a day: enough to see how often windows open. */
const HITS_MS = 8 * DAY_MS;

/**
 * The budgets of a pool and what they come to over a year. `merged` are the counts with what the change deletes at once, which uses the
 * budgets up beside the nodes that do so already.
 */
export function limitCalendar(
  manifest: Manifest,
  pool: NodePool,
  { total, consuming }: Counts,
  merged: Counts,
  at: Instant,
): LimitCalendar {
  const { budgets, replicas, consolidateAfterMs } = pool;
  // A day before midnight, so that a week begins whole in every time zone.
  const midnight = Math.floor(at / DAY_MS) * DAY_MS;
  const within = { from: midnight - DAY_MS, to: midnight + daysAhead(budgets) * DAY_MS };
  const isWritten = fieldAt(manifest.object, ...BUDGETS) !== undefined;
  const whyIdle =
    replicas !== null
      ? text`a static pool is not consolidated`
      : consolidateAfterMs === null
        ? text`consolidateAfter is Never`
        : text`consolidationPolicy is WhenEmpty`;
  const idle = REASONS.filter((reason) => !startableReasons(pool).includes(reason));
  const limitOf = (budget: Budget, i: number): TimedLimit => {
    const { schedule, durationMs } = budget;
    const nodes = nodesOf(budget.nodes, total);
    const calendar = calendarOf(budget);
    // Only where the days of the week decide alone; a date beside them can add any day, or take one away.
    const isByWeekday = calendar?.days === 'both' && !hasDates(calendar) && calendar.daysOfWeek.size < 7;
    return {
      written: budget.nodes,
      limit: nodes.ok ? Math.max(0, nodes.value) : null,
      reasons: REASONS.filter((reason) => appliesTo(budget, reason)),
      namesReasons: budget.reasons !== null,
      schedule,
      scheduleKey: calendar ? keyOf(calendar) : schedule,
      durationMs,
      windows: windowsOfBudget(budget, within),
      hits: calendar ? hitsWithin(calendar, { from: within.from, to: within.from + HITS_MS }) : [],
      weekdays: isByWeekday ? [...calendar.daysOfWeek].sort((a, b) => a - b) : null,
      error: evaluateBudget(budget, total, true).error,
      neverFires: calendar !== null && neverHits(calendar),
      place: manifest.placeOf(isWritten ? [...BUDGETS, i, schedule ? 'schedule' : 'nodes'] : BUDGETS),
    };
  };
  return {
    within,
    reasons: REASONS,
    rolledFor: 'Drifted',
    idle: Object.fromEntries(idle.map((reason) => [reason, whyIdle])),
    spans: allowedTimeline(budgets, merged, within),
    ...(total > 0 ? {} : { unsized: allowedTimeline(budgets.map(ofUnknownSize), UNSIZED, within) }),
    limits: budgets.map(limitOf),
    counted: total,
    consuming,
    place: manifest.placeOf(BUDGETS),
    isWritten,
  };
}

/** Percentages of a pool without nodes are percentages of 100; what share of it a number is, is unknown. */
const UNSIZED: Counts = { total: 100, consuming: 0 };

function ofUnknownSize(budget: Budget): Budget {
  const nodes = nodesOf(budget.nodes, UNSIZED.total);
  const isNumber = !budget.nodes.endsWith('%') && nodes.ok;
  return isNumber ? { ...budget, nodes: String(Math.min(nodes.value, UNSIZED.total - 1)) } : budget;
}

/** The schedule of a budget whose windows open and close; null for any other. */
function calendarOf(budget: Budget): Calendar | null {
  const activity = activityOf(budget);
  return activity.kind === 'windows' && activity.schedule.kind === 'calendar' ? activity.schedule : null;
}

function keyOf({ timesOfDay, daysOfMonth, months, daysOfWeek, days }: Calendar): string {
  return [timesOfDay, ...[daysOfMonth, months, daysOfWeek].map((set) => [...set].sort()), days].join(' ');
}

function hasDates({ daysOfMonth }: Calendar): boolean {
  return daysOfMonth.size < 31;
}

const LONGEST_DAYS = 366;
/** More than a week: schedules without a date are then seen whole. */
const SHORTEST_DAYS = 9;
/** A schedule of every other minute has a quarter of a million windows a year. */
const MOST_WINDOWS = 10_000;

/** Range over which the windows of budgets are computed: a year, unless they open too often for that. */
function daysAhead(budgets: readonly Budget[]): number {
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

/**
 * The problem of a pool whose calendar ends before a date that one of its schedules names can have come: a gap behind the many
 * windows would not be seen, and an edit that adds them could hide one. Without dates a week repeats itself, and is seen whole. An error, so
 * that the change is not evaluated by what was seen; a warning if the base has the same budgets. Null for any other.
 */
export function unseenWindows(
  manifest: Manifest,
  { budgets }: NodePool,
  before: NodePool | null,
): Problem | null {
  const days = daysAhead(budgets);
  const calendars = budgets.flatMap((budget) => calendarOf(budget) ?? []);
  const namesDates = calendars.some((calendar) => hasDates(calendar) || calendar.months.size < 12);
  if (days === LONGEST_DAYS || !namesDates) return null;
  return {
    severity: isSameJson(before?.budgets ?? null, budgets) ? 'warning' : 'error',
    code: 'windows-not-seen',
    message: text`${name('policy', `NodePool/${manifest.name}`)}: The budgets open and close about ${windowsADay(budgets)} times a day, so their windows are computed for the next ${days} days only. A schedule that names days of the month or months can leave a gap after that, in which nothing limits how many nodes are disrupted. Remove budgets that open every few minutes, or make each open once a day for longer.`,
    place: manifest.placeOf(BUDGETS),
  };
}
