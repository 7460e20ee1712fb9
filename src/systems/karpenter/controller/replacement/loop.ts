import type { Instant } from '../../../../rollout/controller.js';
import {
  PASS_AFTER_ACTION_MS,
  PASS_WHEN_IDLE_MS,
  patienceMs,
  POLL_MS,
  type ReplacementAssumptions,
} from './assumptions.js';
import { addressOf, type Command, giveUpPoll, pollFrom } from './command.js';
import type { ReplacementEvent } from './events.js';
import type { Choice, Fleet, PoolStart } from './fleet.js';
import { fleetsOf } from './fleets.js';
import { inTurn, isLeaving, type Machine, type MachineStart } from './machine.js';
import { Orders } from './orders.js';
import { type Change, Timetable } from './timetable.js';
import { rememberWindows, type WindowsOf } from '../timeline.js';
import { SharedFleets } from './shared-fleets.js';

/**
 * The disruption controller replacing drifted nodes, with the cluster around it: candidates, budgets and windows at each
 * instant, the wait for replacements, giving up, the limits of static pools, and the expiration controller beside it.
 * Consolidation is left out, and so is everything else that takes nodes. Deterministic; time is passed in, and only instants at which something can happen are looked at.
 * Source: kubernetes-sigs/karpenter 2266468, disruption/controller.go, drift.go, staticdrift.go and queue.go;
 * nodeclaim/expiration/controller.go.
 */
export class ReplacementLoop {
  private fleets: SharedFleets;
  /** Fleets of which something may still drift: a pass looks at no others, and thousands may be done. */
  private drifting: Fleet[];
  private changes: Timetable;
  private orders: Orders;
  private commands: Command[] = [];
  /** When the loop runs next; null while it is idle and nothing has changed since. */
  private passAt: Instant | null;
  private idleSince: Instant;

  constructor(
    pools: readonly PoolStart[],
    machines: readonly MachineStart[],
    private readonly assumptions: ReplacementAssumptions,
    start: Instant,
    /** Windows that open after this instant are not looked for. */
    until: Instant,
    windowsOf: WindowsOf = rememberWindows(),
  ) {
    this.changes = Timetable.of(machines, start, until);
    this.orders = new Orders(assumptions, this.changes);
    this.fleets = new SharedFleets(new Map(fleetsOf(pools, machines, windowsOf)));
    this.drifting = [...this.fleets.values()];
    this.passAt = start;
    this.idleSince = start;
    this.lookForEdge(start);
    for (const fleet of this.fleets.values()) {
      for (const machine of fleet.all()) if (machine.deleting) this.drain(fleet, machine, start);
    }
  }

  /** An independent copy in the same state. */
  fork(): ReplacementLoop {
    const copy = new ReplacementLoop([], [], this.assumptions, this.idleSince, this.idleSince);
    copy.fleets = this.fleets.fork();
    copy.drifting = [...copy.fleets.values()].filter((fleet) => !fleet.isDone);
    copy.changes = this.changes.fork();
    copy.orders = this.orders.fork(copy.changes);
    copy.commands = this.commands.map((command) => ({ ...command }));
    copy.passAt = this.passAt;
    return copy;
  }

  /** The next instant at which something may happen; null when nothing ever will. */
  nextAt(): Instant | null {
    let next = Math.min(this.changes.next() ?? Infinity, this.passAt ?? Infinity);
    for (const { pollAt } of this.commands) next = Math.min(next, pollAt);
    return next === Infinity ? null : next;
  }

  /** Everything that happens at `now`, which is `nextAt()` or earlier: first the cluster, then the commands, then the loop. */
  advance(now: Instant): ReplacementEvent[] {
    const events: ReplacementEvent[] = [];
    while ((this.changes.next() ?? Infinity) <= now) {
      for (const change of this.changes.shift()) this.apply(change, now, events);
    }
    for (const command of [...this.commands]) if (command.pollAt <= now) this.poll(command, now, events);
    if (this.passAt !== null && this.passAt <= now) this.pass(now, events);
    return events;
  }

  /**
   * A node that goes is gone now and what replaces it stands, where the caller says how long that takes as a whole: a
   * replacement that has not come up by then comes up. `isBroken`: what replaces it does not work.
   */
  finish(pool: string, name: string, now: Instant, isBroken = false): ReplacementEvent[] {
    const events: ReplacementEvent[] = [];
    if (isBroken) this.fleets.own(pool)?.breakReplacements(name);
    const command = this.commands.find(({ node }) => node.pool === pool && node.name === name);
    if (command) {
      for (const replacement of command.replacements)
        this.apply({ at: now, kind: 'initialized', machine: { pool, name: replacement } }, now, events);
      this.poll(command, now, events);
    }
    this.apply({ at: now, kind: 'drained', machine: { pool, name } }, now, events);
    return events;
  }

  /** Others made these nodes unready, or are deleting them; all others are no longer lost. */
  see(lost: ReadonlySet<string>, before: ReadonlySet<string>, now: Instant): void {
    const names = [...new Set([...before, ...lost])];
    for (const pool of this.fleets.pools()) {
      if (!names.some((name) => this.fleets.get(pool)?.get(name))) continue;
      const fleet = this.fleets.own(pool);
      for (const name of names) {
        const machine = fleet?.get(name);
        if (machine) fleet?.lose(machine, lost.has(name));
      }
    }
    this.touch(now);
  }

  /** True for the nodes of any pool. */
  has(name: string): boolean {
    for (const fleet of this.fleets.values()) if (fleet.get(name)) return true;
    return false;
  }

  /** The fleet of a pool, for reading. */
  fleet(pool: string): Fleet | null {
    return this.fleets.get(pool) ?? null;
  }

  private apply({ kind, machine: address }: Change, now: Instant, events: ReplacementEvent[]): void {
    this.touch(now);
    if (kind === 'edge') this.lookForEdge(now);
    const fleet = address && this.fleets.own(address.pool);
    const machine = fleet?.get(address?.name ?? '');
    if (!fleet || !machine) return;
    const { pool, name: node } = machine;
    switch (kind) {
      case 'initialized':
        if (machine.initialized) return;
        fleet.initialize(machine);
        events.push({ kind: 'joined', at: now, pool, node });
        if ((machine.expiresAt ?? Infinity) <= now) this.expire(fleet, machine, now, events);
        this.hurry(node, now);
        return;
      case 'claim gone':
        fleet.remove(machine);
        this.hurry(node, now);
        return;
      case 'drained':
        fleet.remove(machine);
        events.push({ kind: 'gone', at: now, pool, node });
        return;
      case 'expired':
        this.expire(fleet, machine, now, events);
        return;
      case 'scaled down':
        this.drain(fleet, machine, now);
        events.push({ kind: 'scaled down', at: now, pool, node });
        return;
      case 'wake':
      case 'edge':
        return;
    }
  }

  /** One edge is on its way at a time, while there is a drifted node that it may let go. */
  private lookForEdge(now: Instant): void {
    let next = Infinity;
    for (const fleet of this.drifting) next = Math.min(next, fleet.nextEdge(now) ?? Infinity);
    this.changes.edgeAt(next);
  }

  /** The claim is deleted past every budget. A node that leaves already goes on as it does. */
  private expire(fleet: Fleet, machine: Machine, now: Instant, events: ReplacementEvent[]): void {
    if (isLeaving(machine) || machine.isBroken) return;
    // A node that lives shorter than it takes to come up is looked at once it is up.
    if (machine.standsFor !== machine.name && !machine.initialized) return;
    const { pool, name: node, standsFor } = machine;
    const isFollowed = fleet.followsExpiry(now, this.assumptions.expiriesUntil ?? -Infinity);
    if (!isFollowed || fleet.hasExpiredTooOften) {
      events.push({ kind: isFollowed ? 'expires too often' : 'expires later', at: now, pool, node });
      return;
    }
    const lacking = fleet.expire(machine, now);
    this.drain(fleet, machine, now);
    machine.replacements = this.orders.place(lacking, fleet, { now, for: machine });
    const [out, limit] = [fleet.out(now), fleet.limit(now)];
    const isDrifted = machine.driftedAt !== null;
    events.push({ kind: 'expired', at: now, pool, node, standsFor, out, limit, isDrifted });
  }

  /** Lets the command that waits for a replacement look at its next poll. */
  private hurry(replacement: string, now: Instant): void {
    for (const command of this.commands) {
      if (command.replacements.includes(replacement))
        command.pollAt = Math.min(command.pollAt, pollFrom(command, now));
    }
  }

  /**
   * Deletes the old claim once every replacement is initialized. The patience is looked at after that: a command that is over
   * time fails even when it has just deleted its node.
   */
  private poll(command: Command, now: Instant, events: ReplacementEvent[]): void {
    const fleet = this.fleets.own(command.node.pool);
    const node = fleet?.get(command.node.name);
    if (!fleet || !node) return;
    const replacements = command.replacements.map((name) => fleet.get(name));
    const overdue = now - command.startedAt > patienceMs(this.commands.length);
    const lost = replacements.includes(null);
    const up = replacements.every((replacement) => replacement?.initialized === true);
    if (up) {
      events.push({ kind: 'deleted', at: now, pool: node.pool, node: node.name });
      this.drain(fleet, node, now);
    }
    if (overdue || lost) {
      events.push({ kind: 'failed', at: now, pool: node.pool, node: node.name });
      if (node.standing === 'taken') fleet.stand(node, 'idle');
      if ((node.expiresAt ?? Infinity) <= now) this.changes.expireAt(node.expiresAt, addressOf(node), now);
    } else if (!up) {
      command.pollAt = giveUpPoll(command, this.commands.length);
      return;
    }
    this.commands = this.commands.filter((other) => other !== command);
    this.touch(now);
  }

  private drain(fleet: Fleet, machine: Machine, now: Instant): void {
    fleet.stand(machine, 'deleting');
    const drainMs = machine.drainMs ?? this.assumptions.drainMs;
    if (drainMs !== null && drainMs !== Infinity)
      this.changes.push(now + drainMs, 'drained', addressOf(machine));
  }

  /** One pass: static pools first, and only when nothing started there one node of the others. */
  private pass(now: Instant, events: ReplacementEvent[]): void {
    this.drifting = this.drifting.filter((fleet) => !fleet.isDone);
    const acted = this.startStatic(now, events) || this.startDynamic(now, events);
    this.idleSince = now;
    this.passAt = acted ? now + (this.assumptions.passMs ?? PASS_AFTER_ACTION_MS) : null;
  }

  private startStatic(now: Instant, events: ReplacementEvent[]): boolean {
    let acted = false;
    for (const fleet of this.drifting) {
      if (fleet.pool.replicas === null || !fleet.hasWaiting) continue;
      const room = Math.min(fleet.roomForDrift(now), fleet.roomForStatic());
      for (const node of fleet.candidates(now, room)) {
        this.start(fleet, { node, newClaims: 1 }, now, events);
        acted = true;
      }
    }
    return acted;
  }

  /** Over all pools together: the node whose turn it is, of those whose budget and pods let them go. */
  private startDynamic(now: Instant, events: ReplacementEvent[]): boolean {
    let first: { readonly fleet: Fleet; readonly choice: Choice } | null = null;
    for (const fleet of this.drifting) {
      if (fleet.pool.replicas !== null || !fleet.hasWaiting || fleet.roomForDrift(now) === 0) continue;
      const choice = fleet.firstChoice(now);
      if (choice && (!first || inTurn(choice.node, first.choice.node) < 0)) first = { fleet, choice };
    }
    if (first) this.start(first.fleet, first.choice, now, events);
    return first !== null;
  }

  private start(fleet: Fleet, { node, newClaims }: Choice, now: Instant, events: ReplacementEvent[]): void {
    fleet.stand(node, 'taken');
    const expiresAt = fleet.pool.isAssumed === true ? node.expiresAt : undefined;
    const replacements = this.orders.place(newClaims, fleet, { now, for: node, expiresAt });
    node.replacements = replacements;
    const command: Command = { node: addressOf(node), replacements, startedAt: now, pollAt: now + POLL_MS };
    this.commands.push(command);
    if (newClaims > 0) command.pollAt = giveUpPoll(command, this.commands.length);
    events.push({ kind: 'start', at: now, pool: node.pool, node: node.name, replacements });
  }

  /** Something changed: an idle loop looks at it in its next pass, ten seconds after the last or a multiple of that. */
  private touch(now: Instant): void {
    if (this.passAt !== null) return;
    const passes = Math.max(1, Math.ceil((now - this.idleSince) / PASS_WHEN_IDLE_MS));
    this.passAt = this.idleSince + passes * PASS_WHEN_IDLE_MS;
  }
}
