import type { Instant } from '../../../../rollout/controller.js';
import { remaining } from '../allowed.js';
import { UNBOUNDED } from '../budget.js';
import type { DriftCeiling } from './ceiling.js';
import {
  blockedText,
  compareCandidates,
  isCandidate,
  type Machine,
  mayNeedNoNode,
  needsNode,
  type PoolStart,
} from './model.js';
import { insert, remove } from './sorted.js';

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
  private someNeedNoNode = false;

  constructor(
    readonly start: PoolStart,
    private readonly ceiling: DriftCeiling,
  ) {}

  static of(start: PoolStart, ceiling: DriftCeiling, machines: readonly Machine[]): Pool {
    const pool = new Pool(start, ceiling);
    for (const machine of machines) pool.count(machine);
    pool.someNeedNoNode = machines.some(mayNeedNoNode);
    pool.waiting = machines.filter(isWaiting).sort(compareCandidates).reverse();
    const open = machines.filter(isOpen).sort((a, b) => compareNames(b, a));
    pool.free = open.filter(({ initialized }) => initialized);
    pool.comingUp = open.filter(({ initialized }) => !initialized);
    return pool;
  }

  /** The same over copies of the machines. */
  fork(twin: (machine: Machine) => Machine): Pool {
    const copy = new Pool(this.start, this.ceiling);
    const { size, initialized, drifted, expired, consuming, busyLeaving, someNeedNoNode } = this;
    Object.assign(copy, { size, initialized, drifted, expired, consuming, busyLeaving, someNeedNoNode });
    for (const machine of this.leaving) copy.leaving.add(twin(machine));
    copy.unready = new Set([...this.unready].map(twin));
    copy.waiting = this.waiting.map(twin);
    copy.free = this.free.map(twin);
    copy.comingUp = this.comingUp.map(twin);
    return copy;
  }

  get hasWaiting(): boolean {
    return this.waiting.length > 0;
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
    const receiver = machine.workload && this.receiver();
    if (!receiver) return;
    this.exit(receiver);
    receiver.workload = machine.workload;
    this.enter(receiver);
  }

  /** A node that expires does not wait for its replacement: its pods do. */
  private receiver(): Machine | undefined {
    const free = this.free.at(-1);
    if (free || this.expired === 0) return free;
    return this.comingUp.at(-1);
  }

  initialize(machine: Machine): void {
    this.exit(machine);
    this.initialized += 1;
    machine.initialized = true;
    this.enter(machine);
  }

  /** A machine that others make unready uses the budgets up. */
  lose(machine: Machine, isLost: boolean): void {
    machine.isLost = isLost;
    if (isLost) this.unready.add(machine);
  }

  setState(machine: Machine, state: Machine['state']): void {
    this.exit(machine);
    machine.state = state;
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
  staticBlockedText(held = this.size): string | null {
    const { replicas, limitNodes } = this.start;
    if (replicas === null || this.roomForStatic(held) > 0) return null;
    return this.staying() > replicas
      ? `a static pool replaces nothing while it holds more nodes (${this.staying()}) than replicas (${replicas})`
      : `a static pool makes the replacement first, and limits.nodes ${limitNodes ?? ''} leaves no room for one`;
  }

  /** Nodes and claims that are not being deleted. */
  staying(): number {
    return this.size - [...this.leaving].filter(({ state }) => state === 'deleting').length;
  }

  /** Up to `most` nodes that may start now, in their order. */
  candidates(now: Instant, most = Infinity): Machine[] {
    const found: Machine[] = [];
    for (let at = this.waiting.length - 1; at >= 0 && found.length < most; at -= 1) {
      const machine = this.waiting[at];
      if (machine && isCandidate(machine, now)) found.push(machine);
    }
    return found;
  }

  /** The first node, in the order of candidates, that may start now and whose workload finds a node. */
  firstChoice(now: Instant): Choice | null {
    const rescheduling = this.rescheduling(now);
    for (let at = this.waiting.length - 1; at >= 0; at -= 1) {
      const node = this.waiting[at];
      if (!node || !isCandidate(node, now)) continue;
      const newClaims = this.claimsFor(node, rescheduling, now);
      if (newClaims === 0 || (newClaims !== null && this.mayMakeClaims())) return { node, newClaims };
      // What refuses one workload refuses all that come after it, as empty nodes have come before.
      if (!this.someNeedNoNode) return null;
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
    let sum = 0;
    for (const machine of this.leaving) if (needsNode(machine, now)) sum += 1;
    return sum;
  }

  /** Drifted nodes that wait: all, by the name of the node they stand for, how many are candidates, and what blocks the others. */
  waitingNow(now: Instant): {
    readonly names: readonly string[];
    readonly free: number;
    readonly why: string;
  } {
    const inOrder = this.waiting.toReversed();
    const blocked = inOrder.filter((machine) => !isCandidate(machine, now));
    return {
      names: inOrder.map(({ standsFor }) => standsFor),
      free: inOrder.length - blocked.length,
      why: blocked[0] ? blockedText(blocked[0]) : '',
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
