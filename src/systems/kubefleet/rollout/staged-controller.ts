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
import type { Availability } from '../../system.js';
import type { OpenApproval } from './approvals.js';
import {
  atRest,
  isMoving,
  outClusters,
  type UnderWay,
  untilHeard,
  withEnd,
  withStarts,
} from './out-clusters.js';
import {
  type ClusterProgress,
  DELETION_STAGE,
  isDone,
  pass,
  type RunView,
  unfinished,
  type UpdateRun,
} from '../controller/update-run.js';
import { approvalText, stageStuckText } from '../results/staged-why.js';

/** A staged update run over one placement, as far as it is when the dry rollout begins. */
export interface StagedInput {
  readonly id: string;
  readonly run: UpdateRun;
  /** Group names by stage, then that of the clusters which are removed at the end. */
  readonly groups: readonly string[];
  /** Why it never starts; null when it does. */
  readonly fault: GroupEnd | null;
  readonly signal: Availability['signal'];
  readonly silent: ReadonlyMap<string, string>;
  /** Clusters that were started long ago and are not available, and since when; nothing but a person changes that. */
  readonly held: ReadonlyMap<string, string>;
  /** Clusters on which the placement does not serve when it begins, and those it is not on yet. */
  readonly before: ReadonlyMap<string, Out>;
  readonly fresh: ReadonlySet<string>;
  /** Approvals that nobody has given yet; all others are taken as given. */
  readonly open: readonly OpenApproval[];
}

/**
 * The controller of one staged update run: `pass` again and again. A person is taken to approve at once, as long as nothing
 * has failed, so that the stages behind an approval are planned too; what comes after one never counts as complete, because
 * nobody knows when, or whether, the approval is given.
 */
export class StagedController implements Controller {
  private run: UpdateRun;
  private under: UnderWay;
  /** How the work ended on clusters that the run has not taken note of. */
  private done: ReadonlyMap<string, 'succeeded' | 'failed'> = new Map();
  /** The last batch of each group. */
  private batches: ReadonlyMap<string, number> = new Map();
  private wakeAt: Instant | null = null;

  constructor(private readonly input: StagedInput) {
    this.run = input.run;
    this.under = atRest(input.before, input.fresh);
  }

  get id(): string {
    return this.input.id;
  }

  /** True when it has nothing more to do, now and later. */
  get isOver(): boolean {
    return this.under.inFlight.size === 0 && isDone(this.run);
  }

  step(_world: WorldView, now: Instant): Step {
    if (this.input.fault) return NO_STEP;
    const before = this.run;
    const passed = pass(this.run, this.view(), now);
    this.run = passed.run;
    this.forget(passed.finished);
    const starts = this.begin(passed.started, before.at, passed.stage === DELETION_STAGE);
    this.under = withStarts(this.under, starts);
    this.wakeAt = passed.timedWaitMs === null ? null : now + passed.timedWaitMs;
    const moved = starts.length > 0 || passed.finished.length > 0 || this.run.at !== before.at;
    return { ...NO_STEP, starts, again: moved || asks(before, this.run), wakeAt: this.wakeAt };
  }

  ended(start: Start, result: 'succeeded' | 'failed'): void {
    this.under = withEnd(this.under, start, result);
    this.done = new Map([...this.done, [start.target, result]]);
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return new Map(
      this.input.groups.map((group, index) => [
        group,
        { ...this.endOf(index), undone: unfinished(this.run, index) },
      ]),
    );
  }

  out(): readonly Out[] {
    return outClusters(this.under);
  }

  fork(): StagedController {
    return Object.assign(new StagedController(this.input), this);
  }

  /** What counts as finished is never asked for again. */
  private forget(finished: readonly string[]): void {
    if (finished.length === 0) return;
    const done = new Map(this.done);
    for (const cluster of finished) done.delete(cluster);
    this.done = done;
  }

  private view(): RunView {
    return {
      progress: (cluster) => this.progressOf(cluster),
      isApproved: (name) => !this.input.open.some(({ request }) => request === name) || this.looksGood(),
    };
  }

  /** What cannot be tracked is done as soon as it is applied; data alone is, whatever it says. */
  private progressOf(cluster: string): ClusterProgress {
    if (this.input.silent.has(cluster) || this.input.held.has(cluster)) return 'updating';
    const result = this.done.get(cluster);
    if (this.run.at === this.run.stages.length) return result ? 'removed' : 'updating';
    if (this.input.signal === 'time') return 'finished';
    if (result === undefined) return 'updating';
    return result === 'succeeded' || this.input.signal === 'none' ? 'finished' : 'updating';
  }

  /** A person waits until the work is done, and approves nothing while a cluster does not work. */
  private looksGood(): boolean {
    return this.under.inFlight.size === 0 && this.under.broken.size === 0 && this.input.held.size === 0;
  }

  /** What one pass starts is a batch. */
  private begin(targets: readonly string[], stage: number, removes: boolean): Start[] {
    if (targets.length === 0) return [];
    const group = this.input.groups[stage] ?? '';
    const batch = (this.batches.get(group) ?? 0) + 1;
    this.batches = new Map([...this.batches, [group, batch]]);
    const { silent } = this.input;
    return targets.map((target) => ({ target, group, batch, removes, ...untilHeard(target, silent) }));
  }

  private endOf(index: number): GroupEnd {
    if (this.input.fault) return this.input.fault;
    const held = this.input.open.find(({ holdsBack }) => holdsBack <= index);
    if (this.run.at > index || isDone(this.run))
      return held ? { phase: 'waiting', why: approvalText(held) } : COMPLETE;
    if (this.run.at === index) return this.current(held ?? null);
    return { phase: 'waiting', why: this.laterWhy() };
  }

  private current(heldBy: OpenApproval | null): GroupEnd {
    const { held, silent } = this.input;
    if (isMoving(this.under, silent) || this.wakeAt !== null) return { phase: 'working', why: '' };
    const stage = this.run.stages[this.run.at];
    const left = [...this.run.started].filter((cluster) => !this.run.finished.has(cluster));
    if (left.length > 0)
      return { phase: 'stuck', why: stageStuckText(stage?.config.name ?? '', left, { held, silent }) };
    return heldBy === null ? { phase: 'working', why: '' } : { phase: 'waiting', why: approvalText(heldBy) };
  }

  private laterWhy(): string {
    const stage = this.run.stages[this.run.at];
    return stage ? `It waits for stage "${stage.config.name}".` : '';
  }
}

const COMPLETE: GroupEnd = { phase: 'complete', why: '' };

function asks(before: UpdateRun, after: UpdateRun): boolean {
  return before.requested.length !== after.requested.length || before.waitingSince !== after.waitingSince;
}
