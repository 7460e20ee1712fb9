import { byName } from '../../../manifest/lookup.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Stage } from './stages.js';

/** After this long with one cluster the run is marked as stuck; it keeps waiting all the same. */
export const STUCK_AFTER_MS = 5 * 60_000;

export const DELETION_STAGE = '(deletion)';

/** A started cluster: in progress, done, or failed to apply, which is retried forever. */
export type ClusterProgress = 'updating' | 'finished' | 'failed' | 'removed';

/** A run in progress. Plain data: a copy is a fork. */
export interface UpdateRun {
  readonly name: string;
  readonly stages: readonly Stage[];
  readonly deletionStage: readonly string[];
  /** The stage in progress; `stages.length` is the deletion stage, one more is the end. */
  readonly at: number;
  /** Clusters of the stage in progress that are not started. Clusters that are neither here nor in progress are finished. */
  readonly queue: readonly string[];
  readonly inProgress: readonly string[];
  /** True once a cluster of the stage was started. */
  readonly hasBegun: boolean;
  /** When all clusters of the stage were done and its after-stage tasks began. */
  readonly waitingSince: Instant | null;
  readonly requested: readonly string[];
}

export interface Pass {
  readonly run: UpdateRun;
  readonly stage: string | null;
  readonly started: readonly string[];
  readonly finished: readonly string[];
  readonly failed: readonly string[];
  readonly waitingFor: 'beforeStageTasks' | 'afterStageTasks' | null;
  readonly approvalRequest: string | null;
  readonly timedWaitMs: number | null;
  readonly stageDone: boolean;
  readonly skipped: boolean;
}

/** The world outside: the progress of clusters, and approvals that were given. */
interface RunView {
  progress(cluster: string): ClusterProgress;
  isApproved(request: string): boolean;
}

/** A staged run before its first pass; clusters that are no longer picked are removed after all stages. */
export function startRun(name: string, stages: readonly Stage[], toDelete: readonly string[]): UpdateRun {
  return atStage({ name, stages, deletionStage: [...toDelete].sort(byName), requested: [] }, 0);
}

function atStage(
  run: Pick<UpdateRun, 'name' | 'stages' | 'deletionStage' | 'requested'>,
  at: number,
): UpdateRun {
  const queue = run.stages[at]?.clusters ?? run.deletionStage;
  return { ...run, at, queue, inProgress: [], hasBegun: false, waitingSince: null };
}

/** A run that finds some clusters of a stage finished, and others in progress. */
export function resumedAt(
  run: UpdateRun,
  at: number,
  finished: readonly string[],
  inProgress: readonly string[],
): UpdateRun {
  const resumed = atStage(run, at);
  const begun = new Set([...finished, ...inProgress]);
  const queue = resumed.queue.filter((cluster) => !begun.has(cluster));
  return { ...resumed, queue, inProgress, hasBegun: begun.size > 0 };
}

/** Clusters of a stage, or of the deletion stage, that the run has not finished. */
export function unfinished(
  { stages, deletionStage, at, queue, inProgress }: UpdateRun,
  index: number,
): readonly string[] {
  if (at > index) return [];
  return at === index ? [...inProgress, ...queue] : (stages[index]?.clusters ?? deletionStage);
}

/** True when all stages are done and everything that was to be removed is gone. */
export function isDone({ at, stages, deletionStage }: UpdateRun): boolean {
  return at > stages.length || (at === stages.length && deletionStage.length === 0);
}

/** One pass over the stage in progress. Source: kubefleet-dev/kubefleet e160c1cd, updaterun/execution.go, execute. */
export function pass(run: UpdateRun, view: RunView, now: Instant): Pass {
  const stage = run.stages[run.at];
  if (!stage) return isDone(run) ? passOf(run, null) : deletionPass(run, view);
  const { name, beforeStageTasks } = stage.config;
  if (stage.clusters.length === 0) return passOf(nextStage(run), name, { stageDone: true, skipped: true });
  const before = `${run.name}-before-${name}`;
  const asksFirst = beforeStageTasks.length > 0 && !run.hasBegun;
  if (asksFirst && !(run.requested.includes(before) && view.isApproved(before)))
    return passOf(request(run, before), name, { waitingFor: 'beforeStageTasks', approvalRequest: before });
  const moved = updatePass(run, stage, view);
  return isFinished(moved.run) ? afterStage(moved, stage, view, now) : moved;
}

function isFinished({ queue, inProgress }: UpdateRun): boolean {
  return queue.length + inProgress.length === 0;
}

/**
 * Goes through the clusters in order with `maxConcurrency` slots. A cluster that is finished frees its slot in the same
 * pass, so the window slides; one that failed keeps its slot.
 */
function updatePass(run: UpdateRun, { config, maxConcurrency }: Stage, view: RunView): Pass {
  const progress = new Map(run.inProgress.map((cluster) => [cluster, view.progress(cluster)]));
  const are = (is: ClusterProgress) => run.inProgress.filter((cluster) => progress.get(cluster) === is);
  const busy = run.inProgress.filter((cluster) => progress.get(cluster) !== 'finished');
  const free = Math.max(0, maxConcurrency - busy.length);
  const started = run.queue.slice(0, free);
  const hasBegun = run.hasBegun || started.length > 0;
  const moved = { ...run, queue: run.queue.slice(free), inProgress: [...busy, ...started], hasBegun };
  return passOf(moved, config.name, { started, finished: are('finished'), failed: are('failed') });
}

/** After-stage tasks run in parallel and all must pass; a timed wait counts from the moment the stage began to wait. */
function afterStage(moved: Pass, { config }: Stage, view: RunView, now: Instant): Pass {
  const waitingSince = moved.run.waitingSince ?? now;
  let run: UpdateRun = { ...moved.run, waitingSince };
  let timedWaitMs: number | null = null;
  let approvalRequest: string | null = null;
  for (const task of config.afterStageTasks) {
    if (task.type === 'TimedWait') {
      const leftMs = waitingSince + (task.waitMs ?? 0) - now;
      if (leftMs > 0) timedWaitMs = leftMs;
    }
    if (task.type === 'Approval') {
      const name = `${run.name}-after-${config.name}`;
      if (!run.requested.includes(name) || !view.isApproved(name)) approvalRequest = name;
      run = request(run, name);
    }
  }
  if (timedWaitMs === null && approvalRequest === null)
    return { ...moved, run: nextStage(run), stageDone: true };
  return { ...moved, run, waitingFor: 'afterStageTasks', timedWaitMs, approvalRequest };
}

/** Everything that is no longer picked is removed at once, after all stages. */
function deletionPass(run: UpdateRun, view: RunView): Pass {
  const isRemoved = (cluster: string): boolean => view.progress(cluster) === 'removed';
  const finished = run.inProgress.filter(isRemoved);
  const left = run.inProgress.filter((one) => !isRemoved(one));
  const moved = { ...run, queue: [], inProgress: [...left, ...run.queue], hasBegun: true };
  const happened = { started: run.queue, finished };
  return passOf(isFinished(moved) ? nextStage(moved) : moved, DELETION_STAGE, happened);
}

function nextStage(run: UpdateRun): UpdateRun {
  return atStage(run, run.at + 1);
}

function request(run: UpdateRun, name: string): UpdateRun {
  return run.requested.includes(name) ? run : { ...run, requested: [...run.requested, name] };
}

function passOf(run: UpdateRun, stage: string | null, happened: Partial<Pass> = {}): Pass {
  return {
    ...{ run, stage, started: [], finished: [], failed: [] },
    ...{ waitingFor: null, approvalRequest: null, timedWaitMs: null, stageDone: false, skipped: false },
    ...happened,
  };
}
