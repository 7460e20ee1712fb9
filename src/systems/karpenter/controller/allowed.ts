import type { Instant } from '../../../rollout/controller.js';
import {
  appliesTo,
  type Budget,
  evaluateBudget,
  type Evaluation,
  isActive,
  type Reason,
  UNBOUNDED,
} from './budget.js';

type PerReason = Readonly<Record<Reason, number>>;

/** What a pool's budgets allow at one instant. */
interface Allowed {
  readonly budgets: readonly Evaluation[];
  /** The smallest value of the budgets that apply to the reason, `UNBOUNDED` without one; a broken budget counts as 0. */
  readonly raw: PerReason;
  /** What the controller uses: `raw`, but 0 for every reason as soon as any budget is broken. May be negative. */
  readonly ceiling: PerReason;
}

/** A number for each of the three reasons. */
function perReason(valueOf: (reason: Reason) => number): PerReason {
  return { Underutilized: valueOf('Underutilized'), Empty: valueOf('Empty'), Drifted: valueOf('Drifted') };
}

/**
 * The ceilings of a pool with `total` counted nodes. Budgets only restrict: the smallest active one wins, each reason of a
 * budget gets its full number, and one budget that cannot be evaluated closes the pool for all three reasons.
 * Source: kubernetes-sigs/karpenter 2266468, nodepool.go, GetAllowedDisruptionsByReason and MustGetAllowedDisruptions.
 */
export function allowedAt(
  budgets: readonly Budget[],
  total: number,
  now: Instant,
  /** For a caller that remembers until when a budget stays as it is. */
  activeAt: (budget: Budget, now: Instant) => boolean = isActive,
): Allowed {
  const evaluations = budgets.map((budget) => evaluateBudget(budget, total, activeAt(budget, now)));
  const raw = perReason((reason) =>
    budgets.reduce(
      (least, budget, i) => (appliesTo(budget, reason) ? Math.min(least, evaluations[i]?.value ?? 0) : least),
      UNBOUNDED,
    ),
  );
  const broken = evaluations.some((evaluation) => evaluation.error !== null);
  return { budgets: evaluations, raw, ceiling: broken ? perReason(() => 0) : raw };
}

/** How many more may go now: the ceiling less the nodes that use it up already, never negative. */
export function remaining(ceiling: number, consuming: number): number {
  return Math.max(0, ceiling - consuming);
}
