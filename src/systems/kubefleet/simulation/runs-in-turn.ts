import type {
  Controller,
  GroupEnd,
  Instant,
  Out,
  Start,
  Step,
  WorldView,
} from '../../../rollout/controller.js';

/** A controller that tells when it has nothing more to do. */
interface Ending extends Controller {
  readonly isOver: boolean;
  out(): readonly Out[];
  fork(): Ending;
}

/**
 * Two runs over one placement, one after the other: the next begins when the one that is halfway is done. A placement has one
 * run at a time; the next one is what an edited strategy is for.
 */
export class RunsInTurn implements Controller {
  constructor(
    private readonly first: Ending,
    private readonly next: Ending,
  ) {}

  get id(): string {
    return this.first.id;
  }

  step(world: WorldView, now: Instant): Step {
    const step = this.first.step(world, now);
    return this.first.isOver && !step.again && step.starts.length === 0 ? this.next.step(world, now) : step;
  }

  ended(start: Start, result: 'succeeded' | 'failed', now: Instant): void {
    this.ownerOf(start).ended(start, result, now);
  }

  repaired(start: Start, now: Instant): void {
    this.ownerOf(start).repaired(start, now);
  }

  /** What was out before is out for the first; the second finds it so only where that has not come to it. */
  out(): readonly Out[] {
    const first = this.first.out();
    if (!this.first.isOver) return first;
    return [...new Map([...first, ...this.next.out()].map((out) => [out.target, out])).values()];
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map([...this.first.groups(), ...this.next.groups()]);
  }

  fork(): RunsInTurn {
    return new RunsInTurn(this.first.fork(), this.next.fork());
  }

  private ownerOf({ group }: Start): Controller {
    return this.first.groups().has(group) ? this.first : this.next;
  }
}
