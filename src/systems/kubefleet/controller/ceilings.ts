import { type IntOrPercent, scaleIntOrPercent } from '../../../manifest/quantity.js';

/** `spec.strategy.rollingUpdate` with the defaults filled in. */
export interface RollingUpdate {
  readonly maxUnavailable: IntOrPercent;
  readonly maxSurge: IntOrPercent;
  readonly unavailablePeriodSeconds: number;
}

/** What the API server fills in, field by field (clusterresourceplacement_types.go). */
export const DEFAULT_ROLLING_UPDATE: RollingUpdate = {
  maxUnavailable: '25%',
  maxSurge: '25%',
  unavailablePeriodSeconds: 60,
};

/** A rolling update's limits in clusters. */
export interface Ceilings {
  /** The denominator of percentages: what the policy asks for, not what was found. */
  readonly target: number;
  readonly maxUnavailable: number;
  readonly maxSurge: number;
  /** May be negative: a maxUnavailable above the target is not clamped. */
  readonly minAvailable: number;
  readonly maxReady: number;
}

/** What one reconcile counts before it decides; see `bindings.ts` for the classes. */
export interface Counts {
  readonly ready: number;
  readonly readyBeingDeleted: number;
  readonly canBeReady: number;
}

/** Room that one reconcile finds; negative where there is less than none. */
export interface Room {
  readonly maxToRemove: number;
  readonly maxToAdd: number;
}

/**
 * maxUnavailable and maxSurge in clusters. Percentages round up; there is no minimum of 1, and nothing is clamped.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, calculateMaxToRemove and calculateMaxToAdd.
 */
export function resolveCeilings(rollingUpdate: RollingUpdate, target: number): Ceilings {
  const maxUnavailable = inClusters(rollingUpdate.maxUnavailable, target);
  const maxSurge = inClusters(rollingUpdate.maxSurge, target);
  return {
    target,
    maxUnavailable,
    maxSurge,
    minAvailable: target - maxUnavailable,
    maxReady: target + maxSurge,
  };
}

/** An unparsable limit counts as 0: the controller drops the error of the scaling function. */
function inClusters(value: IntOrPercent, target: number): number {
  return scaleIntOrPercent(value, target, 'up') ?? 0;
}

/** How many clusters one reconcile may take out of service, and how many it may put on top. */
export function roomFor(ceilings: Ceilings, counts: Counts): Room {
  return {
    maxToRemove: counts.ready - counts.readyBeingDeleted - ceilings.minAvailable,
    maxToAdd: ceilings.maxReady - counts.canBeReady,
  };
}
