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
  const levels = levelsOf(budgets, counts.total);
  const edges = edgesOf(
    budgets.map((budget) => windowsOf(budget, horizon)),
    horizon.from,
  );
  // Reasons that the same budgets speak about, which most pools have, are swept once.
  const swept = new Map<string, AllowedSpan[]>();
  return REASONS.flatMap((reason) => {
    const key = levels.map(({ reasons }) => (reasons.includes(reason) ? '1' : '0')).join('');
    const same = swept.get(key);
    if (same)
      return same.map(({ from, to, limit, remaining: left }) => ({
        reason,
        from,
        to,
        limit,
        remaining: left,
      }));
    const spans: AllowedSpan[] = [];
    addSpans(spans, reason, levels, edges, counts, horizon);
    swept.set(key, spans);
    return spans;
  });
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

/** What an active budget does to each reason: a ceiling, or nothing. */
interface Level {
  readonly value: number;
  readonly reasons: readonly Reason[];
}

function levelsOf(budgets: readonly Budget[], total: number): Level[] {
  return budgets.map((budget) => {
    const nodes = nodesOf(budget.nodes, total);
    // A bad number closes the pool for every reason, whatever reasons the budget names.
    if (!nodes.ok) return { value: 0, reasons: REASONS };
    const value = Math.max(0, nodes.value);
    return { value, reasons: REASONS.filter((reason) => appliesTo(budget, reason)) };
  });
}

/** Where windows open and close, in order of time: how long after the start, and which budget opens (+) or closes (-). */
interface Edges {
  readonly afterMs: Float64Array;
  /** The budget's number plus 1, negative when its window closes. */
  readonly budgets: Int32Array;
}

function edgesOf(windows: readonly (readonly Interval[])[], start: Instant): Edges {
  // Time, budget and direction packed into one number each sort many times faster than objects would.
  const stride = 2 * windows.length;
  const packed = new Float64Array(windows.reduce((sum, list) => sum + 2 * list.length, 0));
  let filled = 0;
  for (const [budget, list] of windows.entries()) {
    for (const { from, to } of list) {
      packed[filled++] = (from - start) * stride + budget * 2 + 1;
      packed[filled++] = (to - start) * stride + budget * 2;
    }
  }
  packed.sort();
  const budgets = new Int32Array(packed.length);
  for (let i = 0; i < packed.length; i++) {
    const number = packed[i] ?? 0;
    const after = Math.floor(number / stride);
    const slot = number - after * stride;
    packed[i] = after;
    budgets[i] = slot % 2 === 1 ? (slot >> 1) + 1 : -(slot >> 1) - 1;
  }
  return { afterMs: packed, budgets };
}

function addSpans(
  spans: AllowedSpan[],
  reason: Reason,
  levels: readonly Level[],
  { afterMs, budgets }: Edges,
  counts: Counts,
  horizon: Interval,
): void {
  const active = new Minimum(levels.map((level) => (level.reasons.includes(reason) ? level.value : null)));
  let since = horizon.from;
  let limit = UNBOUNDED;
  for (let i = 0; i < budgets.length; i++) {
    const budget = budgets[i] ?? 0;
    active.change(Math.abs(budget) - 1, budget > 0);
    // Everything of one instant counts before the limit of that instant is known.
    if (afterMs[i + 1] === afterMs[i] || active.least === limit) continue;
    const at = horizon.from + (afterMs[i] ?? 0);
    if (at > since) spans.push(spanOf(reason, since, at, limit, counts));
    since = at;
    limit = active.least;
  }
  if (since < horizon.to) spans.push(spanOf(reason, since, horizon.to, limit, counts));
}

function spanOf(reason: Reason, from: Instant, to: Instant, limit: number, counts: Counts): AllowedSpan {
  if (limit >= UNBOUNDED) return { reason, from, to, limit: null, remaining: null };
  return { reason, from, to, limit, remaining: remaining(limit, counts.consuming) };
}

/** The least value of the budgets that are active now, kept up to date as they come and go. */
class Minimum {
  /** Distinct values, the least first, and `UNBOUNDED` last, which is always active. */
  private readonly values: readonly number[];
  /** For each budget the place of its value; -1 for one that does not count. */
  private readonly ranks: readonly number[];
  private readonly active: Int32Array;
  private lowest: number;

  /** One value a budget; null for those that do not count. */
  constructor(values: readonly (number | null)[]) {
    const counting = new Set(values.filter((value) => value !== null));
    this.values = [...counting.add(UNBOUNDED)].sort((a, b) => a - b);
    this.ranks = values.map((value) => (value === null ? -1 : this.values.indexOf(value)));
    this.active = new Int32Array(this.values.length);
    this.lowest = this.values.length - 1;
    this.active[this.lowest] = 1;
  }

  get least(): number {
    return this.values[this.lowest] ?? UNBOUNDED;
  }

  change(budget: number, opens: boolean): void {
    const rank = this.ranks[budget] ?? -1;
    if (rank < 0) return;
    this.active[rank] = (this.active[rank] ?? 0) + (opens ? 1 : -1);
    if (opens && rank < this.lowest) this.lowest = rank;
    while (this.active[this.lowest] === 0) this.lowest += 1;
  }
}
