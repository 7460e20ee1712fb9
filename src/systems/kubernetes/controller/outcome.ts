/**
 * How a pod of the round models goes: `never` ready, or ready at the end of the nth round after its creation (1: of the round it
 * was created in).
 */
export type PodOutcome = 'never' | number;

/** Rounds left until a pod is ready: 0 is ready, null is never. */
export type RoundsLeft = number | null;

/** Rounds until a new pod is ready: at least one, as no pod is ready the moment it is made. */
export function roundsLeftOf(outcome: PodOutcome): RoundsLeft {
  return outcome === 'never' ? null : Math.max(1, outcome);
}
