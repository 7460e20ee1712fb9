import { noneOf } from '../../manifest/words/plural.js';
import { defineRule, share } from '../rule.js';
import { isClosedByError, limitName, limitViolation, reasonsText, timedGroups } from '../fleet/time.js';

export const scheduleNeverFires = defineRule({
  id: 'schedule-never-fires',
  detects: 'a schedule without any date: the controller takes its budget for active all the time',
  systems: ['karpenter'],
  severity: 'error',
  judge: ({ side }) =>
    timedGroups(side).flatMap((timed) => {
      const { calendar, limited } = timed;
      if (isClosedByError(calendar)) return [];
      return calendar.limits
        .filter(({ neverFires, reasons }) => neverFires && reasons.length > 0)
        .map((limit) => {
          const { matched } = limited.group;
          const reasons = reasonsText(limit.reasons, calendar.reasons);
          const effect =
            limit.limit === 0
              ? `${noneOf(matched, 'node', 'is ever')} taken${reasons === 'every reason' ? '' : ` for ${reasons}`}`
              : `at most ${share(Math.min(limit.limit ?? 0, matched), matched)} go at once for ${reasons}, at all times`;
          return limitViolation(timed, limit, {
            says:
              `${effect}. No date fits the schedule of ${limitName(limit)}, and a budget ` +
              `whose schedule has no next date counts as active always, not as never.`,
            remediation:
              'Write a schedule that happens; to have the budget active always, remove schedule and duration.',
            evidence: { schedule: limit.schedule, limit: limit.limit, reasons: [...limit.reasons] },
          });
        });
    }),
});
