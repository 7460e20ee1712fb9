import type { Interval } from '../../../calendar/intervals.js';
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

/** The windows of a budget within a horizon. */
export type WindowsOf = (budget: Budget, horizon: Interval) => readonly Interval[];

/** When a budget is active within the horizon; null if its schedule does not parse. */
export function windowsOfBudget(budget: Budget, horizon: Interval): readonly Interval[] | null {
  const activity = activityOf(budget);
  if (activity.kind === 'broken') return null;
  if (activity.kind === 'windows') return activeWindows(activity.schedule, activity.durationMs, horizon);
  return horizon.from < horizon.to ? [horizon] : [];
}

/** A `WindowsOf` that computes each schedule and duration once: pools share them. Broken schedules have no windows. */
export function rememberWindows(): WindowsOf {
  const known = new Map<string, readonly Interval[]>();
  return (budget, horizon) => {
    const key = JSON.stringify([budget.schedule, budget.durationMs, horizon.from, horizon.to]);
    const windows = known.get(key) ?? windowsOfBudget(budget, horizon) ?? [];
    known.set(key, windows);
    return windows;
  };
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
  if (horizon.to <= horizon.from) return [];
  const timed = budgets.map((budget) => {
    const { value, error } = evaluateBudget(budget, counts.total, true);
    return {
      // A bad schedule closes the pool always, a bad number while the budget is active: both for every reason.
      windows: activityOf(budget).kind === 'broken' ? [horizon] : windowsOf(budget, horizon),
      values: REASONS.map((reason) => (error !== null || appliesTo(budget, reason) ? value : UNBOUNDED)),
      /** The first window that has not ended. */
      next: 0,
    };
  });
  const lanes = REASONS.map((): { -readonly [K in keyof AllowedSpan]: AllowedSpan[K] }[] => []);
  for (const at of edgesOf(
    timed.map(({ windows }) => windows),
    horizon,
  )) {
    for (const own of timed) while ((own.windows[own.next]?.to ?? Infinity) <= at) own.next += 1;
    const open = timed.filter(({ windows, next }) => (windows[next]?.from ?? Infinity) <= at);
    for (const [k, spans] of lanes.entries()) {
      let ceiling = UNBOUNDED;
      for (const { values } of open) ceiling = Math.min(ceiling, values[k] ?? ceiling);
      const limit = ceiling >= UNBOUNDED ? null : Math.max(0, ceiling);
      const last = spans.at(-1);
      if (last?.limit === limit) continue;
      if (last) last.to = at;
      const left = limit === null ? null : remaining(limit, counts.consuming);
      spans.push({ reason: REASONS[k] ?? '', from: at, to: horizon.to, limit, remaining: left });
    }
  }
  return lanes.flat();
}

/** The start, and each instant within the horizon at which a window opens or closes; some of them twice. */
function edgesOf(all: readonly (readonly Interval[])[], { from, to }: Interval): Float64Array {
  const edges = [from];
  for (const windows of new Set(all))
    for (const window of windows) {
      if (window.from > from) edges.push(window.from);
      if (window.to < to) edges.push(window.to);
    }
  return Float64Array.from(edges).sort();
}
