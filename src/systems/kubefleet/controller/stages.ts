import type { Json, JsonObject } from '../../../manifest/manifest.js';
import { goDurationMs, goInteger, type IntOrPercent, scaleIntOrPercent } from '../../../manifest/quantity.js';
import { field, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { byName } from '../../../manifest/lookup.js';
import { labelTest } from '../objects/labels.js';
import { type PlacementPolicy, targetNumber } from '../objects/policy.js';
import { type BindingState, pickedOf } from './bindings.js';

type StageTask =
  | { readonly type: 'Approval' }
  /** Null where the text gives no duration; such a stage never initializes. */
  | { readonly type: 'TimedWait'; readonly waitMs: number | null }
  | { readonly type: 'unknown' };

/** One entry of `spec.stages`. */
export interface StageConfig {
  readonly name: string;
  /** Null = absent, which selects nothing here; an empty one selects everything. */
  readonly labelSelector: JsonObject | null;
  readonly sortingLabelKey: string | null;
  readonly maxConcurrency: IntOrPercent;
  readonly beforeStageTasks: readonly StageTask[];
  readonly afterStageTasks: readonly StageTask[];
}

/** A stage of a run that has been initialized. */
export interface Stage {
  readonly config: StageConfig;
  /** In the order they are updated. */
  readonly clusters: readonly string[];
  readonly maxConcurrency: number;
}

export type InitializationError =
  | 'invalidBeforeStageTasks'
  | 'invalidAfterStageTasks'
  | 'invalidLabelSelector'
  | 'clusterInTwoStages'
  | 'sortingLabelNotInteger'
  | 'clusterInNoStage'
  | 'invalidMaxConcurrency';

interface NotInitialized {
  readonly ok: false;
  readonly error: InitializationError;
  readonly stage: string | null;
  /** The clusters that break it: all that are in no stage, or the one that is in two or cannot be sorted. */
  readonly clusters: readonly string[];
}

export type Initialized =
  | NotInitialized
  | { readonly ok: true; readonly stages: readonly Stage[]; readonly deletionStage: readonly string[] };

/** The placement that a run names. */
interface RunPlacement {
  readonly isExternal: boolean;
  readonly policy: PlacementPolicy;
  readonly fullyScheduled: boolean;
  readonly bindings: readonly { readonly state: BindingState }[];
}

export type PreconditionFault =
  | 'placementNotFound'
  | 'placementNotExternal'
  | 'strategyNotFound'
  | 'notFullyScheduled'
  | 'noBindings'
  | 'bindingCountDiffers';

/**
 * Why a run fails for good before its stages are initialized; null if it does not.
 * Source: kubefleet-dev/kubefleet e160c1cd, updaterun/initialization.go.
 */
export function preconditionFault(
  placement: RunPlacement | null,
  hasStrategy: boolean,
): PreconditionFault | null {
  if (!placement) return 'placementNotFound';
  const { isExternal, policy, fullyScheduled, bindings } = placement;
  if (!isExternal) return 'placementNotExternal';
  if (!fullyScheduled) return 'notFullyScheduled';
  if (bindings.length === 0) return 'noBindings';
  const picked = pickedOf(bindings).length;
  if (picked !== targetNumber(policy, picked)) return 'bindingCountDiffers';
  return hasStrategy ? null : 'strategyNotFound';
}

interface LabelledCluster {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** Reads `spec.stages` of a staged update strategy in its stored form. */
export function readStages(spec: Json | undefined): StageConfig[] {
  return itemsIn(spec, 'stages').map((stage) => {
    const concurrency = field(stage, 'maxConcurrency');
    return {
      name: textIn(stage, 'name') ?? '',
      labelSelector: objectIn(stage, 'labelSelector'),
      sortingLabelKey: textIn(stage, 'sortingLabelKey'),
      maxConcurrency: typeof concurrency === 'number' || typeof concurrency === 'string' ? concurrency : 1,
      beforeStageTasks: itemsIn(stage, 'beforeStageTasks').map(readTask),
      afterStageTasks: itemsIn(stage, 'afterStageTasks').map(readTask),
    };
  });
}

/** An Approval's waitTime that got past the CRD is dropped: the controller strips it. */
function readTask(task: Json): StageTask {
  const type = textIn(task, 'type') ?? '';
  if (type === 'Approval') return { type };
  if (type !== 'TimedWait') return { type: 'unknown' };
  const text = textIn(task, 'waitTime');
  return { type, waitMs: text === null ? null : goDurationMs(text) };
}

/**
 * The stages of a run: which of the scheduled clusters each one takes, in which order and how many at once, and the clusters
 * that are removed after all stages. A run that cannot be initialized has failed for good.
 * Source: kubefleet-dev/kubefleet e160c1cd, updaterun/initialization.go, computeRunStageStatus.
 */
export function initializeRun(
  configs: readonly StageConfig[],
  clusters: readonly LabelledCluster[],
  scheduled: readonly string[],
  toDelete: readonly string[],
): Initialized {
  const wanted = new Set(scheduled);
  const fleet = clusters.filter((cluster) => wanted.has(cluster.name)).sort((a, b) => byName(a.name, b.name));
  const taken = new Set<string>();
  const stages: Stage[] = [];
  for (const config of configs) {
    const stage = initializeStage(config, fleet, taken);
    if ('error' in stage) return stage;
    stages.push(stage);
  }
  const missing = [...wanted].filter((cluster) => !taken.has(cluster)).sort(byName);
  if (missing.length > 0) return failed('clusterInNoStage', null, missing);
  return { ok: true, stages, deletionStage: [...toDelete].sort(byName) };
}

function initializeStage(
  config: StageConfig,
  fleet: readonly LabelledCluster[],
  taken: Set<string>,
): Stage | NotInitialized {
  if (!areBeforeTasksValid(config.beforeStageTasks)) return failed('invalidBeforeStageTasks', config.name);
  if (!areAfterTasksValid(config.afterStageTasks)) return failed('invalidAfterStageTasks', config.name);
  const selected = selectedBy(config.labelSelector, fleet);
  if (!selected) return failed('invalidLabelSelector', config.name);
  for (const cluster of selected) {
    if (taken.has(cluster.name)) return failed('clusterInTwoStages', config.name, [cluster.name]);
    if (rankOf(cluster, config.sortingLabelKey) === null) {
      return failed('sortingLabelNotInteger', config.name, [cluster.name]);
    }
    taken.add(cluster.name);
  }
  const maxConcurrency = concurrencyOf(config.maxConcurrency, selected.length);
  if (maxConcurrency === null) return failed('invalidMaxConcurrency', config.name);
  return { config, clusters: inOrder(selected, config.sortingLabelKey), maxConcurrency };
}

/** Percentages of the stage's clusters round DOWN, with at least 1: the opposite of a rolling update's. */
export function concurrencyOf(value: IntOrPercent, clusters: number): number | null {
  const scaled = scaleIntOrPercent(value, clusters, 'down');
  return scaled === null ? null : Math.max(1, scaled);
}

/** The clusters that a stage's selector takes; null if it cannot be parsed. None without a selector. */
export function selectedBy(
  selector: JsonObject | null,
  fleet: readonly LabelledCluster[],
): LabelledCluster[] | null {
  if (!selector) return [];
  const test = labelTest(selector);
  return test ? fleet.filter((cluster) => test(cluster.labels)) : null;
}

/** Without a sorting key all rank equal and the name decides; with one, null if the label is missing or not an integer. */
function rankOf(cluster: LabelledCluster, key: string | null): bigint | null {
  if (key === null) return 0n;
  return goInteger(Object.hasOwn(cluster.labels, key) ? (cluster.labels[key] ?? '') : '');
}

function inOrder(clusters: readonly LabelledCluster[], key: string | null): string[] {
  const ranked = clusters.map((cluster) => ({ name: cluster.name, rank: rankOf(cluster, key) ?? 0n }));
  ranked.sort((a, b) => (a.rank === b.rank ? byName(a.name, b.name) : a.rank < b.rank ? -1 : 1));
  return ranked.map((cluster) => cluster.name);
}

function areBeforeTasksValid(tasks: readonly StageTask[]): boolean {
  return tasks.length <= 1 && tasks.every((task) => task.type === 'Approval');
}

/** Two tasks of one type, and a wait that is missing or not longer than nothing, fail; three tasks are the CRD's to refuse. */
function areAfterTasksValid(tasks: readonly StageTask[]): boolean {
  if (tasks.length === 2 && tasks[0]?.type === tasks[1]?.type) return false;
  return tasks.every((task) => task.type !== 'TimedWait' || (task.waitMs !== null && task.waitMs > 0));
}

function failed(
  error: InitializationError,
  stage: string | null,
  clusters: readonly string[] = [],
): NotInitialized {
  return { ok: false, error, stage, clusters };
}
