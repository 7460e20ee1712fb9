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

/** Who takes them, and what becomes of them. */
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
  private gone: string[] = [];

  constructor(
    private readonly taking: Taking,
    private readonly taken: readonly TakenGroup[],
    /** Targets at work, by group; empty before it begins. */
    private readonly running = new Map<string, number>(),
  ) {
    this.id = taking.id;
    this.family = taking.family ?? taking.id;
  }

  step(): Step {
    const starts = this.running.size === 0 ? this.begin() : [];
    return { ...NO_STEP, starts, leaves: this.gone.splice(0) };
  }

  private begin(): Start[] {
    const { shows } = this.taking;
    return this.taken.flatMap(({ group, targets }) => {
      this.running.set(group, targets.length);
      return targets.map(({ name: target, drain }) => ({
        ...{ target, group, batch: 1 },
        ...(drain ? { drain } : {}),
        ...(shows ? { shows } : {}),
      }));
    });
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
    const kept = targets.filter(({ endless = null }) => endless !== null);
    const [first] = kept;
    if (!first || left > kept.length) return { phase: 'working', why: NO_TEXT };
    return { phase: 'stuck', why: neverEnds(first.name, first.endless ?? NO_TEXT, kept.length - 1) };
  }

  fork(): AtOnceController {
    const copy = new AtOnceController(this.taking, this.taken, new Map(this.running));
    copy.gone = [...this.gone];
    return copy;
  }
}
