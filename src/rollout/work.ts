import type { Instant } from './controller.js';

/** Where the first dry rollout of a side stood when the work was used up. */
interface Reached {
  readonly at: Instant;
  /** Policies that had come to their end, whatever that was. */
  readonly ended: number;
  readonly policies: number;
}

/** Thrown where the work is used up: what was measured until then is half of it, and no number of it may be shown. */
export class WorkUsedUp extends Error {
  constructor(
    readonly steps: number,
    /** Null where the first dry rollout had come to its end, and others had not. */
    readonly reached: Reached | null = null,
  ) {
    super(`the dry rollouts take more than ${steps} steps`);
  }
}

/**
 * How much work the dry rollouts of one plan may take together: steps of controllers, events of targets, pairs of policies. It
 * is counted and not timed, so that the same input comes to the same answer on any machine.
 */
export class Work {
  private used = 0;
  private told = 0;

  constructor(
    private readonly most: number,
    /** Told now and then of what was taken until then; it changes nothing. */
    private readonly tell: (steps: number) => void = () => undefined,
  ) {}

  /** Throws `WorkUsedUp` where that was too much. */
  take(steps: number): void {
    this.used += steps;
    if (this.used > this.most) throw new WorkUsedUp(this.most);
    if (this.used - this.told < BETWEEN) return;
    this.told = this.used;
    this.tell(this.steps);
  }

  /** What was taken until now. */
  get steps(): number {
    return Math.ceil(this.used);
  }
}

/** Steps from one telling to the next: a part of a second. */
const BETWEEN = 20_000;

/** For a run that is known to be short. */
export const UNLIMITED = new Work(Infinity);
