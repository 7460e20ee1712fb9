import { present } from '../manifest/lookup.js';
import { isOnlyNext, startsNothing } from '../plan/outcome-of.js';
import type { Plan } from '../plan/model.js';
import { subjectOf } from '../rules/rule.js';
import { refText } from '../systems/system.js';
import { count, inZone, instant, literal, name, NO_TEXT, type Text, text, verbFor } from '../text/text.js';
import { type Reason, reasonOf } from './reason.js';
import { heldText, isHeldByWindow, openTimes, rolledNow } from './rolled.js';

/** A controller that looks at its window once a minute starts up to a minute after it opened. */
const POLL_MS = 60_000;

/**
 * The closed window for which nothing of the rollout would start at the plan's instant; null where something does, or where
 * nothing has windows. Groups whose window is closed while others start wait by themselves.
 */
export function closedWindow(plan: Plan): Reason | null {
  const rolled = rolledNow(plan);
  const held = rolled.filter(({ group }) => isHeldByWindow(group, plan));
  const startsNow = rolled.some(
    ({ group }) => !isHeldByWindow(group, plan) && group.start !== null && group.start <= plan.at + POLL_MS,
  );
  const [first] = held;
  if (!first || startsNow) return null;
  const openings = held.flatMap(({ group }) => (openTimes(group, plan) ?? []).map(({ from }) => from));
  const later = openings.filter((from) => from > plan.at);
  const until =
    later.length === 0
      ? text`and no opening is known`
      : text`until ${inZone(instant(Math.min(...later)), plan.timeZone)}`;
  const others = held.length - 1;
  const more =
    others > 0
      ? text` So ${verbFor(others, 'is that', 'are those')} of ${count(others, 'other group')}.`
      : NO_TEXT;
  const says = text`${subjectOf(first)}: its window is closed ${until}, and nothing would start now.${more}`;
  return reasonOf('closed-window', says, { place: first.policy.place });
}

/** Groups that wait for their window or for a person while others start, no rollout that starts by itself, or nothing to start. */
export function startNotes(plan: Plan): Text[] {
  const rolled = rolledNow(plan);
  if (rolled.length === 0) return [text`No policy has a target to roll.`];
  const held = rolled.filter(({ group }) => isHeldByWindow(group, plan)).length;
  const policies = [...new Set(rolled.map(({ policy }) => policy))];
  const isNext = policies.every(isOnlyNext);
  return present([
    policies.every(startsNothing) &&
      (isNext
        ? text`No rollout starts by itself; this describes the next one.`
        : text`Nothing new starts; rollouts in progress in the snapshot continue, whatever the gate decides.`),
    ...policies.map(
      ({ ref, change }) =>
        change?.held &&
        text`${name('policy', refText(ref))} is ${literal(heldText(change.held))}: no target is updated until a person changes that; when it completes is unknown.`,
    ),
    held > 0 &&
      held < rolled.length &&
      text`${held} of ${count(rolled.length, 'group')} ${verbFor(held, 'waits for its', 'wait for their')} window.`,
  ]);
}
