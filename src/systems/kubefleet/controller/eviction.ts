import { type IntOrPercent, scaleIntOrPercent } from '../../../manifest/quantity.js';
import type { Binding } from './bindings.js';
import type { PlacementPolicy } from '../objects/policy.js';

/** `spec` of a ClusterResourcePlacementDisruptionBudget. */
export interface DisruptionBudget {
  readonly maxUnavailable: IntOrPercent | null;
  readonly minAvailable: IntOrPercent | null;
}

/** The placement that an eviction names; `wasBound` of an unscheduled binding says whether it ever had resources. */
interface EvictionTarget {
  readonly policy: PlacementPolicy;
  readonly deleting: boolean;
  readonly bindings: readonly (Binding & { readonly wasBound: boolean })[];
}

/** Why an eviction is refused for good: it is never looked at again. */
export type InvalidReason =
  | 'placementNotFound'
  | 'placementDeleting'
  | 'pickFixedNotAllowed'
  | 'clusterHasNoPlacement'
  | 'severalPlacements';

export type EvictionReason =
  | 'allowedAlreadyBeingRemoved'
  | 'blockedNothingPlaced'
  | 'allowedPlacementFailed'
  | 'allowedNoBudget'
  | 'allowedByBudget'
  | 'blockedByBudget'
  | 'blockedBudgetMisconfigured';

export type Eviction =
  | { readonly valid: false; readonly reason: InvalidReason }
  | { readonly valid: true; readonly executed: boolean; readonly reason: EvictionReason };

/**
 * Whether an eviction of a placement from `cluster` goes through. It is decided once; budgets limit evictions only, never a
 * rollout. Source: kubefleet-dev/kubefleet e160c1cd, clusterresourceplacementeviction/controller.go.
 */
export function evict(
  placement: EvictionTarget | null,
  cluster: string,
  budget: DisruptionBudget | null,
): Eviction {
  if (!placement) return { valid: false, reason: 'placementNotFound' };
  if (placement.deleting) return { valid: false, reason: 'placementDeleting' };
  if (placement.policy.type === 'PickFixed') return { valid: false, reason: 'pickFixedNotAllowed' };
  const [binding, ...others] = placement.bindings.filter((one) => one.cluster === cluster);
  if (!binding) return { valid: false, reason: 'clusterHasNoPlacement' };
  if (others.length > 0) return { valid: false, reason: 'severalPlacements' };
  if (binding.deleting) return executed('allowedAlreadyBeingRemoved');
  if (binding.state === 'Scheduled' || (binding.state === 'Unscheduled' && !binding.wasBound)) {
    return refused('blockedNothingPlaced');
  }
  if (binding.health === 'failed' || binding.health === 'diffReported')
    return executed('allowedPlacementFailed');
  if (!budget) return executed('allowedNoBudget');
  return underBudget(placement.policy, placement.bindings, budget);
}

/** Placements whose Available condition is true now; those that cannot be tracked count, whatever their age. */
export function availablePlacements(bindings: readonly Binding[]): number {
  return bindings.filter((binding) => binding.health === 'ready' || binding.health === 'untracked').length;
}

/** A placement policy, as far as a budget counts with it. */
type Sized = { readonly type: 'PickN'; readonly count: number } | { readonly type: 'PickAll' | 'PickFixed' };

/**
 * How many evictions the budget leaves at this moment; null when it does not fit a PickAll placement, and 0 when it names
 * neither limit. Missing placements of a short pick do not count as unavailable, unlike in a rollout.
 */
export function disruptionsAllowed(
  policy: Sized,
  bindings: readonly Binding[],
  budget: DisruptionBudget,
): number | null {
  const available = availablePlacements(bindings);
  const desired = policy.type === 'PickN' ? policy.count : null;
  if (desired === null && (budget.maxUnavailable !== null || typeof budget.minAvailable === 'string'))
    return null;
  // An unparsable share counts as 0: the controller drops the error of the scaling function.
  const inClusters = (value: IntOrPercent) => scaleIntOrPercent(value, desired ?? 0, 'up') ?? 0;
  if (budget.maxUnavailable !== null)
    return inClusters(budget.maxUnavailable) - (bindings.length - available);
  if (budget.minAvailable !== null) return available - inClusters(budget.minAvailable);
  return 0;
}

function underBudget(
  policy: PlacementPolicy,
  bindings: readonly Binding[],
  budget: DisruptionBudget,
): Eviction {
  const allowed = disruptionsAllowed(policy, bindings, budget);
  if (allowed === null) return refused('blockedBudgetMisconfigured');
  return allowed > 0 ? executed('allowedByBudget') : refused('blockedByBudget');
}

function executed(reason: EvictionReason): Eviction {
  return { valid: true, executed: true, reason };
}

function refused(reason: EvictionReason): Eviction {
  return { valid: true, executed: false, reason };
}
