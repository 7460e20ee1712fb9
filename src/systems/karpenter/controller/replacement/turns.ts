import type { Instant } from '../../../../rollout/controller.js';
import { inTurn, isCandidate, isLeaving, type Machine, mayNeedNoPlace, whyHeld } from './machine.js';

/** Machines of one pool that have drifted and to which nothing is done yet, in the order of their turn. */
export class Turns {
  /** Those whose workload may look for no other node. */
  private readonly placeless: Set<Machine>;
  /** Where those that wait begin: what goes first is not moved out of a long list one by one. */
  private head = 0;

  constructor(private readonly waiting: Machine[] = []) {
    this.placeless = new Set(waiting.filter(mayNeedNoPlace));
  }

  /** The same turns over copies of the machines. */
  over(twin: (machine: Machine) => Machine[]): Turns {
    return new Turns(this.rest().flatMap(twin));
  }

  get hasWaiting(): boolean {
    return this.waiting.length > this.head;
  }

  /** True where a node may go although there is no place for what runs on another one. */
  get someMayNeedNoPlace(): boolean {
    return this.placeless.size > 0;
  }

  /** Puts a drifted machine behind everybody whose turn comes no later; others have none. */
  enter(machine: Machine): void {
    if (!hasTurn(machine)) return;
    let low = this.head;
    let high = this.waiting.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.waiting[middle];
      if (other && inTurn(other, machine) <= 0) low = middle + 1;
      else high = middle;
    }
    this.waiting.splice(low, 0, machine);
    if (mayNeedNoPlace(machine)) this.placeless.add(machine);
  }

  exit(machine: Machine): void {
    const turn = hasTurn(machine) ? this.waiting.indexOf(machine, this.head) : -1;
    if (turn < 0) return;
    this.placeless.delete(machine);
    if (turn === this.head) this.head += 1;
    else this.waiting.splice(turn, 1);
    if (this.head > MOST_PASSED && this.head * 2 > this.waiting.length) {
      this.waiting.splice(0, this.head);
      this.head = 0;
    }
  }

  /** In the order of their turn. */
  names(): readonly string[] {
    return this.rest().map(({ standsFor }) => standsFor);
  }

  /** Those that may start now, in their order. */
  *candidates(now: Instant): Generator<Machine> {
    for (let at = this.head; at < this.waiting.length; at += 1) {
      const machine = this.waiting[at];
      if (machine && isCandidate(machine, now)) yield machine;
    }
  }

  /** All that wait, those of them that may start once there is room, and what holds the others. */
  now(now: Instant): { readonly all: number; readonly free: number; readonly why: string } {
    const all = this.rest();
    const held = all.filter((machine) => !isCandidate(machine, now));
    return { all: all.length, free: all.length - held.length, why: held[0] ? whyHeld(held[0]) : '' };
  }

  private rest(): Machine[] {
    return this.waiting.slice(this.head);
  }
}

/** So many that have gone may stay in the list. */
const MOST_PASSED = 1_000;

function hasTurn(machine: Machine): boolean {
  return machine.driftedAt !== null && !isLeaving(machine);
}
