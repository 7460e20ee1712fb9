import { itemsIn, textIn } from '../../../manifest/fields.js';
import type { Json } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import { conditionIn, timeIn, trueConditionIn } from '../../../snapshot/status.js';
import { startRun, STUCK_AFTER_MS, type UpdateRun } from '../controller/update-run.js';
import { isInProgress } from './run.js';
import type { StagePlan } from './stage-plan.js';

/** Progress of a run when the dry rollout begins. */
export interface RunProgress {
  readonly run: UpdateRun;
  readonly isHalfway: boolean;
  /** Clusters for which the controller itself has marked the run as stuck, and since when they are in progress. */
  readonly held: ReadonlyMap<string, Instant>;
  /** Clusters in progress: the run itself made them unavailable. */
  readonly begun: ReadonlySet<string>;
  /** Clusters that the run did not reach before it failed for good. */
  readonly failed: readonly string[];
}

/** The clusters of a snapshot. */
interface Seen {
  readonly at: Instant;
  /** Clusters on which the placement is not available. */
  readonly unavailable: ReadonlySet<string>;
}

/** Progress from the status of a live run; a new run, or one that is over, starts at its first stage. */
export function runProgress(
  status: Json | undefined,
  name: string,
  plan: StagePlan,
  seen: Seen,
): RunProgress {
  const run = startRun(name, plan.stages, plan.deletionStage);
  const none = {
    run,
    isHalfway: false,
    held: new Map(),
    begun: new Set<string>(),
    failed: leftByFailure(status),
  };
  if (!isInProgress(status)) return none;
  const stages = itemsIn(status, 'stagesStatus');
  const isSame = stages.every((stage, i) => textIn(stage, 'stageName') === plan.stages[i]?.config.name);
  if (!isSame || stages.length !== plan.stages.length) return none;
  const current = stages.findIndex((stage) => !isTrue(stage, 'Succeeded'));
  const at = current < 0 ? stages.length : current;
  const clusters = itemsIn(stages[at], 'clusters');
  const finished = namesOf(clusters.filter((one) => isTrue(one, 'Succeeded')));
  const started = namesOf(clusters.filter((one) => isTrue(one, 'Started')));
  const held = heldIn(clusters, status, seen);
  return {
    // Clusters in progress are started again: how far they are is unknown.
    run: { ...run, at, started: new Set([...finished, ...held.keys()]), finished: new Set(finished) },
    isHalfway: at > 0 || finished.length + started.length > 0,
    held,
    begun: new Set(started.filter((cluster) => !finished.includes(cluster))),
    failed: [],
  };
}

/**
 * Names of approval requests that a run has passed, whether or not the snapshot holds them. A stage succeeds when its tasks have passed.
 * Source: kubefleet-dev/kubefleet, updaterun/execution.go, handleStageCompletion.
 */
export function passedRequests(status: Json | undefined, run: string): ReadonlySet<string> {
  const passed = itemsIn(status, 'stagesStatus').flatMap((stage) => {
    const name = textIn(stage, 'stageName') ?? '';
    const isDone = isTrue(stage, 'Succeeded');
    const isBegun = isDone || itemsIn(stage, 'clusters').some((one) => isTrue(one, 'Started'));
    return [...(isBegun ? [`${run}-before-${name}`] : []), ...(isDone ? [`${run}-after-${name}`] : [])];
  });
  return new Set(passed);
}

function leftByFailure(status: Json | undefined): readonly string[] {
  if (textIn(conditionIn(status, 'Succeeded'), 'status') !== 'False') return [];
  const all = itemsIn(status, 'stagesStatus').flatMap((stage) => itemsIn(stage, 'clusters'));
  return namesOf(all.filter((one) => !isTrue(one, 'Succeeded')));
}

/**
 * Clusters that are not available long after they were started: the controller marks the run as stuck and keeps waiting.
 * Source: kubefleet-dev/kubefleet e160c1cd, updaterun/execution.go, executeUpdatingStage and updateRunStuckThreshold.
 */
function heldIn(
  clusters: readonly Json[],
  status: Json | undefined,
  { at, unavailable }: Seen,
): ReadonlyMap<string, Instant> {
  const isMarked = textIn(conditionIn(status, 'Progressing'), 'reason') === 'UpdateRunStuck';
  const inProgress = clusters.filter((one) => isTrue(one, 'Started') && !isTrue(one, 'Succeeded'));
  return new Map(
    inProgress.flatMap((one) => {
      const name = textIn(one, 'clusterName') ?? '';
      const since = timeIn(conditionIn(one, 'Started'), 'lastTransitionTime');
      const isLong = since !== null && at - since > STUCK_AFTER_MS;
      return isLong && (isMarked || unavailable.has(name)) ? [[name, since] as const] : [];
    }),
  );
}

function namesOf(clusters: readonly Json[]): string[] {
  return clusters.map((one) => textIn(one, 'clusterName') ?? '');
}

function isTrue(of: Json, type: string): boolean {
  return trueConditionIn(of, type) !== undefined;
}
