import { clipTo, totalMs } from '../../calendar/intervals.js';
import { WEEK_MS } from '../../calendar/week.js';
import { fix, type LimitCalendar } from '../../systems/system.js';
import { code, count, text } from '../../text/text.js';
import { calendarViolation, isClosedByError, stretchesWhen, timedGroups, weekOf } from '../fleet/time.js';
import { policyOf, type RuleInput, type RuleResult } from '../rule.js';

/** NodePools that allowed no disruption in the base, and whose drifted nodes the change starts to replace. */
export function openedPools({ side, base, plan }: RuleInput<unknown>): RuleResult[] {
  return timedGroups(side).flatMap((timed) => {
    const { policy, group } = timed.limited;
    const before = policyOf(base, policy.ref)?.effect.groups.find(({ name }) => name === group.name);
    const drifted = policy.change?.replaces ?? 0;
    if (!before?.calendar || drifted === 0 || group.batches.length === 0) return [];
    if (!isHeld(before.calendar, weekOf(plan))) return [];
    return calendarViolation(timed, {
      subject: 'opened',
      says: text`the base allows no disruption of drifted nodes; this change starts the replacement of ${count(drifted, 'node')}.`,
      fix: fix`Keep ${code('nodes: "0"')} until these nodes may be replaced.`,
      magnitude: drifted,
      evidence: { cause: 'opened', drifted },
    });
  });
}

/** True if drifted nodes may be disrupted at no time of the week, as somebody wrote and not by an error. */
function isHeld(calendar: LimitCalendar, week: ReturnType<typeof weekOf>): boolean {
  if (isClosedByError(calendar)) return false;
  const closed = stretchesWhen(calendar, 'Drifted', ({ limit }) => limit === 0);
  return totalMs(clipTo(week, closed)) === WEEK_MS;
}
