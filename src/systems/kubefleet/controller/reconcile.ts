import type { Instant } from '../../../rollout/controller.js';
import { BindingTable, type Queue } from './binding-table.js';
import type { Binding } from './bindings.js';
import {
  type Ceilings,
  type Counts,
  resolveCeilings,
  type RollingUpdate,
  type Room,
  roomFor,
} from './ceilings.js';
import { type PlacementPolicy, targetNumber } from '../objects/policy.js';

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
  readonly blockedCount: number;
  /** No longer picked, not yet being deleted, and kept for want of room. */
  readonly kept: readonly string[];
  /** When to look again though nothing happened; 0 when every placement is ready. */
  readonly requeueAfterMs: number;
}

/** The bindings as reconciles of this rolling update look at them. */
export function tableOf(
  { unavailablePeriodSeconds }: RollingUpdate,
  bindings: readonly Binding[],
): BindingTable {
  return BindingTable.of(bindings, unavailablePeriodSeconds * 1000);
}

/**
 * One reconcile of a rolling update, carried out on the table: what it picks is pending afterwards, or being deleted. Removals and updates share one budget, removals
 * first; a removal of an unready cluster still costs one. Updates of clusters that failed cost nothing. Binding new ones has
 * its own budget, which in-place updates never use.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, pickBindingsToRoll and determineBindingsToUpdate.
 */
export function reconcileTable(
  policy: PlacementPolicy,
  rollingUpdate: RollingUpdate,
  table: BindingTable,
  now: Instant,
): Reconciled {
  const ceilings = resolveCeilings(rollingUpdate, targetOf(policy, table));
  const counts = table.counts(now);
  const room = roomFor(ceilings, counts);
  const requeueAfterMs = requeueAfter(table, counts, now, rollingUpdate.unavailablePeriodSeconds * 1000);
  const hasCandidates = KINDS.some((kind) => left(table.queue(kind)) > 0);
  const free = table.take('free', Infinity, rolled);
  const remove = table.take('remove', room.maxToRemove, (binding) => ({ ...binding, deleting: true }));
  const update = table.take('update', room.maxToRemove - remove.length, rolled);
  const bind = table.take('bind', room.maxToAdd, rolled);
  const [updates, binds, removals] = [table.queue('update'), table.queue('bind'), table.queue('remove')];
  return {
    ceilings,
    counts,
    room,
    hasCandidates,
    remove,
    update: [...free, ...update],
    bind,
    blockedCount: left(updates) + left(binds),
    get blocked() {
      return [...rest(updates), ...rest(binds)];
    },
    get kept() {
      return rest(removals);
    },
    requeueAfterMs,
  };
}

const KINDS = ['free', 'remove', 'update', 'bind'] as const;

function left({ names, from }: Queue): number {
  return names.length - from;
}

function rest({ names, from }: Queue): string[] {
  return names.slice(from);
}

/** As `targetNumber`, without looking at every binding. */
function targetOf(policy: PlacementPolicy, table: BindingTable): number {
  return policy.type === 'PickAll' ? table.picked : targetNumber(policy, []);
}

/** An updated or newly bound one loses its conditions. */
export function rolled(binding: Binding): Binding {
  const { cluster, deleting } = binding;
  return { cluster, deleting, state: 'Bound', stale: false, health: 'pending', availableSince: null };
}

/** 0 if all are ready, else the shortest wait of an untracked one, else the whole period. */
function requeueAfter(table: BindingTable, { ready }: Counts, now: Instant, periodMs: number): number {
  if (ready >= table.placed) return 0;
  return Math.min(periodMs, table.nextWaitMs(now) ?? periodMs);
}
