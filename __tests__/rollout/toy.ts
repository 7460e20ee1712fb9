import {
  type Controller,
  type GroupEnd,
  NO_STEP,
  type Phase,
  type Start,
  type Step,
  type Target,
} from '../../src/rollout/controller.js';
import { NO_TEXT, text } from '../../src/text/text.js';
import { World } from '../../src/rollout/world.js';

/** `n1`, `n2`, ... */
export function nodes(count: number, outBefore: readonly string[] = []): Target[] {
  return Array.from({ length: count }, (_, i) => {
    const name = `n${i + 1}`;
    return { name, unit: 'node', labels: {}, outBefore: outBefore.includes(name) } as const;
  });
}

export function world(targets: readonly Target[]): World {
  return World.of(targets);
}

/** The simplest controller: fixed batches in order; stops after `stopAfter` failed batches. */
export class FixedBatches implements Controller {
  private left: string[];
  private running = new Set<string>();
  private failed = 0;
  private failedInBatch = 0;
  private batch = 0;

  constructor(
    readonly id: string,
    targets: readonly string[],
    private readonly size: number,
    private readonly stopAfter = Infinity,
  ) {
    this.left = [...targets];
  }

  step(): Step {
    const starts: Start[] = [];
    if (this.running.size === 0 && this.failedInBatch > 0) {
      this.failed++;
      this.failedInBatch = 0;
    }
    if (this.running.size === 0 && this.left.length > 0 && this.failed < this.stopAfter) {
      this.batch++;
      for (const target of this.left.splice(0, this.size)) {
        this.running.add(target);
        starts.push({ target, group: 'all', batch: this.batch });
      }
    }
    return { ...NO_STEP, starts };
  }

  ended({ target }: Start, result: 'succeeded' | 'failed'): void {
    this.running.delete(target);
    if (result === 'failed') this.failedInBatch++;
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map([
      [
        'all',
        { phase: this.phase(), why: this.failed >= this.stopAfter ? text`too many failures` : NO_TEXT },
      ],
    ]);
  }

  fork(): FixedBatches {
    const copy = new FixedBatches(this.id, this.left, this.size, this.stopAfter);
    copy.running = new Set(this.running);
    copy.failed = this.failed;
    copy.failedInBatch = this.failedInBatch;
    copy.batch = this.batch;
    return copy;
  }

  private phase(): Phase {
    if (this.running.size > 0) return 'working';
    if (this.failed >= this.stopAfter) return 'stopped';
    return this.left.length === 0 ? 'complete' : 'working';
  }
}
