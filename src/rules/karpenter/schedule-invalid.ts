import { count, defineRule } from '../rule.js';
import { limitName, limitViolation, timedGroups } from '../fleet/time.js';

/** A zone in front of a schedule, which the fix takes away. */
const ZONE = /^\s*(?:CRON_)?TZ=/;

export const scheduleInvalid = defineRule({
  id: 'schedule-invalid',
  detects:
    'a budget that the API server takes and the controller cannot read: it closes the pool for every reason',
  systems: ['karpenter'],
  severity: 'error',
  judge: ({ side }) =>
    timedGroups(side).flatMap((timed) =>
      timed.calendar.limits.flatMap((limit) => {
        if (limit.error === null) return [];
        const { group } = timed.limited;
        const cause =
          limit.schedule === null || limit.limit === null
            ? `${limitName(limit)} cannot be read: ${limit.error}`
            : `the schedule "${limit.schedule}" does not parse: ${limit.error}`;
        return limitViolation(timed, limit, {
          says:
            `Karpenter disrupts none of its ${count(group.matched)}, whatever the reason, until the schedule is corrected. ` +
            `The API server stores it, but ${cause}; one broken budget closes the pool for all of them.`,
          remediation:
            limit.repair === null
              ? 'Write five cron fields in UTC (days of the week 0 to 6, no range over the end of the week), without a time zone.'
              : `Write "${limit.repair}".${ZONE.test(limit.schedule ?? '') ? ' Schedules are in UTC: convert the hours from the zone that it names, and mind that it moves with the clocks.' : ''}`,
          evidence: { schedule: limit.schedule, error: limit.error, repair: limit.repair },
        });
      }),
    ),
});
