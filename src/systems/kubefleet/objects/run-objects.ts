import { present } from '../../../manifest/words/present.js';
import { textIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import type { PolicyRef, ResolvedPolicy } from '../../system.js';
import { type KeptStrategy, keptStrategy } from './kept-strategy.js';
import { type FleetObject, placementRef, sameRef } from './objects.js';
import type { PlacedObject, Side } from '../side.js';

/** Kinds of the runs of a strategy. */
export const RUNS: readonly string[] = ['ClusterStagedUpdateRun', 'StagedUpdateRun'];

/** One run of a strategy over a placement: an object, or what the strategy would do if somebody ran it. */
export interface Run {
  /** Null where it is only assumed. */
  readonly object: FleetObject | null;
  readonly strategy: FleetObject | null;
  /** Null where nothing says what it is for: then the whole fleet is taken. */
  readonly placed: PlacedObject | null;
  readonly placement: PolicyRef | null;
  /** What it goes on with, where it has begun. */
  readonly kept: KeptStrategy | null;
  /** For an assumed run: the run that is under way, after which it comes. */
  readonly follows: FleetObject | null;
}

/** An object, with what it names. */
export function runOf(object: FleetObject, side: Side): Run {
  const planned = side.accepted(object) ?? object;
  const placement = placementRef(object.ref, planned.stored);
  const strategy = side.object(strategyRefOf(object.ref, planned.stored));
  const kept = keptStrategy(side.live(object.ref), strategy, side);
  return { object, strategy, placed: side.placement(placement), placement, kept, follows: null };
}

function strategyRefOf({ namespace }: PolicyRef, run: JsonObject): PolicyRef {
  const kind = namespace === null ? 'ClusterStagedUpdateStrategy' : 'StagedUpdateStrategy';
  return {
    system: 'kubefleet',
    kind,
    namespace,
    name: textIn(run['spec'], 'stagedRolloutStrategyName') ?? '',
  };
}

/**
 * The placement that a strategy is for, where only one in its scope is left without a run; of several the one that a run is for on
 * the side it is compared with.
 */
export function onlyPlacementWithoutRun(
  strategy: FleetObject,
  runs: readonly Run[],
  side: Side,
): PlacedObject | null {
  const left = side.placements.filter(
    ({ object, spec }) =>
      spec.isExternal &&
      object.ref.namespace === strategy.ref.namespace &&
      !runs.some(({ placement }) => placement !== null && sameRef(placement, object.ref)),
  );
  const [only, ...others] = left;
  if (only && others.length === 0) return only;
  const [named, ...more] = left.filter(({ object }) => hasRunBeside(strategy, object, side));
  return named && more.length === 0 ? named : null;
}

/** True where the side that this one is compared with has a run of the strategy over the placement. */
function hasRunBeside(strategy: FleetObject, placement: FleetObject, side: Side): boolean {
  return side
    .comparedOf(...RUNS)
    .some(
      ({ ref, stored }) =>
        sameRef(strategyRefOf(ref, stored), strategy.ref) &&
        sameRef(placementRef(ref, stored), placement.ref),
    );
}

/** What a run names and nobody has. One that has begun looks for its strategy no more. */
export function missingReferences(
  object: FleetObject,
  run: Run,
  side: Side,
): ResolvedPolicy['missingReferences'] {
  const consequence = 'The run fails for good when it is initialized, and nothing is updated.';
  const spec = object.stored['spec'];
  const { namespace } = object.ref;
  const what = (field: string, kind: string) => ({
    what: `${kind} "${textIn(spec, field) ?? ''}"`,
    // What is there now, in the base or in the cluster, is gone with the change.
    ...(side.earlier({ system: 'kubefleet', kind, namespace, name: textIn(spec, field) ?? '' })
      ? { fate: 'deleted' as const }
      : {}),
    consequence,
    place: object.manifest.placeOf(['spec', field]),
  });
  const isCluster = object.ref.namespace === null;
  return present([
    run.placed ? null : what('placementName', isCluster ? 'ClusterResourcePlacement' : 'ResourcePlacement'),
    run.strategy || run.kept
      ? null
      : what('stagedRolloutStrategyName', isCluster ? 'ClusterStagedUpdateStrategy' : 'StagedUpdateStrategy'),
  ]);
}

/** The state that it had before the change; null where it was not there. */
export function stateBefore({ ref }: FleetObject, side: Side): string | null {
  const earlier = side.earlier(ref);
  return earlier && runState(earlier);
}

/** A run without a state is in Initialize. Source: kubefleet-dev/kubefleet, stageupdate_types.go. */
export function runState(object: FleetObject): string {
  return textIn(object.stored['spec'], 'state') ?? 'Initialize';
}
