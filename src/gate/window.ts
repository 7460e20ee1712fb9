import { toPlain } from '../text/render.js';
import { counted, verb } from '../text/plural.js';
import { visible } from '../manifest/words/visible.js';
import { isOnlyNext, startsNothing } from '../plan/outcome-of.js';
import type { Plan, PlannedPolicy } from '../plan/model.js';
import type { Instant } from '../rollout/controller.js';
import { subjectOf } from '../rules/rule.js';
import { refText } from '../systems/system.js';
import { instantText } from '../text/instants.js';
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
    opens === null
      ? 'and does not open again as far as is known'
      : `until ${instantText(opens, plan.timeZone)}`;
  const others =
    held.length > 1
      ? ` So ${verb(held.length - 1, 'is that', 'are those')} of ${counted(held.length - 1, 'other group')}.`
      : '';
  return {
    code: 'closed-window',
    cluster: plan.cluster,
    says: `${visible(toPlain(subjectOf(first)))}: its window is closed ${until}, and nothing would start now.${others}`,
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
export function startNotes(plan: Plan): string[] {
  const rolled = rolledNow(plan);
  if (rolled.length === 0) return ['No policy has a target to roll.'];
  const held = rolled.filter(({ group }) => isHeldByWindow(group, plan)).length;
  const policies = [...new Set(rolled.map(({ policy }) => policy))];
  return [
    ...(policies.every(startsNothing) ? [policies.every(isOnlyNext) ? STARTS_NOTHING : GOES_ON] : []),
    ...policies.flatMap((policy) => heldNote(policy) ?? []),
    ...(held > 0 && held < rolled.length ? [waitText(held, rolled.length)] : []),
  ];
}

const STARTS_NOTHING = 'No rollout starts by itself; this describes the next one.';
const GOES_ON = 'Nothing new starts; what is under way in the snapshot goes on, whatever is decided here.';

function heldNote({ ref, change }: PlannedPolicy): string | null {
  if (!change?.held) return null;
  return `${visible(refText(ref))} is ${heldText(change.held)}: none of its targets goes before somebody changes that, and nobody knows when it is done.`;
}

function waitText(held: number, groups: number): string {
  return `${held} of ${counted(groups, 'group')} ${verb(held, 'waits for its', 'wait for their')} window.`;
}
