import { text } from '../../text/text.js';
import { clipTo, type Interval, intersectionOf, totalMs } from '../../calendar/intervals.js';
import { HOUR_MS } from '../../calendar/days.js';
import { WEEK_MS } from '../../calendar/week.js';
import { type AllowedSpan, refKey, fix } from '../../systems/system.js';
import { defineRule } from '../rule.js';
import {
  calendarViolation,
  isClosedByError,
  reasonsBy,
  reasonsText,
  stretchesWhen,
  stretchText,
  type TimedGroup,
  timedGroups,
  weekOf,
} from '../fleet/time.js';

export const closedHoursOpened = defineRule({
  id: 'closed-hours-opened',
  detects: 'hours of the week in which the base allows no disruption, and the change does',
  systems: ['karpenter'],
  severity: 'warning',
  evaluate: ({ side, base, plan }) => {
    if (!base) return [];
    const before = new Map(timedGroups(base).map((timed) => [keyOf(timed), timed.calendar]));
    const week = weekOf(plan);
    return timedGroups(side).flatMap((timed) => {
      const { calendar } = timed;
      const earlier = before.get(keyOf(timed));
      // A pool that was closed by mistake, all week or by a limit that cannot be read, is meant to be opened: other rules report it.
      if (!earlier || isClosedByError(calendar) || isClosedByError(earlier)) return [];
      // Not clipped to the week: a night that the end of the week cuts would read as two stretches.
      const opened = (reason: string): Interval[] => {
        const closed = stretchesWhen(earlier, reason, isClosed);
        if (totalMs(clipTo(week, closed)) === WEEK_MS) return [];
        return intersectionOf(
          closed,
          stretchesWhen(calendar, reason, (span) => !isClosed(span)),
        );
      };
      const acting = calendar.reasons.filter((reason) => calendar.idle[reason] === undefined);
      return reasonsBy(acting, (reason) => JSON.stringify(opened(reason))).flatMap((reasons) => {
        const times = opened(reasons[0]);
        const hours = totalMs(clipTo(week, times)) / HOUR_MS;
        if (hours === 0) return [];
        return calendarViolation(timed, {
          subject: reasons.join('+'),
          says: text`nodes may be disrupted for ${reasonsText(reasons, calendar.reasons)} ${stretchText(times, week, plan.timeZone)}, when the base allows none.`,
          fix: fix`Keep the schedule and the duration of the budget that closes those hours.`,
          magnitude: hours,
          evidence: { reasons: [...reasons], hoursOfTheWeek: hours },
        });
      });
    });
  },
});

function keyOf({ limited: { policy, group } }: TimedGroup): string {
  return `${refKey(policy.ref)} ${group.name}`;
}

function isClosed({ limit }: AllowedSpan): boolean {
  return limit === 0;
}
