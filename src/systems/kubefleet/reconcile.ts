import type { Instant } from '../../rollout/controller.js';
import type { Binding } from './bindings.js';
import { countBindings, isReady, waitMs } from './bindings.js';
import type { Ceilings, Counts, RollingUpdate, Room } from './ceilings.js';
import { resolveCeilings, roomFor } from './ceilings.js';
import { byName } from '../../manifest/names.js';
import type { PlacementPolicy } from './policy.js';
import { targetNumber } from './policy.js';

/** What one reconcile of the rollout controller decides; clusters in the order it takes them. */
export interface Reconciled {
  readonly ceilings: Ceilings;
  readonly counts: Counts;
  readonly room: Room;
  /** False when nothing is left to roll: then no limit was looked at. */
  readonly hasCandidates: boolean;
  readonly remove: readonly string[];
  /** Those that failed before come first: they need no room. */
  readonly update: readonly string[];
  readonly bind: readonly string[];
  /** Stale and newly picked ones that have to wait. */
  readonly blocked: readonly string[];
  /** No longer picked, not yet being deleted, and kept for want of room. */
  readonly kept: readonly string[];
  /** When to look again though nothing happened; 0 when every placement is ready. */
  readonly requeueAfterMs: number;
}

interface Candidates {
  readonly free: readonly string[];
  readonly remove: readonly string[];
  readonly update: readonly string[];
  readonly bind: readonly string[];
}

/**
 * One reconcile of a rolling update, as a pure function of the bindings. Removals and updates share one budget, removals
 * first; a removal of an unready cluster still costs one. Updates of clusters that failed cost nothing. Binding new ones has
 * its own budget, which in-place updates never use.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, pickBindingsToRoll and determineBindingsToUpdate.
 */
export function reconcile(
  policy: PlacementPolicy,
  rollingUpdate: RollingUpdate,
  bindings: readonly Binding[],
  now: Instant,
): Reconciled {
  const periodMs = rollingUpdate.unavailablePeriodSeconds * 1000;
  const ordered = [...bindings].sort((a, b) => byName(a.cluster, b.cluster));
  const ceilings = resolveCeilings(rollingUpdate, targetNumber(policy, ordered));
  const counts = countBindings(ordered, now, periodMs);
  const room = roomFor(ceilings, counts);
  const candidates = candidatesAmong(ordered);
  const removals = taken(candidates.remove, room.maxToRemove);
  const updates = taken(candidates.update, room.maxToRemove - removals);
  const binds = taken(candidates.bind, room.maxToAdd);
  return {
    ceilings,
    counts,
    room,
    hasCandidates: Object.values(candidates).some((clusters: readonly string[]) => clusters.length > 0),
    remove: candidates.remove.slice(0, removals),
    update: [...candidates.free, ...candidates.update.slice(0, updates)],
    bind: candidates.bind.slice(0, binds),
    blocked: [...candidates.update.slice(updates), ...candidates.bind.slice(binds)],
    kept: candidates.remove.slice(removals),
    requeueAfterMs: requeueAfterMs(ordered, now, periodMs),
  };
}

function candidatesAmong(bindings: readonly Binding[]): Candidates {
  const waiting = bindings.filter((binding) => !binding.deleting);
  const stale = waiting.filter((binding) => binding.state === 'Bound' && binding.stale);
  const names = (some: readonly Binding[]) => some.map((binding) => binding.cluster);
  return {
    free: names(stale.filter((binding) => binding.health === 'failed')),
    remove: names(waiting.filter((binding) => binding.state === 'Unscheduled')),
    update: names(stale.filter((binding) => binding.health !== 'failed')),
    bind: names(bindings.filter((binding) => binding.state === 'Scheduled')),
  };
}

function taken(candidates: readonly string[], room: number): number {
  return Math.max(0, Math.min(candidates.length, room));
}

/** 0 if all are ready, else the shortest wait of an untracked one, else the whole period. */
function requeueAfterMs(bindings: readonly Binding[], now: Instant, periodMs: number): number {
  const unready = bindings.filter(
    (binding) => binding.state !== 'Scheduled' && !isReady(binding, now, periodMs),
  );
  if (unready.length === 0) return 0;
  const waits = unready.map((binding) => waitMs(binding, now, periodMs)).filter((wait) => wait !== null);
  return Math.min(periodMs, ...waits);
}
