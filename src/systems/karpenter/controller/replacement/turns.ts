import type { Instant } from '../../../../rollout/controller.js';
import type { Machine } from './machine.js';
import { inTurn, isCandidate, isLeaving, whyHeld } from './machine.js';

/** Machines of one pool that have drifted and to which nothing is done yet, in the order of their turn. */
export class Turns {
  constructor(private readonly waiting: Machine[] = []) {}

  /** The same turns over copies of the machines. */
  over(twin: (machine: Machine) => Machine[]): Turns {
    return new Turns(this.waiting.flatMap(twin));
  }

  get hasWaiting(): boolean {
    return this.waiting.length > 0;
  }

  /** Puts a drifted machine behind everybody whose turn comes no later; others have none. */
  enter(machine: Machine): void {
    if (!hasTurn(machine)) return;
    let low = 0;
    let high = this.waiting.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.waiting[middle];
      if (other && inTurn(other, machine) <= 0) low = middle + 1;
      else high = middle;
    }
    this.waiting.splice(low, 0, machine);
  }

  exit(machine: Machine): void {
    const turn = hasTurn(machine) ? this.waiting.indexOf(machine) : -1;
    if (turn >= 0) this.waiting.splice(turn, 1);
  }

  /** Those that may start now, in their order. */
  *candidates(now: Instant): Generator<Machine> {
    for (const machine of this.waiting) if (isCandidate(machine, now)) yield machine;
  }

  /** All that wait, those of them that may start once there is room, and what holds the others. */
  now(now: Instant): { readonly all: number; readonly free: number; readonly why: string } {
    const held = this.waiting.filter((machine) => !isCandidate(machine, now));
    const free = this.waiting.length - held.length;
    return { all: this.waiting.length, free, why: held[0] ? whyHeld(held[0]) : '' };
  }
}

function hasTurn(machine: Machine): boolean {
  return machine.driftedAt !== null && !isLeaving(machine);
}
