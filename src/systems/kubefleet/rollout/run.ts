import { isSameJson } from '../../../manifest/canonical.js';
import { fieldAt, textIn } from '../../../manifest/fields.js';
import { present } from '../../../manifest/lookup.js';
import type { Json } from '../../../manifest/manifest.js';
import { conditionIn, trueConditionIn } from '../../../snapshot/status.js';
import type { PolicyRef, ResolvedPolicy } from '../../system.js';
import { readStages, type StageConfig } from '../controller/stages.js';
import { type FleetObject, placementRef, sameRef } from '../objects/objects.js';
import type { PlacedObject, Side } from '../side.js';

/** Kinds of the runs of a strategy. */
export const RUNS: readonly string[] = ['ClusterStagedUpdateRun', 'StagedUpdateRun'];

/** One run of a strategy over a placement: an object, or an assumed one if no run uses the strategy. */
export interface Run {
  /** Null if it is only assumed. */
  readonly object: FleetObject | null;
  readonly strategy: FleetObject | null;
  /** Null if its placement is unknown: the whole fleet is assumed. */
  readonly placed: PlacedObject | null;
  readonly placement: PolicyRef | null;
  /** The stages that it continues with, once it has begun. */
  readonly kept: KeptStrategy | null;
  /** Of an assumed run: the run in progress, after which it comes. */
  readonly follows: FleetObject | null;
}

interface KeptStrategy {
  readonly configs: readonly StageConfig[];
  /** True if the strategy differs, on this side or on the one it is compared with. */
  readonly differs: boolean;
}

export function runOf(object: FleetObject, side: Side): Run {
  const planned = side.accepted(object) ?? object;
  const placement = placementRef(object.ref, planned.stored);
  const strategy = side.object(strategyRefOf(planned));
  const kept = keptStrategy(side.live(object.ref), strategy, side);
  return { object, strategy, placed: side.placement(placement), placement, kept, follows: null };
}

/** The run that a strategy would make, over the only placement in its scope that has none. */
export function assumedRun(strategy: FleetObject, runs: readonly Run[], side: Side): Run {
  const free = side.placements.filter(
    ({ object: { ref }, spec }) =>
      spec.isExternal &&
      ref.namespace === strategy.ref.namespace &&
      !runs.some(({ placement }) => placement !== null && sameRef(placement, ref)),
  );
  const compared = free.filter(({ object }) => hasComparedRun(strategy.ref, object.ref, side));
  const [placed = null, ...others] = free.length > 1 ? compared : free;
  const only = others.length === 0 ? placed : null;
  const placement = only?.object.ref ?? null;
  return { object: null, strategy, placed: only, placement, kept: null, follows: null };
}

/** True if the side that this one is compared with has a run of the strategy over the placement. */
export function hasComparedRun(strategy: PolicyRef, placement: PolicyRef, side: Side): boolean {
  return side
    .comparedOf(...RUNS)
    .some(
      (run) => sameRef(strategyRefOf(run), strategy) && sameRef(placementRef(run.ref, run.stored), placement),
    );
}

function strategyRefOf({ ref: { namespace }, stored }: FleetObject): PolicyRef {
  const kind = namespace === null ? 'ClusterStagedUpdateStrategy' : 'StagedUpdateStrategy';
  const name = textIn(stored['spec'], 'stagedRolloutStrategyName') ?? '';
  return { system: 'kubefleet', kind, namespace, name };
}

/** True for the status of a run that is initialized and has neither succeeded nor failed for good. */
export function isInProgress(status: Json | undefined): boolean {
  const over = textIn(conditionIn(status, 'Succeeded'), 'status');
  return trueConditionIn(status, 'Initialized') !== undefined && over !== 'True' && over !== 'False';
}

/**
 * A run copies the stages of its strategy when it is initialized, and never reads the strategy again. Null for a run that has not begun.
 * Source: kubefleet-dev/kubefleet e160c1cd, updaterun/initialization.go: "This won't change even if the stagedUpdateStrategy changes or
 * is deleted after the updateRun is initialized."
 */
function keptStrategy(
  live: FleetObject | null,
  strategy: FleetObject | null,
  side: Side,
): KeptStrategy | null {
  const status = live?.manifest.object['status'];
  const copy = fieldAt(status, 'stagedUpdateStrategySnapshot');
  if (copy === undefined || !isInProgress(status)) return null;
  const configs = readStages(copy);
  const specs = strategy ? [side.accepted(strategy), side.compared(strategy.ref)] : [];
  const differs = present(specs).some(({ stored }) => !isSameJson(readStages(stored['spec']), configs));
  return { configs, differs };
}

/** References of a run to objects that do not exist. A run that has begun no longer reads its strategy. */
export function missingReferences(
  { object, placed, strategy, kept }: Run,
  side: Side,
): ResolvedPolicy['missingReferences'] {
  if (!object) return [];
  const { namespace } = object.ref;
  const missing = (field: string, namespaced: string) => {
    const kind = namespace === null ? `Cluster${namespaced}` : namespaced;
    const name = textIn(object.stored['spec'], field) ?? '';
    const isDeleted = side.earlier({ system: 'kubefleet', kind, namespace, name }) !== null;
    return {
      what: `${kind} "${name}"`,
      ...(isDeleted ? { fate: 'deleted' as const } : {}),
      consequence: 'The run fails for good when it is initialized, and nothing is updated.',
      place: object.manifest.placeOf(['spec', field]),
    };
  };
  return present([
    placed ? null : missing('placementName', 'ResourcePlacement'),
    strategy || kept ? null : missing('stagedRolloutStrategyName', 'StagedUpdateStrategy'),
  ]);
}

/** The state before the change; null for a new run. */
export function stateBefore({ ref }: FleetObject, side: Side): string | null {
  const earlier = side.earlier(ref);
  return earlier && runState(earlier);
}

/** A run without a state is in Initialize. Source: kubefleet-dev/kubefleet, stageupdate_types.go. */
export function runState({ stored }: FleetObject): string {
  return textIn(stored['spec'], 'state') ?? 'Initialize';
}
