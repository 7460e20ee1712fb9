import type { Instant } from '../../../../rollout/controller.js';
import { activityOf, allowedAt, type Budget, isActive, remaining, UNBOUNDED } from '../budget.js';
import { nextEdge } from '../windows.js';

/** What runs on a node and needs another one: modelled as one workload that fills one node. */
export interface Workload {
  /** Until when a pod of it may not be disrupted (`doNotDisruptUntil`); null: no such pod. */
  readonly keptUntil: Instant | null;
  /** `blocked`: a PodDisruptionBudget allows nothing now; `never`: one that can never allow anything. */
  readonly pdb: 'free' | 'blocked' | 'never';
}

/** A node with its NodeClaim, as a rollout begins. */
export interface MachineStart {
  readonly name: string;
  readonly pool: string;
  /** When the claim was marked drifted; null: it is not. */
  readonly driftedAt: Instant | null;
  readonly workload: Workload | null;
  /** `karpenter.sh/do-not-disrupt: "true"` on the Node. */
  readonly doNotDisrupt?: boolean;
  /** Its terminationGracePeriod: a drain lasts no longer; null or absent: none. */
  readonly graceMs?: number | null;
  readonly initialized: boolean;
  /** When one that is still coming up is Initialized; absent: never. */
  readonly initializedAt?: Instant;
  /** When its claim is deleted because of its age; absent: never. */
  readonly expiresAt?: Instant | undefined;
  /** Null: it is ready. Infinity: it never becomes ready. */
  readonly notReadyUntil: Instant | null;
  readonly nominatedUntil?: Instant | null;
  readonly deleting?: boolean;
  /** True for one that a static pool with fewer replicas deletes as soon as the rollout begins; absent: it stays. */
  readonly isSurplus?: boolean;
  /** From the deletion of the claim until the instance is gone; null or absent: as the assumptions say. */
  readonly drainMs?: number | null;
}

export interface Machine extends MachineStart {
  workload: Workload | null;
  initialized: boolean;
  /** `disrupted`: tainted, its command waits for replacements; `deleting`: its claim is deleted, it drains. */
  state: 'idle' | 'disrupted' | 'deleting';
  /** Unready because of another controller. */
  isLost: boolean;
  /** The node of the snapshot in whose place it came, over however many in between; its own name for one of those. */
  readonly standsFor: string;
  /** The node whose command ordered it; null: none did. */
  readonly orderedFor: string | null;
  /** Claims that were ordered when it began to leave. */
  replacements: readonly string[];
  /** When the command of a disrupted one began. */
  startedAt: Instant;
  /** It represents a node that the change broke: it does not expire a second time. */
  isBroken: boolean;
  /** Its turn among equal candidates: the order in which they became drifted and idle. */
  turn: number;
}

/** A NodePool in a rollout. */
export interface PoolStart {
  readonly name: string;
  readonly budgets: readonly Budget[];
  /** Null for a dynamic pool. */
  readonly replicas: number | null;
  readonly limitNodes: number | null;
  /** A dynamic pool gets a new claim only while it has at most so many nodes and claims; null or absent: no limit. */
  readonly claimsWhileAtMost?: number | null;
  /** How long a new node lives; null or absent: forever. */
  readonly lifetimeMs?: number | null;
  /** True if nothing makes the nodes drift yet: a node may then still be there when it expires, and its replacement goes at that instant. */
  readonly isAssumed?: boolean;
  /** False for a pool that is not valid at run time: nothing is replaced. */
  readonly makesNodes?: boolean;
}

/** The order of candidates: empty nodes before the others, and among those the one that was marked first. */
export function compareCandidates(
  a: Pick<MachineStart, 'workload' | 'driftedAt'>,
  b: Pick<MachineStart, 'workload' | 'driftedAt'>,
): number {
  const busy = Number(a.workload !== null) - Number(b.workload !== null);
  return busy || (a.driftedAt ?? 0) - (b.driftedAt ?? 0);
}

/**
 * True if drift may start on the machine now. Not being ready does not protect it. A grace period lifts what its pods say,
 * but not what the Node says. Source: kubernetes-sigs/karpenter 2266468, disruption/types.go, NewCandidate.
 */
function isCandidate(machine: Machine, now: Instant): boolean {
  const { driftedAt, nominatedUntil, workload, graceMs } = machine;
  if (driftedAt === null || driftedAt > now || machine.state !== 'idle') return false;
  if (!machine.initialized || machine.doNotDisrupt || now < (nominatedUntil ?? -Infinity)) return false;
  return (graceMs ?? null) !== null || !workload || (workload.pdb === 'free' && !isKept(workload, now));
}

/**
 * True if a simulation looks for another node for the workload. With a grace period, pods that may not be disrupted (now, or
 * because their PodDisruptionBudget never allows it) are left out, and no replacement is ordered for them.
 */
function needsNode({ workload, graceMs = null }: MachineStart, now: Instant): boolean {
  if (workload === null) return false;
  return graceMs === null || (workload.pdb !== 'never' && !isKept(workload, now));
}

function isKept({ keptUntil }: Workload, now: Instant): boolean {
  return keptUntil !== null && now < keptUntil;
}

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
  private readonly unready = new Set<Machine>();
  /** Idle and without a workload: initialized, and still coming up. */
  private readonly free = new Set<Machine>();
  private readonly comingUp = new Set<Machine>();
  /** Drifted and idle; in order the next one is last. */
  private readonly waiting: Machine[] = [];
  private isInOrder = true;
  private turns = 0;

  constructor(
    readonly start: PoolStart,
    private readonly ceiling = new DriftCeiling(start.budgets),
  ) {}

  /** The same without its machines. */
  fork(): Pool {
    const copy = new Pool(this.start, this.ceiling);
    copy.expired = this.expired;
    copy.turns = this.turns;
    return copy;
  }

  add(machine: Machine): void {
    if (machine.notReadyUntil !== null || machine.isLost) this.unready.add(machine);
    this.count(machine, 1);
  }

  /** Machine and claim are no more; the workload goes to the first free initialized node by name, if there is one. */
  remove(machine: Machine): void {
    this.count(machine, -1);
    this.unready.delete(machine);
    if (!machine.workload) return;
    // A node that expires does not wait for its replacement: its pods do.
    const receiver = firstByName(this.free) ?? (this.expired > 0 ? firstByName(this.comingUp) : null);
    if (receiver) this.set(receiver, { workload: machine.workload });
  }

  set(machine: Machine, change: Partial<Pick<Machine, 'state' | 'workload' | 'initialized'>>): void {
    this.count(machine, -1);
    // The last of its equals.
    Object.assign(machine, { ...change, turn: 0 });
    this.count(machine, 1);
  }

  /** Counts a machine in as it is, or out again. */
  private count(machine: Machine, by: 1 | -1): void {
    const put = (set: Set<Machine>): unknown => (by > 0 ? set.add(machine) : set.delete(machine));
    this.size += by;
    if (machine.initialized) this.initialized += by;
    if (machine.driftedAt !== null) this.drifted += by;
    if (machine.state !== 'idle') {
      put(this.leaving);
      return;
    }
    if (machine.workload === null) put(machine.initialized ? this.free : this.comingUp);
    if (machine.driftedAt === null) return;
    if (by < 0) this.waiting.splice(this.waiting.lastIndexOf(machine), 1);
    else {
      machine.turn ||= ++this.turns;
      this.isInOrder = this.waiting.push(machine) === 1;
    }
  }

  private inOrder(): readonly Machine[] {
    if (!this.isInOrder) this.waiting.sort((a, b) => compareCandidates(b, a) || b.turn - a.turn);
    this.isInOrder = true;
    return this.waiting;
  }

  /** Nodes that use the budgets up: initialized, and leaving or not ready. */
  usingUp(now: Instant): Machine[] {
    return this.out(now).filter(({ initialized }) => initialized);
  }

  /** How many more nodes may be disrupted for drift now. */
  roomForDrift(now: Instant): number {
    return remaining(this.ceiling.at(this.initialized, now), this.usingUp(now).length);
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
  out(now: Instant): Machine[] {
    // One that is ready stays so until it is lost, and comes back here then.
    for (const machine of this.unready)
      if (!machine.isLost && (machine.notReadyUntil ?? now) <= now) this.unready.delete(machine);
    return [...this.leaving, ...[...this.unready].filter(({ state }) => state === 'idle')];
  }

  /** A machine that others make unready uses the budgets up. */
  lose(machine: Machine, isLost: boolean): void {
    machine.isLost = isLost;
    if (isLost) this.unready.add(machine);
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
    return Math.max(0, this.rescheduling(now) - this.free.size - this.comingUp.size);
  }

  /**
   * How many nodes a static pool may start at once beside its budget: none while it holds more nodes than `replicas`, and no
   * more than `limits.nodes` leaves room for. Source: kubernetes-sigs/karpenter 2266468, disruption/staticdrift.go.
   */
  roomForStatic(): number {
    if (this.staying() > (this.start.replicas ?? Infinity)) return 0;
    return Math.max(0, (this.start.limitNodes ?? Infinity) - this.size);
  }

  /** Nodes and claims that are not being deleted. */
  private staying(): number {
    return this.size - [...this.leaving].filter(({ state }) => state === 'deleting').length;
  }

  get hasWaiting(): boolean {
    return this.waiting.length > 0;
  }

  /** The nodes that may start now, in their order. */
  *candidates(now: Instant): Generator<Machine> {
    const waiting = this.inOrder();
    for (let at = waiting.length - 1; at >= 0; at -= 1) {
      const machine = waiting[at];
      if (machine && isCandidate(machine, now)) yield machine;
    }
  }

  /**
   * The first node, in the order of candidates, that may start now and whose workload finds a node. Workloads of machines that leave already
   * are placed first; free initialized nodes are taken before those coming up, and new claims are the last resort. Karpenter refuses a
   * workload that would land on a node that is still coming up.
   */
  firstChoice(now: Instant): Choice | null {
    const rescheduling = this.rescheduling(now);
    const mayMakeClaims = this.size <= (this.start.claimsWhileAtMost ?? Infinity);
    let isRefused = false;
    for (const node of this.candidates(now)) {
      const isNeedy = needsNode(node, now);
      // What refuses one workload refuses all that come after it, as empty nodes have come before.
      if (isNeedy && isRefused) continue;
      // A candidate without a workload is itself among the free ones.
      const free = this.free.size - Number(node.workload === null);
      const spare = free + this.comingUp.size - rescheduling;
      const isPlaced = !isNeedy || rescheduling < free;
      const newClaims = Math.max(0, -spare) + Number(!isPlaced);
      if ((isPlaced || spare <= 0) && (newClaims === 0 || mayMakeClaims)) return { node, newClaims };
      isRefused ||= isNeedy;
    }
    return null;
  }

  /** Workloads of leaving machines that look for another node. */
  private rescheduling(now: Instant): number {
    let count = 0;
    for (const machine of this.leaving) if (needsNode(machine, now)) count += 1;
    return count;
  }

  /** The nodes that drifted machines stand for and that wait, in their order: all, and those that are no candidates. */
  waitingNow(now: Instant): { readonly names: readonly string[]; readonly blocked: readonly string[] } {
    const inOrder = this.inOrder().toReversed();
    const blocked = inOrder.filter((machine) => !isCandidate(machine, now));
    const [names = [], blockedNames = []] = [inOrder, blocked].map((machines) =>
      machines.map(({ standsFor }) => standsFor),
    );
    return { names, blocked: blockedNames };
  }
}

function firstByName(machines: Iterable<Machine>): Machine | null {
  let first: Machine | null = null;
  for (const machine of machines) if (!first || machine.name < first.name) first = machine;
  return first;
}

/** How many nodes of a pool may be disrupted for drift at an instant, for a caller that asks once a second, in order of time. */
export class DriftCeiling {
  /** The budgets that are active until the next opening or closing of a window. */
  private phase = { from: 0, to: 0, active: new Set<Budget>() };

  constructor(private readonly budgets: readonly Budget[]) {}

  /** Never negative; `UNBOUNDED` if no budget is active. */
  at(total: number, now: Instant): number {
    const { active } = this.phaseAt(now);
    return Math.max(0, allowedAt(this.budgets, total, now, (one) => active.has(one)).ceiling.Drifted);
  }

  /** The next instant at which the ceiling may change with time alone; null: it never does. */
  nextEdge(now: Instant): Instant | null {
    const kinds = this.budgets.map((budget) => activityOf(budget).kind);
    return kinds.includes('broken') || !kinds.includes('windows') ? null : this.phaseAt(now).to;
  }

  private phaseAt(now: Instant): DriftCeiling['phase'] {
    if (this.phase.from <= now && now < this.phase.to) return this.phase;
    const edges = this.budgets.map((budget) => {
      const activity = activityOf(budget);
      return activity.kind === 'windows' ? nextEdge(activity.schedule, activity.durationMs, now) : Infinity;
    });
    const active = new Set(this.budgets.filter((budget) => isActive(budget, now)));
    this.phase = { from: now, to: Math.min(...edges), active };
    return this.phase;
  }
}
