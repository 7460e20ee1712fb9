import type { TimedLimit } from '../../systems/system.js';
import { defineRule } from '../rule.js';
import { redundantLimits } from '../fleet/redundant.js';
import { instantText, limitName, limitViolation, stretchText, timedGroups, weekOf } from '../fleet/time.js';

export const windowWithoutEffect = defineRule({
  id: 'window-without-effect',
  detects:
    'a budget with a schedule that never decides how many nodes may go: others are as strict whenever it is active',
  systems: ['karpenter'],
  severity: 'warning',
  judge: ({ side, plan }) =>
    timedGroups(side).flatMap((timed) =>
      redundantLimits(timed.calendar)
        .filter(({ limit }) => limit.schedule !== null)
        .map(({ limit, stricter }) =>
          limitViolation(timed, limit, {
            says:
              limit.windows.length === 0
                ? `${limitName(limit)} ${isNever(limit) ? 'is never active' : `is not active before ${instantText(timed.calendar.within.to)}`}, so it limits nothing${isNever(limit) ? '' : ' until then'}.`
                : `${limitName(limit)} changes nothing (${limit.limit ?? 0} of the ` +
                  `${timed.calendar.counted} nodes now, active ${stretchText(limit.windows, weekOf(plan), plan.timeZone)}). ` +
                  `Budgets only restrict, and whenever it is active ${stricter} as few or fewer.`,
            remediation:
              limit.windows.length === 0
                ? isNever(limit)
                  ? 'Give it a duration above zero, or remove it.'
                  : 'Choose a date that comes every year, or keep it knowingly for a later one.'
                : 'Remove it; to allow more inside the window, raise the other budgets there and close the rest of the time with nodes: "0".',
            evidence: { limit: limit.limit, schedule: limit.schedule },
          }),
        ),
    ),
});

/** A window of no length never opens; one that is not within a year, such as 29 February, may come later. */
function isNever({ durationMs }: TimedLimit): boolean {
  return durationMs === 0;
}
