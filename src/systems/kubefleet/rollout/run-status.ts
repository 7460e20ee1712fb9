import { isSameJson } from '../../../manifest/canonical.js';
import { fieldAt, itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import {
  type Json,
  type JsonObject,
  type Manifest,
  namespaceOf,
  type Place,
} from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/visible.js';
import type { Instant } from '../../../rollout/controller.js';
import { conditionIn, timeIn, trueConditionIn } from '../../../snapshot/status.js';
import { fix, type Fix } from '../../../text/fix.js';
import { code, count, joinTexts, name, NO_TEXT, type Text, text } from '../../../text/text.js';
import { type PolicyRef, refText } from '../../system.js';
import { pickedOf } from '../controller/bindings.js';
import { initializeRun, readStages, type StageConfig } from '../controller/stages.js';
import { resumedAt, startRun, STUCK_AFTER_MS, type UpdateRun } from '../controller/update-run.js';
import { liveBindings, TRACKING_LABEL } from '../objects/live.js';
import type { FleetObject } from '../objects/objects.js';
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
  readonly begun: ReadonlySet<string>;
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
  const isAsPlanned =
    done.length === stages.length &&
    done.every((stage, i) => textIn(stage, 'stageName') === stages[i]?.config.name);
  if (!isInProgress(status) || !isAsPlanned) {
    const hasFailed = textIn(conditionIn(status, 'Succeeded'), 'status') === 'False';
    const left = done.flatMap(clustersOf).filter((one) => !isTrue(one, 'Succeeded'));
    return {
      update,
      isHalfway: false,
      held: new Map(),
      begun: new Set(),
      failed: hasFailed ? left.map(nameOf) : [],
    };
  }
  const current = done.findIndex((stage) => !isTrue(stage, 'Succeeded'));
  const at = current < 0 ? stages.length : current;
  const clusters = clustersOf(done[at] ?? null);
  const finished = clusters.filter((one) => isTrue(one, 'Succeeded')).map(nameOf);
  const begun = clusters.filter((one) => isTrue(one, 'Started') && !isTrue(one, 'Succeeded'));
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
    update: resumedAt(update, at, new Set(finished), [...held.keys()]),
    isHalfway: at > 0 || finished.length + begun.length > 0,
    held,
    begun: new Set(begun.map(nameOf)),
    failed: [],
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
    const isBegun = isDone || clustersOf(stage).some((one) => isTrue(one, 'Started'));
    return [
      ...(isBegun ? [`${run}-before-${stageName}`] : []),
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
  if (edited !== null) return text`the ${code(edited)} of the placement is edited during the run`;
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

function editOf(before: JsonObject, after: JsonObject): string | null {
  if (!isSameJson(readApplyStrategy(before), readApplyStrategy(after))) return 'applyStrategy';
  if (policyKey(before) !== policyKey(after)) return 'policy';
  const counts = [before, after].map(({ spec }) => fieldAt(spec, 'policy', 'numberOfClusters') ?? null);
  return counts[0] === counts[1] ? null : 'numberOfClusters';
}

/** Clusters that a run in progress leaves behind if it is deleted: on the earlier version, and in progress. */
export function unfinishedOf(run: Manifest): {
  readonly all: number;
  readonly left: readonly string[];
  readonly begun: readonly string[];
} {
  const all = itemsIn(run.object['status'], 'stagesStatus').flatMap(clustersOf);
  const left = all.filter((one) => !isTrue(one, 'Started'));
  const begun = all.filter((one) => isTrue(one, 'Started') && !isTrue(one, 'Succeeded'));
  return { all: all.length, left: left.map(nameOf), begun: begun.map(nameOf) };
}

function clustersOf(stage: Json): readonly Json[] {
  return itemsIn(stage, 'clusters');
}

function nameOf(cluster: Json): string {
  return textIn(cluster, 'clusterName') ?? '';
}

function isTrue(of: Json | undefined, type: string): boolean {
  return trueConditionIn(of, type) !== undefined;
}

const INDEX_LABEL = 'kubernetes-fleet.io/resource-index';

/** As the controller writes it to the label: `7`, and neither `07` nor `latest`. */
const INDEX = /^(?:0|[1-9]\d*)$/;

/** A resource snapshot that a run names and that its placement does not have. */
export interface MissingSnapshot {
  readonly what: string;
  readonly index: string;
  readonly consequence: Text;
  readonly fix: Fix;
  readonly place: Place;
}

/**
 * The resource snapshot that a new run names, if the placement has none of that number.
 * Source: kubefleet-dev/kubefleet, updaterun/initialization.go, recordOverrideSnapshots: "invalid resource snapshot index", "no
 * resourceSnapshots with index".
 */
export function missingSnapshot(run: FleetObject, placement: PolicyRef, side: Side): MissingSnapshot | null {
  const index = snapshotIndex(run);
  if (index === null || side.live(run.ref)) return null;
  const known = knownIndexes(placement, side);
  const isNumber = INDEX.test(index);
  if (isNumber && (known.length === 0 || known.includes(Number(index)))) return null;
  const there = joinTexts(
    known.map((one) => code(String(one))),
    ', ',
  );
  return {
    what: `resource snapshot "${visible(index)}" of ${refText(placement)}`,
    index,
    consequence: text`${isNumber ? NO_TEXT : text`Their numbers are 0, 1, 2 and so on. `}${known.length > 0 ? text`The snapshot has ${there}. ` : NO_TEXT}The run fails for good when it is initialized, and nothing is updated.`,
    fix: fix`Remove ${code('resourceSnapshotIndex')} to use the newest one, or set the number of an existing one.`,
    place: run.manifest.placeOf(['spec', 'resourceSnapshotIndex']),
  };
}

/**
 * The resource snapshot that a run brings, as a sentence with a blank before it. A lower number than what clusters have rolls them back.
 * Source: kubefleet-dev/kubefleet, updaterun/initialization.go, getResourceSnapshotObjs; kubefleet#320.
 */
export function snapshotText(run: FleetObject, placement: PolicyRef, side: Side): Text {
  const index = snapshotIndex(run);
  if (index === null) return NO_TEXT;
  const live = liveBindings(side.input.snapshot, placement, side.live(placement)?.manifest ?? null) ?? [];
  const newer = live.flatMap(({ resourceSnapshot }) => {
    const own = Number(/-(\d+)-snapshot$/.exec(resourceSnapshot)?.[1] ?? -1);
    return own > Number(index) ? [own] : [];
  });
  const back =
    newer.length > 0
      ? text` and rolls ${count(newer.length, 'cluster')} back to it from ${code(String(Math.max(...newer)))}`
      : NO_TEXT;
  return text` It brings resource snapshot ${code(index)}${back}.`;
}

/** The number that a run names; null if it takes the newest. */
function snapshotIndex({ stored }: FleetObject): string | null {
  return textIn(stored['spec'], 'resourceSnapshotIndex') || null;
}

/** Numbers of all resource snapshots of a placement that the snapshot holds, in order. */
function knownIndexes({ namespace, name }: PolicyRef, { input }: Side): number[] {
  const kind = namespace === null ? 'ClusterResourceSnapshot' : 'ResourceSnapshot';
  const numbers = input.snapshot.objects.flatMap((one) => {
    if (one.kind !== kind || (namespace !== null && namespaceOf(one) !== namespace)) return [];
    const labels = labelsIn(one.object['metadata'], 'labels');
    const index = labels[INDEX_LABEL] ?? '';
    return labels[TRACKING_LABEL] === name && INDEX.test(index) ? [Number(index)] : [];
  });
  return [...new Set(numbers)].sort((a, b) => a - b);
}
