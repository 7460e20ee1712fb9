/** Whether a plan says of a policy that its rollout goes on: now, and the last time. */
export interface GoesOn {
  readonly now: boolean;
  readonly then: boolean;
  /** True where nothing starts it: its numbers are those of the one that comes some day. */
  readonly isNext: boolean;
  /** The same of the last time. */
  readonly wasNext: boolean;
  /** Both belong to a rollout that is due, or both to the next one, which nothing starts. */
  readonly isOfOne: boolean;
}

/** What a plan of now and one of the last time say of the rollout of one policy, each by the kind of its change. */
export function goesOnOf(now: string | undefined, then: string | undefined): GoesOn {
  const [isNext, wasNext] = [isOnlyPossible(now), isOnlyPossible(then)];
  return { now: isUnderWay(now), then: isUnderWay(then), isNext, wasNext, isOfOne: isNext === wasNext };
}

/** A rollout that nobody edits and that is due all the same: one that is under way, or of nodes that have drifted. */
export function isUnderWay(kind: string | undefined): boolean {
  return kind === 'continues' || kind === 'drift';
}

/** A rollout that nothing starts: its numbers are those of the one that comes some day. */
function isOnlyPossible(kind: string | undefined): boolean {
  return kind === undefined || kind === 'none' || kind === 'next-rollout';
}
