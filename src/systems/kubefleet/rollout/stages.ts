import { fix, type Fix } from '../../../text/fix.js';
import { code, count, name, NO_TEXT, type Text, text } from '../../../text/text.js';
import { type Binding, clustersIn, pickedOf } from '../controller/bindings.js';
import {
  type InitializationError,
  initializeRun,
  type Initialized,
  type RunFault,
  type StageConfig,
} from '../controller/stages.js';
import { DELETION_STAGE } from '../controller/update-run.js';
import type { Fleet } from '../objects/clusters.js';
import type { FleetObject } from '../objects/objects.js';
import { type PlacementPolicy, targetNumber } from '../objects/policy.js';
import { clusterNames, verbText } from '../objects/texts.js';
import type { PlacedObject } from '../side.js';

/** The stages of one run over the clusters of its placement; of one that fails what each stage selects. */
export interface StagePlan extends Omit<Initialized, 'faults'> {
  readonly deletionStage: readonly string[];
  /** A name for each stage, then for the deletion stage if it has clusters; unique within the run. */
  readonly names: readonly string[];
  /** Why the run fails when it is initialized; null if it does not. */
  readonly fails: { readonly cause: Text; readonly fix: Fix } | null;
}

export const NEW_RUN = fix`Correct the cause and create a new run: a failed run never starts again.`;
export const EXCLUSIVE_STAGES = fix`Make the ${code('labelSelector')} fields of the stages exclude each other.`;

/**
 * Clusters of each stage, or why the run fails before it starts: nothing is updated then. An assumed run over an unknown placement has the
 * whole fleet. `known`: null if its strategy does not exist or is refused.
 */
export function planStages(
  run: Readonly<Record<'object' | 'strategy', FleetObject | null>> & { placed: PlacedObject | null },
  known: readonly StageConfig[] | null,
  { clusters }: Fleet,
): StagePlan {
  const { placed, strategy } = run;
  const isAssumed = run.object === null;
  const eligible = isAssumed ? clusters.filter(({ ineligible }) => ineligible === null) : [];
  const bindings: readonly Pick<Binding, 'cluster' | 'state'>[] =
    placed?.bindings ?? eligible.map((one) => ({ cluster: one.name, state: 'Bound' }));
  const picked = pickedOf(bindings).map(({ cluster }) => cluster);
  const { faults, ...initialized } = initializeRun(known ?? [], clusters, picked);
  const { stages, uncovered, twice } = initialized;
  // A run over an unknown placement may be for fewer clusters: those in no stage are left out.
  const isOpen = isAssumed && !placed;
  const [fault] = faults.filter(({ error }) => !isOpen || error !== 'clusterInNoStage');
  const early =
    known === null && strategy !== null
      ? text`its strategy is refused`
      : isOpen
        ? null
        : preconditionFault(placed && { ...placed, ...placed.spec }, known !== null);
  const cause = early ?? (fault ? initializationText(fault) : null);
  const deletionStage = cause === null ? clustersIn(bindings, 'Unscheduled') : [];
  // Nothing enforces unique stage names.
  const names = stages.map(({ config }) => config.name);
  const unique = names.map((own, i) => {
    const earlier = names.slice(0, i).filter((other) => other === own).length;
    return earlier === 0 ? own : `${own}#${earlier + 1}`;
  });
  const addStage =
    uncovered.length > 0 ? fix`Add a stage that selects the other clusters, or label them.` : NEW_RUN;
  return {
    ...{ ...initialized, deletionStage },
    names: [...unique, ...(deletionStage.length > 0 ? [DELETION_STAGE] : [])],
    fails: cause && { cause, fix: twice.length > 0 ? EXCLUSIVE_STAGES : addStage },
  };
}

/** The placement that a run names. */
interface RunPlacement extends Pick<PlacedObject, 'unschedulable' | 'fullyScheduled'> {
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

function initializationText({ error, stage, clusters }: RunFault): Text {
  const own = name('group', stage?.name ?? '');
  const of = stage === null ? NO_TEXT : text` of stage ${own}`;
  const names = clusterNames(clusters);
  const are = verbText(clusters, 'is', 'are');
  const label = code(stage?.sortingLabelKey ?? '');
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
