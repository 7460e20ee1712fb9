import {
  type Controller,
  type GroupEnd,
  type Instant,
  NO_STEP,
  type Start,
} from '../../../rollout/controller.js';
import { code, name, NO_TEXT, text } from '../../../text/text.js';
import { type ClusterProgress, DELETION_STAGE, isDone, pass, unfinished } from '../controller/update-run.js';
import type { Side } from '../side.js';
import { openGates, type StagedRun } from './run.js';
import { outAlready, UnderWay } from './under-way.js';
import { stageStuck } from './why.js';

type StagedState = ReturnType<typeof stagedStart>;

function stagedStart({ progress, placed, plan, groups }: StagedRun, silent: Side['silent']) {
  const lists = [...plan.stages.map(({ clusters }) => clusters), plan.deletionStage];
  const groupOf = new Map(
    lists.flatMap((list, i) => list.map((cluster) => [cluster, groups[i] ?? ''] as const)),
  );
  const bindings = placed?.bindings ?? [];
  const out = outAlready(bindings, silent, (cluster) => groupOf.get(cluster) ?? null);
  return {
    /** Index of the run in progress, after the runs that are done. */
    current: 0,
    update: progress.update,
    underWay: new UnderWay(out, bindings),
    wakeAt: null as Instant | null,
    /** Ends of the work on clusters that the run has not taken note of. */
    ends: new Map<string, 'succeeded' | 'failed'>(),
    /** Number of batches by group. */
    batches: new Map<string, number>(),
  };
}

/**
 * The controller of the runs over one placement, one after the other: the next begins when the one before it is done. A person is assumed to
 * approve at once unless something has failed, so that the stages behind an approval are planned too; what comes after an approval
 * never counts as complete, because the time of the approval is unknown.
 */
export function stagedController(
  runs: readonly [StagedRun, ...StagedRun[]],
  silent: Side['silent'],
  state: StagedState = stagedStart(runs[0], silent),
): Controller {
  const { ends, batches } = state;
  const runNow = (): StagedRun => runs[state.current] ?? runs[0];
  /** True if a run is over and another one follows it. */
  const isTurning = (): boolean =>
    state.underWay.inFlight.size === 0 && isDone(state.update) && runs.length > state.current + 1;
  /** A cluster whose resources cannot be tracked is done as soon as they are applied; so is one of data alone. */
  const progress = (cluster: string): ClusterProgress => {
    const run = runNow();
    if (silent.has(cluster) || run.progress.held.has(cluster)) return 'updating';
    const result = ends.get(cluster);
    const signal = run.placed?.spec.availability.signal;
    if (state.update.at === state.update.stages.length) return result ? 'removed' : 'updating';
    if (signal === 'time') return 'finished';
    return result === 'succeeded' || (result && signal === 'none') ? 'finished' : 'updating';
  };
  /** A person waits until the work is done, and approves nothing while a cluster does not work. */
  const isApproved = (request: string): boolean => {
    const { inFlight, broken } = state.underWay;
    const looksGood = inFlight.size + broken.size + runNow().progress.held.size === 0;
    return looksGood || !openGates(runNow(), Infinity).some((one) => one.request === request);
  };
  /** A batch is what one pass starts. */
  const begin = (targets: readonly string[], stage: number, removes: boolean): Start[] => {
    const group = runNow().groups[stage];
    if (targets.length === 0 || group === undefined) return [];
    const batch = (batches.get(group) ?? 0) + 1;
    batches.set(group, batch);
    return targets.map((target) => ({
      ...{ target, group, batch, removes },
      ...(silent.has(target) ? { workMs: Infinity } : {}),
    }));
  };
  const endOf = (index: number): GroupEnd => {
    const { update, underWay, wakeAt } = state;
    const run = runNow();
    const fault = faultOf(run);
    if (fault) return fault;
    if (update.at > index || isDone(update)) return doneOf(run, index);
    const stage = update.stages[update.at]?.config.name ?? '';
    if (update.at < index)
      return { phase: 'waiting', why: text`It waits for stage ${name('group', stage)}.` };
    if (underWay.isMoving(silent) || wakeAt !== null) return WORKING;
    const left = update.inProgress;
    return left.length > 0
      ? stageStuck(stage, left, run.progress.held, silent)
      : (waitingFor(run, index) ?? WORKING);
  };
  return {
    id: runs[0].controller,
    step: (_world, now) => {
      if (isTurning()) {
        // The next run finds the clusters as the one before it leaves them.
        state.current++;
        state.update = runNow().progress.update;
        state.underWay = new UnderWay(state.underWay.out(), []);
        ends.clear();
      }
      if (faultOf(runNow())) return NO_STEP;
      const before = state.update;
      const { run, started, finished, stage, timedWaitMs } = pass(before, { progress, isApproved }, now);
      state.update = run;
      for (const cluster of finished) ends.delete(cluster);
      const starts = begin(started, before.at, stage === DELETION_STAGE);
      state.underWay.begin(starts);
      state.wakeAt = timedWaitMs === null ? null : now + timedWaitMs;
      const hasMoved =
        before.at !== run.at ||
        before.requested.length !== run.requested.length ||
        before.waitingSince !== run.waitingSince;
      const again = starts.length + finished.length > 0 || hasMoved || isTurning();
      return { ...NO_STEP, starts, again, wakeAt: state.wakeAt };
    },
    ended: (start, result) => {
      state.underWay.end(start, result);
      ends.set(start.target, result);
    },
    groups: () =>
      new Map(
        runs.flatMap((run, i) =>
          run.groups.map((group, index): [string, GroupEnd] => {
            if (i < state.current) return [group, { ...doneOf(run, index), undone: [] }];
            const isNext = i > state.current;
            const end = isNext ? (faultOf(run) ?? NEXT) : endOf(index);
            const undone = unfinished(isNext ? run.progress.update : state.update, index);
            return [group, { ...end, undone }];
          }),
        ),
      ),
    out: () => state.underWay.out(),
    fork: () =>
      stagedController(runs, silent, {
        ...state,
        ...{ underWay: state.underWay.copy(), ends: new Map(ends), batches: new Map(batches) },
      }),
  };
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
