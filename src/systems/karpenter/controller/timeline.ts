import type { Interval } from '../../../calendar/intervals.js';
import type { Instant } from '../../../rollout/controller.js';
import type { AllowedSpan } from '../../system.js';
import {
  activityOf,
  appliesTo,
  type Budget,
  type Counts,
  evaluateBudget,
  REASONS,
  remaining,
  UNBOUNDED,
} from './budget.js';
import { activeWindows } from './windows.js';

/** The windows of a schedule within a horizon; a caller that asks for many pools passes one that remembers. */
export type WindowsOf = (budget: Budget, horizon: Interval) => readonly Interval[];

/** When a budget is active within the horizon; null if its schedule does not parse. */
export function windowsOfBudget(budget: Budget, horizon: Interval): readonly Interval[] | null {
  const activity = activityOf(budget);
  if (activity.kind === 'broken') return null;
  if (activity.kind === 'windows') return activeWindows(activity.schedule, activity.durationMs, horizon);
  return horizon.from < horizon.to ? [horizon] : [];
}

/** A `WindowsOf` that computes each schedule and duration once. Broken schedules have no windows. */
export function rememberWindows(): WindowsOf {
  const known = new Map<string, readonly Interval[]>();
  return (budget, horizon) => {
    const key = JSON.stringify([budget.schedule, budget.durationMs, horizon.from, horizon.to]);
    const windows = known.get(key) ?? windowsOfBudget(budget, horizon) ?? [];
    known.set(key, windows);
    return windows;
  };
}

/** What a budget comes to while it is active. */
interface TimedValue {
  readonly windows: readonly Interval[];
  /** For each of `REASONS`; `UNBOUNDED` for one that it does not apply to. */
  readonly values: readonly number[];
  /** The first window that has not ended. */
  next: number;
}

/**
 * What a pool allows over a horizon, for each reason: stretches without gaps whose neighbors differ. `limit` is the ceiling
 * (null: none; a negative one shows as 0), `remaining` the ceiling less the nodes that use it up now. `allowedAt` at every instant, at the
 * cost of the windows.
 */
export function allowedTimeline(
  budgets: readonly Budget[],
  counts: Counts,
  horizon: Interval,
  windowsOf: WindowsOf = rememberWindows(),
): AllowedSpan[] {
  const { from, to } = horizon;
  if (to <= from) return [];
  const timed = budgets.map((budget) => timedValue(budget, counts.total, horizon, windowsOf));
  const lanes = REASONS.map((reason, k) => ({
    ...{ reason, k, since: from, ceiling: -1 },
    spans: [] as AllowedSpan[],
  }));
  const close = ({ reason, since, ceiling, spans }: (typeof lanes)[number], at: Instant): void => {
    const limit = ceiling >= UNBOUNDED ? null : ceiling;
    const left = limit === null ? null : remaining(limit, counts.consuming);
    if (at > since) spans.push({ reason, from: since, to: at, limit, remaining: left });
  };
  for (const at of edgesOf(timed, horizon)) {
    const open = timed.filter((own) => isOpen(own, at));
    for (const lane of lanes) {
      let ceiling = UNBOUNDED;
      for (const { values } of open) ceiling = Math.min(ceiling, values[lane.k] ?? ceiling);
      ceiling = Math.max(0, ceiling);
      if (ceiling === lane.ceiling) continue;
      close(lane, at);
      lane.since = at;
      lane.ceiling = ceiling;
    }
  }
  for (const lane of lanes) close(lane, to);
  return lanes.flatMap(({ spans }) => spans);
}

/** A budget with an error closes the pool for every reason: one with a bad schedule always, one with a bad number while it is active. */
function timedValue(budget: Budget, total: number, horizon: Interval, windowsOf: WindowsOf): TimedValue {
  const isBroken = activityOf(budget).kind === 'broken';
  const { value, error } = evaluateBudget(budget, total, true);
  return {
    windows: isBroken ? [horizon] : windowsOf(budget, horizon),
    values: REASONS.map((reason) => (error !== null || appliesTo(budget, reason) ? value : UNBOUNDED)),
    next: 0,
  };
}

/** Asked in order of time. */
function isOpen(timed: TimedValue, at: Instant): boolean {
  const { windows } = timed;
  while ((windows[timed.next]?.to ?? Infinity) <= at) timed.next += 1;
  return (windows[timed.next]?.from ?? Infinity) <= at;
}

/** The start, and each instant within the horizon at which a window opens or closes; some of them twice. */
function edgesOf(timed: readonly TimedValue[], { from, to }: Interval): Float64Array {
  const edges = [from];
  for (const windows of new Set(timed.map(({ windows }) => windows))) {
    for (const window of windows) {
      if (window.from > from) edges.push(window.from);
      if (window.to < to) edges.push(window.to);
    }
  }
  return Float64Array.from(edges).sort();
}
