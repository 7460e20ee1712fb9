import type { RoundsLeft } from '../../src/systems/kubernetes/controller/availability.js';

/**
 * How a pod of the round models goes: `never` ready, or ready at the end of the nth round after its creation (1: of the round it
 * was created in).
 */
export type PodOutcome = 'never' | number;

/** Rounds until a new pod is ready: at least one, as no pod is ready the moment it is made. */
export function roundsLeftOf(outcome: PodOutcome): RoundsLeft {
  return outcome === 'never' ? null : Math.max(1, outcome);
}

/** One round later. */
export function countedDown(left: RoundsLeft): RoundsLeft {
  return left === null ? null : Math.max(0, left - 1);
}

/** True while a pod is on its way to ready. */
export function isPending(left: RoundsLeft): boolean {
  return left !== null && left > 0;
}
