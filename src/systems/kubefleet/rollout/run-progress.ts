import { itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import type { Json } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import type { FleetObject } from '../objects/objects.js';
import type { StagedPlan } from './staged-plan.js';
import { startRun, STUCK_AFTER_MS, type UpdateRun } from '../controller/update-run.js';
import { conditionIn, trueConditionIn } from '../../../snapshot/conditions.js';

/** True for a live run that is initialized and not over: it has succeeded or failed for good when `Succeeded` says so. */
export function hasBegun(live: Pick<FleetObject, 'manifest'>): boolean {
  const status = objectIn(live.manifest.object, 'status');
  return status !== null && isTrue(status, 'Initialized') && !isOver(status);
}

/**
 * Requests that a run needs no more, whether or not the snapshot holds them: it has gone past what they hold back.
 * Source: kubefleet-dev/kubefleet, updaterun/execution.go, handleStageCompletion: a stage succeeds when its tasks have passed.
 */
export function passedRequests(live: FleetObject | null, run: string): ReadonlySet<string> {
  const status = live && objectIn(live.manifest.object, 'status');
  const stages = status ? itemsIn(status, 'stagesStatus') : [];
  const passed = stages.flatMap((stage) => {
    const name = textIn(stage, 'stageName') ?? '';
    const isDone = isTrue(stage, 'Succeeded');
    const isBegun = isDone || namesWith(itemsIn(stage, 'clusters'), 'Started').length > 0;
    return [...(isBegun ? [`${run}-before-${name}`] : []), ...(isDone ? [`${run}-after-${name}`] : [])];
  });
  return new Set(passed);
}

/** Clusters that a run which has failed for good did not come to; empty where it has not failed. */
function leftByFailure(live: FleetObject | null): readonly string[] {
  const status = live && objectIn(live.manifest.object, 'status');
  if (!status || textIn(conditionIn(status, 'Succeeded'), 'status') !== 'False') return [];
  const all = itemsIn(status, 'stagesStatus').flatMap((stage) => itemsIn(stage, 'clusters'));
  return all.filter((one) => !isTrue(one, 'Succeeded')).map((one) => textIn(one, 'clusterName') ?? '');
}

/** Where a run stands when the dry rollout begins. */
export interface RunProgress {
  readonly run: UpdateRun;
  readonly isHalfway: boolean;
  /** Clusters that the controller itself has given up waiting for, and since when they are at it. */
  readonly held: ReadonlyMap<string, string>;
  /** Clusters that it is at: that nothing is available on them is its own doing. */
  readonly begun: ReadonlySet<string>;
  /** Clusters that it did not come to before it failed for good. */
  readonly failed: readonly string[];
}

/** What a cluster of a stage has on it, as far as the snapshot tells. */
interface Seen {
  /** The moment of the snapshot. */
  readonly at: Instant;
  /** Clusters on which the placement is not available. */
  readonly unavailable: ReadonlySet<string>;
}

/** Where a live run stands, from its status; a run that is new, or over, starts from its first stage. */
export function runProgress(
  live: FleetObject | null,
  name: string,
  plan: StagedPlan,
  seen: Seen,
): RunProgress {
  const fresh = startRun(name, plan.stages, plan.deletionStage);
  const failed = leftByFailure(live);
  const none = { held: new Map<string, string>(), begun: new Set<string>() };
  const fromTheStart = { run: fresh, isHalfway: false, ...none, failed };
  if (!live || !hasBegun(live)) return fromTheStart;
  const status = live.manifest.object['status'];
  const stages = itemsIn(status, 'stagesStatus');
  const isSame = stages.every((stage, i) => textIn(stage, 'stageName') === plan.stages[i]?.config.name);
  if (!isSame || stages.length !== plan.stages.length) return fromTheStart;
  const at = stages.findIndex((stage) => !isTrue(stage, 'Succeeded'));
  const current = at < 0 ? undefined : stages[at];
  const clusters = itemsIn(current, 'clusters');
  const finished = namesWith(clusters, 'Succeeded');
  const held = heldIn(clusters, isMarkedStuck(status), seen);
  // What was started and is not done is started again on paper: how far it is nobody knows.
  const run = {
    ...fresh,
    at: at < 0 ? plan.stages.length : at,
    started: new Set([...finished, ...held.keys()]),
    finished: new Set(finished),
  };
  const started = namesWith(clusters, 'Started');
  const isHalfway = at !== 0 || finished.length > 0 || started.length > 0;
  const begun = new Set(started.filter((cluster) => !finished.includes(cluster)));
  return { run, isHalfway, held, begun, failed };
}

/**
 * Clusters that are not available long after they were started: the controller marks the run as stuck and goes on waiting.
 * Source: kubefleet-dev/kubefleet e160c1cd, updaterun/execution.go, executeUpdatingStage and updateRunStuckThreshold.
 */
function heldIn(
  clusters: readonly Json[],
  isMarked: boolean,
  { at, unavailable }: Seen,
): ReadonlyMap<string, string> {
  const found = clusters.flatMap((one): [string, string][] => {
    const name = textIn(one, 'clusterName') ?? '';
    const since = textIn(conditionIn(one, 'Started'), 'lastTransitionTime') ?? '';
    const isLong = at - Date.parse(since) > STUCK_AFTER_MS;
    const isOn = isTrue(one, 'Started') && !isTrue(one, 'Succeeded') && (isMarked || unavailable.has(name));
    return isOn && isLong ? [[name, since]] : [];
  });
  return new Map(found);
}

function isMarkedStuck(status: Json | undefined): boolean {
  return textIn(conditionIn(status, 'Progressing'), 'reason') === 'UpdateRunStuck';
}

function namesWith(clusters: readonly Json[], condition: string): string[] {
  return clusters.filter((one) => isTrue(one, condition)).map((one) => textIn(one, 'clusterName') ?? '');
}

function isTrue(of: Json, type: string): boolean {
  return trueConditionIn(of, type) !== undefined;
}

export function isOver(status: Json): boolean {
  return ['True', 'False'].includes(textIn(conditionIn(status, 'Succeeded'), 'status') ?? '');
}
