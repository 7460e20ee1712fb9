import { field, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { byName } from '../../../manifest/lookup.js';
import type { Json, JsonObject } from '../../../manifest/manifest.js';
import { goDurationMs, goInteger, type IntOrPercent, scaleIntOrPercent } from '../../../manifest/quantity.js';
import { labelTest } from '../objects/labels.js';
import { intOrText, type PlacementPolicy, targetNumber } from '../objects/policy.js';
import { type BindingState, pickedOf } from './bindings.js';

type StageTask =
  | { readonly type: 'Approval' | 'unknown' }
  /** Null where the text gives no duration; such a stage never initializes. */
  | { readonly type: 'TimedWait'; readonly waitMs: number | null };

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

interface LabelledCluster {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** Reads `spec.stages` of a staged update strategy in its stored form. */
export function readStages(spec: Json | undefined): StageConfig[] {
  return itemsIn(spec, 'stages').map((stage) => ({
    name: textIn(stage, 'name') ?? '',
    labelSelector: objectIn(stage, 'labelSelector'),
    sortingLabelKey: textIn(stage, 'sortingLabelKey'),
    maxConcurrency: intOrText(field(stage, 'maxConcurrency')) ?? 1,
    beforeStageTasks: itemsIn(stage, 'beforeStageTasks').map(readTask),
    afterStageTasks: itemsIn(stage, 'afterStageTasks').map(readTask),
  }));
}

/** An Approval's waitTime that got past the CRD is dropped: the controller strips it. */
function readTask(task: Json): StageTask {
  const type = textIn(task, 'type');
  if (type !== 'TimedWait') return { type: type === 'Approval' ? type : 'unknown' };
  const waitTime = textIn(task, 'waitTime');
  return { type, waitMs: waitTime === null ? null : goDurationMs(waitTime) };
}

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

/**
 * The stages of a run over the scheduled clusters, and the clusters that are removed after all stages. A run that cannot be initialized
 * has failed for good. Source: kubefleet-dev/kubefleet e160c1cd, updaterun/initialization.go, computeRunStageStatus.
 */
export function initializeRun(
  configs: readonly StageConfig[],
  clusters: readonly LabelledCluster[],
  scheduled: readonly string[],
  toDelete: readonly string[],
): Initialized {
  const wanted = new Set(scheduled);
  const fleet = clusters.filter(({ name }) => wanted.has(name)).sort((a, b) => byName(a.name, b.name));
  const taken = new Set<string>();
  const stages: Stage[] = [];
  for (const config of configs) {
    const failed = (error: InitializationError, broken: readonly string[] = []): NotInitialized => {
      return { ok: false, error, stage: config.name, clusters: broken };
    };
    if (!areBeforeTasksValid(config)) return failed('invalidBeforeStageTasks');
    if (!areAfterTasksValid(config)) return failed('invalidAfterStageTasks');
    const selected = selectedBy(config.labelSelector, fleet);
    if (!selected) return failed('invalidLabelSelector');
    for (const cluster of selected) {
      if (taken.has(cluster.name)) return failed('clusterInTwoStages', [cluster.name]);
      if (rankOf(cluster, config) === null) return failed('sortingLabelNotInteger', [cluster.name]);
      taken.add(cluster.name);
    }
    const maxConcurrency = concurrencyOf(config.maxConcurrency, selected.length);
    if (maxConcurrency === null) return failed('invalidMaxConcurrency');
    stages.push({ config, clusters: inOrder(selected, config), maxConcurrency });
  }
  const missing = scheduled.filter((cluster) => !taken.has(cluster)).sort(byName);
  if (missing.length > 0) return { ok: false, error: 'clusterInNoStage', stage: null, clusters: missing };
  return { ok: true, stages, deletionStage: [...toDelete].sort(byName) };
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
function rankOf({ labels }: LabelledCluster, { sortingLabelKey: key }: StageConfig): bigint | null {
  return key === null ? 0n : goInteger(Object.hasOwn(labels, key) ? (labels[key] ?? '') : '');
}

function inOrder(clusters: readonly LabelledCluster[], config: StageConfig): string[] {
  return clusters
    .map((cluster) => ({ name: cluster.name, rank: rankOf(cluster, config) ?? 0n }))
    .sort((a, b) => (a.rank === b.rank ? byName(a.name, b.name) : a.rank < b.rank ? -1 : 1))
    .map(({ name }) => name);
}

function areBeforeTasksValid({ beforeStageTasks: tasks }: StageConfig): boolean {
  return tasks.length <= 1 && tasks.every((task) => task.type === 'Approval');
}

/** Two tasks of one type, and a wait that is missing or not longer than nothing, fail; three tasks are the CRD's to refuse. */
function areAfterTasksValid({ afterStageTasks: tasks }: StageConfig): boolean {
  const isTwice = tasks.length === 2 && tasks[0]?.type === tasks[1]?.type;
  return !isTwice && tasks.every((task) => task.type !== 'TimedWait' || (task.waitMs ?? 0) > 0);
}
