import type { Instant } from '../../../rollout/controller.js';
import { Queue } from '../../../rollout/queue.js';
import { activityOf, allowedAt, type Budget, isActive, remaining, UNBOUNDED } from './budget.js';
import { nextEdge } from './windows.js';
import type { NodePool } from '../objects/nodepool.js';

/** The pods of a node that keep it from being disrupted or need another node: modeled as one workload that fills one node. */
export interface Workload {
  /** Instant until which one of its pods may not be disrupted (`doNotDisruptUntil`); null: no such pod. */
  readonly keptUntil: Instant | null;
  /** `blocked`: a PodDisruptionBudget allows nothing now. */
  readonly pdb: 'free' | 'blocked';
  /** From when on a simulation looks for another node for one of its pods, Infinity: never; null: none of them needs another node. */
  readonly movesFrom: Instant | null;
}

/** Pods that nothing blocks. */
export const MOVABLE: Workload = { keptUntil: null, pdb: 'free', movesFrom: -Infinity };

/** A node with its NodeClaim, as a rollout begins. */
export interface MachineStart {
  readonly name: string;
  readonly pool: string;
  /** Instant at which the claim was marked drifted; null: it is not. */
  readonly driftedAt: Instant | null;
  readonly workload: Workload | null;
  /** `karpenter.sh/do-not-disrupt: "true"` on the Node. */
  readonly doNotDisrupt?: boolean;
  /** Its terminationGracePeriod: a drain lasts no longer; null or absent: none. */
  readonly graceMs?: number | null;
  readonly initialized: boolean;
  /** Instant at which a node that is still coming up is Initialized; absent: never. */
  readonly initializedAt?: Instant;
  /** Instant at which its claim is deleted because of its age; absent: never. */
  readonly expiresAt?: Instant | undefined;
  /** Null: it is ready. Infinity: it never becomes ready. */
  readonly notReadyUntil: Instant | null;
  readonly nominatedUntil?: Instant | null;
  readonly deleting?: boolean;
  /** True for a node that a static pool with fewer replicas deletes as soon as the rollout begins. */
  readonly isSurplus?: boolean;
  /** From the deletion of the claim until the instance is gone; null or absent: as the assumptions say. */
  readonly drainMs?: number | null;
}

interface Machine extends MachineStart {
  workload: Workload | null;
  initialized: boolean;
  /** `disrupted`: tainted, its command waits for replacements; `deleting`: its claim is deleted, it drains. */
  state: 'idle' | 'disrupted' | 'deleting';
  /** Not ready because of another controller. */
  isLost: boolean;
  /** The node of the snapshot that it replaces, directly or through others; its own name for a node of the snapshot. */
  readonly original: string;
  /** The node whose command ordered it; null: none did. */
  readonly orderedFor: string | null;
  /** Claims that were ordered when it began to leave. */
  replacements: readonly string[];
  /** Start of the command of a disrupted node. */
  startedAt: Instant;
  /** True for a node that the change broke: it does not expire a second time. */
  isBroken: boolean;
  /** Its turn among equal candidates: the order in which they became drifted and idle. */
  turn: number;
}

/** A NodePool in a rollout. */
export interface PoolStart extends Pick<NodePool, 'name' | 'budgets' | 'replicas' | 'limitNodes'> {
  /** A dynamic pool gets a new claim only while it has at most so many nodes and claims; null or absent: no limit. */
  readonly claimsWhileAtMost?: number | null;
  /** Lifetime of a new node; null or absent: unlimited. */
  readonly lifetimeMs?: number | null;
  /** True if nothing makes the nodes drift yet: a node may then still exist when it expires, and its replacement is deleted at that instant. */
  readonly isAssumed?: boolean;
  /** False for a pool that is not valid at run time: nothing is replaced. */
  readonly makesNodes?: boolean;
}

/** Times that no manifest shows. */
export interface ReplacementAssumptions {
  /** From ordering a replacement until it is Initialized. */
  readonly readyMs: number;
  /** Time after which the claim of the nth replacement is gone without having come up (Infinity: it stays); undefined: it comes up. */
  readonly lostAfterMs?: (nth: number) => number | undefined;
  /** From deleting a claim until the instance is gone; null: the caller says when (`finish`). */
  readonly drainMs: number | null;
  /** Nodes that have not drifted expire until here; absent: none does. */
  readonly expiriesUntil?: Instant;
  /** Duration of a pass that starts a command; absent: a second. */
  readonly passMs?: number;
}

/**
 * - `start`: tainted, `replacements` ordered; none if its pods fit on nodes that are there;
 * - `failed`: the command gave up and the node stays, unless it was deleted in the same poll;
 * - `deleted`: the claim is deleted, the node drains;
 * - `joined`: a replacement is Initialized and counts;
 * - `scaled down`: a static pool deletes the claim past every budget;
 * - `expired`: the claim is deleted because of its age, and the node drains; `expires later`: after the end of what is followed.
 */
export interface ReplacementEvent {
  readonly kind:
    | ('start' | 'failed' | 'deleted' | 'gone' | 'joined' | 'scaled down')
    | ('expired' | 'expires later');
  readonly at: Instant;
  readonly pool: string;
  readonly node: string;
  /** Names of the replacements that a start orders. */
  readonly replacements?: readonly string[];
  /** At an expiry: nodes that are leaving or not ready from then on, this node included, and the limit of the budgets for Drifted (null: none). */
  readonly beside?: { readonly out: number; readonly limit: number | null };
}

/** Source: kubernetes-sigs/karpenter 2266468, nodeclaim/lifecycle/liveness.go. */
export const REGISTRATION_LIMIT_MS = 15 * 60_000;

/** The loop runs at once after an action, which lasts as long as its simulations (a second is assumed), else after ten seconds. */
const PASS_AFTER_ACTION_MS = 1000;
const PASS_WHEN_IDLE_MS = 10_000;

/** Interval at which a running command checks its replacements. */
const POLL_MS = 1000;

const SHORTEST_PATIENCE_MS = 10 * 60_000;
const LONGEST_PATIENCE_MS = 60 * 60_000;
const PATIENCE_PER_NODE_MS = 80;

/** Timeout of a command that waits for its replacements, given the nodes in the queue: ten minutes for up to 7500 nodes. */
export function patienceMs(nodesInQueue: number): number {
  return Math.min(LONGEST_PATIENCE_MS, Math.max(SHORTEST_PATIENCE_MS, PATIENCE_PER_NODE_MS * nodesInQueue));
}

/**
 * An event in the cluster at an instant that is known in advance, or `poll`, the next check of a running command. `wake`: only time passes: a
 * node becomes ready. `edge`: a window opens or closes. These two have no machine.
 */
interface Change {
  readonly at: Instant;
  readonly kind:
    | ('initialized' | 'claim gone' | 'drained' | 'expired' | 'scaled down')
    | ('poll' | 'wake' | 'edge');
  readonly machine: string;
}

/** A node that may start now, and how many claims have to be ordered for it. */
type Choice = Readonly<{ node: Machine; newClaims: number }>;

/** The node that a new claim replaces, the node whose command ordered it, and when it expires if not by its own age. */
type Ancestry = Pick<Machine, 'original' | 'orderedFor' | 'expiresAt'>;

/**
 * The disruption controller replacing drifted nodes, with the cluster around it: candidates, budgets and windows at each
 * instant, the wait for replacements, giving up, the limits of static pools, and the expiration controller beside it.
 * Consolidation is left out, and so is everything else that disrupts nodes. Deterministic; time is passed in, and only instants at
 * which something can happen are looked at.
 * Source: kubernetes-sigs/karpenter 2266468, disruption/controller.go, drift.go, staticdrift.go and queue.go;
 * nodeclaim/expiration/controller.go.
 */
export class ReplacementLoop {
  readonly machines = new Map<string, Machine>();
  readonly pools = new Map<string, Pool>();
  private readonly changes = new Queue<Change>();
  private commands = 0;
  /** Nodes that other controllers make unready. */
  private lost: ReadonlySet<string> = new Set();
  private ordered = 0;
  /** The next pass of the loop; null while it is idle and nothing has changed. */
  private passAt: Instant | null;
  private events: ReplacementEvent[] = [];

  constructor(
    pools: readonly PoolStart[],
    machines: readonly MachineStart[],
    private readonly assumptions: ReplacementAssumptions,
    private idleSince: Instant,
    /** Windows that open and ages that are reached after this instant are ignored. */
    private readonly until: Instant,
  ) {
    const start = idleSince;
    this.passAt = start;
    for (const pool of pools) this.pools.set(pool.name, new Pool(pool));
    for (const { notReadyUntil, nominatedUntil, driftedAt, workload } of machines)
      for (const at of [notReadyUntil, nominatedUntil, driftedAt, workload?.keptUntil])
        if ((at ?? start) > start && (at ?? until) < until) this.push(at ?? start, 'wake');
    for (const one of machines) {
      const { name, initializedAt } = one;
      this.enter(machineOf(one));
      if (one.isSurplus) this.push(start, 'scaled down', name);
      if (initializedAt !== undefined) this.push(initializedAt, 'initialized', name);
      this.expireAt(one.expiresAt, name, start);
    }
    this.lookForEdge(start);
    for (const one of machines) if (one.deleting) this.drainEnds(one, start);
  }

  fork(): ReplacementLoop {
    const copy = new ReplacementLoop([], [], this.assumptions, this.idleSince, this.until);
    for (const [name, pool] of this.pools) copy.pools.set(name, pool.fork());
    for (const machine of this.machines.values()) copy.enter({ ...machine });
    for (const change of this.changes.entries()) copy.changes.push(change);
    const { commands, lost, ordered, passAt } = this;
    return Object.assign(copy, { commands, lost, ordered, passAt, events: [...this.events] });
  }

  /** The next instant at which something may happen; null when nothing ever will. */
  nextAt(): Instant | null {
    const next = Math.min(this.changes.next() ?? Infinity, this.passAt ?? Infinity);
    return next === Infinity ? null : next;
  }

  /** Everything that happens at `now`, which is `nextAt()` or earlier: first the cluster, then the commands, then the loop. */
  advance(now: Instant): ReplacementEvent[] {
    const polled: string[] = [];
    while ((this.changes.next() ?? Infinity) <= now)
      for (const { kind, machine } of this.changes.shift())
        if (kind === 'poll') polled.push(machine);
        else this.apply(kind, machine, now);
    for (const name of polled) this.poll(this.machines.get(name), now);
    if (this.passAt !== null && this.passAt <= now) this.pass(now);
    return this.events.splice(0);
  }

  /**
   * A node that leaves is gone now and its replacements are up, for a caller that says how long that takes as a whole. What happens comes
   * with the next advance. `isBroken`: what replaces it does not work, and it stays for the caller.
   */
  finish(name: string, now: Instant, isBroken = false): void {
    const machine = this.machines.get(name);
    for (const replacement of machine?.replacements ?? []) {
      const own = this.machines.get(replacement);
      if (own && isBroken) own.isBroken = true;
      if (machine?.state === 'disrupted') this.apply('initialized', replacement, now);
    }
    this.poll(machine, now);
    this.apply(isBroken ? 'claim gone' : 'drained', name, now);
  }

  /** Updates the nodes that other controllers make unready. */
  setUnready(lost: ReadonlySet<string>, now: Instant): void {
    for (const name of new Set([...this.lost, ...lost])) {
      const machine = this.machines.get(name);
      if (machine) this.poolOf(machine).lose(machine, lost.has(name));
    }
    this.lost = lost;
    this.touch(now);
  }

  private push(at: Instant, kind: Change['kind'], machine = ''): void {
    this.changes.push({ at, kind, machine });
  }

  private expireAt(at: Instant | undefined, machine: string, now: Instant): void {
    if (at !== undefined && at < this.until) this.push(Math.max(at, now), 'expired', machine);
  }

  /** The pool of a machine: `enter` ignores machines without one. */
  private poolOf({ pool }: Machine): Pool {
    return this.pools.get(pool) as Pool;
  }

  private enter(machine: Machine): void {
    const pool = this.pools.get(machine.pool);
    if (!pool) return;
    this.machines.set(machine.name, machine);
    pool.add(machine);
  }

  private report(
    kind: ReplacementEvent['kind'],
    { pool, name: node }: Machine,
    at: Instant,
    more: Pick<ReplacementEvent, 'replacements' | 'beside'> = {},
  ): void {
    this.events.push({ kind, at, pool, node, ...more });
  }

  private apply(kind: Change['kind'], name: string, now: Instant): void {
    this.touch(now);
    if (kind === 'edge') this.lookForEdge(now);
    const machine = this.machines.get(name);
    if (!machine) return;
    const pool = this.poolOf(machine);
    if (kind === 'expired') this.expire(pool, machine, now);
    else if (kind === 'scaled down') this.report(kind, machine, now);
    else if (kind === 'initialized') {
      if (machine.initialized) return;
      pool.set(machine, { initialized: true });
      this.report('joined', machine, now);
      if ((machine.expiresAt ?? Infinity) <= now) this.expire(pool, machine, now);
      this.wakeCommand(machine, now);
    } else {
      pool.remove(machine);
      this.machines.delete(name);
      if (kind === 'drained') this.report('gone', machine, now);
      else this.wakeCommand(machine, now);
    }
  }

  /** Queues the next edge of a window, one at a time, while a drifted node may wait for it. */
  private lookForEdge(now: Instant): void {
    let next = Infinity;
    for (const pool of this.pools.values()) next = Math.min(next, pool.nextEdge(now));
    if (next < this.until) this.push(next, 'edge');
  }

  /** The claim is deleted past every budget. A node that is already leaving is skipped. */
  private expire(pool: Pool, machine: Machine, now: Instant): void {
    if (machine.state !== 'idle' || machine.isBroken) return;
    const { name, original } = machine;
    // A node that expires before it is up is deleted once it is up.
    if (original !== name && !machine.initialized) return;
    // Nothing of the rollout: its replacements expire again and again for as long as a node waits that may never be disrupted.
    const isFollowed = machine.driftedAt !== null || now < (this.assumptions.expiriesUntil ?? -Infinity);
    if (!isFollowed) this.report('expires later', machine, now);
    if (!isFollowed || pool.hasExpiredTooOften) return;
    pool.expired += 1;
    this.delete(pool, machine, now);
    const claims = pool.claimsAfterExpiry(now);
    machine.replacements = this.order(claims, pool, now, { original, orderedFor: null });
    this.report('expired', machine, now, { beside: { out: pool.out(now).length, limit: pool.limit(now) } });
  }

  /** Lets the command that waits for a replacement look at its next poll. */
  private wakeCommand({ orderedFor }: Machine, now: Instant): void {
    const machine = this.machines.get(orderedFor ?? '');
    if (machine?.state === 'disrupted') this.pollFrom(machine, now);
  }

  /** The first poll of a command at or after an instant. */
  private pollFrom({ name, startedAt }: Machine, at: Instant): void {
    const polls = Math.max(1, Math.ceil((at - startedAt) / POLL_MS));
    this.push(startedAt + polls * POLL_MS, 'poll', name);
  }

  /**
   * Deletes the old claim once every replacement is initialized. The timeout is checked after that: a command that is over
   * time fails even when it has just deleted its node.
   */
  private poll(machine: Machine | undefined, now: Instant): void {
    if (machine?.state !== 'disrupted') return;
    const pool = this.poolOf(machine);
    const replacements = machine.replacements.map((name) => this.machines.get(name));
    const isUp = replacements.every((replacement) => replacement?.initialized);
    const isOverdue = now - machine.startedAt > patienceMs(this.commands);
    const hasFailed = isOverdue || replacements.includes(undefined);
    if (!isUp && !hasFailed) {
      this.pollToGiveUp(machine);
      return;
    }
    this.commands -= 1;
    if (isUp) {
      this.report('deleted', machine, now);
      this.delete(pool, machine, now);
    }
    if (hasFailed) {
      this.report('failed', machine, now);
      if (!isUp) pool.set(machine, { state: 'idle' });
      if ((machine.expiresAt ?? Infinity) <= now) this.expireAt(machine.expiresAt, machine.name, now);
    }
    this.touch(now);
  }

  /** The poll at which a command gives up if nothing happens before. */
  private pollToGiveUp(machine: Machine): void {
    this.pollFrom(machine, machine.startedAt + patienceMs(this.commands) + 1);
  }

  private delete(pool: Pool, machine: Machine, now: Instant): void {
    pool.set(machine, { state: 'deleting' });
    this.drainEnds(machine, now);
  }

  private drainEnds({ drainMs, name }: MachineStart, now: Instant): void {
    const ms = drainMs ?? this.assumptions.drainMs;
    if (ms !== null && ms !== Infinity) this.push(now + ms, 'drained', name);
  }

  /** One pass: every node that static pools may start; if there is none, the first candidate of the other pools. */
  private pass(now: Instant): void {
    let acted = false;
    let first: { readonly pool: Pool; readonly choice: Choice } | null = null;
    const drifting = [...this.pools.values()].filter((pool) => pool.hasWaiting);
    for (const pool of drifting) {
      if (pool.start.replicas === null) continue;
      const room = Math.min(pool.roomForDrift(now), pool.roomForStatic());
      for (const node of [...pool.candidates(now)].slice(0, room)) {
        this.start(pool, { node, newClaims: 1 }, now);
        acted = true;
      }
    }
    for (const pool of acted ? [] : drifting) {
      if (pool.start.replicas !== null || pool.roomForDrift(now) === 0) continue;
      const choice = pool.firstChoice(now);
      if (choice && (!first || compareCandidates(choice.node, first.choice.node) < 0))
        first = { pool, choice };
    }
    if (first) this.start(first.pool, first.choice, now);
    this.idleSince = now;
    this.passAt = acted || first ? now + (this.assumptions.passMs ?? PASS_AFTER_ACTION_MS) : null;
  }

  private start(pool: Pool, { node, newClaims }: Choice, now: Instant): void {
    pool.set(node, { state: 'disrupted' });
    const expiresAt = pool.start.isAssumed === true ? node.expiresAt : undefined;
    const { name, original } = node;
    node.replacements = this.order(newClaims, pool, now, { original, orderedFor: name, expiresAt });
    node.startedAt = now;
    this.commands += 1;
    if (newClaims > 0) this.pollToGiveUp(node);
    else this.pollFrom(node, now);
    this.report('start', node, now, { replacements: node.replacements });
  }

  /** Orders claims. Only the first is known to replace the node. They come up or not as the assumptions say. */
  private order(count: number, { start }: Pool, now: Instant, first: Ancestry): string[] {
    const { lostAfterMs, readyMs } = this.assumptions;
    return Array.from({ length: count }, (_, i) => {
      this.ordered += 1;
      const name = `${start.name}-replacement-${String(this.ordered).padStart(6, '0')}`;
      const own = now + (start.lifetimeMs ?? Infinity);
      const expiresAt = (i === 0 ? first.expiresAt : undefined) ?? own;
      const claim = { driftedAt: null, workload: null, initialized: false, notReadyUntil: null };
      const original = i === 0 ? first.original : name;
      this.enter(machineOf({ ...claim, name, pool: start.name, expiresAt }, { ...first, original }));
      this.expireAt(expiresAt, name, now);
      const lostMs = lostAfterMs?.(this.ordered);
      if (lostMs === undefined) this.push(now + readyMs, 'initialized', name);
      else if (lostMs !== Infinity) this.push(now + lostMs, 'claim gone', name);
      return name;
    });
  }

  /** Something changed: an idle loop looks at it in its next pass, ten seconds after the last or a multiple of that. */
  private touch(now: Instant): void {
    if (this.passAt !== null) return;
    const passes = Math.max(1, Math.ceil((now - this.idleSince) / PASS_WHEN_IDLE_MS));
    this.passAt = this.idleSince + passes * PASS_WHEN_IDLE_MS;
  }
}

function machineOf(
  start: MachineStart,
  { original = start.name, orderedFor = null }: Partial<Ancestry> = {},
): Machine {
  return {
    ...start,
    ...{ original, orderedFor, replacements: [], startedAt: 0, turn: 0 },
    ...{ isLost: false, isBroken: false },
    state: start.deleting || start.isSurplus ? 'deleting' : 'idle',
  };
}

/** The order of candidates: empty nodes before the others, and among those the one that was marked first. */
export function compareCandidates(
  a: Pick<MachineStart, 'workload' | 'driftedAt'>,
  b: Pick<MachineStart, 'workload' | 'driftedAt'>,
): number {
  const busy = Number(isBusy(a)) - Number(isBusy(b));
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

/** True for a node with pods that need another one when it is deleted. Karpenter's empty nodes are the others. */
export function isBusy({ workload }: Pick<MachineStart, 'workload'>): boolean {
  return workload !== null && workload.movesFrom !== null;
}

/**
 * True if a simulation looks for another node for the workload. Pods that may not be disrupted (now, or because their
 * PodDisruptionBudget never allows it) are left out, and no replacement is ordered for them; it is for the others beside them.
 * Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pdb/pdb.go, IsCurrentlyReschedulable.
 */
function needsNode({ workload }: MachineStart, now: Instant): boolean {
  return (workload?.movesFrom ?? Infinity) <= now;
}

/** The workload of a node that receives that of another one: what blocks its own pods, those of DaemonSets, blocks it still. */
function joined(own: Workload | null, moved: Workload): Workload {
  if (own === null) return moved;
  const keptUntil = Math.max(own.keptUntil ?? -Infinity, moved.keptUntil ?? -Infinity);
  const pdb = own.pdb === 'blocked' ? own.pdb : moved.pdb;
  return { ...moved, keptUntil: keptUntil === -Infinity ? null : keptUntil, pdb };
}

function isKept({ keptUntil }: Workload, now: Instant): boolean {
  return keptUntil !== null && now < keptUntil;
}

/** So often may all nodes of a pool be renewed by age in one forecast; small pools as if they had more nodes. */
const MOST_LIVES = 20;
const LEAST_MACHINES = 50;

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

  /** Removes machine and claim; the workload moves to the first free initialized node by name, if any. */
  remove(machine: Machine): void {
    this.count(machine, -1);
    this.unready.delete(machine);
    if (!machine.workload || !isBusy(machine)) return;
    // A node that expires does not wait for its replacement: its pods do.
    const receiver = firstByName(this.free) ?? (this.expired > 0 ? firstByName(this.comingUp) : null);
    if (receiver) this.set(receiver, { workload: joined(receiver.workload, machine.workload) });
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
    if (!isBusy(machine)) put(machine.initialized ? this.free : this.comingUp);
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

  /** Nodes that count against the budgets: initialized, and leaving or not ready. */
  usingUp(now: Instant): Machine[] {
    return this.out(now).filter(({ initialized }) => initialized);
  }

  /** Number of further nodes that may be disrupted for drift now. */
  roomForDrift(now: Instant): number {
    return remaining(this.ceiling.at(this.initialized, now), this.usingUp(now).length);
  }

  /** The limit of the budgets now, used up or not; null: no limit. */
  limit(now: Instant): number | null {
    const ceiling = this.ceiling.at(this.initialized, now);
    return ceiling >= UNBOUNDED ? null : ceiling;
  }

  /** The next opening or closing of a window; Infinity if none lets another node start. */
  nextEdge(now: Instant): Instant {
    return this.drifted > 0 ? this.ceiling.nextEdge(now) : Infinity;
  }

  /** Nodes that are leaving or not ready. */
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

  /** True once so many nodes have expired that following their short lives for the whole rollout would take too long. */
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
   * Number of nodes that a static pool may start at once beside its budget: none while it holds more nodes than `replicas`, and no
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
      // If one workload is refused, all later ones are: empty nodes came first.
      if (isNeedy && isRefused) continue;
      // A candidate without a workload is itself among the free ones.
      const free = this.free.size - Number(!isBusy(node));
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

  /** The waiting nodes of drifted machines, in their order: all, and those that are no candidates. */
  waitingNow(now: Instant): { readonly names: readonly string[]; readonly blocked: readonly string[] } {
    const all = this.inOrder().toReversed();
    const blocked = all.filter((machine) => !isCandidate(machine, now));
    const namesOf = (some: readonly Machine[]) => some.map(({ original }) => original);
    return { names: namesOf(all), blocked: namesOf(blocked) };
  }
}

function firstByName(machines: Iterable<Machine>): Machine | null {
  let first: Machine | null = null;
  for (const machine of machines) if (!first || machine.name < first.name) first = machine;
  return first;
}

/** The limit of a pool for drift at an instant, for callers that ask every second in chronological order. */
export class DriftCeiling {
  /** The budgets that are active until the next opening or closing of a window. */
  private phase = { from: 0, to: 0, active: new Set<Budget>() };

  constructor(private readonly budgets: readonly Budget[]) {}

  /** Never negative; `UNBOUNDED` if no budget is active. */
  at(total: number, now: Instant): number {
    const { active } = this.phaseAt(now);
    return Math.max(0, allowedAt(this.budgets, total, now, (one) => active.has(one)).ceiling.Drifted);
  }

  /** The next instant at which the ceiling may change with time alone; Infinity: it never does, as below a broken budget. */
  nextEdge(now: Instant): Instant {
    const isClosed = this.budgets.some((budget) => activityOf(budget).kind === 'broken');
    return isClosed ? Infinity : this.phaseAt(now).to;
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
