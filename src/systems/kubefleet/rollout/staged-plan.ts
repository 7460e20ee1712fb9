import { few } from '../../../manifest/words/listing.js';
import { visible } from '../../../manifest/words/visible.js';
import type { GroupEnd } from '../../../rollout/controller.js';
import type { Binding } from '../controller/bindings.js';
import type { Fleet } from '../objects/fleet.js';
import type { PlacementSpec } from '../objects/placement.js';
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
import { clusters } from '../results/why.js';

/** The stages of one run, or of one that is assumed, over the clusters of a placement. */
export interface StagedPlan {
  readonly stages: readonly Stage[];
  readonly deletionStage: readonly string[];
  /** A name for each stage, then for the deletion stage; unique within the run. */
  readonly names: readonly string[];
  /** Why it never starts; null when it does. */
  readonly fault: GroupEnd | null;
  /** Picked clusters that no stage takes, and those that two take. */
  readonly uncovered: readonly string[];
  readonly twice: readonly string[];
}

interface StagedPlanInput {
  /** Null when the strategy does not exist, or is refused. */
  readonly configs: readonly StageConfig[] | null;
  /** True when there is a strategy, and the cluster does not take it. */
  readonly isRefused: boolean;
  /** Null when the placement does not exist; absent where a run is only assumed, over the whole fleet. */
  readonly placement:
    | {
        readonly spec: PlacementSpec;
        readonly bindings: readonly Binding[];
        readonly fullyScheduled: boolean;
      }
    | null
    | 'assumed';
  readonly fleet: Fleet;
}

/** Which clusters each stage takes, or why the run fails before it starts: then nothing at all is updated. */
export function planStages(input: StagedPlanInput): StagedPlan {
  const { configs, placement, fleet } = input;
  const scheduled = scheduledOf(input);
  const toDelete =
    placement === null || placement === 'assumed'
      ? []
      : placement.bindings.filter(({ state }) => state === 'Unscheduled').map(({ cluster }) => cluster);
  const cover = coverageOf(configs ?? [], fleet, scheduled);
  const missing = faultOf(input);
  if (missing) return { ...bestEffort(configs ?? [], fleet, scheduled), ...cover, fault: missing };
  // A run that is only assumed may be for fewer clusters: those in no stage are left out.
  const wanted =
    placement === 'assumed' ? scheduled.filter((one) => !cover.uncovered.includes(one)) : scheduled;
  const initialized = initializeRun(configs ?? [], fleet.clusters, wanted, toDelete);
  if (!initialized.ok) {
    const fault = { phase: 'stuck' as const, why: initializationText(initialized, configs ?? []) };
    return { ...bestEffort(configs ?? [], fleet, scheduled), ...cover, fault };
  }
  const { stages, deletionStage } = initialized;
  return { stages, deletionStage, names: namesOf(stages), fault: null, ...cover };
}

/** The same stages, of a run that ends for good in its next pass. */
export function abortedBy(cause: string | null, plan: StagedPlan): StagedPlan {
  if (cause === null) return plan;
  const why = `The run is aborted for good in its next pass: ${cause}. Clusters that it has updated stay updated, the others wait for a new run.`;
  return { ...plan, fault: { phase: 'stuck', why } };
}

/** The same stages, of a run that names what nobody has. Where it would not come to its stages either, that is said. */
export function failedBy(missing: { readonly what: string } | null, plan: StagedPlan): StagedPlan {
  if (missing === null || plan.fault !== null) return plan;
  const why = `The run fails for good when it is initialized, and nothing is updated: there is no ${missing.what}.`;
  return { ...plan, fault: { phase: 'stuck', why } };
}

function scheduledOf({ placement, fleet }: StagedPlanInput): string[] {
  if (placement === null) return [];
  if (placement === 'assumed')
    return fleet.clusters.filter(({ ineligible }) => ineligible === null).map(({ name }) => name);
  return placement.bindings.filter(({ state }) => state !== 'Unscheduled').map(({ cluster }) => cluster);
}

function faultOf({ configs, placement, isRefused }: StagedPlanInput): StagedPlan['fault'] {
  if (placement === 'assumed')
    return configs ? null : { phase: 'stuck', why: PRECONDITIONS.strategyNotFound };
  const known = placement && {
    strategyType: placement.spec.isExternal ? 'External' : 'RollingUpdate',
    policy: placement.spec.policy,
    fullyScheduled: placement.fullyScheduled,
    bindings: placement.bindings,
  };
  const fault = preconditionFault(known, configs !== null);
  const why = fault === 'strategyNotFound' && isRefused ? STRATEGY_REFUSED : fault && PRECONDITIONS[fault];
  return why === null ? null : { phase: 'stuck', why };
}

const STRATEGY_REFUSED =
  'The run fails for good: its strategy is refused, so the cluster has none of that name.';

const PRECONDITIONS: Readonly<Record<PreconditionFault, string>> = {
  placementNotFound: 'The run fails for good: its placement does not exist.',
  placementNotExternal: 'The run fails for good: the strategy of its placement is not External.',
  strategyNotFound: 'The run fails for good: its strategy does not exist.',
  notFullyScheduled: 'The run fails for good: its placement asks for more clusters than can be found.',
  noBindings: 'The run fails for good: its placement has picked no cluster.',
  bindingCountDiffers:
    'The run fails for good: its placement has another number of clusters than it asks for.',
};

function initializationText(
  failed: Extract<Initialized, { ok: false }>,
  configs: readonly StageConfig[],
): string {
  const sortedBy = configs.find(({ name }) => name === failed.stage)?.sortingLabelKey ?? '';
  const stage = failed.stage === null ? '' : ` in stage "${failed.stage}"`;
  const names = few(failed.clusters);
  const says: Readonly<Record<InitializationError, string>> = {
    invalidBeforeStageTasks: `the tasks before it${stage} are not one Approval`,
    invalidAfterStageTasks: `the tasks after it${stage} are two of one type, or a wait without a time`,
    invalidLabelSelector: `the labelSelector${stage} is invalid`,
    clusterInTwoStages: `${names} is in two stages${stage === '' ? '' : `, the second is${stage.replace(' in', '')}`}`,
    sortingLabelNotInteger: `${names}${stage} has no whole number as its label ${visible(sortedBy)} (sortingLabelKey)`,
    clusterInNoStage: `${clusters(failed.clusters.length)} it is for ${failed.clusters.length === 1 ? 'is' : 'are'} in no stage (${names})`,
    invalidMaxConcurrency: `maxConcurrency${stage} is invalid`,
  };
  return `The run fails for good when it is initialized, and nothing is updated: ${says[failed.error]}.`;
}

/** What the stages would take, for a run that never starts. */
function bestEffort(configs: readonly StageConfig[], fleet: Fleet, scheduled: readonly string[]) {
  const stages = configs.map((config): Stage => {
    const selected = takenBy(config, fleet, scheduled);
    return {
      config,
      clusters: selected,
      maxConcurrency: concurrencyOf(config.maxConcurrency, selected.length) ?? 1,
    };
  });
  return { stages, deletionStage: [], names: namesOf(stages) };
}

function coverageOf(configs: readonly StageConfig[], fleet: Fleet, scheduled: readonly string[]) {
  const times = new Map(scheduled.map((cluster) => [cluster, 0]));
  for (const config of configs)
    for (const cluster of takenBy(config, fleet, scheduled))
      times.set(cluster, (times.get(cluster) ?? 0) + 1);
  const named = (is: (count: number) => boolean): string[] =>
    [...times].filter(([, count]) => is(count)).map(([cluster]) => cluster);
  return { uncovered: named((count) => count === 0), twice: named((count) => count > 1) };
}

function takenBy({ labelSelector }: StageConfig, fleet: Fleet, scheduled: readonly string[]): string[] {
  const wanted = new Set(scheduled);
  const taken = selectedBy(labelSelector, fleet.clusters) ?? [];
  return taken.flatMap(({ name }) => (wanted.has(name) ? [name] : []));
}

/** The controller asks for unique stage names in words only. */
function namesOf(stages: readonly Stage[]): string[] {
  const seen = new Map<string, number>();
  const names = stages.map(({ config }) => {
    const times = (seen.get(config.name) ?? 0) + 1;
    seen.set(config.name, times);
    return times === 1 ? config.name : `${config.name}#${times}`;
  });
  return [...names, DELETION_STAGE];
}
