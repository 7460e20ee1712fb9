import {
  type Controller,
  type GroupEnd,
  type Instant,
  NO_STEP,
  type Out,
  type Start,
  type Step,
  type WorldView,
} from '../../../rollout/controller.js';
import type { Text } from '../../../text/text.js';
import type { Availability } from '../../system.js';
import {
  type ClusterProgress,
  DELETION_STAGE,
  isDone,
  pass,
  type RunView,
  unfinished,
  type UpdateRun,
} from '../controller/update-run.js';
import type { OpenApproval } from './approvals.js';
import { ClustersUnderWay } from './out-clusters.js';
import { approvalText, stageStuck } from './why.js';

/** A staged update run over one placement, as the snapshot shows it. */
export interface StagedInput {
  readonly run: UpdateRun;
  /** Group names by stage, then that of the clusters which are removed at the end. */
  readonly groups: readonly string[];
  /** Why it never starts; null if it does. */
  readonly fault: GroupEnd | null;
  readonly signal: Availability['signal'];
  readonly silent: ReadonlyMap<string, Text>;
  /** Clusters that were started long ago and are not available, and since when; only a person changes that. */
  readonly held: ReadonlyMap<string, Instant>;
  /** Clusters that the placement does not serve on when the run begins, and those that do not have it yet. */
  readonly before: readonly Out[];
  readonly fresh: ReadonlySet<string>;
  /** Approvals that are not given. */
  readonly open: readonly OpenApproval[];
}

/**
 * The controller of the runs over one placement, one after the other: the next begins when the one before it is done. A person is assumed to
 * approve at once unless something has failed, so that the stages behind an approval are planned too; what comes after an approval
 * never counts as complete, because nobody knows when it is given.
 */
export class StagedController implements Controller {
  private input: StagedInput;
  private run: UpdateRun;
  private under: ClustersUnderWay;
  private wakeAt: Instant | null = null;
  /** Ends of the work on clusters that the run has not taken note of. */
  private ends: ReadonlyMap<string, 'succeeded' | 'failed'> = new Map();
  /** The last batch of each group. */
  private batches: ReadonlyMap<string, number> = new Map();
  /** Runs that are done, and those that are not begun. */
  private over: readonly StagedInput[] = [];
  private next: readonly StagedInput[];

  constructor(
    readonly id: string,
    [first, ...next]: readonly [StagedInput, ...StagedInput[]],
  ) {
    this.input = first;
    this.run = first.run;
    this.under = new ClustersUnderWay(first.before, first.fresh);
    this.next = next;
  }

  step(_world: WorldView, now: Instant): Step {
    if (this.isOver()) this.turn();
    if (this.input.fault) return NO_STEP;
    const before = this.run;
    const passed = pass(this.run, this.view(), now);
    this.run = passed.run;
    if (passed.finished.length > 0)
      this.ends = new Map([...this.ends].filter(([cluster]) => !passed.finished.includes(cluster)));
    const starts = this.begin(passed.started, before.at, passed.stage === DELETION_STAGE);
    this.under.begin(starts);
    this.wakeAt = passed.timedWaitMs === null ? null : now + passed.timedWaitMs;
    const again =
      starts.length + passed.finished.length > 0 || isOtherState(before, this.run) || this.isTurning();
    return { ...NO_STEP, starts, again, wakeAt: this.wakeAt };
  }

  ended(start: Start, result: 'succeeded' | 'failed'): void {
    this.under.end(start, result);
    this.ends = new Map([...this.ends, [start.target, result]]);
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    const later: GroupEnd = { phase: 'waiting', why: 'It waits for the run in progress.' };
    return new Map([
      ...this.over.flatMap((input) =>
        endsOf(
          input,
          (index) => doneOf(input, index),
          () => [],
        ),
      ),
      ...endsOf(
        this.input,
        (index) => this.endOf(index),
        (index) => unfinished(this.run, index),
      ),
      ...this.next.flatMap((input) =>
        endsOf(
          input,
          () => input.fault ?? later,
          (index) => unfinished(input.run, index),
        ),
      ),
    ]);
  }

  out(): readonly Out[] {
    return this.under.out();
  }

  fork(): StagedController {
    return Object.assign(Object.create(StagedController.prototype) as StagedController, this, {
      under: this.under.copy(),
    });
  }

  private isOver(): boolean {
    return this.under.isIdle && isDone(this.run);
  }

  private isTurning(): boolean {
    return this.next.length > 0 && this.isOver();
  }

  private turn(): void {
    const [next, ...others] = this.next;
    if (!next) return;
    const out = this.under.out();
    this.over = [...this.over, this.input];
    this.next = others;
    this.input = next;
    this.run = next.run;
    this.under = new ClustersUnderWay(out, next.fresh);
    this.ends = new Map();
  }

  private view(): RunView {
    return {
      progress: (cluster) => this.progressOf(cluster),
      isApproved: (name) => !this.input.open.some(({ request }) => request === name) || this.looksGood(),
    };
  }

  /** A cluster whose resources cannot be tracked is done as soon as they are applied; so is one of data alone. */
  private progressOf(cluster: string): ClusterProgress {
    const { silent, held, signal } = this.input;
    if (silent.has(cluster) || held.has(cluster)) return 'updating';
    const result = this.ends.get(cluster);
    if (this.run.at === this.run.stages.length) return result ? 'removed' : 'updating';
    if (signal === 'time') return 'finished';
    return result === 'succeeded' || (result && signal === 'none') ? 'finished' : 'updating';
  }

  /** A person waits until the work is done, and approves nothing while a cluster does not work. */
  private looksGood(): boolean {
    return this.under.isIdle && !this.under.hasBroken && this.input.held.size === 0;
  }

  /** A batch is what one pass starts. */
  private begin(targets: readonly string[], stage: number, removes: boolean): Start[] {
    if (targets.length === 0) return [];
    const group = this.input.groups[stage] ?? '';
    const batch = (this.batches.get(group) ?? 0) + 1;
    this.batches = new Map([...this.batches, [group, batch]]);
    const { silent } = this.input;
    return targets.map((target) => ({
      target,
      group,
      batch,
      removes,
      ...(silent.has(target) ? { workMs: Infinity } : {}),
    }));
  }

  private endOf(index: number): GroupEnd {
    const { fault, silent, held, open } = this.input;
    if (fault) return fault;
    const { run } = this;
    if (run.at > index || isDone(run)) return doneOf(this.input, index);
    const name = run.stages[run.at]?.config.name;
    if (run.at < index)
      return { phase: 'waiting', why: name === undefined ? '' : `It waits for stage "${name}".` };
    if (this.under.isMoving(silent) || this.wakeAt !== null) return WORKING;
    const left = [...run.started].filter((cluster) => !run.finished.has(cluster));
    if (left.length > 0) return stageStuck(name ?? '', left, held, silent);
    const approval = open.find(({ holdsBack }) => holdsBack <= index);
    return approval ? { phase: 'waiting', why: approvalText(approval) } : WORKING;
  }
}

const WORKING: GroupEnd = { phase: 'working', why: '' };

function endsOf(
  { groups }: StagedInput,
  endOf: (index: number) => GroupEnd,
  undoneIn: (index: number) => readonly string[],
): (readonly [string, GroupEnd])[] {
  return groups.map((group, index) => [group, { ...endOf(index), undone: undoneIn(index) }]);
}

function doneOf({ open }: StagedInput, index: number): GroupEnd {
  const approval = open.find(({ holdsBack }) => holdsBack <= index);
  return approval ? { phase: 'waiting', why: approvalText(approval) } : { phase: 'complete', why: '' };
}

function isOtherState(before: UpdateRun, after: UpdateRun): boolean {
  return (
    before.at !== after.at ||
    before.requested.length !== after.requested.length ||
    before.waitingSince !== after.waitingSince
  );
}
