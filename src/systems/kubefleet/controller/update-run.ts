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
  /** Clusters of the stage in progress that were started, and those of them that are finished. */
  readonly started: ReadonlySet<string>;
  readonly finished: ReadonlySet<string>;
  /** When all clusters of the stage were done and its after-stage tasks began. */
  readonly waitingSince: Instant | null;
  /** Names of approval requests that were created. */
  readonly requested: readonly string[];
}

/** One pass of the controller. */
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
export interface RunView {
  progress(cluster: string): ClusterProgress;
  isApproved(request: string): boolean;
}

const NOT_STARTED = { started: new Set<string>(), finished: new Set<string>(), waitingSince: null };

/** A staged run before its first pass. */
export function startRun(
  name: string,
  stages: readonly Stage[],
  deletionStage: readonly string[],
): UpdateRun {
  return { name, stages, deletionStage, at: 0, ...NOT_STARTED, requested: [] };
}

/** Clusters of a stage, or of the deletion stage, that the run has not finished. */
export function unfinished({ stages, deletionStage, at, finished }: UpdateRun, index: number): string[] {
  const clusters = stages[index]?.clusters ?? deletionStage;
  if (at !== index) return at > index ? [] : [...clusters];
  return clusters.filter((cluster) => !finished.has(cluster));
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
  const asksFirst = beforeStageTasks.length > 0 && run.started.size === 0;
  if (asksFirst && !(run.requested.includes(before) && view.isApproved(before)))
    return passOf(request(run, before), name, { waitingFor: 'beforeStageTasks', approvalRequest: before });
  const moved = updatePass(run, stage, view);
  return moved.failed.length === 0 && moved.run.finished.size === stage.clusters.length
    ? afterStage(moved, stage, view, now)
    : moved;
}

/**
 * Goes through the clusters in order with `maxConcurrency` slots. A cluster that is finished frees its slot in the same
 * pass, so the window slides; one that failed keeps its slot.
 */
function updatePass(run: UpdateRun, stage: Stage, view: RunView): Pass {
  const started: string[] = [];
  const finished: string[] = [];
  const failed: string[] = [];
  let slots = stage.maxConcurrency;
  for (const cluster of stage.clusters) {
    if (slots === 0) break;
    if (run.finished.has(cluster)) continue;
    const progress = run.started.has(cluster) ? view.progress(cluster) : null;
    if (progress === null) started.push(cluster);
    if (progress === 'failed') failed.push(cluster);
    if (progress === 'finished') finished.push(cluster);
    else slots--;
  }
  return passOf(withMore(run, started, finished), stage.config.name, { started, finished, failed });
}

function withMore(run: UpdateRun, started: readonly string[], finished: readonly string[]): UpdateRun {
  if (started.length + finished.length === 0) return run;
  return {
    ...run,
    started: new Set([...run.started, ...started]),
    finished: new Set([...run.finished, ...finished]),
  };
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
  const left = run.deletionStage.filter((cluster) => !run.finished.has(cluster));
  const started = left.filter((cluster) => !run.started.has(cluster));
  const finished = left.filter((cluster) => run.started.has(cluster) && view.progress(cluster) === 'removed');
  const next = withMore(run, started, finished);
  const isOver = next.finished.size === run.deletionStage.length;
  return passOf(isOver ? nextStage(next) : next, DELETION_STAGE, { started, finished });
}

function nextStage(run: UpdateRun): UpdateRun {
  return { ...run, ...NOT_STARTED, at: run.at + 1 };
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
