import { type BindingState, pickedOf } from './bindings.js';
import { type PlacementPolicy, targetNumber } from '../objects/policy.js';

/** The placement that a staged update run names. */
interface RunPlacement {
  readonly strategyType: string;
  readonly policy: PlacementPolicy;
  readonly fullyScheduled: boolean;
  readonly bindings: readonly { readonly state: BindingState }[];
}

export type PreconditionFault =
  | 'placementNotFound'
  | 'placementNotExternal'
  | 'strategyNotFound'
  | 'notFullyScheduled'
  | 'noBindings'
  | 'bindingCountDiffers';

/**
 * Why a run fails before its stages are looked at, for good; null when nothing keeps it from being initialized.
 * Source: kubefleet-dev/kubefleet e160c1cd, updaterun/initialization.go.
 */
export function preconditionFault(
  placement: RunPlacement | null,
  hasStrategy: boolean,
): PreconditionFault | null {
  if (!placement) return 'placementNotFound';
  if (placement.strategyType !== 'External') return 'placementNotExternal';
  if (!placement.fullyScheduled) return 'notFullyScheduled';
  if (placement.bindings.length === 0) return 'noBindings';
  const picked = pickedOf(placement.bindings).length;
  if (picked !== targetNumber(placement.policy, picked)) return 'bindingCountDiffers';
  return hasStrategy ? null : 'strategyNotFound';
}
