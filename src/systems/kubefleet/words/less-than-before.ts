import { spanText } from '../../../calendar/week.js';
import { listing } from '../../../manifest/words/listing.js';
import { told, type Unshown } from '../../system.js';
import { applyEdits, readApplyStrategy } from '../objects/apply-strategy.js';
import type { FleetObject } from '../objects/objects.js';
import { type PlacementSpec, readPlacement } from '../objects/placement.js';

/** What an edit takes from a placement that reads as if nothing happened, or as a smaller peak. `before` is null for a new one. */
export function lessThanBefore(
  object: FleetObject,
  spec: PlacementSpec,
  before: FleetObject | null,
): Unshown[] {
  return before === null ? [] : told([appliesLess(object, before), waitsLess(object, spec, before)]);
}

/** Source: kubefleet-dev/kubefleet, apis/placement/v1beta1/clusterresourceplacement_types.go, ApplyStrategy. */
function appliesLess(object: FleetObject, before: FleetObject): Unshown | null {
  const was = readApplyStrategy(before.stored);
  const { type, whenToApply } = readApplyStrategy(object.stored);
  // Who takes over less, or leaves what others own, is more careful than before.
  const held = applyEdits(was, { ...was, type, whenToApply }).filter(({ does }) => does === 'holds');
  if (held.length === 0) return null;
  return {
    subject: 'applies less',
    says: `its clusters get less of what it places from the merge on: ${held.map(({ what, says }) => `${what}: ${says}`).join('; ')}. A fix that is merged later does not arrive there either.`,
    fix: 'Keep spec.strategy.applyStrategy, unless that is what the edit is for.',
    place: object.manifest.placeOf(['spec', 'strategy', 'applyStrategy']),
  };
}

/** What cannot be tracked is taken for ready when this time is over. Source: kubefleet, pkg/controllers/rollout/controller.go. */
function waitsLess(object: FleetObject, spec: PlacementSpec, before: FleetObject): Unshown | null {
  const [now, then] = [spec, readPlacement(before.stored, undefined)].map(
    ({ rolling }) => rolling.unavailablePeriodSeconds,
  );
  const { signal, untracked } = spec.availability;
  const isAsked = !spec.isExternal && !spec.onlyReports && (signal === 'time' || signal === 'unknown');
  if (now === undefined || then === undefined || !isAsked || now * 2 > then) return null;
  const what = signal === 'time' ? listing(untracked) : 'what cannot be tracked, should it place any,';
  return {
    subject: 'shorter period',
    says: `unavailablePeriodSeconds goes from ${then} to ${now}: of ${what} nobody sees whether it works, and a cluster counts as ready ${now === 0 ? 'at once' : `after ${spanText(now * 1000)}`}, so that the next one follows before a fault can show.`,
    fix: `Keep unavailablePeriodSeconds: ${then}.`,
    place: object.manifest.placeOf(['spec', 'strategy', 'rollingUpdate', 'unavailablePeriodSeconds']),
    ofRollout: true,
  };
}
