import { byName } from '../../../manifest/lookup.js';
import { type IntOrPercent, scaleIntOrPercent } from '../../../manifest/quantity.js';
import type { Instant } from '../../../rollout/controller.js';
import { type PlacementPolicy, targetNumber } from '../objects/policy.js';
import type { Binding } from './bindings.js';

/** `spec.strategy.rollingUpdate` with the defaults filled in. */
export interface RollingUpdate {
  readonly maxUnavailable: IntOrPercent;
  readonly maxSurge: IntOrPercent;
  readonly unavailablePeriodSeconds: number;
}

/** The API server's defaults, field by field (clusterresourceplacement_types.go). */
export const DEFAULT_ROLLING_UPDATE: RollingUpdate = {
  maxUnavailable: '25%',
  maxSurge: '25%',
  unavailablePeriodSeconds: 60,
};

type Counts = Readonly<Record<'ready' | 'readyBeingDeleted' | 'canBeReady', number>>;

/**
 * maxUnavailable and maxSurge in clusters. Percentages round up; there is no minimum of 1, and nothing is clamped. An unparsable limit
 * counts as 0, because the controller drops the error of the scaling function.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, calculateMaxToRemove and calculateMaxToAdd.
 */
export function resolveCeilings(limits: RollingUpdate, target: number) {
  const maxUnavailable = scaleIntOrPercent(limits.maxUnavailable, target, 'up') ?? 0;
  const maxSurge = scaleIntOrPercent(limits.maxSurge, target, 'up') ?? 0;
  return {
    /** The denominator of percentages: what the policy asks for, not what was found. */
    target,
    ...{ maxUnavailable, maxSurge, maxReady: target + maxSurge },
    /** May be negative: a maxUnavailable above the target is not clamped. */
    minAvailable: target - maxUnavailable,
  };
}

/** Room that one reconcile finds; negative if a limit is exceeded. */
export function roomFor(ceilings: ReturnType<typeof resolveCeilings>, counts: Counts) {
  return {
    maxToRemove: counts.ready - counts.readyBeingDeleted - ceilings.minAvailable,
    maxToAdd: ceilings.maxReady - counts.canBeReady,
  };
}

/** The rollout of one placement, as its controller sees it. */
export interface Rollout {
  readonly policy: PlacementPolicy;
  readonly rolling: RollingUpdate;
  /** By cluster, in byte order. */
  readonly bindings: Map<string, Binding>;
}

export function rolloutOf(
  { policy, rolling }: Pick<Rollout, 'policy' | 'rolling'>,
  bindings: readonly Binding[],
): Rollout {
  const sorted = [...bindings].sort((a, b) => byName(a.cluster, b.cluster));
  return { policy, rolling, bindings: new Map(sorted.map((one) => [one.cluster, one])) };
}

/** When time alone makes a binding ready; null if it does not wait for time. */
function readyAt({ state, health, availableSince }: Binding, rolling: RollingUpdate): Instant | null {
  if (state === 'Scheduled' || health !== 'untracked' || availableSince === null) return null;
  return availableSince + rolling.unavailablePeriodSeconds * 1000;
}

/** True for a binding that serves: available and trackable, untracked for long enough, or with a reported diff. */
export function isReady(binding: Binding, rolling: RollingUpdate, now: Instant): boolean {
  const { state, health } = binding;
  if (state === 'Scheduled') return false;
  if (health === 'untracked') return (readyAt(binding, rolling) ?? now) <= now;
  return health === 'ready' || health === 'diffReported';
}

/** A step that a binding is a candidate for; `free` updates need no room. */
type Candidacy = 'free' | 'remove' | 'update' | 'bind';

function candidacyOf(binding: Binding): Candidacy | null {
  if (binding.state === 'Scheduled') return 'bind';
  if (binding.deleting) return null;
  if (binding.state === 'Unscheduled') return 'remove';
  if (!binding.stale) return null;
  return binding.health === 'failed' ? 'free' : 'update';
}

/** The numbers that a reconcile compares, and the clusters that it picks from in order of their names. */
export function survey({ policy, rolling, bindings }: Rollout, now: Instant) {
  const counts = { ready: 0, readyBeingDeleted: 0, canBeReady: 0 };
  const candidates: Record<Candidacy, string[]> = { free: [], remove: [], update: [], bind: [] };
  let [picked, placed] = [0, 0];
  let nextReadyAt = Infinity;
  for (const binding of bindings.values()) {
    const candidacy = candidacyOf(binding);
    if (candidacy !== null) candidates[candidacy].push(binding.cluster);
    if (binding.state !== 'Unscheduled') picked++;
    if (binding.state === 'Scheduled') continue;
    placed++;
    // Failed ones and reported diffs will not become available by themselves.
    if (binding.health !== 'failed' && binding.health !== 'diffReported') counts.canBeReady++;
    if (isReady(binding, rolling, now)) {
      counts.ready++;
      if (binding.deleting) counts.readyBeingDeleted++;
    } else nextReadyAt = Math.min(nextReadyAt, readyAt(binding, rolling) ?? Infinity);
  }
  const ceilings = resolveCeilings(rolling, targetNumber(policy, picked));
  const room = roomFor(ceilings, counts);
  // When time alone makes the next binding ready; null if none waits for time.
  const wakeAt = nextReadyAt < Infinity ? nextReadyAt : null;
  return { ceilings, counts, room, picked, placed, candidates, nextReadyAt: wakeAt };
}

export type Reconciled = ReturnType<typeof reconcile>;

/**
 * One reconcile of a rolling update: picked bindings become pending, removed ones are being deleted. Removals and updates share one
 * budget, removals first; a removal of an unready cluster still costs one. Updates of failed clusters cost nothing. Newly picked clusters
 * have a budget of their own, which in-place updates never use.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, pickBindingsToRoll and determineBindingsToUpdate.
 */
export function reconcile(rollout: Rollout, now: Instant) {
  const { candidates, placed, ...numbers } = survey(rollout, now);
  const { maxToRemove, maxToAdd } = numbers.room;
  const remove = candidates.remove.slice(0, Math.max(0, maxToRemove));
  const updates = Math.max(0, maxToRemove - remove.length);
  const update = [...candidates.free, ...candidates.update.slice(0, updates)];
  const bind = candidates.bind.slice(0, Math.max(0, maxToAdd));
  const periodMs = rollout.rolling.unavailablePeriodSeconds * 1000;
  const waitMs = Math.min(periodMs, (numbers.nextReadyAt ?? Infinity) - now);
  change(rollout, remove, (one) => ({ ...one, deleting: true }));
  // An updated or newly bound binding has no conditions of its new generation.
  change(rollout, [...update, ...bind], ({ cluster, deleting }) => ({
    ...{ cluster, deleting, state: 'Bound', stale: false, health: 'pending', availableSince: null },
  }));
  return {
    /** In the order in which the controller takes them: of updates failed ones first, as they need no room. */
    ...{ ...numbers, remove, update, bind },
    /** False if nothing is left to roll: no limit was compared. */
    hasCandidates: Object.values(candidates).some(({ length }) => length > 0),
    /** When to reconcile again if nothing happens; 0 if every placement is ready. */
    requeueAfterMs: numbers.counts.ready === placed ? 0 : waitMs,
  };
}

export function change(
  { bindings }: Rollout,
  clusters: readonly string[],
  become: (binding: Binding) => Binding,
): void {
  for (const cluster of clusters) {
    const binding = bindings.get(cluster);
    if (binding) bindings.set(cluster, become(binding));
  }
}
