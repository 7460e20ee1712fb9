import type { Instant } from '../../../../rollout/controller.js';
import { remaining } from '../allowed.js';
import { type Budget, UNBOUNDED } from '../budget.js';
import type { Counts } from '../mapping.js';
import type { WindowsOf } from '../timeline.js';
import { Accounts } from './accounts.js';
import { DriftCeiling } from './ceiling.js';
import { isLeaving, isReady, type Machine, type MachineStart, type Standing } from './machine.js';
import { Turns } from './turns.js';

/** A NodePool in a rollout. */
export interface PoolStart {
  readonly name: string;
  readonly budgets: readonly Budget[];
  /** Null for a pool that follows its pods. */
  readonly replicas: number | null;
  readonly limitNodes: number | null;
  /** A pool that follows its pods has a claim made only while it has at most so many nodes and claims; null or absent: no limit. */
  readonly claimsWhileAtMost?: number | null;
  /** How long a node lives that is made now; absent: for ever. */
  readonly lifetimeMs?: number;
  /**
   * True when nothing makes the nodes drift yet: then one whose turn has come may as well be there still when its age is reached,
   * and what is in its place goes at that instant.
   */
  readonly isAssumed?: boolean;
  /** False for a pool that is not valid at run time: what goes is not replaced. */
  readonly makesNodes?: boolean;
}

/** So often may all nodes of a pool be renewed by age in one forecast; small pools as if they had more nodes. */
const MOST_LIVES = 20;
const LEAST_MACHINES = 50;

/** A node that may start now, and how many claims have to be ordered for that. */
export interface Choice {
  readonly node: Machine;
  readonly newClaims: number;
}

/**
 * The machines of one pool. Those that matter to a pass (leaving, without a workload, not ready, waiting for their turn) are
 * kept apart, so that a pass costs what is going on and not the size of the pool.
 */
export class Fleet {
  private readonly machines = new Map<string, Machine>();
  private readonly accounts = new Accounts();
  private readonly late = new Set<Machine>();
  private turns = new Turns();
  private initialized = 0;
  /** Machines that have drifted and are there still. */
  private drifted = 0;
  /** Machines that have expired. */
  private expired = 0;

  private constructor(
    readonly pool: PoolStart,
    private readonly ceiling: DriftCeiling,
  ) {}

  static of(pool: PoolStart, machines: Iterable<MachineStart>, windowsOf: WindowsOf): Fleet {
    const fleet = new Fleet(pool, new DriftCeiling(pool.budgets, windowsOf));
    for (const machine of machines)
      fleet.add({
        ...machine,
        standing: machine.deleting || machine.isSurplus === true ? 'deleting' : 'idle',
        standsFor: machine.name,
        replacements: [],
        isBroken: false,
      });
    return fleet;
  }

  /** An independent copy in the same state. */
  fork(): Fleet {
    const copy = new Fleet(this.pool, this.ceiling);
    for (const [name, machine] of this.machines) copy.machines.set(name, { ...machine });
    const twin = ({ name }: Machine): Machine[] => {
      const machine = copy.machines.get(name);
      return machine ? [machine] : [];
    };
    for (const machine of copy.machines.values()) copy.accounts.enter(machine);
    for (const machine of this.late) for (const own of twin(machine)) copy.late.add(own);
    copy.turns = this.turns.over(twin);
    copy.initialized = this.initialized;
    copy.drifted = this.drifted;
    copy.expired = this.expired;
    return copy;
  }

  get(name: string): Machine | null {
    return this.machines.get(name) ?? null;
  }

  all(): Iterable<Machine> {
    return this.machines.values();
  }

  /** True once nothing of it can drift any more: what replaces a drifted node has not drifted. */
  get isDone(): boolean {
    return this.drifted === 0;
  }

  /** True while a drifted node waits for its turn. */
  get hasWaiting(): boolean {
    return this.turns.hasWaiting;
  }

  get goingAway(): number {
    return this.accounts.leaving.size;
  }

  add(machine: Machine): void {
    this.machines.set(machine.name, machine);
    if (machine.initialized) this.initialized += 1;
    if (machine.driftedAt !== null) this.drifted += 1;
    if (machine.notReadyUntil !== null) this.late.add(machine);
    this.sortIn(machine);
  }

  /** The machine and its claim are no more; its workload goes to the first free initialized node by name, if there is one. */
  remove(machine: Machine): void {
    this.sortOut(machine);
    this.machines.delete(machine.name);
    this.late.delete(machine);
    if (machine.initialized) this.initialized -= 1;
    if (machine.driftedAt !== null) this.drifted -= 1;
    const heir = machine.workload ? this.heir() : null;
    if (!heir) return;
    this.sortOut(heir);
    heir.workload = machine.workload;
    this.sortIn(heir);
  }

  /** What expires does not wait for its replacement: its pods do. */
  private heir(): Machine | null {
    return this.accounts.firstFree() ?? (this.expired > 0 ? this.accounts.firstOpen() : null);
  }

  initialize(machine: Machine): void {
    if (machine.initialized) return;
    this.accounts.exit(machine);
    this.initialized += 1;
    machine.initialized = true;
    this.accounts.enter(machine);
  }

  /** What others make of a machine: one that is not ready, or that is being deleted, uses the budgets up. */
  lose(machine: Machine, lost: boolean): void {
    machine.lost = lost;
    if (lost) this.late.add(machine);
  }

  stand(machine: Machine, standing: Standing): void {
    this.sortOut(machine);
    machine.standing = standing;
    this.sortIn(machine);
  }

  /** What was ordered for a node that the change broke is broken itself, and is not counted once more when its age is reached. */
  breakReplacements(name: string): void {
    for (const replacement of this.machines.get(name)?.replacements ?? []) {
      const machine = this.machines.get(replacement);
      if (machine) machine.isBroken = true;
    }
  }

  /** The base of percentages and what uses it up. */
  counts(now: Instant): Counts {
    const late = this.notReady(now).filter(({ initialized }) => initialized);
    return { total: this.initialized, consuming: this.accounts.consuming + late.length };
  }

  /** Those that use the budgets up, by name. */
  usingUp(now: Instant): string[] {
    const all = [...this.accounts.leaving, ...this.notReady(now)];
    return all.flatMap(({ initialized, name }) => (initialized ? [name] : [])).sort();
  }

  /** How many more nodes may begin to drift away now. */
  roomForDrift(now: Instant): number {
    const { total, consuming } = this.counts(now);
    return remaining(this.ceiling.at(total, now), consuming);
  }

  /** What the budgets allow now, whatever uses it up; null: no limit. */
  limit(now: Instant): number | null {
    const ceiling = this.ceiling.at(this.initialized, now);
    return ceiling >= UNBOUNDED ? null : ceiling;
  }

  /** Nodes that leave or are not ready. */
  out(now: Instant): number {
    return this.accounts.leaving.size + this.notReady(now).length;
  }

  /** Those that stay and are not ready. */
  private notReady(now: Instant): Machine[] {
    // One that is ready stays so until it is lost, and comes back here then.
    for (const machine of this.late) if (isReady(machine, now)) this.late.delete(machine);
    return [...this.late].filter((machine) => !isLeaving(machine));
  }

  /** Whether a node that expires now is followed: within the time asked for, or while the rollout lasts. */
  followsExpiry(now: Instant, until: Instant): boolean {
    return now < until || this.drifted > 0;
  }

  /** True when so many have expired that nodes live too short to be followed for as long as a rollout may last. */
  get hasExpiredTooOften(): boolean {
    return this.expired >= MOST_LIVES * Math.max(this.machines.size, LEAST_MACHINES);
  }

  /** Takes a node whose age is reached, past every budget, and says how many claims its workload asks for. */
  expire(machine: Machine, now: Instant): number {
    this.expired += 1;
    this.stand(machine, 'deleting');
    if (this.pool.makesNodes === false) return 0;
    if (this.pool.replicas !== null) return this.staying() < this.pool.replicas ? 1 : 0;
    return Math.max(0, this.accounts.looking(now) - this.accounts.openCount);
  }

  /** When to look again because a window opens or closes; null where that never lets anything more start. */
  nextEdge(now: Instant): Instant | null {
    return this.drifted > 0 ? this.ceiling.nextEdge(now) : null;
  }

  /**
   * How many nodes a static pool may start at once beside its budget: none while it holds more nodes than `replicas`, and no
   * more than `limits.nodes` leaves room for. Source: kubernetes-sigs/karpenter 2266468, disruption/staticdrift.go.
   */
  roomForStatic(held = this.machines.size): number {
    if (this.staying() > (this.pool.replicas ?? Infinity)) return 0;
    return Math.max(0, (this.pool.limitNodes ?? Infinity) - held);
  }

  /** The same once what leaves has gone. */
  whyStaticStaysFull(): string | null {
    return this.whyStaticIsFull(this.staying());
  }

  /** Why a static pool may not start anything, for a person; null where it may, and for other pools. */
  whyStaticIsFull(held = this.machines.size): string | null {
    if (this.pool.replicas === null || this.roomForStatic(held) > 0) return null;
    return this.staying() > this.pool.replicas
      ? `a static pool replaces nothing while it holds more nodes (${this.staying()}) than replicas (${this.pool.replicas})`
      : `a static pool makes the replacement first, and limits.nodes ${this.pool.limitNodes ?? ''} leaves no room for one`;
  }

  private staying(): number {
    let deleting = 0;
    for (const { standing } of this.accounts.leaving) if (standing === 'deleting') deleting += 1;
    return this.machines.size - deleting;
  }

  /** Up to `most` nodes that may start now. */
  candidates(now: Instant, most: number): Machine[] {
    const found: Machine[] = [];
    for (const machine of this.turns.candidates(now)) {
      if (found.length >= most) break;
      found.push(machine);
    }
    return found;
  }

  /** Drifted nodes that nothing is done to: all of them, those that may start once there is room, and what holds the others. */
  waitingNow(now: Instant): { readonly all: number; readonly free: number; readonly why: string } {
    return this.turns.now(now);
  }

  /** Names of the nodes that have drifted and have not begun. */
  waiting(): readonly string[] {
    return this.turns.names();
  }

  /** The first node, in the order of their turn, that may start now and whose workload finds a place. */
  firstChoice(now: Instant): Choice | null {
    for (const node of this.turns.candidates(now)) {
      const newClaims = this.accounts.claimsFor(node, now);
      if (newClaims === 0 || (newClaims !== null && this.mayMakeClaims())) return { node, newClaims };
      // What refuses one workload refuses all that come after it, as empty nodes have come before.
      if (!this.turns.someMayNeedNoPlace) return null;
    }
    return null;
  }

  private mayMakeClaims(): boolean {
    return this.machines.size <= (this.pool.claimsWhileAtMost ?? Infinity);
  }

  private sortIn(machine: Machine): void {
    this.accounts.enter(machine);
    this.turns.enter(machine);
  }

  private sortOut(machine: Machine): void {
    this.accounts.exit(machine);
    this.turns.exit(machine);
  }
}
