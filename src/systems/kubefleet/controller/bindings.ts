import type { Instant } from '../../../rollout/controller.js';

/**
 * A placement on one cluster: picked by the scheduler (`Scheduled`), given resources (`Bound`), or no longer picked and
 * still placed until it is deleted (`Unscheduled`).
 */
export type BindingState = 'Scheduled' | 'Bound' | 'Unscheduled';

/**
 * State by the conditions of the binding's current generation:
 * - `pending`: nothing yet;
 * - `ready`: Available, and every manifest can be tracked;
 * - `untracked`: Available, but at least one manifest cannot be tracked, so only time makes it ready;
 * - `notAvailableYet`: applied and not available. This is not a failure;
 * - `failed`: Overridden, WorkSynchronized, Applied or Available is False with a reason that is not one of progress;
 * - `diffReported`: the ReportDiff strategy has reported.
 */
export type Health = 'pending' | 'ready' | 'untracked' | 'notAvailableYet' | 'failed' | 'diffReported';

export interface Binding {
  readonly cluster: string;
  readonly state: BindingState;
  /** Its resource snapshot or its overrides are not the latest. */
  readonly stale: boolean;
  readonly health: Health;
  /** When the Available condition turned true; decides about `untracked` ones only. Null = long ago. */
  readonly availableSince: Instant | null;
  readonly deleting: boolean;
  /** The state that an unscheduled binding goes back to when it is picked again; absent = Bound. */
  readonly stateBefore?: 'Scheduled' | 'Bound';
  /** Since when its current version is not available; absent = unknown, or it is available. */
  readonly unavailableSince?: Instant;
  /** Time since it was sent resources that may still come up; absent: none are on their way. */
  readonly onItsWayMs?: number;
}

/** True for a placement that is there and does not serve, although it has had the time for that. */
export function isUnavailable({ state, health, onItsWayMs }: Omit<Binding, 'availableSince'>): boolean {
  return (
    state !== 'Scheduled' && onItsWayMs === undefined && (health === 'notAvailableYet' || health === 'failed')
  );
}

/** Bindings that the policy picks: all but those that are given up. */
export function pickedOf<T extends { readonly state: BindingState }>(bindings: readonly T[]): T[] {
  return bindings.filter(({ state }) => state !== 'Unscheduled');
}

export function clustersIn(
  bindings: readonly Pick<Binding, 'cluster' | 'state'>[],
  wanted: BindingState,
): string[] {
  return bindings.flatMap(({ cluster, state }) => (state === wanted ? [cluster] : []));
}
