import type { Controller, GroupEnd, Start, Step } from '../../../rollout/controller.js';
import { NO_STEP } from '../../../rollout/controller.js';
import type { Drain } from '../../../rollout/evictions.js';
import { counted, verb } from '../../../manifest/plural.js';
import { FAMILY } from './controller.js';

export const DELETION_ID = 'karpenter deletion';

/** Nodes that are deleted together, past every budget of their pool. */
export interface Deletion {
  readonly group: string;
  readonly nodes: readonly DeletedNode[];
}

export interface DeletedNode {
  readonly name: string;
  readonly drain: Drain;
  /** Why its drain never ends, as far as its own pods say; null where it does. */
  readonly endless: string | null;
}

/**
 * Deletes nodes all at once and makes nothing in their place: what becomes of the NodeClaims of a pool that is removed. Each is drained
 * first, as by any other deletion. Source: aws/karpenter-provider-aws#6905.
 */
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
    return new Map(this.deletions.map((deletion) => [deletion.group, this.standOf(deletion)]));
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
      return nodes.map(({ name: target, drain }) => ({
        target,
        drain,
        group,
        batch: 1,
        again: false,
        shows: 'leaving' as const,
      }));
    });
  }

  private standOf({ group, nodes }: Deletion): GroupEnd {
    if (nodes.length === 0) return { phase: 'idle', why: '' };
    const left = this.hasBegun ? (this.running.get(group) ?? 0) : nodes.length;
    if (left === 0) return { phase: 'complete', why: '' };
    const kept = nodes.filter(({ endless }) => endless !== null);
    const [first] = kept;
    if (!first || left > kept.length) return { phase: 'working', why: '' };
    const more = kept.length - 1;
    const others =
      more > 0 ? `, and ${counted(more, 'more node')} ${verb(more, 'does', 'do')} not either` : '';
    return { phase: 'stuck', why: `The drain of ${first.name} never ends: ${first.endless ?? ''}${others}.` };
  }
}
