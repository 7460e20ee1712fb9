import { textIn } from '../../manifest/fields.js';
import type { PolicyRef, ResolvedPolicy } from '../system.js';
import type { KeptStrategy } from './kept-strategy.js';
import { keptStrategy } from './kept-strategy.js';
import type { FleetObject } from './objects.js';
import { placementRef, sameRef } from './objects.js';
import type { PlacedObject, Side } from './side.js';

/** One run of a strategy over a placement: an object, or what the strategy would do if somebody ran it. */
export interface Run {
  /** Null where it is only supposed. */
  readonly object: FleetObject | null;
  readonly strategy: FleetObject | null;
  /** Null where nothing says what it is for: then the whole fleet is taken. */
  readonly placed: PlacedObject | null;
  readonly placement: PolicyRef | null;
  /** What it goes on with, where it has begun. */
  readonly kept: KeptStrategy | null;
  /** Of a supposed one: the run that is halfway, after which it comes. */
  readonly follows: FleetObject | null;
}

/** An object, with what it names. */
export function runOf(object: FleetObject, side: Side): Run {
  const planned = side.accepted(object) ?? object;
  const placement = placementRef(object.ref, planned.stored);
  const ref = strategyRef(object.ref, textIn(planned.stored['spec'], 'stagedRolloutStrategyName') ?? '');
  const strategy = side.object(ref);
  const kept = keptStrategy(side.live(object.ref), strategy, side);
  return { object, strategy, placed: side.placement(placement), placement, kept, follows: null };
}

function strategyRef({ namespace }: PolicyRef, name: string): PolicyRef {
  const kind = namespace === null ? 'ClusterStagedUpdateStrategy' : 'StagedUpdateStrategy';
  return { system: 'kubefleet', kind, namespace, name };
}

/** The placement that a strategy is for, where only one in its scope is left without a run. */
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
  return only && others.length === 0 ? only : null;
}

/** What a run names and nobody has. One that has begun looks for its strategy no more. */
export function missingReferences(object: FleetObject, run: Run): ResolvedPolicy['missingReferences'] {
  const consequence = 'The run fails for good when it is initialized, and nothing is updated.';
  const spec = object.stored['spec'];
  const what = (name: string, kind: string) => ({
    what: `${kind} "${textIn(spec, name) ?? ''}"`,
    consequence,
    place: object.manifest.placeOf(['spec', name]),
  });
  const isCluster = object.ref.namespace === null;
  return [
    ...(run.placed
      ? []
      : [what('placementName', isCluster ? 'ClusterResourcePlacement' : 'ResourcePlacement')]),
    ...(run.strategy || run.kept
      ? []
      : [
          what(
            'stagedRolloutStrategyName',
            isCluster ? 'ClusterStagedUpdateStrategy' : 'StagedUpdateStrategy',
          ),
        ]),
  ];
}
