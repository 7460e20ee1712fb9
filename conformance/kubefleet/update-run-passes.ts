import { byName } from '../../src/manifest/lookup.js';
import {
  isDone,
  type Pass,
  pass,
  type UpdateRun,
} from '../../src/systems/kubefleet/controller/update-run.js';

/** What becomes of a cluster after its update. Absent = available; `untracked` counts as done at once. */
export type RunOutcome = 'never' | 'applyFails' | 'untracked';

/**
 * A whole run: after each pass the clusters that were started reach their outcome, and time moves on to the end of a wait.
 * Approvals are given as soon as they are asked for, or never. Passes are those in which anything happened, or in which the run began to
 * wait for something else.
 */
export function playRun(run: UpdateRun, outcomes: ReadonlyMap<string, RunOutcome>, approve: boolean) {
  const ends = { never: 'updating', applyFails: 'failed', untracked: 'finished' } as const;
  const view = {
    progress: (cluster: string) =>
      run.deletionStage.includes(cluster) ? 'removed' : ends[outcomes.get(cluster) ?? 'untracked'],
    isApproved: () => approve,
  } as const;
  const passes: Pass[] = [];
  const left = new Set([...run.stages.flatMap(({ clusters }) => clusters), ...run.deletionStage]);
  let now = 0;
  let current = run;
  for (;;) {
    const next = pass(current, view, now);
    const { started, finished, waitingFor, stageDone, timedWaitMs, failed } = next;
    for (const cluster of finished) left.delete(cluster);
    const isVisible = started.length + finished.length > 0 || waitingFor !== null || stageDone;
    const isNew = isVisible && JSON.stringify({ ...passes.at(-1), run }) !== JSON.stringify({ ...next, run });
    if (isNew) passes.push(next);
    if (isDone(next.run)) return { passes, outcome: 'succeeded', unfinished: [] };
    if (!isNew && timedWaitMs === null && next.run.at === current.at) {
      const stuck = failed.length > 0 ? 'stuckOnError' : 'stuck';
      const outcome = waitingFor === null ? stuck : 'waitingForApproval';
      return { passes, outcome, unfinished: [...left].sort(byName) };
    }
    now += timedWaitMs ?? 0;
    current = next.run;
  }
}
