import * as z from 'zod';
import { limitFor, limitSchema, limitText } from './limit.js';
import { count, defineRule, groupViolation, rolledGroups, share, subjectOf } from './rule.js';
import { isWorkload } from './workload.js';

export const firstBatchTooLarge = defineRule({
  id: 'first-batch-too-large',
  detects: 'a first batch of many targets: the new version has shown nothing yet when they all get it',
  systems: ['kubernetes'],
  severity: 'warning',
  options: z.strictObject({
    /** One target is always allowed. */
    limit: limitSchema('2%'),
    /** Smaller groups are left alone. */
    fromTargets: z.number().int().min(1).default(3),
  }),
  judge: ({ side, options }) =>
    rolledGroups(side).flatMap((limited) => {
      const { group } = limited;
      const first = group.batches[0];
      if (!isWorkload(limited) || !first || group.matched < options.fromTargets) return [];
      const limit = Math.max(1, limitFor(options.limit, group.matched));
      if (first.size <= limit) return [];
      return [
        groupViolation(limited, ['strategy'], {
          message:
            `${subjectOf(limited)}: the first batch is ${share(first.size, group.matched, group.unit)}, before one of them has ` +
            `shown that the new version works. The limit is ${limitText(options.limit)}, ${count(limit, group.unit)}.`,
          remediation:
            group.unit === 'node'
              ? `Set maxUnavailable: ${limit}.`
              : `Set maxSurge: ${limit} and maxUnavailable: 0, so that ${limit === 1 ? 'one new pod comes' : `${limit} new pods come`} first.`,
          magnitude: first.size,
          evidence: { firstBatch: first.size, matched: group.matched, limit },
        }),
      ];
    }),
});
