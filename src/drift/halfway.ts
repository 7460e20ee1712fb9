import { isDone } from '../gate/paired.js';
import { counted, verb } from '../manifest/plural.js';
import type { PlannedGroup } from '../plan/model.js';
import type { DriftEffect } from './effect.js';
import { namesOf, whyText } from './effect.js';
import type { Earlier } from './forecast.js';
import { wasToGetOn } from './forecast.js';
import type { GoesOn } from './under-way.js';
import { factOf } from '../systems/system.js';

/**
 * How a rollout that is under way, now or the last time, got on; null where none is. What is left of it are the targets of the batches
 * that are still to come.
 */
export function halfwayEffects(
  subject: string,
  now: PlannedGroup,
  earlier: Earlier,
  goesOn: GoesOn,
): DriftEffect[] | null {
  const { then } = earlier;
  const left = { now: leftIn(now), then: leftIn(then) };
  // A node that is down, or a replica below a partition, is in no batch of the next rollout: that makes it no rollout that is under way.
  const is = {
    now: !goesOn.isNext && isHalfway(left.now, now.matched),
    then: !goesOn.wasNext && isHalfway(left.then, then.matched),
  };
  // A rollout that is stuck has no batch to come: these do not tell how far it is, and its outcome does.
  if (NEVER_ENDS.has(now.outcome)) return is.then ? [] : null;
  if (holdsRest(now, goesOn.now) || holdsRest(then, goesOn.then))
    return restEffects(subject, now, { ...earlier, left, goesOn });
  const done = { now: doneOf(now, left.now), then: doneOf(then, left.then) };
  const of = `${done.now} of ${counted(now.matched, now.unit)} done`;
  const effect = (says: string, isWorse: boolean): DriftEffect[] => [
    { kind: 'progress', subject, says: `${subject}: ${says}`, isWorse },
  ];
  if (isFreed(goesOn, then.outcome)) return effect(overText(now), false);
  if (NEVER_ENDS.has(then.outcome)) return is.now ? effect(`the rollout is under way: ${of}.`, false) : null;
  if (!is.then)
    return is.now ? effect(`a rollout is under way: ${of}, and the last time none was.`, false) : null;
  if (!is.now) return effect(overText(now), false);
  if (done.now > done.then) return effect(`the rollout goes on: ${of}, ${done.then} the last time.`, false);
  if (!wasToGetOn(earlier)) return [];
  return effect(`the rollout stands still: ${of}, ${done.then} the last time.${whyText(now)}`, true);
}

/** That it waits for a person is told each time, and forecast are the earliest times alone. */
export function awaitsPerson(group: PlannedGroup): boolean {
  return factOf(group, 'stage')?.awaitsPerson === true && !isDone(group.outcome);
}

/** A group of which those that are done are no longer part, so that its size tells how far it is. */
export function holdsRest(group: Sized, goesOn: boolean): boolean {
  return goesOn && group.matched > 0 && leftIn(group) === group.matched;
}

interface Sized {
  readonly matched: number;
  readonly batches: readonly { readonly size: number }[];
}

function restEffects(
  subject: string,
  now: PlannedGroup,
  {
    left,
    goesOn,
    ...earlier
  }: Earlier & {
    readonly left: { readonly now: number; readonly then: number };
    readonly goesOn: GoesOn;
  },
): DriftEffect[] | null {
  const effect = (says: string, isWorse = false): DriftEffect[] => [
    { kind: 'progress', subject, says: `${subject}: ${says}`, isWorse },
  ];
  const rest = `${counted(left.now, now.unit)} ${verb(left.now, 'is', 'are')} still to be done`;
  if (!goesOn.now || left.now === 0) return effect('the rollout that was under way the last time is over.');
  if (!goesOn.then) return effect(`a rollout is under way: ${rest}, and the last time none was.`);
  if (left.now < left.then) return effect(`the rollout goes on: ${rest}, ${left.then} the last time.`);
  // Where there are more the size says so.
  if (left.now > left.then || !wasToGetOn(earlier)) return null;
  if (awaitsPerson(now)) return [];
  return effect(`the rollout stands still: ${rest}, as the last time.${whyText(now)}`, true);
}

const NEVER_ENDS: ReadonlySet<PlannedGroup['outcome']> = new Set(['stuck', 'stopped']);

/** A target that the rollout does not touch, such as a node that is not up yet, is not among those that are done. */
function doneOf(
  { matched, blocked }: Sized & { readonly blocked: readonly unknown[] },
  left: number,
): number {
  return Math.max(0, matched - left - blocked.length);
}

/** True where a rollout that was stuck the last time is over. */
export function isFreed(goesOn: GoesOn, was: PlannedGroup['outcome']): boolean {
  return goesOn.then && !goesOn.now && NEVER_ENDS.has(was);
}

function overText({ blocked, matched, unit }: PlannedGroup): string {
  const over = 'the rollout that was under way the last time is over';
  return blocked.length === 0
    ? `${over}.`
    : `${over} but for ${blocked.length} of ${counted(matched, unit)} that it does not touch: ${namesOf(blocked.map(({ target }) => target))}.`;
}

/** Targets of the batches that are still to come. */
export function leftIn({ batches }: { readonly batches: readonly { readonly size: number }[] }): number {
  return batches.reduce((sum, { size }) => sum + size, 0);
}

function isHalfway(left: number, matched: number): boolean {
  return left > 0 && left < matched;
}
