import { type IntOrPercent, scaleIntOrPercent } from '../../../manifest/quantity.js';
import { byName } from '../../../manifest/lookup.js';
import type { Instant } from '../../../rollout/controller.js';
import { type PlacementPolicy, targetNumber } from '../objects/policy.js';
import { type Binding, canBeReady } from './bindings.js';

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

/** Clusters that one reconcile compares with the limits. */
interface Counts {
  readonly ready: number;
  readonly readyBeingDeleted: number;
  readonly canBeReady: number;
}

/** Room that one reconcile finds; negative if a limit is exceeded. */
export interface Room {
  readonly maxToRemove: number;
  readonly maxToAdd: number;
}

/**
 * maxUnavailable and maxSurge in clusters. Percentages round up; there is no minimum of 1, and nothing is clamped. An unparsable limit
 * counts as 0, because the controller drops the error of the scaling function.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, calculateMaxToRemove and calculateMaxToAdd.
 */
export function resolveCeilings(limits: RollingUpdate, target: number): Ceilings {
  const maxUnavailable = scaleIntOrPercent(limits.maxUnavailable, target, 'up') ?? 0;
  const maxSurge = scaleIntOrPercent(limits.maxSurge, target, 'up') ?? 0;
  return {
    target,
    maxUnavailable,
    maxSurge,
    minAvailable: target - maxUnavailable,
    maxReady: target + maxSurge,
  };
}

export function roomFor(ceilings: Ceilings, counts: Counts): Room {
  return {
    maxToRemove: counts.ready - counts.readyBeingDeleted - ceilings.minAvailable,
    maxToAdd: ceilings.maxReady - counts.canBeReady,
  };
}

/** Next step of a binding; null if it needs none. */
type Candidacy = 'free' | 'remove' | 'update' | 'bind';

function candidacyOf({ state, stale, health, deleting }: Binding): Candidacy | null {
  if (state === 'Scheduled') return 'bind';
  if (deleting) return null;
  if (state === 'Unscheduled') return 'remove';
  if (!stale) return null;
  return health === 'failed' ? 'free' : 'update';
}

/** Decision of one reconcile; clusters in the order in which the controller takes them. */
export interface Reconciled {
  readonly ceilings: Ceilings;
  readonly counts: Counts;
  readonly room: Room;
  /** False if nothing is left to roll: no limit was compared. */
  readonly hasCandidates: boolean;
  readonly remove: readonly string[];
  /** Failed ones first: they need no room. */
  readonly update: readonly string[];
  readonly bind: readonly string[];
  /** When to reconcile again if nothing happens; 0 if every placement is ready. */
  readonly requeueAfterMs: number;
}

/**
 * The bindings of one placement as its rollout controller sees them. Queues and counts follow each change of a binding, so that a reconcile
 * costs what it picks: one cluster at a time over 3,000 takes 3,000 reconciles.
 */
export class BindingTable {
  private readonly bindings = new Map<string, Binding>();
  private readonly queues: Readonly<Record<Candidacy, Set<string>>> = {
    free: new Set(),
    remove: new Set(),
    update: new Set(),
    bind: new Set(),
  };
  /** Untracked bindings that are not ready yet, and when they will be; the first one first. */
  private waiting = new Map<string, Instant>();
  private readonly counts = { ready: 0, readyBeingDeleted: 0, canBeReady: 0, placed: 0, picked: 0 };

  constructor(
    bindings: readonly Binding[],
    private readonly policy: PlacementPolicy,
    private readonly limits: RollingUpdate,
  ) {
    for (const one of [...bindings].sort((a, b) => byName(a.cluster, b.cluster))) this.put(one);
    this.waiting = new Map([...this.waiting].sort(([, a], [, b]) => a - b));
  }

  get(cluster: string): Binding | undefined {
    return this.bindings.get(cluster);
  }

  all(): Binding[] {
    return [...this.bindings.values()];
  }

  /** Adds or replaces a binding. One that stays a candidate keeps its turn. */
  put(binding: Binding): void {
    const { cluster, health, state, availableSince } = binding;
    const before = this.bindings.get(cluster);
    if (before) this.count(before, -1);
    this.waiting.delete(cluster);
    if (health === 'untracked' && state !== 'Scheduled' && availableSince !== null && this.periodMs > 0)
      this.waiting.set(cluster, availableSince + this.periodMs);
    this.bindings.set(cluster, binding);
    this.count(binding, 1);
    this.requeue(cluster, before ? candidacyOf(before) : null, candidacyOf(binding));
  }

  delete(cluster: string): void {
    const binding = this.bindings.get(cluster);
    if (!binding) return;
    this.count(binding, -1);
    this.waiting.delete(cluster);
    this.bindings.delete(cluster);
    this.requeue(cluster, candidacyOf(binding), null);
  }

  /** True for a binding that serves: available and trackable, untracked for long enough, or with a reported diff. */
  isReady({ cluster, state, health }: Binding): boolean {
    if (state === 'Scheduled' || this.waiting.has(cluster)) return false;
    return health === 'ready' || health === 'diffReported' || health === 'untracked';
  }

  /** When time alone makes the next binding ready; null if none waits. */
  nextReadyAt(): Instant | null {
    return this.waiting.values().next().value ?? null;
  }

  /** Stale and newly picked clusters that wait for room. */
  blocked(): string[] {
    return [...this.queues.update, ...this.queues.bind];
  }

  /** Clusters that are no longer picked, and wait for room to be removed. */
  kept(): string[] {
    return [...this.queues.remove];
  }

  /** The numbers that a reconcile compares. */
  roomAt(now: Instant): Pick<Reconciled, 'ceilings' | 'counts' | 'room'> {
    this.elapse(now);
    const { placed: _, picked, ...counts } = this.counts;
    const ceilings = resolveCeilings(this.limits, targetNumber(this.policy, picked));
    return { ceilings, counts, room: roomFor(ceilings, counts) };
  }

  /**
   * One reconcile of a rolling update: picked bindings become pending, removed ones are being deleted. Removals and updates share one
   * budget, removals first; a removal of an unready cluster still costs one. Updates of failed clusters cost nothing. Newly picked clusters
   * have a budget of their own, which in-place updates never use.
   * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, pickBindingsToRoll and determineBindingsToUpdate.
   */
  reconcile(now: Instant): Reconciled {
    const { ceilings, counts, room } = this.roomAt(now);
    const requeueAfterMs = this.requeueAfterMs(now);
    const hasCandidates = Object.values(this.queues).some(({ size }) => size > 0);
    const free = [...this.queues.free].sort(byName);
    const remove = first(this.queues.remove, room.maxToRemove);
    const update = [...free, ...first(this.queues.update, room.maxToRemove - remove.length)];
    const bind = first(this.queues.bind, room.maxToAdd);
    for (const cluster of remove) this.change(cluster, (one) => ({ ...one, deleting: true }));
    for (const cluster of [...update, ...bind]) this.change(cluster, pending);
    return { ceilings, counts, room, hasCandidates, remove, update, bind, requeueAfterMs };
  }

  change(cluster: string, become: (binding: Binding) => Binding): void {
    const binding = this.bindings.get(cluster);
    if (binding) this.put(become(binding));
  }

  copy(): BindingTable {
    return new BindingTable(this.all(), this.policy, this.limits);
  }

  private get periodMs(): number {
    return this.limits.unavailablePeriodSeconds * 1000;
  }

  /** Bindings that have waited for long enough are ready. */
  private elapse(now: Instant): void {
    for (const [cluster, readyAt] of this.waiting) {
      if (readyAt > now) break;
      const binding = this.bindings.get(cluster);
      if (!binding) continue;
      this.count(binding, -1);
      this.waiting.delete(cluster);
      this.count(binding, 1);
    }
  }

  private requeueAfterMs(now: Instant): number {
    const { placed, ready } = this.counts;
    return placed === ready ? 0 : Math.min(this.periodMs, (this.nextReadyAt() ?? Infinity) - now);
  }

  private count(binding: Binding, by: 1 | -1): void {
    const { counts } = this;
    if (binding.state !== 'Scheduled') counts.placed += by;
    if (binding.state !== 'Unscheduled') counts.picked += by;
    if (canBeReady(binding)) counts.canBeReady += by;
    if (!this.isReady(binding)) return;
    counts.ready += by;
    if (binding.deleting) counts.readyBeingDeleted += by;
  }

  private requeue(cluster: string, from: Candidacy | null, to: Candidacy | null): void {
    if (from === to) return;
    if (from !== null) this.queues[from].delete(cluster);
    if (to !== null) this.queues[to].add(cluster);
  }
}

function first(queue: ReadonlySet<string>, most: number): string[] {
  const names: string[] = [];
  for (const name of queue) {
    if (names.length >= most) break;
    names.push(name);
  }
  return names;
}

/** An updated or newly bound binding has no conditions of its new generation. */
function pending({ cluster, deleting }: Binding): Binding {
  return { cluster, deleting, state: 'Bound', stale: false, health: 'pending', availableSince: null };
}
