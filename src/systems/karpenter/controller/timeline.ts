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

/** What budgets of the same windows come to while they are active: the least for each of `REASONS`, `UNBOUNDED` for none. */
interface TimedLimits {
  readonly windows: readonly Interval[];
  readonly least: number[];
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
    const own = limits.get(key) ?? {
      windows: windowsOf(budget, horizon),
      least: REASONS.map(() => UNBOUNDED),
    };
    limits.set(key, own);
    const nodes = nodesOf(budget.nodes, total);
    const value = nodes.ok ? Math.max(0, nodes.value) : 0;
    for (const [i, reason] of REASONS.entries()) {
      // A bad number closes the pool for every reason, whatever reasons the budget names.
      if (!nodes.ok || appliesTo(budget, reason)) own.least[i] = Math.min(own.least[i] ?? value, value);
    }
  }
  return [...limits.values()];
}

/** Opens and closes the limits in the order of time, and starts a new stretch where the least of those that are open changes. */
function sweep(limits: readonly TimedLimits[], counts: Counts, { from, to }: Interval): AllowedSpan[] {
  const lanes = REASONS.map((reason) => ({
    reason,
    since: from,
    limit: UNBOUNDED,
    spans: [] as AllowedSpan[],
  }));
  const open: TimedLimits[] = [];
  const edges = edgesOf(limits, from);
  for (let i = 0; i < edges.length;) {
    const at = instantOf(edges[i]);
    if (from + at >= to) break;
    for (; i < edges.length && instantOf(edges[i]) === at; i++) {
      const limit = limits[(edges[i] ?? 0) - at * limits.length] as TimedLimits;
      const known = open.indexOf(limit);
      if (known < 0) open.push(limit);
      else open.splice(known, 1);
    }
    for (const [k, lane] of lanes.entries()) {
      let least = UNBOUNDED;
      for (const { least: own } of open) least = Math.min(least, own[k] ?? least);
      if (least === lane.limit) continue;
      if (from + at > lane.since)
        lane.spans.push(spanOf(lane.reason, lane.since, from + at, lane.limit, counts));
      lane.since = from + at;
      lane.limit = least;
    }
  }
  for (const { reason, since, limit, spans } of lanes) spans.push(spanOf(reason, since, to, limit, counts));
  return lanes.flatMap(({ spans }) => spans);

  function instantOf(edge = 0): number {
    return Math.floor(edge / limits.length);
  }
}

/** When a window opens or closes (after `start`), and whose it is, packed into one number each: those sort many times faster than objects. */
function edgesOf(limits: readonly TimedLimits[], start: Instant): Float64Array {
  const edges = new Float64Array(limits.reduce((sum, { windows }) => sum + 2 * windows.length, 0));
  let filled = 0;
  for (const [limit, { windows }] of limits.entries()) {
    for (const { from, to } of windows) {
      edges[filled++] = Math.max(0, from - start) * limits.length + limit;
      edges[filled++] = (to - start) * limits.length + limit;
    }
  }
  return edges.sort();
}

function spanOf(reason: Reason, from: Instant, to: Instant, limit: number, counts: Counts): AllowedSpan {
  if (limit >= UNBOUNDED) return { reason, from, to, limit: null, remaining: null };
  return { reason, from, to, limit, remaining: remaining(limit, counts.consuming) };
}
