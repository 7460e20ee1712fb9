import { spanText } from '../../../calendar/week.js';
import { numberIn } from '../../../manifest/fields.js';
import { listing } from '../../../manifest/words/listing.js';
import { told, type Unshown } from '../../system.js';
import { applyEdits, type ApplyStrategy, readApplyStrategy } from '../objects/apply-strategy.js';
import type { FleetObject } from '../objects/objects.js';
import { type PlacementSpec, readPlacement } from '../objects/placement.js';

/** What an edit takes from a placement that reads as if nothing happened, or as a smaller peak. `before` is null for a new one. */
export function lessThanBefore(
  object: FleetObject,
  spec: PlacementSpec,
  before: FleetObject | null,
): Unshown[] {
  if (before === null) return told([neverTakesOver(object, null)]);
  return told([
    appliesLess(object, before),
    neverTakesOver(object, before),
    waitsLess(object, spec, before),
    keepsLess(object, spec, before),
  ]);
}

/**
 * Objects that are on a cluster already are in no snapshot of the hub. Source: Azure/fleet#984; kubefleet-dev/kubefleet,
 * apis/placement/v1beta1/clusterresourceplacement_types.go, WhenToTakeOverType.
 */
function neverTakesOver(object: FleetObject, before: FleetObject | null): Unshown | null {
  const { type, whenToTakeOver } = readApplyStrategy(object.stored);
  const was = before && readApplyStrategy(before.stored);
  if (whenToTakeOver !== 'Never' || type === 'ReportDiff' || was?.whenToTakeOver === 'Never') return null;
  return {
    subject: 'never takes over',
    says: 'whenToTakeOver is Never: what is on a cluster already, and was not placed by Fleet, is never taken over. Applying it fails there for good, the cluster counts as failed, and no number of the plan counts such clusters.',
    fix: 'Set whenToTakeOver: IfNoDiff, where what is there already is to become a part of the placement.',
    place: object.manifest.placeOf(['spec', 'strategy', 'applyStrategy', 'whenToTakeOver']),
  };
}

/** Source: kubefleet-dev/kubefleet, apis/placement/v1beta1/clusterresourceplacement_types.go, RevisionHistoryLimit; updaterun/initialization.go. */
function keepsLess(object: FleetObject, spec: PlacementSpec, before: FleetObject): Unshown | null {
  const [now, then] = [object, before].map(
    ({ stored }) => numberIn(stored['spec'], 'revisionHistoryLimit') ?? 10,
  );
  if (now === undefined || then === undefined || now >= then || !spec.isExternal) return null;
  return {
    subject: 'fewer snapshots',
    says: `revisionHistoryLimit goes from ${then} to ${now}: older resource snapshots are deleted, and the way back is a staged update run that names one. With ${now} ${now === 1 ? 'no older one is left' : `only the last ${now} are left`}.`,
    fix: `Keep revisionHistoryLimit: ${then}.`,
    place: object.manifest.placeOf(['spec', 'revisionHistoryLimit']),
  };
}

/** Source: kubefleet-dev/kubefleet, apis/placement/v1beta1/clusterresourceplacement_types.go, ApplyStrategy. */
function appliesLess(object: FleetObject, before: FleetObject): Unshown | null {
  const was = readApplyStrategy(before.stored);
  const after = readApplyStrategy(object.stored);
  const { type, whenToApply } = after;
  // Who takes over less, or leaves what others own, is more careful than before.
  const held = applyEdits(was, { ...was, type, whenToApply }).filter(({ does }) => does === 'holds');
  if (held.length === 0) return null;
  return {
    subject: 'applies less',
    says: `its clusters get less of what it places from the merge on: ${held.map(({ what, says }) => `${what}: ${says}`).join('; ')}. A fix that is merged later does not arrive there either.${fullyCompared(after)}`,
    fix: 'Keep spec.strategy.applyStrategy, unless that is what the edit is for.',
    place: object.manifest.placeOf(['spec', 'strategy', 'applyStrategy']),
  };
}

/** Source: Azure/fleet#915 (FullComparison: what the hub does not set, defaults and autoscaled replicas too, is a difference). */
function fullyCompared({ whenToApply, comparisonOption, type }: ApplyStrategy): string {
  return whenToApply === 'IfNotDrifted' && comparisonOption === 'FullComparison' && type !== 'ReportDiff'
    ? ' With FullComparison each field that the hub does not set counts as drift, such as defaults of the API server and replicas that an autoscaler sets: most objects are drifted from the first look on.'
    : '';
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
