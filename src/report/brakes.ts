import type { PlannedGroup } from '../plan/model.js';
import { type Brakes, factOf, isBlind } from '../systems/system.js';
import { count, literal, NO_TEXT, type Text, text } from '../text/text.js';

/** True if a stop keeps the rest of these targets, or if the rollout halts by itself before it has touched all of them. */
export function isHeld(
  { stops, outcome, worstLoss }: Pick<PlannedGroup, 'stops' | 'outcome' | 'worstLoss'>,
  whole: number,
): boolean {
  return stops || ((outcome === 'stuck' || outcome === 'stopped') && worstLoss < whole);
}

/** What stops a bad version in a group. */
export function brakesPhrase(group: PlannedGroup): Text {
  const { brakes, matched, batches, stops } = group;
  if (matched === 0 || batches.length === 0) return text`nothing starts`;
  if (brakes) return thresholdPhrase(brakes, group);
  if (group.worstLoss === 0 && !stops) return text`it brings no new version`;
  if (!stops) return isHeld(group, matched) ? text`it gets stuck first` : text`nothing stops it`;
  const bake = factOf(group, 'bake');
  return bake && isBlind(bake)
    ? text`only a pod that does not start blocks the rest`
    : text`a failure blocks the rest`;
}

function thresholdPhrase(brakes: Brakes, group: PlannedGroup): Text {
  const { failureThreshold, failureHoldsGroup, unprotectedTargets: open } = brakes;
  const unit = literal(group.unit);
  const why = whyNotReached(brakes, group);
  if (!isHeld(group, group.matched))
    return text`nothing stops it${why ? text`: ${why}` : text` before every ${unit} is updated`}`;
  const stop = why
    ? why
    : failureThreshold === 1
      ? text`the first failed batch stops it`
      : text`${failureThreshold ?? 0} consecutive failed batches stop it`;
  const until = why || open === 0 ? NO_TEXT : text`, but not in the last ${count(open, group.unit)}`;
  return text`${stop}${until}${failureHoldsGroup ? text`; a ${unit} stuck in error blocks it` : NO_TEXT}`;
}

/** Why failed batches do not stop it; null if they do. */
function whyNotReached(brakes: Brakes, group: PlannedGroup): Text | null {
  const { failureThreshold, canFire, countsInRow, safetyLimitPercent } = brakes;
  if (failureThreshold === null) return text`no failureThreshold is set`;
  const threshold = text`failureThreshold ${failureThreshold}`;
  if (!canFire) return text`${threshold} cannot be reached below safetyLimit ${safetyLimitPercent}%`;
  if (factOf(group, 'unevaluated') !== undefined)
    return text`${threshold} is ineffective with this batch state`;
  return countsInRow ? null : text`${threshold} needs consecutive failed batches, which never occur`;
}
