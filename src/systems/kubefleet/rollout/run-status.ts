import { isSameJson } from '../../../manifest/canonical.js';
import { fieldAt, itemsIn, labelsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { groupOf, type Json, type JsonObject } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { conditionIn, timeIn, trueConditionIn } from '../../../snapshot/status.js';
import { fewNames, type Text, text, verbFor } from '../../../text/text.js';
import { recorded, type RecordedTime } from '../../system.js';
import { GROUP } from '../admission/admit.js';
import { pickedOf } from '../controller/bindings.js';
import { initializeRun, readStages } from '../controller/stages.js';
import { resumedAt, startRun, STUCK_AFTER_MS, type UpdateRun } from '../controller/update-run.js';
import { RUNS } from '../objects/objects.js';
import { readApplyStrategy } from '../objects/placement.js';
import type { PlacedObject, Side } from '../side.js';

type RunStatus = ReturnType<typeof readRunStatus>;

/** The status of a live run. */
export function readRunStatus(status: Json | undefined) {
  const result = textIn(conditionIn(status, 'Succeeded'), 'status');
  const isInProgress =
    trueConditionIn(status, 'Initialized') !== undefined && result !== 'True' && result !== 'False';
  const copy = fieldAt(status, 'stagedUpdateStrategySnapshot');
  const stages = itemsIn(status, 'stagesStatus').map((stage) => ({
    name: textIn(stage, 'stageName') ?? '',
    isDone: trueConditionIn(stage, 'Succeeded') !== undefined,
    // Null: it was not started, or has not succeeded.
    clusters: itemsIn(stage, 'clusters').map((cluster) => ({
      name: textIn(cluster, 'clusterName') ?? '',
      started: trueConditionIn(cluster, 'Started') ?? null,
      succeeded: trueConditionIn(cluster, 'Succeeded') ?? null,
    })),
  }));
  return {
    /** True for a run that is initialized and has neither succeeded nor failed for good. */
    isInProgress,
    hasFailed: result === 'False',
    /** The controller marks a run as stuck and keeps waiting (updaterun/execution.go, updateRunStuckThreshold). */
    isMarked: textIn(conditionIn(status, 'Progressing'), 'reason') === 'UpdateRunStuck',
    /**
     * The stages of a run in progress, copied from its strategy when it was initialized; null for one that has not begun.
     * Source: kubefleet-dev/kubefleet e160c1cd, updaterun/initialization.go: "This won't change even if the stagedUpdateStrategy changes
     * or is deleted after the updateRun is initialized."
     */
    copied: copy !== undefined && isInProgress ? readStages(copy) : null,
    ...{ stages, clusters: stages.flatMap(({ clusters }) => clusters) },
  };
}

export function isBegun({ started, succeeded }: RunStatus['clusters'][number]): boolean {
  return started !== null && succeeded === null;
}

/** Progress of a run when the dry rollout begins. */
export type RunProgress = Readonly<ReturnType<typeof runProgress>>;

/** Progress from the status of a live run; a new run, or one that is over, starts at its first stage. */
export function runProgress(
  { isInProgress, hasFailed, isMarked, stages: done, clusters: all }: RunStatus,
  run: string,
  { stages, deletionStage }: Pick<UpdateRun, 'stages' | 'deletionStage'>,
  seen: { readonly at: Instant; readonly unavailable: ReadonlySet<string> },
) {
  const [were, are] = [done.map((stage) => stage.name), stages.map(({ config }) => config.name)];
  const continues = isInProgress && isSameJson(were, are);
  const current = done.findIndex(({ isDone }) => !isDone);
  const at = current < 0 ? stages.length : current;
  const clusters = (continues && done[at]?.clusters) || [];
  const finished = clusters.filter(({ succeeded }) => succeeded !== null).map((one) => one.name);
  const begun = clusters.filter(isBegun);
  const held = new Map(
    begun.flatMap(({ name: cluster, started }) => {
      const since = timeIn(started ?? undefined, 'lastTransitionTime');
      const isLong = since !== null && seen.at - since > STUCK_AFTER_MS;
      return isLong && (isMarked || seen.unavailable.has(cluster)) ? [[cluster, since] as const] : [];
    }),
  );
  const fresh = startRun(run, stages, deletionStage);
  return {
    // Clusters in progress are started again: how far they are is unknown.
    update: continues ? resumedAt(fresh, at, finished, [...held.keys()]) : fresh,
    isHalfway: continues && (at > 0 || finished.length + begun.length > 0),
    /** Clusters for which the controller itself has marked the run as stuck, and since when they are in progress. */
    held: held as ReadonlyMap<string, Instant>,
    /** Clusters in progress: the run itself made them unavailable. */
    begun: begun.map((one) => one.name),
    /** Clusters that the run did not reach before it failed for good. */
    failed: all.filter(({ succeeded }) => hasFailed && succeeded === null).map((one) => one.name),
  };
}

/**
 * Names of approval requests that a run has passed, whether or not the snapshot holds them. A stage succeeds when its tasks have passed.
 * Source: kubefleet-dev/kubefleet, updaterun/execution.go, handleStageCompletion.
 */
export function passedRequests({ stages }: RunStatus, run: string): ReadonlySet<string> {
  return new Set(
    stages.flatMap(({ name: stage, isDone, clusters }) => [
      ...(isDone || clusters.some(({ started }) => started !== null) ? [`${run}-before-${stage}`] : []),
      ...(isDone ? [`${run}-after-${stage}`] : []),
    ]),
  );
}

/**
 * Why the next pass of a run in progress ends it for good; null if it continues. Every pass picks the clusters again, and a run continues
 * only over the clusters that it was initialized with. The checks are in the controller's order.
 * Source: kubefleet-dev/kubefleet, updaterun/validation.go, validate and validateUpdateStagesStatus; issues 733 and 845.
 */
export function abortOf(
  { copied, stages, clusters }: RunStatus,
  placed: PlacedObject,
  side: Side,
): Text | null {
  const { before, planned, bindings, unschedulable } = placed;
  const edited = before && editOf(before.stored, planned.stored);
  if (edited) return text`${edited} of the placement is edited during the run`;
  if (unschedulable) return null;
  const picked = pickedOf(bindings).map(({ cluster }) => cluster);
  const began = clusters.map((one) => one.name);
  const joined = picked.filter((cluster) => !began.includes(cluster));
  if (joined.length > 0)
    return text`${fewNames('target', joined)} ${verbFor(joined.length, 'is', 'are')} newly picked`;
  const left = began.filter((cluster) => !picked.includes(cluster));
  if (left.length > 0)
    return text`${fewNames('target', left)} ${verbFor(left.length, 'is', 'are')} no longer picked`;
  // A run keeps a copy of its strategy: only labels can move a cluster to another stage, or change the order.
  if (copied === null) return null;
  const now = initializeRun(copied, side.fleet.clusters, picked);
  const was = stages.map((stage) => stage.clusters.map((one) => one.name));
  const is = now.stages.map((stage) => stage.clusters);
  return isSameJson(was, is) && now.faults.length === 0
    ? null
    : text`labels of clusters have changed, so that its stages have other clusters, or another order`;
}

function editOf(before: JsonObject, after: JsonObject): Text | null {
  if (!isSameJson(readApplyStrategy(before), readApplyStrategy(after))) return text`the applyStrategy`;
  const [was, is] = [before, after].map(({ spec }) => ({
    placementType: 'PickAll',
    ...objectIn(spec, 'policy'),
  }));
  return isSameJson(was, is) ? null : text`the policy`;
}

/**
 * Durations of staged update runs for each cluster: from its condition Started to its condition Succeeded.
 * Source: kubefleet-dev/kubefleet e160c1cd, updaterun/execution.go, markClusterUpdatingStarted and markClusterUpdatingSucceeded.
 */
export function recordedTimes({ objects }: Snapshot): readonly RecordedTime[] {
  const members = objects.filter(({ kind }) => kind === 'MemberCluster');
  const labels = new Map(members.map((one) => [one.name, labelsIn(one.object['metadata'], 'labels')]));
  const runs = objects.filter(({ apiVersion, kind }) => groupOf(apiVersion) === GROUP && RUNS.includes(kind));
  const timeOf = (condition: Json | null) => timeIn(condition ?? undefined, 'lastTransitionTime');
  return runs.flatMap(({ kind, name: run, object: { status } }) =>
    readRunStatus(status).clusters.flatMap(({ name, started, succeeded }) => {
      const times = [timeOf(started), timeOf(succeeded)] as const;
      return recorded('cluster', `${name} in ${kind}/${run}`, times, labels.get(name));
    }),
  );
}
