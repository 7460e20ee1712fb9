import { entryOf, field, itemsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { byName } from '../../../manifest/lookup.js';
import type { Json, JsonObject } from '../../../manifest/manifest.js';
import { goDurationMs, goInteger, type IntOrPercent, scaleIntOrPercent } from '../../../manifest/quantity.js';
import { code, count, fewNames, name as nameText, type Text, text, verbFor } from '../../../text/text.js';
import { intOrText, labelTest, type PlacementPolicy, targetNumber } from '../objects/policy.js';
import { type Binding, pickedOf } from './bindings.js';

type StageTask =
  | { readonly type: 'Approval' | 'unknown' }
  /** Null where the text gives no duration; such a stage never initializes. */
  | { readonly type: 'TimedWait'; readonly waitMs: number | null };

/** One entry of `spec.stages`. */
export type StageConfig = ReturnType<typeof readStage>;

export interface Stage {
  readonly config: StageConfig;
  /** In the order they are updated. */
  readonly clusters: readonly string[];
  readonly maxConcurrency: number;
}

interface LabeledCluster {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** Reads `spec.stages` of a staged update strategy in its stored form. */
export function readStages(spec: Json | undefined): StageConfig[] {
  return itemsIn(spec, 'stages').map(readStage);
}

function readStage(stage: Json) {
  return {
    name: textIn(stage, 'name') ?? '',
    /** Null = absent, which selects nothing here; an empty one selects everything. */
    labelSelector: objectIn(stage, 'labelSelector'),
    sortingLabelKey: textIn(stage, 'sortingLabelKey'),
    maxConcurrency: intOrText(field(stage, 'maxConcurrency')) ?? 1,
    beforeStageTasks: itemsIn(stage, 'beforeStageTasks').map(readTask),
    afterStageTasks: itemsIn(stage, 'afterStageTasks').map(readTask),
  };
}

/** An Approval's waitTime that got past the CRD is dropped: the controller strips it. */
function readTask(task: Json): StageTask {
  const type = textIn(task, 'type');
  if (type !== 'TimedWait') return { type: type === 'Approval' ? type : 'unknown' };
  const waitTime = textIn(task, 'waitTime');
  return { type, waitMs: waitTime === null ? null : goDurationMs(waitTime) };
}

/**
 * The stages of a run over the scheduled clusters, and why it cannot be initialized.
 * Source: kubefleet-dev/kubefleet e160c1cd, updaterun/initialization.go, computeRunStageStatus.
 */
export function initializeRun(
  configs: readonly StageConfig[],
  clusters: readonly LabeledCluster[],
  scheduled: readonly string[],
) {
  const wanted = new Set(scheduled);
  const fleet = clusters.filter(({ name }) => wanted.has(name)).sort((a, b) => byName(a.name, b.name));
  const taken = new Set<string>();
  const twice = new Set<string>();
  const faults: { readonly error: string; readonly says: Text }[] = [];
  const fail = (error: string, says: Text) => faults.push({ error, says });
  const stages = configs.map((config): Stage => {
    const { beforeStageTasks: before, afterStageTasks: after, sortingLabelKey } = config;
    const own = nameText('group', config.name);
    if (before.length > 1 || before.some(({ type }) => type !== 'Approval'))
      fail('invalidBeforeStageTasks', text`beforeStageTasks of stage ${own} must be at most one Approval`);
    // Three tasks are the CRD's to refuse.
    const isTwice = after.length === 2 && after[0]?.type === after[1]?.type;
    if (isTwice || after.some((task) => task.type === 'TimedWait' && (task.waitMs ?? 0) <= 0))
      fail(
        'invalidAfterStageTasks',
        text`afterStageTasks of stage ${own} has two tasks of one type, or a TimedWait without waitTime`,
      );
    const selected = selectedBy(config.labelSelector, fleet);
    if (!selected) fail('invalidLabelSelector', text`the labelSelector of stage ${own} is invalid`);
    const ranked = (selected ?? []).map(({ name, labels }) => ({
      name,
      // Without a sorting key all rank equal and the name decides; with one, null if the label is missing or not an integer.
      rank: sortingLabelKey === null ? 0n : goInteger(entryOf(labels, sortingLabelKey) ?? ''),
    }));
    for (const { name, rank } of ranked) {
      const cluster = nameText('target', name);
      const label = code(sortingLabelKey ?? '');
      if (taken.has(name))
        fail('clusterInTwoStages', text`${cluster} is in two stages, the second is ${own}`);
      if (rank === null)
        fail(
          'sortingLabelNotInteger',
          text`the label ${label} (sortingLabelKey of stage ${own}) of ${cluster} is not an integer`,
        );
      (taken.has(name) ? twice : taken).add(name);
    }
    const maxConcurrency = concurrencyOf(config.maxConcurrency, ranked.length);
    if (maxConcurrency === null)
      fail('invalidMaxConcurrency', text`maxConcurrency of stage ${own} is invalid`);
    // The sort is stable: clusters of one rank stay in the order of their names.
    ranked.sort(({ rank: a }, { rank: b }) => Number((a ?? 0n) > (b ?? 0n)) - Number((a ?? 0n) < (b ?? 0n)));
    return { config, clusters: ranked.map(({ name }) => name), maxConcurrency: maxConcurrency ?? 1 };
  });
  const uncovered = scheduled.filter((cluster) => !taken.has(cluster)).sort(byName);
  if (uncovered.length > 0)
    fail(
      'clusterInNoStage',
      text`${count(uncovered.length, 'picked cluster')} ${verbFor(uncovered.length, 'is', 'are')} in no stage (${fewNames('target', uncovered)})`,
    );
  return {
    stages,
    /** Scheduled clusters that no stage selects, and those that two select. */
    ...{ uncovered, twice: [...twice].sort(byName) },
    /** The first is the one that the controller reports: the run has failed for good. */
    faults,
  };
}

/** Percentages of the stage's clusters round DOWN, with at least 1: the opposite of a rolling update's. */
function concurrencyOf(value: IntOrPercent, clusters: number): number | null {
  const scaled = scaleIntOrPercent(value, clusters, 'down');
  return scaled === null ? null : Math.max(1, scaled);
}

/** The clusters that a stage's selector takes; null if it cannot be parsed. None without a selector. */
function selectedBy(selector: JsonObject | null, fleet: readonly LabeledCluster[]): LabeledCluster[] | null {
  if (!selector) return [];
  const test = labelTest(selector);
  return test ? fleet.filter((cluster) => test(cluster.labels)) : null;
}

interface RunPlacement {
  readonly unschedulable: Text | null;
  readonly fullyScheduled: boolean;
  readonly isExternal: boolean;
  readonly policy: PlacementPolicy;
  readonly bindings: readonly Pick<Binding, 'state'>[];
}

/**
 * Why a run fails for good before its stages are initialized; null if it does not.
 * Source: kubefleet-dev/kubefleet e160c1cd, updaterun/initialization.go.
 */
export function preconditionFault(placement: RunPlacement | null, hasStrategy: boolean): Text | null {
  if (!placement) return text`its placement does not exist`;
  const { unschedulable, isExternal, policy, fullyScheduled, bindings } = placement;
  if (unschedulable) return text`the scheduler cannot pick clusters for its placement`;
  if (!isExternal) return text`the strategy of its placement is not External`;
  if (!fullyScheduled) return text`its placement asks for more clusters than the scheduler finds`;
  if (bindings.length === 0) return text`its placement has picked no cluster`;
  const picked = pickedOf(bindings).length;
  if (picked !== targetNumber(policy, picked))
    return text`the number of picked clusters differs from numberOfClusters`;
  return hasStrategy ? null : text`its strategy does not exist`;
}
