import type { PlannedGroup } from '../plan/model.js';
import { type Brakes, isBlind } from '../systems/system.js';
import { count, literal, NO_TEXT, type Text, text } from '../text/text.js';

/** True if a stop keeps the rest of these targets, or if the rollout halts by itself before it has touched all of them. */
export function isHeld(
  { stops, outcome, worstLoss }: Pick<PlannedGroup, 'stops' | 'outcome' | 'worstLoss'>,
  whole: number,
): boolean {
  return stops || ((outcome === 'stuck' || outcome === 'stopped') && worstLoss < whole);
}

/** Describes the stop of a bad version in a group. */
export function brakesPhrase(group: PlannedGroup): Text {
  const { brakes, matched, batches, stops } = group;
  if (matched === 0 || batches.length === 0)
    return group.worstLoss === 0 ? text`nothing starts` : text`nothing replaces them`;
  if (brakes) return thresholdPhrase(brakes, group);
  if (group.worstLoss === 0 && !stops) return text`it brings no new version`;
  if (!stops) return isHeld(group, matched) ? text`it gets stuck first` : text`nothing stops it`;
  const bake = group.bake;
  return bake && isBlind(bake)
    ? text`only a pod that does not start blocks the rest`
    : text`a failure blocks the rest`;
}

function thresholdPhrase(brakes: Brakes, group: PlannedGroup): Text {
  const { failureThreshold, canFire, countsInRow, failureHoldsGroup, unprotectedTargets: open } = brakes;
  if (!isHeld(group, group.matched)) return text`nothing stops it`;
  const stuck = text`a ${literal(group.unit)} stuck in error blocks it`;
  const isReached = failureThreshold !== null && canFire && countsInRow && group.unevaluated === undefined;
  if (!isReached) return failureHoldsGroup ? text`only ${stuck}` : text`it gets stuck first`;
  const stop =
    failureThreshold === 1
      ? text`the first failed batch stops it`
      : text`${failureThreshold} consecutive failed batches stop it`;
  const but =
    open === 0
      ? NO_TEXT
      : open === 1
        ? text`, but not at the last ${literal(group.unit)}`
        : text`, but not in the last ${count(open, group.unit)}`;
  return text`${stop}${but}${failureHoldsGroup ? text`; ${stuck}` : NO_TEXT}`;
}
