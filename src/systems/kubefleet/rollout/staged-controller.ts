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
import { code, name, NO_TEXT, text } from '../../../text/text.js';
import {
  type ClusterProgress,
  DELETION_STAGE,
  isDone,
  pass,
  unfinished,
  type UpdateRun,
} from '../controller/update-run.js';
import type { Side } from '../side.js';
import { openGates, type StagedRun } from './run.js';
import { outAlready, UnderWay } from './under-way.js';
import { stageStuck } from './why.js';

/**
 * The controller of the runs over one placement, one after the other: the next begins when the one before it is done. A person is assumed to
 * approve at once unless something has failed, so that the stages behind an approval are planned too; what comes after an approval
 * never counts as complete, because the time of the approval is unknown.
 */
export class StagedController implements Controller {
  readonly id: string;
  /** The runs that are done, the one in progress, and the ones after it. */
  private current = 0;
  private update: UpdateRun;
  private underWay: UnderWay;
  private wakeAt: Instant | null = null;
  /** Ends of the work on clusters that the run has not taken note of. */
  private ends = new Map<string, 'succeeded' | 'failed'>();
  private batches = new Map<string, number>();

  constructor(
    private readonly runs: readonly [StagedRun, ...StagedRun[]],
    private readonly silent: Side['silent'],
  ) {
    const [{ controller, progress, placed, plan, groups }] = runs;
    this.id = controller;
    this.update = progress.update;
    const lists = [...plan.stages.map(({ clusters }) => clusters), plan.deletionStage];
    const groupOf = new Map(
      lists.flatMap((list, i) => list.map((cluster) => [cluster, groups[i] ?? ''] as const)),
    );
    const bindings = placed?.bindings ?? [];
    const out = outAlready(bindings, silent, (cluster) => groupOf.get(cluster) ?? null);
    this.underWay = new UnderWay(out, bindings);
  }

  step(_world: WorldView, now: Instant): Step {
    if (this.isTurning()) {
      // The next run finds the clusters as the one before it leaves them.
      this.current++;
      this.update = this.run.progress.update;
      this.underWay = new UnderWay(this.underWay.out(), []);
      this.ends.clear();
    }
    if (faultOf(this.run)) return NO_STEP;
    const before = this.update;
    const { run, started, finished, stage, timedWaitMs } = pass(before, this, now);
    this.update = run;
    for (const cluster of finished) this.ends.delete(cluster);
    const starts = this.begin(started, before.at, stage === DELETION_STAGE);
    this.underWay.begin(starts);
    this.wakeAt = timedWaitMs === null ? null : now + timedWaitMs;
    const hasMoved =
      before.at !== run.at ||
      before.requested.length !== run.requested.length ||
      before.waitingSince !== run.waitingSince;
    const again = starts.length + finished.length > 0 || hasMoved || this.isTurning();
    return { ...NO_STEP, starts, again, wakeAt: this.wakeAt };
  }

  ended(start: Start, result: 'succeeded' | 'failed'): void {
    this.underWay.end(start, result);
    this.ends.set(start.target, result);
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    const ends = this.runs.flatMap((run, i) =>
      run.groups.map((group, index): [string, GroupEnd] => {
        if (i < this.current) return [group, { ...doneOf(run, index), undone: [] }];
        const isNext = i > this.current;
        const end = isNext ? (faultOf(run) ?? NEXT) : this.endOf(index);
        return [group, { ...end, undone: unfinished(isNext ? run.progress.update : this.update, index) }];
      }),
    );
    return new Map(ends);
  }

  out(): readonly Out[] {
    return this.underWay.out();
  }

  fork(): StagedController {
    const copy = Object.assign(Object.create(StagedController.prototype) as StagedController, this);
    return Object.assign(copy, {
      underWay: this.underWay.copy(),
      ends: new Map(this.ends),
      batches: new Map(this.batches),
    });
  }

  /** A cluster whose resources cannot be tracked is done as soon as they are applied; so is one of data alone. */
  progress(cluster: string): ClusterProgress {
    if (this.silent.has(cluster) || this.run.progress.held.has(cluster)) return 'updating';
    const result = this.ends.get(cluster);
    const signal = this.run.placed?.spec.availability.signal;
    if (this.update.at === this.update.stages.length) return result ? 'removed' : 'updating';
    if (signal === 'time') return 'finished';
    return result === 'succeeded' || (result && signal === 'none') ? 'finished' : 'updating';
  }

  /** A person waits until the work is done, and approves nothing while a cluster does not work. */
  isApproved(request: string): boolean {
    const { progress } = this.run;
    const { inFlight, broken } = this.underWay;
    const looksGood = inFlight.size + broken.size + progress.held.size === 0;
    return looksGood || !openGates(this.run, Infinity).some((one) => one.request === request);
  }

  private get run(): StagedRun {
    return this.runs[this.current] ?? this.runs[0];
  }

  /** True if a run is over and another one follows it. */
  private isTurning(): boolean {
    return this.underWay.inFlight.size === 0 && isDone(this.update) && this.runs.length > this.current + 1;
  }

  /** A batch is what one pass starts. */
  private begin(targets: readonly string[], stage: number, removes: boolean): Start[] {
    const group = this.run.groups[stage];
    if (targets.length === 0 || group === undefined) return [];
    const batch = (this.batches.get(group) ?? 0) + 1;
    this.batches.set(group, batch);
    return targets.map((target) => ({
      ...{ target, group, batch, removes },
      ...(this.silent.has(target) ? { workMs: Infinity } : {}),
    }));
  }

  private endOf(index: number): GroupEnd {
    const { run, update, silent } = this;
    const fault = faultOf(run);
    if (fault) return fault;
    if (update.at > index || isDone(update)) return doneOf(run, index);
    const stage = update.stages[update.at]?.config.name ?? '';
    if (update.at < index)
      return { phase: 'waiting', why: text`It waits for stage ${name('group', stage)}.` };
    if (this.underWay.isMoving(silent) || this.wakeAt !== null) return WORKING;
    const left = update.inProgress;
    return left.length > 0
      ? stageStuck(stage, left, run.progress.held, silent)
      : (waitingFor(run, index) ?? WORKING);
  }
}

const WORKING: GroupEnd = { phase: 'working', why: NO_TEXT };
const NEXT: GroupEnd = { phase: 'waiting', why: text`It waits for the run in progress.` };
const STOPPED: GroupEnd = {
  phase: 'idle',
  why: text`The run is in state ${code('Stop')}: it starts nothing until someone sets it to ${code('Run')}.`,
};

function faultOf({ fault, state }: StagedRun): GroupEnd | null {
  return fault ?? (state === 'Stop' ? STOPPED : null);
}

function doneOf(run: StagedRun, index: number): GroupEnd {
  return waitingFor(run, index) ?? { phase: 'complete', why: NO_TEXT };
}

function waitingFor(run: StagedRun, index: number): GroupEnd | null {
  const [gate] = openGates(run, index);
  if (!gate) return null;
  const named = name('object', gate.request);
  const why =
    gate.kind === 'start'
      ? text`${named} is in state ${code('Initialize')}: it starts when someone sets it to ${code('Run')}. Times assume a start at once.`
      : text`It waits for someone to approve ${named}; times are the earliest possible.`;
  return { phase: 'waiting', why };
}
