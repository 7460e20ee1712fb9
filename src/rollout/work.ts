/** Thrown where the work is used up: what was measured until then is half of it, and no number of it may be shown. */
export class WorkUsedUp extends Error {
  constructor(readonly steps: number) {
    super(`the dry rollouts take more than ${steps} steps`);
  }
}

/** Steps from one report of progress to the next: a part of a second. */
const BETWEEN = 20_000;

/**
 * The work that the dry rollouts of one plan may take together: steps of controllers, events of targets, pairs of policies. It
 * is counted and not timed, so that the same input comes to the same answer on any machine.
 */
export class Work {
  private used = 0;
  private reportedAt = 0;

  constructor(
    private readonly most: number,
    /** Called now and then with the steps until then; it changes nothing. */
    private readonly onProgress: (steps: number) => void = () => undefined,
  ) {}

  /** Throws `WorkUsedUp` where that was too much. */
  take(steps: number): void {
    this.used += steps;
    if (this.used > this.most) throw new WorkUsedUp(this.most);
    if (this.used - this.reportedAt < BETWEEN) return;
    this.reportedAt = this.used;
    this.onProgress(this.steps);
  }

  get steps(): number {
    return Math.ceil(this.used);
  }
}

/** For a run that is known to be short. */
export const UNLIMITED = new Work(Infinity);
