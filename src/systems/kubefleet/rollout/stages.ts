import { fix, type Fix } from '../../../text/fix.js';
import { code, count, name, NO_TEXT, type Text, text } from '../../../text/text.js';
import { type Binding, pickedOf } from '../controller/bindings.js';
import {
  concurrencyOf,
  type InitializationError,
  type Initialized,
  initializeRun,
  type PreconditionFault,
  preconditionFault,
  selectedBy,
  type Stage,
  type StageConfig,
} from '../controller/stages.js';
import { DELETION_STAGE } from '../controller/update-run.js';
import type { Fleet } from '../objects/clusters.js';
import { clusterNames, verbText } from '../objects/texts.js';
import type { PlacedObject } from '../side.js';

/** The stages of one run over the clusters of its placement. */
export interface StagePlan {
  readonly stages: readonly Stage[];
  readonly deletionStage: readonly string[];
  /** A name for each stage, then for the deletion stage if it has clusters; unique within the run. */
  readonly names: readonly string[];
  /** Picked clusters that no stage selects, and those that two select. */
  readonly uncovered: readonly string[];
  readonly twice: readonly string[];
  /** Why the run fails when it is initialized; null if it does not. */
  readonly fails: { readonly cause: Text; readonly fix: Fix } | null;
}

/** The placement and the strategy of a run. */
interface RunOver {
  /** Null if its placement is unknown: an assumed run then has the whole fleet. */
  readonly placed: PlacedObject | null;
  readonly isAssumed: boolean;
  readonly hasStrategy: boolean;
  /** Null if the strategy does not exist or is refused. */
  readonly configs: readonly StageConfig[] | null;
}

/** Clusters of each stage, or why the run fails before it starts: nothing is updated then. */
export function planStages(run: RunOver, { clusters }: Fleet): StagePlan {
  const { placed, isAssumed } = run;
  const configs = run.configs ?? [];
  const eligible = isAssumed ? clusters.filter(({ ineligible }) => ineligible === null) : [];
  const bindings: readonly Pick<Binding, 'cluster' | 'state'>[] = placed
    ? placed.bindings
    : eligible.map((one) => ({ cluster: one.name, state: 'Bound' }));
  const picked = pickedOf(bindings).map(({ cluster }) => cluster);
  const leaving = bindings.flatMap(({ cluster, state }) => (state === 'Unscheduled' ? [cluster] : []));
  const wanted = new Set(picked);
  const taken = configs.map(({ labelSelector }) =>
    (selectedBy(labelSelector, clusters) ?? []).flatMap((one) => (wanted.has(one.name) ? [one.name] : [])),
  );
  const times = new Map<string, number>();
  for (const cluster of taken.flat()) times.set(cluster, (times.get(cluster) ?? 0) + 1);
  const uncovered = picked.filter((cluster) => !times.has(cluster));
  const twice = picked.filter((cluster) => (times.get(cluster) ?? 0) > 1);
  // A run over an unknown placement may be for fewer clusters: those in no stage are left out.
  const covered = isAssumed && !placed ? picked.filter((cluster) => times.has(cluster)) : picked;
  const initialized = initializeRun(configs, clusters, covered, leaving);
  const cause = causeOf(run) ?? (initialized.ok ? null : initializationText(initialized, configs));
  const stages =
    cause === null && initialized.ok
      ? initialized.stages
      : configs.map((config, i): Stage => {
          const own = taken[i] ?? [];
          const maxConcurrency = concurrencyOf(config.maxConcurrency, own.length) ?? 1;
          return { config, clusters: own, maxConcurrency };
        });
  const deletionStage = cause === null ? leaving : [];
  return {
    stages,
    deletionStage,
    names: [...uniqueNames(stages), ...(deletionStage.length > 0 ? [DELETION_STAGE] : [])],
    uncovered,
    twice,
    fails: cause && { cause, fix: fixOf(uncovered, twice) },
  };
}

export const NEW_RUN = fix`Correct the cause and create a new run: a failed run never starts again.`;

function fixOf(uncovered: readonly string[], twice: readonly string[]): Fix {
  if (twice.length > 0)
    return fix`Make the ${code('labelSelector')} fields of the stages exclude each other.`;
  return uncovered.length > 0 ? fix`Add a stage that selects the other clusters, or label them.` : NEW_RUN;
}

function causeOf({ placed, isAssumed, hasStrategy, configs }: RunOver): Text | null {
  if (configs === null && hasStrategy) return text`its strategy is refused`;
  if (!placed && isAssumed) return null;
  if (placed?.unschedulable) return text`the scheduler cannot pick clusters for its placement`;
  const fault = preconditionFault(placed && { ...placed, ...placed.spec }, configs !== null);
  return fault && PRECONDITIONS[fault];
}

const PRECONDITIONS: Readonly<Record<PreconditionFault, Text>> = {
  placementNotFound: text`its placement does not exist`,
  placementNotExternal: text`the strategy of its placement is not External`,
  strategyNotFound: text`its strategy does not exist`,
  notFullyScheduled: text`its placement asks for more clusters than the scheduler finds`,
  noBindings: text`its placement has picked no cluster`,
  bindingCountDiffers: text`the number of picked clusters differs from numberOfClusters`,
};

function initializationText(
  { error, stage, clusters }: Extract<Initialized, { ok: false }>,
  configs: readonly StageConfig[],
): Text {
  const own = name('group', stage ?? '');
  const of = stage === null ? NO_TEXT : text` of stage ${own}`;
  const names = clusterNames(clusters);
  const are = verbText(clusters, 'is', 'are');
  const label = code(configs.find((one) => one.name === stage)?.sortingLabelKey ?? '');
  const causes: Readonly<Record<InitializationError, Text>> = {
    invalidBeforeStageTasks: text`beforeStageTasks${of} must be at most one Approval`,
    invalidAfterStageTasks: text`afterStageTasks${of} has two tasks of one type, or a TimedWait without waitTime`,
    invalidLabelSelector: text`the labelSelector${of} is invalid`,
    clusterInTwoStages: text`${names} ${are} in two stages, the second is ${own}`,
    sortingLabelNotInteger: text`the label ${label} (sortingLabelKey${of}) of ${names} is not an integer`,
    clusterInNoStage: text`${count(clusters.length, 'picked cluster')} ${are} in no stage (${names})`,
    invalidMaxConcurrency: text`maxConcurrency${of} is invalid`,
  };
  return causes[error];
}

/** Nothing enforces unique stage names. */
function uniqueNames(stages: readonly Stage[]): string[] {
  const names = stages.map(({ config }) => config.name);
  return names.map((own, i) => {
    const earlier = names.slice(0, i).filter((other) => other === own).length;
    return earlier === 0 ? own : `${own}#${earlier + 1}`;
  });
}
