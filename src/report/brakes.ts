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
  const { failureThreshold, failureHoldsGroup, unprotectedTargets } = brakes;
  const node = text`a ${literal(group.unit)} stuck in error`;
  const why = whyNotReached(brakes, group);
  if (!isHeld(group, group.matched))
    return why
      ? text`nothing stops it: ${why}`
      : text`nothing stops it before every ${literal(group.unit)} is updated`;
  if (why) return failureHoldsGroup ? text`${why}; only ${node} blocks it` : why;
  const stop =
    failureThreshold === 1
      ? text`the first failed batch stops it`
      : text`${failureThreshold ?? 0} consecutive failed batches stop it`;
  if (unprotectedTargets > 0)
    return text`${stop} ${protectedPhrase(brakes, group)} ${failureHoldsGroup ? text`only ${node} does` : text`nothing does`}`;
  return failureHoldsGroup ? text`${stop}; ${node} blocks it too` : stop;
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

/** The last batch whose failure stops the rollout, counted from the start of a whole rollout. */
function protectedPhrase(brakes: Brakes, group: PlannedGroup): Text {
  const sizes = group.batches.map(({ size }) => size);
  const fresh = group.freshBatches ?? sizes;
  const last = count(brakes.unprotectedTargets, group.unit);
  const ofNew = fresh.join() === sizes.join() ? NO_TEXT : text` of a new rollout`;
  let left = brakes.unprotectedTargets;
  let before = fresh.length;
  while (before > 0 && left > 0) left -= fresh[--before] ?? 0;
  return left === 0 && before > 0
    ? text`up to batch ${before}${ofNew}; from batch ${before + 1} on (${last})`
    : text`below ${brakes.safetyLimitPercent}% progress; in the batches of the last ${last}${ofNew}`;
}
