import type { TimedLimit } from '../../systems/system.js';
import { joinAnd } from '../../calendar/week.js';
import { type Breach, count, defineRule } from '../rule.js';
import { redundantLimits } from '../fleet/redundant.js';
import {
  isClosedByError,
  limitKey,
  limitName,
  limitViolation,
  type TimedGroup,
  timedGroups,
} from '../fleet/time.js';

export const budgetNeverBinds = defineRule({
  id: 'budget-never-binds',
  detects:
    'a budget that never decides, or a number for several reasons that each of them is expected to have for itself',
  systems: ['karpenter'],
  severity: 'info',
  judge: ({ side }) =>
    timedGroups(side).flatMap((timed) => [
      ...redundantLimits(timed.calendar)
        .filter(({ limit }) => limit.schedule === null)
        .map(({ limit, stricter }) =>
          limitViolation(timed, limit, {
            says:
              `${limitName(limit)} never decides how many nodes go. It is ${limit.limit ?? 0} of the ` +
              `${count(timed.calendar.counted)} now, and for every reason it names ${stricter} as few or fewer.`,
            remediation: dependsOnSize(limit, timed)
              ? 'Remove it, or keep it knowingly for another size of the pool.'
              : 'Remove it.',
            evidence: { limit: limit.limit, counted: timed.calendar.counted },
          }),
        ),
      ...sharedNumbers(timed),
    ]),
});

/** A number against a percentage decides in a pool of another size, and so does a percentage. */
function dependsOnSize({ written, reasons }: TimedLimit, { calendar }: TimedGroup): boolean {
  const others = calendar.limits.filter((other) => other.reasons.some((reason) => reasons.includes(reason)));
  return written.endsWith('%') || others.some((other) => other.written.endsWith('%'));
}

/** One count of nodes going away stands against every reason: two reasons in one budget do not get the number each. */
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
      says:
        `${limitName(limit)} counts ${reasons} together: ${count(limit.limit ?? 0)} at most in all, not ` +
        `${limit.limit ?? 0} for each.`,
      remediation:
        'Nothing to change where that is meant; there is no way to give each reason a number of its own.',
      evidence: { limit: limit.limit, reasons: [...limit.reasons] },
    });
  });
}
