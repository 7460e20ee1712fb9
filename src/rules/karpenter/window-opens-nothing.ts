import { clipTo, type Interval, without } from '../../calendar/intervals.js';
import type { TimedLimit } from '../../systems/system.js';
import type { Plan } from '../../plan/model.js';
import { defineRule, share } from '../rule.js';
import {
  instantText,
  isClosedByError,
  limitName,
  limitViolation,
  reasonsText,
  stretchText,
  type TimedGroup,
  timedGroups,
  timesWhen,
  weekOf,
} from '../fleet/time.js';

export const windowOpensNothing = defineRule({
  id: 'window-opens-nothing',
  detects:
    'a window with a limit above zero and nothing that closes the time outside of it: it only restricts',
  systems: ['karpenter'],
  severity: 'warning',
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
        return limitViolation(timed, limit, {
          says:
            `${outsideText(limit, calendar.within, plan)} all nodes, ` +
            `${share(matched, matched)}, may go at once for ${reasonsText(reasons, calendar.reasons)}. The window of ` +
            `${limitName(limit)} opens nothing: inside it at most ${inside} go, and outside nothing limits them.`,
          remediation:
            'To allow disruption in the window only, add a budget of nodes: "0" whose schedule and duration cover the rest of the time.',
          evidence: { limit: limit.limit, reasons, schedule: limit.schedule },
        });
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

/** Windows that none of the coming week holds are told by their first. */
function outsideText({ windows }: TimedLimit, within: Interval, plan: Plan): string {
  const week = weekOf(plan);
  // Over the whole calendar: a stretch that runs on at the end of the week is one, with its real start.
  const outside = stretchText(without([within], clipTo(within, windows)), week, plan.timeZone);
  if (outside !== 'all week' && outside !== 'at no time of the week')
    return `outside the window, ${outside},`;
  const next = windows.find(({ to }) => to > plan.at);
  if (!next) return 'at times';
  const name = (at: number): string => instantText(at, plan.timeZone);
  return `at times outside of its windows, such as ${name(next.from)} to ${name(next.to)},`;
}
