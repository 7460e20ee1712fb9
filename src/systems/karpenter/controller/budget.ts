import { goInteger, scaleIntOrPercent } from '../../../manifest/quantity.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Parsed } from './cron/field.js';
import { parseSchedule, type Schedule } from './cron/parse.js';
import { isActiveAt } from './windows.js';

/** Why Karpenter takes a node out of its own accord, in the order of the CRD. */
export const REASONS = ['Underutilized', 'Empty', 'Drifted'] as const;
export type Reason = (typeof REASONS)[number];

/** What Karpenter uses for "no limit": the largest signed 32-bit number. */
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

/** When a budget is active: always, in the windows of a schedule, or not to be told because the schedule does not parse. */
type Activity =
  | { readonly kind: 'always' }
  | { readonly kind: 'windows'; readonly schedule: Schedule; readonly durationMs: number }
  | { readonly kind: 'broken'; readonly error: string };

/**
 * A budget without schedule and duration is always active. With only one of the two (the API server stores neither form) an
 * absent duration is 0 and an absent schedule is an empty text, which does not parse.
 */
export function activityOf(budget: Budget): Activity {
  if (budget.schedule === null && budget.durationMs === null) return { kind: 'always' };
  const parsed = parseSchedule(budget.schedule ?? '');
  if (!parsed.ok) return { kind: 'broken', error: parsed.error };
  return { kind: 'windows', schedule: parsed.value, durationMs: budget.durationMs ?? 0 };
}

/** Whether a budget speaks about a reason. One that does not can still fail, and then it closes the pool for every reason. */
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

/** One budget at one instant. An inactive budget does not limit: its value is `UNBOUNDED`; a broken one has the value 0. */
export interface Evaluation {
  readonly active: boolean;
  readonly value: number;
  readonly error: string | null;
}

/** True if the budget limits at an instant: it has no schedule, or one of its windows is open. */
export function isActive(budget: Budget, now: Instant): boolean {
  const activity = activityOf(budget);
  if (activity.kind !== 'windows') return activity.kind === 'always';
  return isActiveAt(activity.schedule, activity.durationMs, now);
}

/** What one budget allows. A bad `nodes` is noticed only while the budget is active; a bad schedule always. */
export function evaluateBudget(budget: Budget, total: number, active: boolean): Evaluation {
  const activity = activityOf(budget);
  if (activity.kind === 'broken') return { active: false, value: 0, error: activity.error };
  if (!active) return { active: false, value: UNBOUNDED, error: null };
  const nodes = nodesOf(budget.nodes, total);
  return nodes.ok
    ? { active: true, value: nodes.value, error: null }
    : { active: true, value: 0, error: nodes.error };
}
