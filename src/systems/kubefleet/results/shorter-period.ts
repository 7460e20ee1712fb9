import { spanText } from '../../../calendar/week.js';
import { listing } from '../../../manifest/words/listing.js';
import type { SystemResult } from '../../system.js';
import type { FleetObject } from '../objects/objects.js';
import { type PlacementSpec, readPlacement } from '../objects/placement.js';

/**
 * A shorter `unavailablePeriodSeconds`: what cannot be tracked counts as available when this time is over. `before` is null for a new
 * placement. Source: kubefleet, pkg/controllers/rollout/controller.go.
 */
export function shorterPeriod(
  object: FleetObject,
  spec: PlacementSpec,
  before: FleetObject | null,
): SystemResult | null {
  const now = spec.rolling.unavailablePeriodSeconds;
  const then = before && readPlacement(before.stored, undefined).rolling.unavailablePeriodSeconds;
  const { signal, untracked } = spec.availability;
  const isUsed = !spec.isExternal && !spec.onlyReports && (signal === 'time' || signal === 'unknown');
  if (then === null || !isUsed || now * 2 > then) return null;
  const what = signal === 'time' ? listing(untracked) : 'What cannot be tracked, if it places any,';
  return {
    rule: 'safeguard-removed',
    subject: 'shorter-period',
    says: `unavailablePeriodSeconds goes from ${then} to ${now}. ${what} is not checked: a cluster counts as ready ${now === 0 ? 'at once' : `after ${spanText(now * 1000)}`}, and the next one follows before a fault can show.`,
    fix: `Keep unavailablePeriodSeconds: ${then}.`,
    place: object.manifest.placeOf(['spec', 'strategy', 'rollingUpdate', 'unavailablePeriodSeconds']),
    ofRollout: true,
  };
}
