import type { TimedLimit } from '../../systems/system.js';
import { joinAnd } from '../../calendar/week.js';
import type { Breach } from '../rule.js';
import { count, defineRule, subjectOf } from '../rule.js';
import { redundantLimits } from '../fleet/redundant.js';
import type { TimedGroup } from '../fleet/time.js';
import { isClosedByError, limitKey, limitName, limitViolation, timedGroups } from '../fleet/time.js';

/** One count of nodes going away stands against every reason: two reasons in one budget do not get the number each. */
export const reasonsShareBudget = defineRule({
  id: 'reasons-share-budget',
  detects: 'a number for several reasons that each of them is expected to have for itself',
  systems: ['karpenter'],
  severity: 'info',
  judge: ({ side }) => timedGroups(side).flatMap(sharedNumbers),
});

function sharedNumbers(timed: TimedGroup): Breach[] {
  if (isClosedByError(timed.calendar)) return [];
  // One that never decides is no number that anybody gets.
  const redundant = new Set(redundantLimits(timed.calendar).map(({ limit }) => limit));
  const deciding = timed.calendar.limits.filter((limit) => !redundant.has(limit));
  const isShared = ({ namesReasons, reasons, limit }: TimedLimit): boolean =>
    namesReasons && reasons.length > 1 && (limit ?? 0) > 0;
  return deciding.filter(isShared).map((limit) => {
    const reasons = joinAnd(limit.reasons);
    return limitViolation(timed, limit, {
      subject: `shared ${limitKey(limit)}`,
      message:
        `${subjectOf(timed.limited)}: ${limitName(limit)} counts ${reasons} together: ${count(limit.limit ?? 0)} at most in all, not ` +
        `${limit.limit ?? 0} for each.`,
      remediation:
        'Nothing to change where that is meant; there is no way to give each reason a number of its own.',
      evidence: { limit: limit.limit, reasons: [...limit.reasons] },
    });
  });
}
