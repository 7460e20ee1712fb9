import type { Interval } from '../../../calendar/intervals.js';
import { remembered } from '../../../manifest/lookup.js';
import { goInteger, scaleIntOrPercent } from '../../../manifest/quantity.js';
import type { Instant } from '../../../rollout/controller.js';
import type { AllowedSpan } from '../../system.js';
import { type Parsed, parseSchedule, type Schedule } from './schedule.js';
import { activeWindows, isActiveAt } from './windows.js';

/** Why Karpenter disrupts a node of its own accord, in the order of the CRD. */
export const REASONS = ['Underutilized', 'Empty', 'Drifted'] as const;
export type Reason = (typeof REASONS)[number];

/** Karpenter's "no limit": the largest signed 32-bit number. */
export const UNBOUNDED = 2147483647;

/** A disruption budget as the controller has it, defaults filled in. */
export interface Budget {
  /** A number or a percentage, always as text: `5`, `10%`. */
  readonly nodes: string;
  /** Null: every reason. An empty list: no reason at all. */
  readonly reasons: readonly string[] | null;
  readonly schedule: string | null;
  readonly durationMs: number | null;
}

/** When a budget is active: always, in the windows of a schedule, or unknown because the schedule does not parse. */
type Activity =
  | { readonly kind: 'always' }
  | { readonly kind: 'windows'; readonly schedule: Schedule; readonly durationMs: number }
  | { readonly kind: 'broken'; readonly error: string };

/**
 * A budget without schedule and duration is always active. With only one of the two (the API server stores neither form) an
 * absent duration is 0 and an absent schedule is an empty text, which does not parse.
 */
export const activityOf = remembered(({ schedule, durationMs }: Budget): Activity => {
  if (schedule === null && durationMs === null) return { kind: 'always' };
  const parsed = parseSchedule(schedule ?? '');
  if (!parsed.ok) return { kind: 'broken', error: parsed.error };
  return { kind: 'windows', schedule: parsed.value, durationMs: durationMs ?? 0 };
});

/** True if a budget applies to a reason. One that does not can still fail, and then it closes the pool for every reason. */
export function appliesTo(budget: Budget, reason: Reason): boolean {
  return budget.reasons === null || budget.reasons.includes(reason);
}

/**
 * The number that `nodes` represents in a pool of `total` counted nodes: a percentage rounds up; a number is cut to 32 bits,
 * so 2147483648 becomes negative, and is not capped at the size of the pool. An error for a number beyond 64 bits and for
 * anything else. Source: kubernetes-sigs/karpenter 2266468, nodepool.go, GetIntStrFromValue and GetAllowedDisruptions.
 */
export function nodesOf(nodes: string, total: number): Parsed<number> {
  const integer = goInteger(nodes);
  if (integer !== null) return { ok: true, value: Number(BigInt.asIntN(32, integer)) };
  const scaled = scaleIntOrPercent(nodes, total, 'up');
  if (scaled === null) return { ok: false, error: `"${nodes}" is neither a 64-bit number nor a percentage` };
  return { ok: true, value: scaled };
}

/** True if the budget limits at an instant: it has no schedule, or one of its windows is open. */
export function isActive(budget: Budget, now: Instant): boolean {
  const activity = activityOf(budget);
  if (activity.kind !== 'windows') return activity.kind === 'always';
  return isActiveAt(activity.schedule, activity.durationMs, now);
}

/** One budget at one instant. An inactive budget does not limit: its value is `UNBOUNDED`; a broken one has the value 0. */
interface Evaluation {
  readonly active: boolean;
  readonly value: number;
  readonly error: string | null;
}

/** Number that one budget allows. A bad `nodes` is noticed only while the budget is active; a bad schedule always. */
export function evaluateBudget(budget: Budget, total: number, active: boolean): Evaluation {
  const activity = activityOf(budget);
  if (activity.kind === 'broken') return { active: false, value: 0, error: activity.error };
  if (!active) return { active, value: UNBOUNDED, error: null };
  const nodes = nodesOf(budget.nodes, total);
  return nodes.ok ? { active, value: nodes.value, error: null } : { active, value: 0, error: nodes.error };
}

const CLOSED: Readonly<Record<Reason, number>> = { Underutilized: 0, Empty: 0, Drifted: 0 };

/**
 * Number that the budgets of a pool with `total` counted nodes allow. They only restrict: `raw` is the smallest active one that applies to a reason
 * (`UNBOUNDED` without one, a broken budget counts as 0), and each reason of a budget gets its full number. `ceiling` is what the controller
 * uses: one budget that cannot be evaluated closes the pool for all three reasons. It may be negative.
 * Source: kubernetes-sigs/karpenter 2266468, nodepool.go, GetAllowedDisruptionsByReason and MustGetAllowedDisruptions.
 */
export function allowedAt(
  budgets: readonly Budget[],
  total: number,
  now: Instant,
  /** For a caller that remembers until when a budget stays as it is. */
  activeAt: (budget: Budget, now: Instant) => boolean = isActive,
): {
  readonly budgets: readonly Evaluation[];
  readonly raw: typeof CLOSED;
  readonly ceiling: typeof CLOSED;
} {
  const evaluations = budgets.map((budget) => evaluateBudget(budget, total, activeAt(budget, now)));
  const least = (reason: Reason): number => {
    const values = evaluations.map(({ value }, i) =>
      appliesTo(budgets[i] as Budget, reason) ? value : UNBOUNDED,
    );
    return Math.min(UNBOUNDED, ...values);
  };
  const raw = { Underutilized: least('Underutilized'), Empty: least('Empty'), Drifted: least('Drifted') };
  const isBroken = evaluations.some(({ error }) => error !== null);
  return { budgets: evaluations, raw, ceiling: isBroken ? CLOSED : raw };
}

/** Number of nodes that may be disrupted now: the ceiling less the nodes that use it up already, never negative. */
export function remaining(ceiling: number, consuming: number): number {
  return Math.max(0, ceiling - consuming);
}

/** A node as the disruption controller's cache has it. */
export interface CountedNode {
  readonly hasClaim: boolean;
  /** The Node's label `karpenter.sh/initialized` is `true`. */
  readonly initialized: boolean;
  readonly ready: 'True' | 'False' | 'Unknown' | 'missing';
  /** The NodeClaim has a deletion timestamp; one on the Node alone does not count. */
  readonly claimDeleting: boolean;
  readonly instanceTerminating: boolean;
  /** Taken by Karpenter's own queue: in memory only, seen from outside by the taint `karpenter.sh/disrupted`. */
  readonly taken: boolean;
}

/** The base of percentages, and how many of it use the budgets up. */
export interface Counts {
  readonly total: number;
  readonly consuming: number;
}

/**
 * The counts of a pool: nodes with claim and Node, initialized, their instance not being terminated yet. Those that are not ready, whose
 * claim is being deleted, that Karpenter has taken, or that `leave` use the budgets up, each once. Source:
 * kubernetes-sigs/karpenter 2266468, disruption/helpers.go, BuildDisruptionBudgetMapping.
 */
export function countNodes<T extends CountedNode>(
  nodes: readonly T[],
  leaves: (node: T) => boolean = () => false,
): Counts {
  const counted = nodes.filter((node) => node.hasClaim && node.initialized && !node.instanceTerminating);
  const consuming = counted.filter(
    (node) => node.ready !== 'True' || node.claimDeleting || node.taken || leaves(node),
  );
  return { total: counted.length, consuming: consuming.length };
}

/** When a budget is active within the horizon; never, if its schedule does not parse. */
export function windowsOfBudget(budget: Budget, horizon: Interval): readonly Interval[] {
  const activity = activityOf(budget);
  if (activity.kind === 'broken') return [];
  if (activity.kind === 'windows') return activeWindows(activity.schedule, activity.durationMs, horizon);
  return horizon.from < horizon.to ? [horizon] : [];
}

/**
 * The limits of a pool over a horizon, for each reason: stretches without gaps whose neighbors differ. `limit` is the ceiling
 * (null: none; a negative one shows as 0), `remaining` the ceiling less the nodes that use it up now. `allowedAt` at every instant, at the
 * cost of the windows.
 */
export function allowedTimeline(
  budgets: readonly Budget[],
  counts: Counts,
  horizon: Interval,
): AllowedSpan[] {
  if (horizon.to <= horizon.from) return [];
  const timed = budgets.map((budget) => {
    const { value, error } = evaluateBudget(budget, counts.total, true);
    return {
      // A bad schedule closes the pool always, a bad number while the budget is active: both for every reason.
      windows: activityOf(budget).kind === 'broken' ? [horizon] : windowsOfBudget(budget, horizon),
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
