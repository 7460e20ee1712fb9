import { defineRule, share } from '../rule.js';
import { calendarViolation, limitName, limitViolation, timedGroups } from '../fleet/time.js';

export const reasonsEmpty = defineRule({
  id: 'reasons-empty',
  detects:
    'an empty list that reads as a default and is none: reasons: [] limits nothing, budgets: [] is no limit',
  systems: ['karpenter'],
  severity: 'error',
  judge: ({ side }) =>
    timedGroups(side).flatMap((timed) => {
      const { calendar, limited } = timed;
      const { matched } = limited.group;
      const withoutReasons = calendar.limits.filter(({ reasons }) => reasons.length === 0);
      const found = withoutReasons.map((limit) =>
        limitViolation(timed, limit, {
          says:
            `${limitName({ ...limit, namesReasons: false })} limits no disruption at all, as ` +
            `"reasons: []" names no reason. It is not the same as leaving reasons out, which applies to every reason.`,
          remediation: 'Remove the line "reasons: []", or name the reasons.',
          evidence: { written: limit.written },
        }),
      );
      if (!calendar.isWritten || calendar.limits.length > 0) return found;
      const byDefault = Math.ceil((calendar.counted * 10) / 100);
      return [
        ...found,
        calendarViolation(timed, {
          subject: 'budgets',
          says:
            `all of its nodes may go at once, ${share(matched, matched)}, for every reason. ` +
            `"budgets: []" is kept as no limit; only leaving budgets out gives the default of 10%, here ${share(byDefault, matched)}.`,
          remediation: 'Remove the line "budgets: []" for the default of 10%, or write a budget.',
          magnitude: matched,
          evidence: { matched, allowedIfOmitted: byDefault },
        }),
      ];
    }),
});
