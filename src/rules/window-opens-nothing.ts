import * as z from 'zod';
import { clipTo, without } from '../calendar/intervals.js';
import type { TimedLimit } from '../systems/system.js';
import { defineRule, share, subjectOf } from './rule.js';
import type { TimedGroup } from './time.js';
import {
  isClosedByError,
  limitName,
  limitViolation,
  reasonsText,
  stretchText,
  timedGroups,
  timesWhen,
  weekOf,
} from './time.js';

export const windowOpensNothing = defineRule({
  id: 'window-opens-nothing',
  detects:
    'a window with a limit above zero and nothing that closes the time outside of it: it only restricts',
  systems: ['karpenter'],
  severity: 'warning',
  options: z.strictObject({}),
  judge: ({ side, plan }) =>
    timedGroups(side).flatMap((timed) => {
      const { calendar, limited } = timed;
      if (isClosedByError(calendar)) return [];
      return calendar.limits.flatMap((limit) => {
        if (limit.schedule === null || limit.neverFires || (limit.limit ?? 0) === 0) return [];
        const reasons = openOutside(timed, limit, plan.at);
        if (reasons.length === 0) return [];
        const { matched } = limited.group;
        const inside = share(Math.min(limit.limit ?? 0, matched), matched);
        return [
          limitViolation(timed, limit, {
            message:
              `${subjectOf(limited)}: outside of ${stretchText(limit.windows, weekOf(plan), plan.timeZone)} all nodes, ` +
              `${share(matched, matched)}, may go at once for ${reasonsText(reasons, calendar.reasons)}. The window of ` +
              `${limitName(limit)} opens nothing: inside it at most ${inside} go, and outside nothing limits them.`,
            remediation:
              'To allow disruption in the window only, add a budget of nodes: "0" whose schedule and duration cover the rest of the time.',
            magnitude: null,
            evidence: { limit: limit.limit, reasons, schedule: limit.schedule },
          }),
        ];
      });
    }),
});

/** Reasons of the limit for which there is time outside its windows without any limit. */
function openOutside({ calendar }: TimedGroup, limit: TimedLimit, at: number): string[] {
  const windows = clipTo({ from: at, to: calendar.within.to }, limit.windows);
  if (windows.length === 0) return [];
  return limit.reasons.filter((reason) => {
    const unlimited = timesWhen(calendar, reason, at, (span) => span.limit === null);
    return without(unlimited, windows).length > 0;
  });
}
