import type { Interval } from '../../../calendar/intervals.js';
import type { Instant } from '../../../rollout/controller.js';
import type { AllowedSpan } from '../../system.js';
import { remaining } from './allowed.js';
import {
  type Activity,
  activityOf,
  appliesTo,
  type Budget,
  nodesOf,
  type Reason,
  REASONS,
  UNBOUNDED,
} from './budget.js';
import type { Counts } from './mapping.js';
import { activeWindows } from './windows.js';

/** The windows of a schedule within a horizon; a caller that asks for many pools passes one that remembers. */
export type WindowsOf = (budget: Budget, horizon: Interval) => readonly Interval[];

/** When a budget is active within the horizon; null where its schedule does not parse. */
export function windowsOfBudget(budget: Budget, horizon: Interval): readonly Interval[] | null {
  return windowsOfActivity(activityOf(budget), horizon);
}

/** A `WindowsOf` for one horizon that works each schedule and duration out once. Broken schedules have no windows. */
export function rememberWindows(): WindowsOf {
  const known = new Map<string, readonly Interval[]>();
  return (budget, horizon) => {
    const key = JSON.stringify([budget.schedule, budget.durationMs, horizon.from, horizon.to]);
    const before = known.get(key);
    if (before) return before;
    const windows = windowsOfBudget(budget, horizon) ?? [];
    known.set(key, windows);
    return windows;
  };
}

/**
 * What a pool allows over a horizon, for each reason: stretches without gaps whose neighbours differ. `limit` is the ceiling
 * (null: none; a negative one shows as 0), `remaining` the ceiling less the nodes that use it up now.
 */
export function allowedTimeline(
  budgets: readonly Budget[],
  counts: Counts,
  horizon: Interval,
  windowsOf: WindowsOf = (budget, within) => windowsOfBudget(budget, within) ?? [],
): AllowedSpan[] {
  if (horizon.to <= horizon.from) return [];
  if (budgets.some((budget) => activityOf(budget).kind === 'broken')) {
    return REASONS.map((reason) => spanOf(reason, horizon.from, horizon.to, 0, counts));
  }
  return sweep(limitsOf(budgets, counts.total, horizon, windowsOf), counts, horizon);
}

function windowsOfActivity(activity: Activity, horizon: Interval): readonly Interval[] | null {
  switch (activity.kind) {
    case 'always':
      return horizon.from < horizon.to ? [horizon] : [];
    case 'windows':
      return activeWindows(activity.schedule, activity.durationMs, horizon);
    case 'broken':
      return null;
  }
}

/** What budgets of the same windows come to while they are active: the least for each reason, `UNBOUNDED` for none. */
interface TimedLimits {
  readonly windows: readonly Interval[];
  readonly least: Record<Reason, number>;
}

function limitsOf(
  budgets: readonly Budget[],
  total: number,
  horizon: Interval,
  windowsOf: WindowsOf,
): TimedLimits[] {
  const limits = new Map<string, TimedLimits>();
  for (const budget of budgets) {
    const key = JSON.stringify([budget.schedule, budget.durationMs]);
    const own = limits.get(key) ?? { windows: windowsOf(budget, horizon), least: unbounded() };
    limits.set(key, own);
    const nodes = nodesOf(budget.nodes, total);
    const value = nodes.ok ? Math.max(0, nodes.value) : 0;
    for (const reason of REASONS) {
      // A bad number closes the pool for every reason, whatever reasons the budget names.
      if (!nodes.ok || appliesTo(budget, reason)) own.least[reason] = Math.min(own.least[reason], value);
    }
  }
  return [...limits.values()];
}

function unbounded(): Record<Reason, number> {
  return { Underutilized: UNBOUNDED, Empty: UNBOUNDED, Drifted: UNBOUNDED };
}

/** Looks at the limits at each instant at which a window opens or closes, in order. */
function sweep(limits: readonly TimedLimits[], counts: Counts, { from, to }: Interval): AllowedSpan[] {
  const lanes = REASONS.map((reason) => ({
    reason,
    since: from,
    limit: UNBOUNDED,
    spans: [] as AllowedSpan[],
  }));
  const next = limits.map(() => 0);
  for (const at of edgesOf(limits, from, to)) {
    const least = unbounded();
    for (const [i, { windows, least: own }] of limits.entries()) {
      let window = windows[next[i] ?? 0];
      while (window && window.to <= at) window = windows[(next[i] = (next[i] ?? 0) + 1)];
      if (!window || window.from > at) continue;
      for (const reason of REASONS) least[reason] = Math.min(least[reason], own[reason]);
    }
    for (const lane of lanes) {
      const limit = least[lane.reason];
      if (limit === lane.limit) continue;
      if (at > lane.since) lane.spans.push(spanOf(lane.reason, lane.since, at, lane.limit, counts));
      lane.since = at;
      lane.limit = limit;
    }
  }
  for (const { reason, since, limit, spans } of lanes) spans.push(spanOf(reason, since, to, limit, counts));
  return lanes.flatMap(({ spans }) => spans);
}

/** Instants before the end at which a window opens or closes, each once and in order. */
function edgesOf(limits: readonly TimedLimits[], from: Instant, end: Instant): Iterable<Instant> {
  const edges = limits.flatMap(({ windows }) => windows.flatMap((window) => [window.from, window.to]));
  return new Set(Float64Array.from([from, ...edges.filter((at) => at < end)]).sort());
}

function spanOf(reason: Reason, from: Instant, to: Instant, limit: number, counts: Counts): AllowedSpan {
  if (limit >= UNBOUNDED) return { reason, from, to, limit: null, remaining: null };
  return { reason, from, to, limit, remaining: remaining(limit, counts.consuming) };
}
