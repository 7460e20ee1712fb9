import { isDone } from '../gate/paired.js';
import type { ReviewedGroup } from '../gate/reviewed.js';
import { counted } from '../text/plural.js';
import type { PlannedGroup } from '../plan/model.js';
import { type DriftEffect, namesOf, OUTCOMES, whyText } from './effect.js';
import { type Earlier, leftOf, toDo, wasToGetOn } from './forecast.js';
import type { GoesOn } from './under-way.js';
import { factOf } from '../systems/system.js';

/**
 * How a rollout that is under way, now or the last time, got on; null where none is. What is left of it are the targets that it is
 * at work on, and those of the batches that are still to come.
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
    now: !goesOn.isNext && isHalfway(left.now, now.matched, goesOn.now),
    then: !goesOn.wasNext && isHalfway(left.then, then.matched, goesOn.then),
  };
  const effect = (says: string, isWorse: boolean): DriftEffect[] => [
    { kind: 'progress', subject, says: `${subject}: ${says}`, isWorse },
  ];
  // A rollout that is stuck has no batch to come: these do not tell how far it is, and its outcome does.
  if (NEVER_ENDS.has(now.outcome)) return is.then ? gotOnEffects(now, then, effect) : null;
  const done = { now: doneOf(now, left.now), then: doneOf(then, left.then) };
  const of = `${done.now} of ${counted(now.matched, now.unit)} done`;
  if (isFreed(goesOn, then.outcome, left.now)) return effect(overText(now), false);
  if (NEVER_ENDS.has(then.outcome)) return is.now ? effect(`the rollout is under way: ${of}.`, false) : null;
  if (!is.then)
    return is.now ? effect(`a rollout is under way: ${of}, and the last time none was.`, false) : null;
  // Of one that has no target any more the size tells, and whether it came to its end nobody knows.
  if (!is.now) return now.matched === 0 ? [] : effect(overText(now), false);
  if (done.now > done.then) return effect(`the rollout goes on: ${of}, ${done.then} the last time.`, false);
  if (awaitsPerson(now) || !wasToGetOn(earlier)) return [];
  const when = earlier.isUndated === true ? ', and the last snapshot does not say when that was' : '';
  return effect(`the rollout stands still: ${of}, ${done.then} the last time${when}.${whyText(now)}`, true);
}

/** That it waits for a person is told each time, and forecast are the earliest times alone. */
export function awaitsPerson(group: PlannedGroup): boolean {
  return factOf(group, 'stage')?.awaitsPerson === true && !isDone(group.outcome);
}

/** What a person is to do; null where it waits for nobody. */
export function personText(group: PlannedGroup): string | null {
  const names = factOf(group, 'stage')?.approvals ?? [];
  if (!awaitsPerson(group) || names.length === 0) return null;
  return `it waits for a person to approve ${namesOf(names)}, and nothing of it starts before.`;
}

/** How far one came before it got stuck, where its controller says what it has left undone. */
function gotOnEffects(
  now: PlannedGroup,
  then: ReviewedGroup,
  effect: (says: string, isWorse: boolean) => DriftEffect[],
): DriftEffect[] {
  const done = doneWhenHalted(now) ?? 0;
  const before = doneOf(then, leftIn(then));
  if (done <= before) return [];
  return effect(
    `the rollout got on: ${done} of ${counted(now.matched, now.unit)} done, ${before} the last time.`,
    false,
  );
}

/** How far a rollout came that goes no further; null where its controller does not say what it leaves undone. */
function doneWhenHalted(group: PlannedGroup): number | null {
  const left = leftOf(group);
  if (left === null) return null;
  const rest = new Set([...left, ...group.blocked.map(({ target }) => target)]);
  return Math.max(0, group.matched - rest.size);
}

/** How a rollout that is under way ends, as a clause: of one that goes no further with how far it came. */
export function endText(group: PlannedGroup): string {
  const done = NEVER_ENDS.has(group.outcome) ? doneWhenHalted(group) : null;
  const far = done === null ? '' : ` with ${done} of ${counted(group.matched, group.unit)} done`;
  return `${OUTCOMES[group.outcome]}${far}`;
}

const NEVER_ENDS: ReadonlySet<PlannedGroup['outcome']> = new Set(['stuck', 'stopped']);

/** A target that the rollout does not touch, such as a node that is not up yet, is not among those that are done. */
function doneOf(
  { matched, blocked }: { readonly matched: number; readonly blocked: readonly unknown[] },
  left: number,
): number {
  return Math.max(0, matched - left - blocked.length);
}

/** True where a rollout that was stuck the last time is over, in this group at least. */
function isFreed(goesOn: GoesOn, was: PlannedGroup['outcome'], left: number): boolean {
  return goesOn.then && (!goesOn.now || left === 0) && NEVER_ENDS.has(was);
}

function overText({ blocked, matched, unit }: PlannedGroup): string {
  const over = 'the rollout that was under way the last time is over';
  return blocked.length === 0
    ? `${over}.`
    : `${over} but for ${blocked.length} of ${counted(matched, unit)} that it does not touch: ${namesOf(blocked.map(({ target }) => target))}.`;
}

/** Targets that are at work, and those of the batches that are still to come. */
export function leftIn(group: Parameters<typeof toDo>[0]): number {
  return toDo(group).reduce((sum, { size }) => sum + size, 0);
}

function isHalfway(left: number, matched: number, goesOn: boolean): boolean {
  return left > 0 && (goesOn || left < matched);
}
