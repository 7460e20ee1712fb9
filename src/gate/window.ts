import { verb } from '../text/plural.js';
import { isOnlyNext, startsNothing } from '../plan/outcome-of.js';
import type { Plan, PlannedPolicy } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import { subjectOf } from '../rules/rule.js';
import { refText } from '../systems/system.js';
import { count, inZone, instant, literal, name, NO_TEXT, type Text, text } from '../text/text.js';
import type { Reason } from './reason.js';
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
  const opens = nextOpening(
    plan.at,
    held.map(({ group }) => openTimes(group, plan) ?? []),
  );
  const until =
    opens === null ? text`and no opening is known` : text`until ${inZone(instant(opens), plan.timeZone)}`;
  const others =
    held.length > 1
      ? text` So ${literal(verb(held.length - 1, 'is that', 'are those'))} of ${count(held.length - 1, 'other group')}.`
      : NO_TEXT;
  return {
    code: 'closed-window',
    cluster: plan.cluster,
    says: text`${subjectOf(first)}: its window is closed ${until}, and nothing would start now.${others}`,
    fix: null,
    place: first.policy.place,
  };
}

function nextOpening(
  at: Instant,
  groups: readonly (readonly { readonly from: Instant }[])[],
): Instant | null {
  const later = groups.flatMap((open) => open.map(({ from }) => from).filter((from) => from > at));
  return later.length === 0 ? null : Math.min(...later);
}

/** That some wait for their window or for a person while others start, that nothing starts by itself, or that there is nothing to start. */
export function startNotes(plan: Plan): Text[] {
  const rolled = rolledNow(plan);
  if (rolled.length === 0) return [text`No policy has a target to roll.`];
  const held = rolled.filter(({ group }) => isHeldByWindow(group, plan)).length;
  const policies = [...new Set(rolled.map(({ policy }) => policy))];
  return [
    ...(policies.every(startsNothing) ? [policies.every(isOnlyNext) ? STARTS_NOTHING : GOES_ON] : []),
    ...policies.flatMap((policy) => heldNote(policy) ?? []),
    ...(held > 0 && held < rolled.length ? [waitText(held, rolled.length)] : []),
  ];
}

const STARTS_NOTHING = text`No rollout starts by itself; this describes the next one.`;
const GOES_ON = text`Nothing new starts; rollouts in progress in the snapshot continue, whatever the gate decides.`;

function heldNote({ ref, change }: PlannedPolicy): Text | null {
  if (!change?.held) return null;
  return text`${name('policy', refText(ref))} is ${literal(heldText(change.held))}: no target is updated until a person changes that; when it completes is unknown.`;
}

function waitText(held: number, groups: number): Text {
  return text`${held} of ${count(groups, 'group')} ${literal(verb(held, 'waits for its', 'wait for their'))} window.`;
}
