import type { Controller, GroupEnd, Start, Step } from '../../../rollout/controller.js';
import { NO_STEP } from '../../../rollout/controller.js';
import { FAMILY } from './controller.js';

export const DELETION_ID = 'karpenter deletion';

/** Nodes that are deleted together, past every budget. */
export interface Deletion {
  readonly group: string;
  readonly nodes: readonly string[];
}

/** Deletes nodes all at once and makes nothing in their place: what becomes of the NodeClaims of a pool that is removed. */
export class DeletionController implements Controller {
  readonly id = DELETION_ID;
  readonly family = FAMILY;
  private resumed: Start[] = [];
  private gone: string[] = [];

  constructor(
    private readonly deletions: readonly Deletion[],
    private hasBegun = false,
    private readonly running = new Map<string, number>(),
  ) {}

  step(): Step {
    const starts = [...this.resumed.splice(0), ...(this.hasBegun ? [] : this.begin())];
    const leaves = this.gone.splice(0);
    return { ...NO_STEP, starts, leaves };
  }

  ended(start: Start, result: 'succeeded' | 'failed'): void {
    if (start.again) return;
    this.running.set(start.group, (this.running.get(start.group) ?? 0) - 1);
    if (result === 'succeeded') this.gone.push(start.target);
  }

  repaired(start: Start): void {
    this.resumed.push({ ...start, again: true });
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map(
      this.deletions.map(({ group, nodes }) => [
        group,
        { phase: nodes.length === 0 ? 'idle' : this.isDone(group) ? 'complete' : 'working', why: '' },
      ]),
    );
  }

  fork(): DeletionController {
    const copy = new DeletionController(this.deletions, this.hasBegun, new Map(this.running));
    copy.resumed = [...this.resumed];
    copy.gone = [...this.gone];
    return copy;
  }

  private begin(): Start[] {
    this.hasBegun = true;
    return this.deletions.flatMap(({ group, nodes }) => {
      this.running.set(group, nodes.length);
      return nodes.map((target) => ({
        target,
        group,
        batch: 1,
        again: false,
        shows: 'leaving' as const,
      }));
    });
  }

  private isDone(group: string): boolean {
    return this.hasBegun && (this.running.get(group) ?? 0) === 0;
  }
}
