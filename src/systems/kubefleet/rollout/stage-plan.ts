import { few, visible } from '../../../manifest/visible.js';
import { counted, verb } from '../../../text/plural.js';
import type { Fleet } from '../objects/fleet.js';
import { isError } from '../objects/properties.js';
import { type PreconditionFault, preconditionFault } from '../controller/run-preconditions.js';
import {
  concurrencyOf,
  type InitializationError,
  type Initialized,
  initializeRun,
  selectedBy,
  type Stage,
  type StageConfig,
} from '../controller/stages.js';
import { DELETION_STAGE } from '../controller/update-run.js';
import type { Run } from './run.js';

/** The stages of one run over the clusters of its placement. */
export interface StagePlan {
  readonly stages: readonly Stage[];
  readonly deletionStage: readonly string[];
  /** A name for each stage, then for the deletion stage; unique within the run. */
  readonly names: readonly string[];
  /** Null if the run starts. */
  readonly fault: RunFault | null;
  /** Picked clusters that no stage selects, and those that two select. */
  readonly uncovered: readonly string[];
  readonly twice: readonly string[];
}

/** Why a run never starts, or ends for good, and what to do about it. */
interface RunFault {
  readonly phase: 'stuck';
  readonly why: string;
  readonly fix: string;
}

/** Clusters of each stage, or why the run fails before it starts: nothing at all is updated then. */
export function planStages(run: Run, configs: readonly StageConfig[] | null, fleet: Fleet): StagePlan {
  const bindings = bindingsOf(run, fleet);
  const picked = bindings.filter(({ state }) => state !== 'Unscheduled').map(({ cluster }) => cluster);
  const selected = (configs ?? []).map((config) => ({ config, clusters: takenBy(config, fleet, picked) }));
  const timesOf = (cluster: string): number =>
    selected.filter(({ clusters }) => clusters.includes(cluster)).length;
  const uncovered = picked.filter((cluster) => timesOf(cluster) === 0);
  const twice = picked.filter((cluster) => timesOf(cluster) > 1);
  const cover = { uncovered, twice };
  const failed = (why: string): StagePlan => {
    const stages = selected.map(({ config, clusters }) => ({
      config,
      clusters,
      maxConcurrency: concurrencyOf(config.maxConcurrency, clusters.length) ?? 1,
    }));
    const fault: RunFault = { phase: 'stuck', why, fix: fixOf(cover) };
    return { stages, deletionStage: [], names: namesOf(stages), fault, ...cover };
  };
  const precondition = preconditionOf(run, configs);
  if (precondition !== null) return failed(`The run fails for good: ${precondition}.`);
  const isAssumed = run.placed === null && run.object === null;
  const initialized = initializeRun(
    configs ?? [],
    fleet.clusters,
    // A run over an unknown placement may be for fewer clusters: those in no stage are left out.
    isAssumed ? picked.filter((cluster) => !uncovered.includes(cluster)) : picked,
    bindings.filter(({ state }) => state === 'Unscheduled').map(({ cluster }) => cluster),
  );
  if (!initialized.ok) return failed(failsText(initializationText(initialized, configs ?? [])));
  const { stages, deletionStage } = initialized;
  return { stages, deletionStage, names: namesOf(stages), fault: null, ...cover };
}

/** The stages of a run that is aborted in its next pass. */
export function abortedBy(cause: string, plan: StagePlan): StagePlan {
  const why = `The run is aborted for good in its next pass: ${cause}. Updated clusters stay updated; the others wait for a new run.`;
  return { ...plan, fault: { phase: 'stuck', why, fix: NEW_RUN } };
}

/** The stages of a run that refers to a missing object. */
export function failedBy({ what }: { readonly what: string }, plan: StagePlan): StagePlan {
  if (plan.fault !== null) return plan;
  return { ...plan, fault: { phase: 'stuck', why: failsText(`there is no ${what}`), fix: NEW_RUN } };
}

const NEW_RUN = 'Correct the cause and create a new run: a failed run never starts again.';

function fixOf({ twice, uncovered }: Pick<StagePlan, 'twice' | 'uncovered'>): string {
  if (twice.length > 0) return 'Make the labelSelectors of the stages exclude each other.';
  return uncovered.length > 0 ? 'Add a stage that selects the other clusters, or label them.' : NEW_RUN;
}

function failsText(cause: string): string {
  return `The run fails for good when it is initialized, and nothing is updated: ${cause}.`;
}

/** Bindings of the placement. An unknown placement is assumed to have every cluster. */
function bindingsOf({ object, placed }: Run, { clusters }: Fleet) {
  if (placed) return isError(placed.transition) ? [] : placed.transition.bindings;
  const eligible = object === null ? clusters.filter(({ ineligible }) => ineligible === null) : [];
  return eligible.map(({ name }) => ({ cluster: name, state: 'Bound' as const }));
}

function preconditionOf(
  { object, strategy, placed }: Run,
  configs: readonly StageConfig[] | null,
): string | null {
  if (configs === null && strategy !== null) return 'its strategy is refused';
  if (!placed && object === null) return null;
  const transition = placed?.transition ?? null;
  if (isError(transition)) return 'the scheduler cannot pick clusters for its placement';
  const placement = placed &&
    transition && {
      ...transition,
      strategyType: placed.spec.isExternal ? 'External' : 'RollingUpdate',
      policy: placed.spec.policy,
    };
  const fault = preconditionFault(placement, configs !== null);
  return fault && PRECONDITIONS[fault];
}

const PRECONDITIONS: Readonly<Record<PreconditionFault, string>> = {
  placementNotFound: 'its placement does not exist',
  placementNotExternal: 'the strategy of its placement is not External',
  strategyNotFound: 'its strategy does not exist',
  notFullyScheduled: 'its placement asks for more clusters than the scheduler finds',
  noBindings: 'its placement has picked no cluster',
  bindingCountDiffers: 'the number of picked clusters differs from numberOfClusters',
};

function initializationText(
  { error, stage, clusters }: Extract<Initialized, { ok: false }>,
  configs: readonly StageConfig[],
): string {
  const of = stage === null ? '' : ` of stage "${stage}"`;
  const names = few(clusters);
  const label = visible(configs.find(({ name }) => name === stage)?.sortingLabelKey ?? '');
  const causes: Readonly<Record<InitializationError, string>> = {
    invalidBeforeStageTasks: `beforeStageTasks${of} must be at most one Approval`,
    invalidAfterStageTasks: `afterStageTasks${of} has two tasks of one type, or a TimedWait without waitTime`,
    invalidLabelSelector: `the labelSelector${of} is invalid`,
    clusterInTwoStages: `${names} ${verb(clusters.length, 'is', 'are')} in two stages, the second is "${stage ?? ''}"`,
    sortingLabelNotInteger: `the label ${label} (sortingLabelKey${of}) of ${names} is not an integer`,
    clusterInNoStage: `${counted(clusters.length, 'picked cluster')} ${verb(clusters.length, 'is', 'are')} in no stage (${names})`,
    invalidMaxConcurrency: `maxConcurrency${of} is invalid`,
  };
  return causes[error];
}

function takenBy({ labelSelector }: StageConfig, fleet: Fleet, picked: readonly string[]): string[] {
  const wanted = new Set(picked);
  const selected = selectedBy(labelSelector, fleet.clusters) ?? [];
  return selected.flatMap(({ name }) => (wanted.has(name) ? [name] : []));
}

/** Nothing enforces unique stage names. */
function namesOf(stages: readonly Stage[]): string[] {
  const names = stages.map(({ config }) => config.name);
  const unique = names.map((name, i) => {
    const times = names.slice(0, i).filter((other) => other === name).length;
    return times === 0 ? name : `${name}#${times + 1}`;
  });
  return [...unique, DELETION_STAGE];
}
