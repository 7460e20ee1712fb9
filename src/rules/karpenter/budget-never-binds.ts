import type { TimedLimit } from '../../systems/system.js';
import { count, defineRule, subjectOf } from '../rule.js';
import { redundantLimits } from '../fleet/redundant.js';
import type { TimedGroup } from '../fleet/time.js';
import { limitName, limitViolation, timedGroups } from '../fleet/time.js';

export const budgetNeverBinds = defineRule({
  id: 'budget-never-binds',
  detects: 'a budget that never decides how many nodes go',
  systems: ['karpenter'],
  severity: 'info',
  judge: ({ side }) =>
    timedGroups(side).flatMap((timed) =>
      redundantLimits(timed.calendar)
        .filter(({ limit }) => limit.schedule === null)
        .map(({ limit, stricter }) =>
          limitViolation(timed, limit, {
            message:
              `${subjectOf(timed.limited)}: ${limitName(limit)} never decides how many nodes go. It is ${limit.limit ?? 0} of the ` +
              `${count(timed.calendar.counted)} now, and for every reason it names ${stricter} as few or fewer.`,
            remediation: dependsOnSize(limit, timed)
              ? 'Remove it, or keep it knowingly for another size of the pool.'
              : 'Remove it.',
            evidence: { limit: limit.limit, counted: timed.calendar.counted },
          }),
        ),
    ),
});

/** A number against a percentage decides in a pool of another size, and so does a percentage. */
function dependsOnSize({ written, reasons }: TimedLimit, { calendar }: TimedGroup): boolean {
  const others = calendar.limits.filter((other) => other.reasons.some((reason) => reasons.includes(reason)));
  return written.endsWith('%') || others.some((other) => other.written.endsWith('%'));
}
