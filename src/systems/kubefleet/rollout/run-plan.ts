import type { Controller } from '../../../rollout/controller.js';
import type { FleetObject } from '../objects/objects.js';
import type { Side } from '../side.js';
import { assumedRun, runOf, RUNS } from './run.js';
import { StagedController } from './staged-controller.js';
import { canEnd, stagedInput, type StagedRun, stagedRun } from './staged-run.js';

const STRATEGIES: readonly string[] = ['ClusterStagedUpdateStrategy', 'StagedUpdateStrategy'];

/** The staged runs of one side. */
interface RunPlans {
  /** Runs, and for each strategy that no run uses the run that it would make. */
  readonly runs: readonly StagedRun[];
  /** Strategies with the runs that use them. */
  readonly used: ReadonlyMap<FleetObject, readonly StagedRun[]>;
  readonly controllers: readonly (() => Controller)[];
}

export function runPlans(side: Side): RunPlans {
  const written = side.ofKind(...RUNS).map((object) => stagedRun(runOf(object, side), side));
  const used = new Map<FleetObject, readonly StagedRun[]>();
  const assumed: StagedRun[] = [];
  /** An edited strategy applies to the run after the one in progress, which begins when that one is done. */
  const next = new Map<StagedRun, StagedRun>();
  for (const strategy of side.ofKind(...STRATEGIES)) {
    const own = written.filter((run) => run.strategy === strategy);
    const users = own.filter(({ kept }) => kept?.differs !== true);
    const [first] = own;
    if (users.length > 0) used.set(strategy, users);
    else if (first) {
      const { placed, placement, object } = first;
      const follows = { object: null, strategy, placed, placement, kept: null, follows: object };
      const run = stagedRun(follows, side, canEnd(first) ? first : null);
      if (canEnd(first) && !run.isRefused) next.set(first, run);
      assumed.push(run);
    } else assumed.push(stagedRun(assumedRun(strategy, written, side), side));
  }
  const second = new Set(next.values());
  const runs = [...written, ...assumed];
  const controllers = runs
    .filter((run) => !run.isRefused && !second.has(run))
    .map((run) => () => {
      const after = next.get(run);
      const inputs = after ? [stagedInput(after, side)] : [];
      return new StagedController(run.controller, [stagedInput(run, side), ...inputs]);
    });
  return { runs, used, controllers };
}
