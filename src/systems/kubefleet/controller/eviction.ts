import { type IntOrPercent, scaleIntOrPercent } from '../../../manifest/quantity.js';
import type { Binding } from './bindings.js';
import type { PlacementPolicy } from '../objects/policy.js';

/** `spec` of a ClusterResourcePlacementDisruptionBudget. */
export interface DisruptionBudget {
  readonly maxUnavailable: IntOrPercent | null;
  readonly minAvailable: IntOrPercent | null;
}

/** The placement that an eviction names. */
interface EvictionTarget {
  readonly policy: PlacementPolicy;
  readonly deleting: boolean;
  readonly bindings: readonly Binding[];
}

export type EvictionReason = ReturnType<typeof reasonOf>;

/**
 * Decides an eviction of a placement from `cluster`, once; budgets limit evictions only, never a rollout. An invalid one, which is neither
 * executed nor not, is refused for good and never looked at again.
 */
export function evict(...given: Parameters<typeof reasonOf>) {
  const reason = reasonOf(...given);
  const executed = reason.startsWith('allowed');
  const valid = executed || reason.startsWith('blocked');
  return { valid, ...(valid ? { executed } : {}), reason } as const;
}

/** Source: kubefleet-dev/kubefleet e160c1cd, clusterresourceplacementeviction/controller.go. */
function reasonOf(placement: EvictionTarget | null, cluster: string, budget: DisruptionBudget | null) {
  if (!placement) return 'placementNotFound';
  if (placement.deleting) return 'placementDeleting';
  const { policy, bindings } = placement;
  if (policy.type === 'PickFixed') return 'pickFixedNotAllowed';
  const [binding, ...others] = bindings.filter((one) => one.cluster === cluster);
  if (!binding) return 'clusterHasNoPlacement';
  if (others.length > 0) return 'severalPlacements';
  const { state, health, deleting, stateBefore } = binding;
  if (deleting) return 'allowedAlreadyBeingRemoved';
  if (state === 'Scheduled' || (state === 'Unscheduled' && stateBefore === 'Scheduled'))
    return 'blockedNothingPlaced';
  if (health === 'failed' || health === 'diffReported') return 'allowedPlacementFailed';
  if (!budget) return 'allowedNoBudget';
  const allowed = disruptionsAllowed(policy, bindings.length, availablePlacements(bindings), budget);
  if (allowed === null) return 'blockedBudgetMisconfigured';
  return allowed > 0 ? 'allowedByBudget' : 'blockedByBudget';
}

/** Placements whose Available condition is true now; those that cannot be tracked count, whatever their age. */
export function availablePlacements(bindings: readonly Binding[]): number {
  return bindings.filter(({ health }) => health === 'ready' || health === 'untracked').length;
}

/**
 * Number of evictions that the budget leaves at this moment; null when it does not fit a PickAll placement, and 0 when it names
 * neither limit. Missing placements of a short pick do not count as unavailable, unlike in a rollout.
 */
export function disruptionsAllowed(
  policy: PlacementPolicy,
  placed: number,
  available: number,
  { maxUnavailable, minAvailable }: DisruptionBudget,
): number | null {
  const desired = policy.type === 'PickN' ? policy.count : null;
  if (desired === null && (maxUnavailable !== null || typeof minAvailable === 'string')) return null;
  // An unparsable share counts as 0: the controller drops the error of the scaling function.
  const inClusters = (value: IntOrPercent): number => scaleIntOrPercent(value, desired ?? 0, 'up') ?? 0;
  if (maxUnavailable !== null) return inClusters(maxUnavailable) - (placed - available);
  return minAvailable === null ? 0 : available - inClusters(minAvailable);
}
