import * as z from 'zod';
import { defineRule, subjectOf } from './rule.js';
import { redundantLimits } from './redundant.js';
import { limitName, limitViolation, stretchText, timedGroups, weekOf } from './time.js';

export const windowWithoutEffect = defineRule({
  id: 'window-without-effect',
  detects:
    'a budget with a schedule that never decides how many nodes may go: others are as strict whenever it is active',
  systems: ['karpenter'],
  severity: 'warning',
  options: z.strictObject({}),
  judge: ({ side, plan }) =>
    timedGroups(side).flatMap((timed) =>
      redundantLimits(timed.calendar)
        .filter(({ limit }) => limit.schedule !== null)
        .map(({ limit, stricter }) =>
          limitViolation(timed, limit, {
            message:
              limit.windows.length === 0
                ? `${subjectOf(timed.limited)}: ${limitName(limit)} is never active, so it limits nothing.`
                : `${subjectOf(timed.limited)}: ${limitName(limit)} changes nothing (${limit.limit ?? 0} of the ` +
                  `${timed.calendar.counted} nodes now, active ${stretchText(limit.windows, weekOf(plan), plan.timeZone)}). ` +
                  `Budgets only restrict, and whenever it is active ${stricter} as few or fewer.`,
            remediation:
              limit.windows.length === 0
                ? 'Give it a duration above zero, or remove it.'
                : 'Remove it; to allow more inside the window, raise the other budgets there and close the rest of the time with nodes: "0".',
            magnitude: null,
            evidence: { limit: limit.limit, schedule: limit.schedule },
          }),
        ),
    ),
});
