import type { Binding, BindingState, Health } from '../../../src/systems/kubefleet/controller/bindings.js';
import { type Step, stepOf } from '../../../conformance/kubefleet/roll-out.js';
import {
  DEFAULT_ROLLING_UPDATE,
  rolloutOf,
  type RollingUpdate,
} from '../../../src/systems/kubefleet/controller/rolling-update.js';
import { type PlacementPolicy, readPolicy } from '../../../src/systems/kubefleet/objects/policy.js';

/** `binding('c1', 'Bound stale ready')`: the state, whether stale or deleting, and the health. */
export function binding(cluster: string, words: string): Binding {
  const [state = 'Bound', ...rest] = words.split(' ');
  const health = rest.find((word) => word !== 'stale' && word !== 'deleting') ?? 'pending';
  return {
    cluster,
    state: state as BindingState,
    stale: rest.includes('stale'),
    health: health as Health,
    availableSince: null,
    deleting: rest.includes('deleting'),
  };
}

/** Clusters `1`, `2`, ... in the same state. */
export function bindings(...words: readonly string[]): Binding[] {
  return words.map((text, index) => binding(`${index + 1}`, text));
}

export function rolling(limits: Partial<RollingUpdate> = {}): RollingUpdate {
  return { ...DEFAULT_ROLLING_UPDATE, ...limits };
}

export function pickN(count: number): PlacementPolicy {
  return readPolicy({ placementType: 'PickN', numberOfClusters: count });
}

export const PICK_ALL: PlacementPolicy = readPolicy({ placementType: 'PickAll' });

/** One reconcile of a placement with these bindings, and the bindings after it. */
export function reconcile(
  policy: PlacementPolicy,
  rolling: RollingUpdate,
  world: readonly Binding[],
  now: number,
): Step & { readonly bindings: readonly Binding[] } {
  const rollout = rolloutOf({ policy, rolling }, world);
  return { ...stepOf(rollout, now), bindings: [...rollout.bindings.values()] };
}
