import {
  isDone,
  type Pass,
  pass,
  type RunView,
  type UpdateRun,
} from '../../src/systems/kubefleet/controller/update-run.js';

/** What becomes of a cluster after its update. Absent = available; `untracked` counts as done at once. */
export type RunOutcome = 'never' | 'applyFails' | 'untracked';

export interface PlayedRun {
  /** Those in which anything happened, or in which the run began to wait for something else. */
  readonly passes: readonly Pass[];
  readonly outcome: 'succeeded' | 'stuck' | 'stuckOnError' | 'waitingForApproval';
  /** In byte order. */
  readonly unfinished: readonly string[];
}

/**
 * A whole run: after each pass the clusters that were started reach their outcome, and time moves on to the end of a wait.
 * Approvals are given as soon as they are asked for, or never.
 */
export function playRun(
  run: UpdateRun,
  outcomes: ReadonlyMap<string, RunOutcome>,
  approve: boolean,
): PlayedRun {
  const view: RunView = {
    progress: (cluster) => progressOf(run, cluster, outcomes),
    isApproved: () => approve,
  };
  const passes: Pass[] = [];
  const finished = new Set<string>();
  let now = 0;
  let current = run;
  for (;;) {
    const next = pass(current, view, now);
    for (const cluster of next.finished) finished.add(cluster);
    const isNew = isVisible(next) && !isSame(passes.at(-1), next);
    if (isNew) passes.push(next);
    const isQuiet = !isNew && next.timedWaitMs === null && next.run.at === current.at;
    if (isDone(next.run) || isQuiet) return { passes, ...endOf(next, run, finished) };
    now += next.timedWaitMs ?? 0;
    current = next.run;
  }
}

function progressOf(
  run: UpdateRun,
  cluster: string,
  outcomes: ReadonlyMap<string, RunOutcome>,
): ReturnType<RunView['progress']> {
  if (run.deletionStage.includes(cluster)) return 'removed';
  const outcome = outcomes.get(cluster);
  if (outcome === 'never') return 'updating';
  return outcome === 'applyFails' ? 'failed' : 'finished';
}

function isVisible(one: Pass): boolean {
  return one.started.length > 0 || one.finished.length > 0 || one.waitingFor !== null || one.stageDone;
}

function isSame(before: Pass | undefined, after: Pass): boolean {
  if (!before) return false;
  return JSON.stringify({ ...before, run: null }) === JSON.stringify({ ...after, run: null });
}

function endOf(last: Pass, run: UpdateRun, finished: ReadonlySet<string>): Omit<PlayedRun, 'passes'> {
  if (isDone(last.run)) return { outcome: 'succeeded', unfinished: [] };
  const all = [...run.stages.flatMap((stage) => stage.clusters), ...run.deletionStage];
  const unfinished = all.filter((cluster) => !finished.has(cluster)).sort((a, b) => (a < b ? -1 : 1));
  if (last.waitingFor !== null) return { outcome: 'waitingForApproval', unfinished };
  return { outcome: last.failed.length > 0 ? 'stuckOnError' : 'stuck', unfinished };
}
