import { byName } from '../../../manifest/lookup.js';
import type { Instant } from '../../../rollout/controller.js';
import { type PlacementPolicy, targetNumber } from '../objects/policy.js';
import { type Binding, canBeReady, isReady, waitMs } from './bindings.js';
import {
  type Ceilings,
  type Counts,
  resolveCeilings,
  type RollingUpdate,
  type Room,
  roomFor,
} from './ceilings.js';

/** Decision of one reconcile of the rollout controller; clusters in the order in which it takes them. */
export interface Reconciled {
  /** The bindings afterwards: updated and bound ones are pending, removed ones are being deleted. */
  readonly bindings: readonly Binding[];
  readonly ceilings: Ceilings;
  readonly counts: Counts;
  readonly room: Room;
  /** False if nothing is left to roll: no limit was looked at. */
  readonly hasCandidates: boolean;
  readonly remove: readonly string[];
  /** Failed ones first: they need no room. */
  readonly update: readonly string[];
  readonly bind: readonly string[];
  /** Stale and newly picked clusters that wait for room. */
  readonly blocked: readonly string[];
  /** Clusters that are no longer picked, and wait for room to be removed. */
  readonly kept: readonly string[];
  /** When to reconcile again if nothing happens; 0 if every placement is ready. */
  readonly requeueAfterMs: number;
}

/**
 * One reconcile of a rolling update. Removals and updates share one budget, removals first; a removal of an unready cluster still costs
 * one. Updates of failed clusters cost nothing. Newly picked clusters have a budget of their own, which in-place updates never use.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, pickBindingsToRoll and determineBindingsToUpdate.
 */
export function reconcile(
  policy: PlacementPolicy,
  rollingUpdate: RollingUpdate,
  bindings: readonly Binding[],
  now: Instant,
): Reconciled {
  const periodMs = rollingUpdate.unavailablePeriodSeconds * 1000;
  const ceilings = resolveCeilings(rollingUpdate, targetNumber(policy, bindings));
  const counts = countsOf(bindings, now, periodMs);
  const room = roomFor(ceilings, counts);
  const queues: Record<Candidacy, string[]> = { free: [], remove: [], update: [], bind: [] };
  for (const binding of bindings) {
    const candidate = candidacy(binding);
    if (candidate !== null) queues[candidate].push(binding.cluster);
  }
  const take = (kind: Candidacy, most: number) => {
    const names = queues[kind].sort(byName);
    const count = Math.max(0, most);
    return { taken: names.slice(0, count), left: names.slice(count) };
  };
  const free = take('free', Infinity);
  const removals = take('remove', room.maxToRemove);
  const updates = take('update', room.maxToRemove - removals.taken.length);
  const binds = take('bind', room.maxToAdd);
  const update = [...free.taken, ...updates.taken];
  return {
    bindings: after(bindings, [...update, ...binds.taken], removals.taken),
    ceilings,
    counts,
    room,
    hasCandidates: Object.values(queues).some((names) => names.length > 0),
    remove: removals.taken,
    update,
    bind: binds.taken,
    blocked: [...updates.left, ...binds.left],
    kept: removals.left,
    requeueAfterMs: requeueAfterMs(bindings, now, periodMs),
  };
}

/** The numbers that one reconcile compares with its limits. */
export function countsOf(bindings: readonly Binding[], now: Instant, periodMs: number): Counts {
  const counts = { ready: 0, readyBeingDeleted: 0, canBeReady: 0 };
  for (const binding of bindings) {
    if (canBeReady(binding)) counts.canBeReady++;
    if (!isReady(binding, now, periodMs)) continue;
    counts.ready++;
    if (binding.deleting) counts.readyBeingDeleted++;
  }
  return counts;
}

/** The shortest wait that time alone ends; null if there is none. */
export function nextWaitMs(bindings: readonly Binding[], now: Instant, periodMs: number): number | null {
  let shortest: number | null = null;
  for (const binding of bindings) {
    const wait = waitMs(binding, now, periodMs) ?? 0;
    if (wait > 0) shortest = Math.min(shortest ?? wait, wait);
  }
  return shortest;
}

/** What a binding waits for; null if it is where it should be. */
type Candidacy = 'free' | 'remove' | 'update' | 'bind';

function candidacy({ state, stale, health, deleting }: Binding): Candidacy | null {
  if (state === 'Scheduled') return 'bind';
  if (deleting) return null;
  if (state === 'Unscheduled') return 'remove';
  if (!stale) return null;
  return health === 'failed' ? 'free' : 'update';
}

function after(
  bindings: readonly Binding[],
  rolled: readonly string[],
  removed: readonly string[],
): readonly Binding[] {
  if (rolled.length + removed.length === 0) return bindings;
  const [roll, remove] = [new Set(rolled), new Set(removed)];
  return bindings.map((binding) => {
    if (remove.has(binding.cluster)) return { ...binding, deleting: true };
    return roll.has(binding.cluster) ? pending(binding) : binding;
  });
}

/** An updated or newly bound binding has no conditions of its new generation. */
function pending({ cluster, deleting }: Binding): Binding {
  return { cluster, deleting, state: 'Bound', stale: false, health: 'pending', availableSince: null };
}

/** 0 if all are ready, else the shortest wait of an untracked one, else the whole period. */
function requeueAfterMs(bindings: readonly Binding[], now: Instant, periodMs: number): number {
  const isWaiting = (one: Binding): boolean => one.state !== 'Scheduled' && !isReady(one, now, periodMs);
  return bindings.some(isWaiting) ? Math.min(periodMs, nextWaitMs(bindings, now, periodMs) ?? periodMs) : 0;
}
