import { isSameJson } from '../../../manifest/canonical.js';
import { fieldAt, itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import { groupOf, type Json, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { conditionIn, timeIn, trueConditionIn } from '../../../snapshot/status.js';
import { name, type Text, text } from '../../../text/text.js';
import { recorded, type RecordedTime } from '../../system.js';
import { GROUP } from '../admission/admit.js';
import { pickedOf } from '../controller/bindings.js';
import { initializeRun, readStages, type StageConfig } from '../controller/stages.js';
import { resumedAt, startRun, STUCK_AFTER_MS, type UpdateRun } from '../controller/update-run.js';
import { RUNS } from '../objects/objects.js';
import { policyKey, readApplyStrategy } from '../objects/placement.js';
import { clusterNames, verbText } from '../objects/texts.js';
import type { PlacedObject, Side } from '../side.js';
import type { StagePlan } from './stages.js';

/** True for the status of a run that is initialized and has neither succeeded nor failed for good. */
export function isInProgress(status: Json | undefined): boolean {
  const over = textIn(conditionIn(status, 'Succeeded'), 'status');
  return isTrue(status, 'Initialized') && over !== 'True' && over !== 'False';
}

/**
 * The stages of a run in progress, copied from its strategy when it was initialized; null for one that has not begun.
 * Source: kubefleet-dev/kubefleet e160c1cd, updaterun/initialization.go: "This won't change even if the stagedUpdateStrategy changes or
 * is deleted after the updateRun is initialized."
 */
export function copiedStages(status: Json | undefined): StageConfig[] | null {
  const copy = fieldAt(status, 'stagedUpdateStrategySnapshot');
  return copy !== undefined && isInProgress(status) ? readStages(copy) : null;
}

/** Progress of a run when the dry rollout begins. */
export interface RunProgress {
  readonly update: UpdateRun;
  readonly isHalfway: boolean;
  /** Clusters for which the controller itself has marked the run as stuck, and since when they are in progress. */
  readonly held: ReadonlyMap<string, Instant>;
  /** Clusters in progress: the run itself made them unavailable. */
  readonly begun: readonly string[];
  /** Clusters that the run did not reach before it failed for good. */
  readonly failed: readonly string[];
}

/** Progress from the status of a live run; a new run, or one that is over, starts at its first stage. */
export function runProgress(
  status: Json | undefined,
  run: string,
  { stages, deletionStage }: StagePlan,
  seen: { readonly at: Instant; readonly unavailable: ReadonlySet<string> },
): RunProgress {
  const update = startRun(run, stages, deletionStage);
  const done = itemsIn(status, 'stagesStatus');
  const isAsPlanned = isSameJson(
    done.map((stage) => textIn(stage, 'stageName')),
    stages.map(({ config }) => config.name),
  );
  if (!isInProgress(status) || !isAsPlanned) {
    const hasFailed = textIn(conditionIn(status, 'Succeeded'), 'status') === 'False';
    const left = done.flatMap(clustersOf).filter((one) => !isTrue(one, 'Succeeded'));
    const failed = hasFailed ? left.map(nameOf) : [];
    return { update, isHalfway: false, held: new Map(), begun: [], failed };
  }
  const current = done.findIndex((stage) => !isTrue(stage, 'Succeeded'));
  const at = current < 0 ? stages.length : current;
  const clusters = clustersOf(done[at] ?? null);
  const finished = clusters.filter((one) => isTrue(one, 'Succeeded')).map(nameOf);
  const begun = clusters.filter(isBegun);
  // The controller marks a run as stuck and keeps waiting (updaterun/execution.go, updateRunStuckThreshold).
  const isMarked = textIn(conditionIn(status, 'Progressing'), 'reason') === 'UpdateRunStuck';
  const held = new Map(
    begun.flatMap((one) => {
      const since = timeIn(conditionIn(one, 'Started'), 'lastTransitionTime');
      const isLong = since !== null && seen.at - since > STUCK_AFTER_MS;
      return isLong && (isMarked || seen.unavailable.has(nameOf(one))) ? [[nameOf(one), since] as const] : [];
    }),
  );
  return {
    // Clusters in progress are started again: how far they are is unknown.
    update: resumedAt(update, at, finished, [...held.keys()]),
    isHalfway: at > 0 || finished.length + begun.length > 0,
    ...{ held, begun: begun.map(nameOf), failed: [] },
  };
}

/**
 * Names of approval requests that a run has passed, whether or not the snapshot holds them. A stage succeeds when its tasks have passed.
 * Source: kubefleet-dev/kubefleet, updaterun/execution.go, handleStageCompletion.
 */
export function passedRequests(status: Json | undefined, run: string): ReadonlySet<string> {
  const passed = itemsIn(status, 'stagesStatus').flatMap((stage) => {
    const stageName = textIn(stage, 'stageName') ?? '';
    const isDone = isTrue(stage, 'Succeeded');
    const hasBegun = isDone || clustersOf(stage).some((one) => isTrue(one, 'Started'));
    return [
      ...(hasBegun ? [`${run}-before-${stageName}`] : []),
      ...(isDone ? [`${run}-after-${stageName}`] : []),
    ];
  });
  return new Set(passed);
}

/**
 * Why the next pass of a run in progress ends it for good; null if it continues. Every pass picks the clusters again, and a run continues
 * only over the clusters that it was initialized with. The checks are in the controller's order.
 * Source: kubefleet-dev/kubefleet, updaterun/validation.go, validate and validateUpdateStagesStatus; issues 733 and 845.
 */
export function abortOf(status: Json | undefined, placed: PlacedObject, side: Side): Text | null {
  const before = side.earlier(placed.object.ref);
  const edited = before && editOf(before.stored, placed.planned.stored);
  if (edited) return text`${edited} of the placement is edited during the run`;
  if (placed.unschedulable) return null;
  const picked = pickedOf(placed.bindings).map(({ cluster }) => cluster);
  const stages = itemsIn(status, 'stagesStatus');
  const began = stages.flatMap(clustersOf).map(nameOf);
  const joined = picked.filter((cluster) => !began.includes(cluster));
  if (joined.length > 0) return text`${clusterNames(joined)} ${verbText(joined, 'is', 'are')} newly picked`;
  const left = began.filter((cluster) => !picked.includes(cluster));
  if (left.length > 0) return text`${clusterNames(left)} ${verbText(left, 'is', 'are')} no longer picked`;
  // A run keeps a copy of its strategy: only labels can move a cluster to another stage, or change the order.
  const copy = fieldAt(status, 'stagedUpdateStrategySnapshot');
  if (copy === undefined) return null;
  const now = initializeRun(readStages(copy), side.fleet.clusters, picked, []);
  if (!now.ok)
    return text`${clusterNames(now.clusters)} no longer ${verbText(now.clusters, 'fits', 'fit')} its stages`;
  const changed = stages.find(
    (stage, i) => !isSameJson(clustersOf(stage).map(nameOf), now.stages[i]?.clusters),
  );
  return changed === undefined
    ? null
    : text`labels of clusters have changed: stage ${name('group', textIn(changed, 'stageName') ?? '')} has other clusters, or another order`;
}

function editOf(before: JsonObject, after: JsonObject): Text | null {
  if (!isSameJson(readApplyStrategy(before), readApplyStrategy(after))) return text`the applyStrategy`;
  if (policyKey(before) !== policyKey(after)) return text`the policy`;
  const [was, is] = [before, after].map(({ spec }) => fieldAt(spec, 'policy', 'numberOfClusters'));
  return was === is ? null : text`the numberOfClusters`;
}

/** Clusters that a run in progress leaves behind if it is deleted: on the earlier version, and in progress. */
export function unfinishedOf(run: Manifest): {
  readonly all: number;
  readonly left: readonly string[];
  readonly begun: readonly string[];
} {
  const all = itemsIn(run.object['status'], 'stagesStatus').flatMap(clustersOf);
  const left = all.filter((one) => !isTrue(one, 'Started'));
  return { all: all.length, left: left.map(nameOf), begun: all.filter(isBegun).map(nameOf) };
}

/**
 * How long staged update runs took for each cluster: from its condition Started to its condition Succeeded.
 * Source: kubefleet-dev/kubefleet e160c1cd, updaterun/execution.go, markClusterUpdatingStarted and markClusterUpdatingSucceeded.
 */
export function recordedTimes(snapshots: readonly Snapshot[]): readonly RecordedTime[] {
  return snapshots.flatMap(({ objects }) => {
    const members = objects.filter(({ kind }) => kind === 'MemberCluster');
    const labelsOf = new Map(members.map((one) => [one.name, labelsIn(one.object['metadata'], 'labels')]));
    return objects
      .filter(({ apiVersion, kind }) => groupOf(apiVersion) === GROUP && RUNS.includes(kind))
      .flatMap(({ kind, name: run, object: { status } }) =>
        itemsIn(status, 'stagesStatus')
          .flatMap(clustersOf)
          .flatMap((one) => {
            const ends = ['Started', 'Succeeded'].map((type) =>
              timeIn(trueConditionIn(one, type), 'lastTransitionTime'),
            );
            const [startedAt = null, endedAt = null] = ends;
            const title = `${nameOf(one)} in ${kind}/${run}`;
            return recorded('cluster', title, [startedAt, endedAt], labelsOf.get(nameOf(one)));
          }),
      );
  });
}

function clustersOf(stage: Json): readonly Json[] {
  return itemsIn(stage, 'clusters');
}

function nameOf(cluster: Json): string {
  return textIn(cluster, 'clusterName') ?? '';
}

function isBegun(cluster: Json): boolean {
  return isTrue(cluster, 'Started') && !isTrue(cluster, 'Succeeded');
}

function isTrue(of: Json | undefined, type: string): boolean {
  return trueConditionIn(of, type) !== undefined;
}
