import { NO_TEXT, type Text } from '../text/text.js';
import { type Controller, type GroupEnd, NO_STEP, type Start, type Step } from './controller.js';
import { neverEnds } from './drains.js';
import type { Drain } from './evictions.js';
import type { Sign } from './signs.js';

/** Targets that are taken together, past every limit. */
export interface TakenGroup {
  readonly group: string;
  readonly targets: readonly TakenTarget[];
}

export interface TakenTarget {
  readonly name: string;
  /** Absent where it keeps what runs on it. */
  readonly drain?: Drain;
  /** Why its drain never ends, as far as its own pods say; absent or null where it does. */
  readonly endless?: Text | null;
}

/** The policy that takes targets, and their fate. */
interface Taking {
  readonly id: string;
  /** Absent: a family of its own. */
  readonly family?: string;
  /** True where a target is gone when the work on it is done: nothing is made in its place. */
  readonly leaves: boolean;
  readonly shows?: Sign;
}

/**
 * Takes targets all at once: what becomes of the nodes of a pool that is removed, and of what ran on nodes when the object goes that
 * put it there. Source: aws/karpenter-provider-aws#6905; the owner references of a workload.
 */
export class AtOnceController implements Controller {
  readonly id: string;
  readonly family: string;

  constructor(
    private readonly taking: Taking,
    private readonly taken: readonly TakenGroup[],
    /** Targets at work, by group; empty before it begins. */
    private readonly running = new Map<string, number>(),
    private readonly gone: string[] = [],
  ) {
    this.id = taking.id;
    this.family = taking.family ?? taking.id;
  }

  step(): Step {
    const { shows } = this.taking;
    const leaves = this.gone.splice(0);
    if (this.running.size > 0) return { ...NO_STEP, leaves };
    for (const { group, targets } of this.taken) this.running.set(group, targets.length);
    const starts = this.taken.flatMap(({ group, targets }) =>
      targets.map(({ name: target, drain }): Start => ({
        ...{ target, group, batch: 1 },
        ...(drain ? { drain } : {}),
        ...(shows ? { shows } : {}),
      })),
    );
    return { ...NO_STEP, starts, leaves };
  }

  ended({ group, target }: Start, result: 'succeeded' | 'failed'): void {
    this.running.set(group, (this.running.get(group) ?? 0) - 1);
    if (result === 'succeeded' && this.taking.leaves) this.gone.push(target);
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map(this.taken.map((one) => [one.group, this.endOf(one)]));
  }

  private endOf({ group, targets }: TakenGroup): GroupEnd {
    if (targets.length === 0) return { phase: 'idle', why: NO_TEXT };
    const left = this.running.get(group) ?? targets.length;
    if (left === 0) return { phase: 'complete', why: NO_TEXT };
    const kept = targets.flatMap(({ name, endless }) => (endless ? [{ name, endless }] : []));
    const [first] = kept;
    if (!first || left > kept.length) return { phase: 'working', why: NO_TEXT };
    return { phase: 'stuck', why: neverEnds(first.name, first.endless, kept.length - 1) };
  }

  fork(): AtOnceController {
    return new AtOnceController(this.taking, this.taken, new Map(this.running), [...this.gone]);
  }
}
