import type { Availability } from '../../system.js';
import { isUnavailable } from '../controller/bindings.js';
import { readStages } from '../controller/stages.js';
import { type FleetObject, refKeyOf } from '../objects/objects.js';
import { isError } from '../objects/properties.js';
import type { Side } from '../side.js';
import { isApproved, type OpenApproval, openApprovals, openStart } from './approvals.js';
import { abortOf } from './membership.js';
import { freshOf, outAlready } from './out-clusters.js';
import { type Run, isInProgress, runState } from './run.js';
import { passedRequests, type RunProgress, runProgress } from './run-progress.js';
import { missingSnapshot } from './run-snapshot.js';
import { abortedBy, failedBy, planStages, type StagePlan } from './stage-plan.js';
import type { StagedInput } from './staged-controller.js';

/** A staged update run with all that decides how it goes. */
export interface StagedRun extends Run {
  /** The run, or the strategy of an assumed one. */
  readonly shown: FleetObject;
  /** The strategy whose stages it uses; null if it has none, or continues with a copy that differs. */
  readonly source: FleetObject | null;
  /** The run as the cluster has it after merging, whose edit may be refused. Null if it is only assumed. */
  readonly planned: FleetObject | null;
  readonly state: string;
  readonly isRefused: boolean;
  readonly plan: StagePlan;
  /** Why the next pass ends a run in progress for good; null if it continues. */
  readonly aborted: string | null;
  readonly progress: RunProgress;
  /** Clusters on which the placement does not work, and that the run has not started. */
  readonly failing: readonly string[];
  /** Null if the placement is unknown. */
  readonly availability: Availability | null;
  /** Id of its controller. */
  readonly controller: string;
  /** Group names by stage, then that of the deletion stage. */
  readonly groups: readonly string[];
  /** Approval requests that it has passed. */
  readonly passed: ReadonlySet<string>;
  /** What it waits for: the approvals of the run before it, its start and its own approvals. */
  readonly open: readonly OpenApproval[];
}

/** Plans one run; `before` is the run that it follows, if that one comes to its end. */
export function stagedRun(run: Run, side: Side, before: StagedRun | null = null): StagedRun {
  const { object, strategy, placed, kept, follows } = run;
  const shown = object ?? strategy;
  if (!shown) throw new Error('a run has an object or a strategy');
  const accepted = strategy && side.accepted(strategy);
  const { name, namespace } = shown.ref;
  const status = object ? side.live(object.ref)?.manifest.object['status'] : undefined;
  const configs = kept?.configs ?? (accepted && readStages(accepted.stored['spec']));
  const isUnderWay = isInProgress(status) && placed !== null && follows === null;
  const aborted = isUnderWay ? abortOf(status, placed, side) : null;
  const missing = missingSnapshot(run, side);
  const planned = object && (side.accepted(object) ?? object);
  const state = planned ? runState(planned) : 'Run';
  const stages = planStages(run, configs, side.fleet);
  const checked = missing ? failedBy(missing, stages) : stages;
  const plan = aborted === null ? checked : abortedBy(aborted, checked);
  const unavailable = unavailableIn(run);
  const progress = runProgress(status, name, plan, { at: side.fleet.seenAt, unavailable });
  const passed = passedRequests(status, name);
  const isGiven = (request: string): boolean =>
    passed.has(request) || isApproved(side.input.snapshot, namespace, request);
  return {
    ...run,
    shown,
    source: kept?.differs === true ? null : accepted,
    planned,
    state,
    isRefused: shown.refusals.length > 0 && side.accepted(shown) === null,
    plan,
    aborted,
    progress,
    failing: [...unavailable].filter((cluster) => !progress.begun.has(cluster)),
    availability: placed?.spec.availability ?? null,
    controller: before?.controller ?? `kubefleet ${refKeyOf(shown.ref)}`,
    groups: plan.names.map((stage) => `${refKeyOf(shown.ref)}/${stage}`),
    passed,
    open: [
      ...(before?.open ?? []).map((one) => ({ ...one, holdsBack: 0 })),
      ...openStart(name, state),
      ...openApprovals(plan, name, isGiven),
    ],
  };
}

/** True for a run that only its own clusters and people hold back. */
export function canEnd({ isRefused, plan, state, progress }: StagedRun): boolean {
  return !isRefused && plan.fault === null && state !== 'Stop' && progress.held.size === 0;
}

/** The run as its controller sees it. */
export function stagedInput(run: StagedRun, { silent }: Side): StagedInput {
  const { plan, progress, groups, state, availability, open, placed, follows } = run;
  const stopped = {
    phase: 'idle' as const,
    why: 'The run is in state Stop: it starts nothing until someone sets it to Run.',
  };
  const lists = [...plan.stages.map(({ clusters }) => clusters), plan.deletionStage];
  const groupOf = (cluster: string): string | null =>
    groups[lists.findIndex((list) => list.includes(cluster))] ?? null;
  // A run that follows finds the clusters as the run before it leaves them.
  const bindings = placed && !isError(placed.transition) && !follows ? placed.transition.bindings : [];
  return {
    run: progress.run,
    groups: groups.slice(0, plan.stages.length + (plan.deletionStage.length > 0 ? 1 : 0)),
    fault: plan.fault ?? (state === 'Stop' ? stopped : null),
    signal: availability?.signal ?? 'unknown',
    silent,
    held: progress.held,
    before: outAlready(bindings, silent, groupOf),
    fresh: freshOf(bindings),
    open,
  };
}

function unavailableIn({ placed }: Run): ReadonlySet<string> {
  if (!placed || isError(placed.transition)) return new Set();
  return new Set(placed.transition.bindings.filter(isUnavailable).map(({ cluster }) => cluster));
}
