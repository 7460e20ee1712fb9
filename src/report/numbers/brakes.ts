import type { PlannedGroup } from '../../plan/model.js';
import { type Brakes, factOf, isBlind } from '../../systems/system.js';
import { amount } from '../words/amounts.js';
import { NO_TEXT, literal, type Text, text } from '../../text/text.js';

/** Without a signal and a wait only what never starts is seen to be bad. */
function holding(group: PlannedGroup): Text {
  const bake = factOf(group, 'bake');
  return bake && isBlind(bake) ? text`only a pod that does not start` : text`a failure`;
}

/**
 * True where something holds what is left of these targets: a stop, or that the rollout stands still by itself before it has touched
 * all of them.
 */
export function isHeld(
  { stops, outcome, worstLoss }: Pick<PlannedGroup, 'stops' | 'outcome' | 'worstLoss'>,
  whole: number,
): boolean {
  return stops || ((outcome === 'stuck' || outcome === 'stopped') && worstLoss < whole);
}

/** What stops a change that turned bad. */
export function brakesPhrase(group: PlannedGroup): Text {
  if (group.matched === 0 || group.batches.length === 0) return text`nothing starts`;
  const { brakes } = group;
  if (!brakes && group.worstLoss === 0 && !group.stops) return text`it brings no new version`;
  if (!brakes && !group.stops && isHeld(group, group.matched)) return text`it gets stuck first`;
  if (!brakes) return group.stops ? text`${holding(group)} blocks the rest` : text`nothing stops it`;
  if (!isHeld(group, group.matched)) {
    const reachable =
      brakes.failureThreshold !== null &&
      brakes.canFire &&
      brakes.countsInRow &&
      factOf(group, 'unevaluated') === undefined;
    return reachable
      ? text`nothing stops it before every ${literal(group.unit)} is updated`
      : text`nothing stops it, ${automaticStop(brakes, group)}`;
  }
  return brakes.failureHoldsGroup ? heldByNode(brakes, group) : automaticStop(brakes, group);
}

/** A node that is stuck in error blocks what a failed batch does not stop. */
function heldByNode(brakes: Brakes, group: PlannedGroup): Text {
  const node = text`a ${literal(group.unit)} stuck in error`;
  if (brakes.failureThreshold === null) return text`${automaticStop(brakes, group)}: only ${node} blocks it`;
  if (!brakes.canFire || factOf(group, 'unevaluated') !== undefined || !brakes.countsInRow)
    return text`${automaticStop(brakes, group)}; only ${node} blocks it`;
  return brakes.unprotectedTargets > 0
    ? automaticStop(brakes, group, text`only ${node} does`)
    : text`${automaticStop(brakes, group)}; ${node} blocks it too`;
}

/** `otherwise`: what stops it where failed batches no longer do. */
function automaticStop(brakes: Brakes, group: PlannedGroup, otherwise = text`nothing does`): Text {
  if (brakes.failureThreshold === null) return text`no failureThreshold is set`;
  const threshold = text`failureThreshold ${brakes.failureThreshold}`;
  if (!brakes.canFire)
    return text`${threshold} cannot be reached below safetyLimit ${brakes.safetyLimitPercent}%`;
  if (factOf(group, 'unevaluated') !== undefined)
    return text`${threshold} is ineffective with this batch state`;
  if (!brakes.countsInRow) return text`${threshold} needs consecutive failed batches, which never occur`;
  const failed =
    brakes.failureThreshold === 1
      ? text`the first failed batch stops it`
      : text`${brakes.failureThreshold} consecutive failed batches stop it`;
  return brakes.unprotectedTargets > 0 ? text`${failed} ${whichBatches(brakes, group)} ${otherwise}` : failed;
}

/** The last batch whose failure stops the rollout, counted over a whole rollout from its start. */
function whichBatches(brakes: Brakes, group: PlannedGroup): Text {
  const sizes = group.batches.map(({ size }) => size);
  const fresh = group.freshBatches ?? sizes;
  const last = amount(brakes.unprotectedTargets, group.unit);
  const anew = fresh.join() === sizes.join() ? NO_TEXT : text` of a new rollout`;
  const before = protectedBatches(fresh, brakes.unprotectedTargets);
  if (before === null)
    return text`below ${brakes.safetyLimitPercent}% progress; in the batches of the last ${last}${anew}`;
  return text`up to batch ${before}${anew}; from batch ${before + 1} on (${last})`;
}

/** How many batches come before the last ones, which take so many targets together; null where none begins there. */
function protectedBatches(sizes: readonly number[], unprotected: number): number | null {
  let left = unprotected;
  let before = sizes.length;
  while (before > 0 && left > 0) left -= sizes[--before] ?? 0;
  return left === 0 && before > 0 ? before : null;
}
