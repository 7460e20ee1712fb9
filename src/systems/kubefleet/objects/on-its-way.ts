import type { Instant } from '../../../rollout/controller.js';
import type { LiveBinding } from './read-binding.js';

/** How long what is on the clusters has been there, and how long it may take. */
interface Pace {
  /** The moment of the snapshot. */
  readonly seenAt: Instant;
  /** The time that the configuration gives the work on a cluster, in milliseconds. */
  readonly expectedMs: (cluster: string) => number;
  /** A staged run moves it, and tells itself which clusters it is at. */
  readonly isExternal: boolean;
}

/**
 * Tells what is coming up from what is held up, as a snapshot shows both alike: in the minutes that a new version takes on a cluster
 * its binding is not available, and for good where it does not work. Where no cluster is left that waits for the version, one that
 * got it long ago has gone down since. What is not available and says no time has been so for long.
 * Source: kubefleet-dev/kubefleet e160c1cd, workgenerator/controller.go, setAllWorkAvailableCondition: one reason for both, "not yet
 * available"; rollout/controller.go has no deadline, and of the first clusters that it picks RolloutStarted stays as it was.
 */
export function withWays(bindings: readonly LiveBinding[], pace: Pace): LiveBinding[] {
  const isHalfway = bindings.some(({ state, stale }) => state === 'Bound' && stale);
  return bindings.map((binding) => withWay(binding, isHalfway, pace));
}

function withWay(
  binding: LiveBinding,
  isHalfway: boolean,
  { seenAt, expectedMs, isExternal }: Pace,
): LiveBinding {
  const { cluster, state, deleting, health, mayComeUp, sentAt, unavailableSince } = binding;
  if (state !== 'Bound' || deleting || !mayComeUp) return binding;
  const since = isHalfway ? unavailableSince : (sentAt ?? unavailableSince);
  const isPending = health === 'pending';
  if (isExternal || since === undefined) return isPending ? { ...binding, onItsWayMs: 0 } : binding;
  const onItsWayMs = Math.max(0, seenAt - since);
  if (onItsWayMs < expectedMs(cluster)) return { ...binding, onItsWayMs };
  return isPending ? { ...binding, health: 'notAvailableYet' } : binding;
}
