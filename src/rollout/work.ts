/** Thrown where the work is used up: what was measured until then is half of it, and no number of it may be shown. */
export class WorkUsedUp extends Error {
  constructor(readonly steps: number) {
    super(`the dry rollouts take more than ${steps} steps`);
  }
}

/**
 * The work that the dry rollouts of one plan may take together: steps of controllers, events of targets, pairs of policies. It
 * is counted and not timed, so that the same input comes to the same answer on any machine.
 */
export class Work {
  private used = 0;

  constructor(private readonly most: number) {}

  /** Throws `WorkUsedUp` where that was too much. */
  take(steps: number): void {
    this.used += steps;
    if (this.used > this.most) throw new WorkUsedUp(this.most);
  }

  get steps(): number {
    return Math.ceil(this.used);
  }
}

/** For a run that is known to be short. */
export const UNLIMITED = new Work(Infinity);
