import { textIn } from '../../../manifest/fields.js';
import type { Unshown } from '../../system.js';
import { type FleetObject, placementRef, sameRef } from '../objects/objects.js';
import { type Run, RUNS } from '../objects/run-objects.js';
import type { Side } from '../side.js';
import { rivalRuns } from '../words/rival-runs.js';
import { hasBegun } from './run-progress.js';

/** Runs that are set going, of the same placement; each is told once, with the first of them by name. */
export function rivalsOf({ object, placement }: Run, side: Side): Unshown | null {
  if (!object || !placement) return null;
  const going = side
    .ofKind(...RUNS)
    .filter((other) => isGoing(other, side) && sameRef(placementRef(other.ref, other.stored), placement))
    .map(({ ref }) => ref)
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const [first, ...others] = going;
  if (!first || !sameRef(first, object.ref)) return null;
  return rivalRuns({
    own: first,
    others,
    placement,
    place: object.manifest.placeOf(['spec', 'placementName']),
  });
}

/** True for a run under way, or that merging sets going. Of one that was there before and that no status tells of, nobody knows. */
function isGoing(object: FleetObject, side: Side): boolean {
  if (runState(side.accepted(object) ?? object) !== 'Run') return false;
  const live = side.live(object.ref);
  return (live !== null && hasBegun(live)) || stateBefore(object, side) !== 'Run';
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
