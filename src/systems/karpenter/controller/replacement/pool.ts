import type { Instant } from '../../../../rollout/controller.js';
import { activityOf, allowedAt, type Budget, isActive, remaining, UNBOUNDED } from '../budget.js';
import {
  compareCandidates,
  isCandidate,
  type Machine,
  mayNeedNoNode,
  needsNode,
  type PoolStart,
} from './model.js';
import { nextEdge } from '../windows.js';
import { type Text, text } from '../../../../text/text.js';

/** So often may all nodes of a pool be renewed by age in one forecast; small pools as if they had more nodes. */
const MOST_LIVES = 20;
const LEAST_MACHINES = 50;

/** A node that may start now, and how many claims have to be ordered for it. */
export interface Choice {
  readonly node: Machine;
  readonly newClaims: number;
}

/** The machines of one NodePool. A pass comes every second, so those that matter to it are kept apart. */
export class Pool {
  size = 0;
  initialized = 0;
  /** Drifted machines that are there still. */
  drifted = 0;
  expired = 0;
  readonly leaving = new Set<Machine>();
  /** How many of these are initialized, and so use the budgets up; and how many have a workload. */
  private consuming = 0;
  private busyLeaving = 0;
  private unready = new Set<Machine>();
  /** Drifted and idle, the next one last. */
  private waiting: Machine[] = [];
  /** Idle and without a workload, the first by name last: initialized, and still coming up. */
  private free: Machine[] = [];
  private comingUp: Machine[] = [];

  private constructor(
    readonly start: PoolStart,
    private readonly ceiling: DriftCeiling,
    private readonly someNeedNoNode: boolean,
  ) {}

  static of(start: PoolStart, machines: readonly Machine[]): Pool {
    const pool = new Pool(start, new DriftCeiling(start.budgets), machines.some(mayNeedNoNode));
    for (const machine of machines) pool.count(machine);
    pool.waiting = machines.filter(isWaiting).sort(compareCandidates).reverse();
    const open = machines.filter(isOpen).sort((a, b) => compareNames(b, a));
    pool.free = open.filter(({ initialized }) => initialized);
    pool.comingUp = open.filter(({ initialized }) => !initialized);
    return pool;
  }

  /** The same over copies of the machines. */
  fork(twin: (machine: Machine) => Machine): Pool {
    const copy = new Pool(this.start, this.ceiling, this.someNeedNoNode);
    const { size, initialized, drifted, expired, consuming, busyLeaving } = this;
    Object.assign(copy, { size, initialized, drifted, expired, consuming, busyLeaving });
    for (const machine of this.leaving) copy.leaving.add(twin(machine));
    copy.unready = new Set([...this.unready].map(twin));
    copy.waiting = this.waiting.map(twin);
    copy.free = this.free.map(twin);
    copy.comingUp = this.comingUp.map(twin);
    return copy;
  }

  add(machine: Machine): void {
    this.count(machine);
    if (machine.state === 'idle') this.enter(machine);
  }

  private count(machine: Machine): void {
    this.size += 1;
    if (machine.initialized) this.initialized += 1;
    if (machine.driftedAt !== null) this.drifted += 1;
    if (machine.notReadyUntil !== null) this.unready.add(machine);
    if (machine.state !== 'idle') this.enter(machine);
  }

  /** Machine and claim are no more; the workload goes to the first free initialized node by name, if there is one. */
  remove(machine: Machine): void {
    this.exit(machine);
    this.unready.delete(machine);
    this.size -= 1;
    if (machine.initialized) this.initialized -= 1;
    if (machine.driftedAt !== null) this.drifted -= 1;
    // A node that expires does not wait for its replacement: its pods do.
    const receiver = this.free.at(-1) ?? (this.expired > 0 ? this.comingUp.at(-1) : undefined);
    if (machine.workload && receiver) this.set(receiver, { workload: machine.workload });
  }

  initialize(machine: Machine): void {
    this.initialized += 1;
    this.set(machine, { initialized: true });
  }

  /** A machine that others make unready uses the budgets up. */
  lose(machine: Machine, isLost: boolean): void {
    machine.isLost = isLost;
    if (isLost) this.unready.add(machine);
  }

  set(machine: Machine, change: Partial<Pick<Machine, 'state' | 'workload' | 'initialized'>>): void {
    this.exit(machine);
    Object.assign(machine, change);
    this.enter(machine);
  }

  private enter(machine: Machine): void {
    if (machine.state !== 'idle') {
      this.leaving.add(machine);
      this.consuming += Number(machine.initialized);
      this.busyLeaving += Number(machine.workload !== null);
    }
    if (isWaiting(machine)) insert(this.waiting, machine, compareCandidates);
    if (isOpen(machine)) insert(machine.initialized ? this.free : this.comingUp, machine, compareNames);
  }

  private exit(machine: Machine): void {
    if (this.leaving.delete(machine)) {
      this.consuming -= Number(machine.initialized);
      this.busyLeaving -= Number(machine.workload !== null);
    }
    if (isWaiting(machine)) remove(this.waiting, machine);
    if (isOpen(machine)) remove(machine.initialized ? this.free : this.comingUp, machine);
  }

  /** Names of the nodes that use the budgets up: initialized, and leaving or not ready. */
  usingUp(now: Instant): string[] {
    const all = [...this.leaving, ...this.staysUnready(now)];
    return all.flatMap(({ initialized, name }) => (initialized ? [name] : [])).sort();
  }

  /** How many more nodes may be disrupted for drift now. */
  roomForDrift(now: Instant): number {
    const unready = this.staysUnready(now).filter(({ initialized }) => initialized).length;
    return remaining(this.ceiling.at(this.initialized, now), this.consuming + unready);
  }

  /** What the budgets allow now, whatever uses it up; null: no limit. */
  limit(now: Instant): number | null {
    const ceiling = this.ceiling.at(this.initialized, now);
    return ceiling >= UNBOUNDED ? null : ceiling;
  }

  /** When to look again because a window opens or closes; null if that never lets anything more start. */
  nextEdge(now: Instant): Instant | null {
    return this.drifted > 0 ? this.ceiling.nextEdge(now) : null;
  }

  /** Nodes that leave or are not ready. */
  out(now: Instant): number {
    return this.leaving.size + this.staysUnready(now).length;
  }

  private staysUnready(now: Instant): Machine[] {
    if (this.unready.size === 0) return [];
    // One that is ready stays so until it is lost, and comes back here then.
    for (const machine of this.unready) if (isReady(machine, now)) this.unready.delete(machine);
    return [...this.unready].filter(({ state }) => state === 'idle');
  }

  /** True once so many have expired that nodes live too short to be followed for as long as a rollout may last. */
  get hasExpiredTooOften(): boolean {
    return this.expired >= MOST_LIVES * Math.max(this.size, LEAST_MACHINES);
  }

  /** Claims to order once a machine has been deleted by its age. */
  claimsAfterExpiry(now: Instant): number {
    const { makesNodes, replicas } = this.start;
    if (makesNodes === false) return 0;
    if (replicas !== null) return this.staying() < replicas ? 1 : 0;
    return Math.max(0, this.rescheduling(now) - this.free.length - this.comingUp.length);
  }

  /**
   * How many nodes a static pool may start at once beside its budget: none while it holds more nodes than `replicas`, and no
   * more than `limits.nodes` leaves room for. Source: kubernetes-sigs/karpenter 2266468, disruption/staticdrift.go.
   */
  roomForStatic(held = this.size): number {
    if (this.staying() > (this.start.replicas ?? Infinity)) return 0;
    return Math.max(0, (this.start.limitNodes ?? Infinity) - held);
  }

  /** Why a static pool may start nothing; null if it may, and for other pools. `held`: nodes that count against `limits.nodes`. */
  staticBlockedText(held = this.size): Text | null {
    const { replicas, limitNodes } = this.start;
    if (replicas === null || this.roomForStatic(held) > 0) return null;
    return this.staying() > replicas
      ? text`a static pool replaces nothing while it holds more nodes (${this.staying()}) than replicas (${replicas})`
      : text`a static pool makes the replacement first, and limits.nodes ${limitNodes ?? 0} leaves no room for one`;
  }

  /** Nodes and claims that are not being deleted. */
  staying(): number {
    return this.size - [...this.leaving].filter(({ state }) => state === 'deleting').length;
  }

  get hasWaiting(): boolean {
    return this.waiting.length > 0;
  }

  /** The nodes that may start now, in their order. */
  *candidates(now: Instant): Generator<Machine> {
    for (let at = this.waiting.length - 1; at >= 0; at -= 1) {
      const machine = this.waiting[at];
      if (machine && isCandidate(machine, now)) yield machine;
    }
  }

  /** The first node, in the order of candidates, that may start now and whose workload finds a node. */
  firstChoice(now: Instant): Choice | null {
    const rescheduling = this.rescheduling(now);
    for (const node of this.candidates(now)) {
      const newClaims = this.claimsFor(node, rescheduling, now);
      if (newClaims === 0 || (newClaims !== null && this.mayMakeClaims())) return { node, newClaims };
      // What refuses one workload refuses all that come after it, as empty nodes have come before.
      if (!this.someNeedNoNode) break;
    }
    return null;
  }

  /**
   * How many claims have to be ordered when the node goes; null if Karpenter refuses, because the workload would land on a
   * node that is still coming up. Workloads of machines that leave already are placed first; free initialized nodes are taken
   * before those coming up, and new claims are the last resort.
   */
  private claimsFor(node: Machine, rescheduling: number, now: Instant): number | null {
    // A candidate without a workload is itself among the free ones.
    const free = this.free.length - Number(isOpen(node));
    const comingUp = this.comingUp.length;
    const lacking = Math.max(0, rescheduling - free - comingUp);
    if (!needsNode(node, now) || rescheduling < free) return lacking;
    return rescheduling < free + comingUp ? null : lacking + 1;
  }

  private mayMakeClaims(): boolean {
    return this.size <= (this.start.claimsWhileAtMost ?? Infinity);
  }

  /** Workloads of leaving machines that look for another node. */
  private rescheduling(now: Instant): number {
    if (!this.someNeedNoNode) return this.busyLeaving;
    return [...this.leaving].filter((machine) => needsNode(machine, now)).length;
  }

  /** The nodes that drifted machines stand for and that wait, in their order: all, and those that are no candidates. */
  waitingNow(now: Instant): { readonly names: readonly string[]; readonly blocked: readonly string[] } {
    const namesOf = (machines: readonly Machine[]): string[] => machines.map(({ standsFor }) => standsFor);
    const inOrder = this.waiting.toReversed();
    return {
      names: namesOf(inOrder),
      blocked: namesOf(inOrder.filter((machine) => !isCandidate(machine, now))),
    };
  }
}

function isReady({ isLost, notReadyUntil }: Machine, now: Instant): boolean {
  return !isLost && (notReadyUntil === null || notReadyUntil <= now);
}

function isWaiting({ driftedAt, state }: Machine): boolean {
  return driftedAt !== null && state === 'idle';
}

/** True for a machine that has room for a workload. */
function isOpen({ workload, state }: Machine): boolean {
  return workload === null && state === 'idle';
}

function compareNames(a: Machine, b: Machine): number {
  return a.name < b.name ? -1 : a.name > b.name ? 1 : 0;
}

/** Inserts into a list that is kept with its first item last, where it is cheap to take; behind those that are equal. */
function insert(list: Machine[], item: Machine, compare: (a: Machine, b: Machine) => number): void {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(list[middle] as Machine, item) > 0) low = middle + 1;
    else high = middle;
  }
  list.splice(low, 0, item);
}

function remove(list: Machine[], item: Machine): void {
  const at = list.lastIndexOf(item);
  if (at >= 0) list.splice(at, 1);
}

/** Which budgets are active until the next opening or closing of a window. */
interface Phase {
  readonly from: Instant;
  readonly to: Instant;
  readonly active: ReadonlySet<Budget>;
  /** The ceiling by the size of the pool: a dry rollout asks once a second. */
  readonly byTotal: Map<number, number>;
}

/** How many nodes of a pool may be disrupted for drift at an instant, for a caller that asks in order of time. */
export class DriftCeiling {
  private phase: Phase = { from: 0, to: 0, active: new Set(), byTotal: new Map() };

  constructor(private readonly budgets: readonly Budget[]) {}

  /** Never negative; `UNBOUNDED` if no budget is active. */
  at(total: number, now: Instant): number {
    const { active, byTotal } = this.phaseAt(now);
    const known = byTotal.get(total);
    if (known !== undefined) return known;
    const { ceiling } = allowedAt(this.budgets, total, now, (budget) => active.has(budget));
    const most = Math.max(0, ceiling.Drifted);
    byTotal.set(total, most);
    return most;
  }

  /** The next instant at which the ceiling may change with time alone; null: it never does. */
  nextEdge(now: Instant): Instant | null {
    const kinds = this.budgets.map((budget) => activityOf(budget).kind);
    return kinds.includes('broken') || !kinds.includes('windows') ? null : this.phaseAt(now).to;
  }

  private phaseAt(now: Instant): Phase {
    if (this.phase.from <= now && now < this.phase.to) return this.phase;
    const edges = this.budgets
      .map(activityOf)
      .map((activity) =>
        activity.kind === 'windows' ? nextEdge(activity.schedule, activity.durationMs, now) : Infinity,
      );
    const active = new Set(this.budgets.filter((budget) => isActive(budget, now)));
    this.phase = { from: now, to: Math.min(...edges), active, byTotal: new Map() };
    return this.phase;
  }
}
