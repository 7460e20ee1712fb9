import { text } from '../../text/text.js';
import { clipTo, type Interval, intersectionOf, totalMs } from '../../calendar/intervals.js';
import { HOUR_MS } from '../../calendar/days.js';
import { WEEK_MS } from '../../calendar/week.js';
import { type AllowedSpan, refKey, fix } from '../../systems/system.js';
import { defineRule } from '../rule.js';
import { type TimedGroup, timedGroups } from '../fleet/time.js';

export const closedHoursOpened = defineRule({
  id: 'closed-hours-opened',
  detects: 'hours of the week in which the base allows no disruption, and the change does',
  systems: ['karpenter'],
  severity: 'warning',
  evaluate: ({ side, base, plan }) => {
    const before = new Map((base ? timedGroups(base, plan) : []).map((timed) => [keyOf(timed), timed]));
    return timedGroups(side, plan).flatMap((timed) => {
      const earlier = before.get(keyOf(timed));
      // A pool that was closed by mistake, all week or by a limit that cannot be read, is meant to be opened: other rules report it.
      if (!earlier || timed.isClosedByError || earlier.isClosedByError) return [];
      // Not clipped to the week: a night that the end of the week cuts would read as two stretches.
      const opened = (reason: string): Interval[] => {
        const closed = earlier.stretches(reason, isClosed);
        if (totalMs(clipTo(timed.week, closed)) === WEEK_MS) return [];
        return intersectionOf(
          closed,
          timed.stretches(reason, (span) => !isClosed(span)),
        );
      };
      return timed.alike(timed.acting, opened).map(({ reasons, times }) => {
        const hours = totalMs(clipTo(timed.week, times)) / HOUR_MS;
        if (hours === 0) return null;
        return timed.result({
          subject: reasons.join('+'),
          says: text`nodes may be disrupted for ${timed.reasonsText(reasons)} ${timed.hoursText(times)}, when the base allows none.`,
          fix: fix`Keep the schedule and the duration of the budget that closes those hours.`,
          magnitude: hours,
          evidence: { reasons: [...reasons], hoursOfTheWeek: hours },
        });
      });
    });
  },
});

function keyOf({ rollout: { policy, group } }: TimedGroup): string {
  return `${refKey(policy.ref)} ${group.name}`;
}

function isClosed({ limit }: AllowedSpan): boolean {
  return limit === 0;
}
