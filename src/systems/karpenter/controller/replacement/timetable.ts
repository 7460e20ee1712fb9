import type { Instant } from '../../../../rollout/controller.js';
import { Queue } from '../../../../rollout/queue.js';
import type { Address } from './command.js';
import type { MachineStart } from './machine.js';

/** Something that happens in the cluster at an instant that is known before. */
export interface Change {
  readonly at: Instant;
  /** `wake`: nothing changes but the time: a node becomes ready. `edge`: a window opens or closes. */
  readonly kind: 'initialized' | 'claim gone' | 'drained' | 'expired' | 'scaled down' | 'wake' | 'edge';
  readonly machine: Address | null;
}

/** What is on its way, the soonest first. */
export class Timetable {
  private readonly changes = new Queue<Change>();

  /** What is known from the start of the machines that there are. */
  static of(machines: readonly MachineStart[], start: Instant, until: Instant): Timetable {
    const timetable = new Timetable(until);
    for (const at of wakeUps(machines, start, until)) timetable.push(at, 'wake', null);
    for (const { pool, name, initializedAt, expiresAt, isSurplus } of machines) {
      const machine = { pool, name };
      if (isSurplus) timetable.push(start, 'scaled down', machine);
      if (initializedAt !== undefined) timetable.push(initializedAt, 'initialized', machine);
      timetable.expireAt(expiresAt, machine, start);
    }
    return timetable;
  }

  /** Windows that open after `until`, and ages that are reached then, are not looked for. */
  constructor(private readonly until: Instant) {}

  /** An independent copy. */
  fork(): Timetable {
    const copy = new Timetable(this.until);
    for (const change of this.changes.entries()) copy.changes.push(change);
    return copy;
  }

  /** When the next one happens; null where nothing is on its way. */
  next(): Instant | null {
    return this.changes.next();
  }

  /** Takes out what happens next, all of that instant. */
  shift(): readonly Change[] {
    return this.changes.shift();
  }

  push(at: Instant, kind: Change['kind'], machine: Address | null): void {
    this.changes.push({ at, kind, machine });
  }

  edgeAt(at: Instant): void {
    if (at < this.until) this.push(at, 'edge', null);
  }

  /** The age of a machine is reached; what is overdue goes now. */
  expireAt(at: Instant | undefined, machine: Address, now: Instant): void {
    if (at !== undefined && at < this.until) this.push(Math.max(at, now), 'expired', machine);
  }
}

/** The instants after `start` at which something ends that held a node. */
function wakeUps(machines: readonly MachineStart[], start: Instant, until: Instant): Instant[] {
  const instants = new Set<Instant>();
  for (const { notReadyUntil, nominatedUntil, driftedAt, workload } of machines) {
    for (const at of [notReadyUntil, nominatedUntil, driftedAt, workload?.keptUntil ?? null]) {
      if (at !== null && at > start && at < until) instants.add(at);
    }
  }
  return [...instants].sort((a, b) => a - b);
}
