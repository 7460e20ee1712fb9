import * as z from 'zod';
import { peakByAge } from '../plan/expiries.js';
import { wholeOf } from '../plan/model.js';
import { verb } from '../manifest/plural.js';
import { limitFor, limitSchema, limitText } from './limit.js';
import {
  count,
  defineRule,
  groupViolation,
  rolledGroups,
  share,
  subjectOf,
  unlessNamed,
  unlessUnbatched,
} from './rule.js';
import { agedSeverity, agedText, NOT_BY_AGE } from './by-age.js';
import { isWorkload, lowerLimit } from './workload.js';

export const peakAboveLimit = defineRule({
  id: 'peak-above-limit',
  detects: 'more targets of a group out at the same moment than the limit allows',
  systems: 'all',
  severity: 'error',
  options: z.strictObject({ limit: limitSchema('25%'), production: limitSchema('10%') }),
  judge: ({ side, plan, options }) =>
    rolledGroups(side).flatMap((limited) => {
      const { group, policy } = limited;
      if (policy.change?.interrupts === false) return [];
      const written = group.production ? options.production : options.limit;
      const limit = limitFor(written, wholeOf(group));
      const aged = peakByAge(group);
      if ((group.batches.length === 0 && !aged) || group.peakAtOnce <= limit) return [];
      const peakBatch = group.batches.find((batch) => batch.size + group.outBefore >= group.peakAtOnce);
      return [
        groupViolation(limited, aged ? ['expireAfter'] : ['strategy', 'budget'], {
          message:
            `${subjectOf(limited)}: ${share(group.peakAtOnce, wholeOf(group), group.unit)} out at once` +
            `${peakBatch ? `, first in batch ${peakBatch.index}` : agedText(aged, plan)}. The limit is ${limitText(written)}${group.production ? ' for production' : ''}, ${count(limit, group.unit)}.` +
            (group.outBefore > 0
              ? ` Of them ${group.outBefore} ${verb(group.outBefore, 'was', 'were')} out before.`
              : ''),
          remediation: unlessUnbatched(
            limited,
            aged
              ? NOT_BY_AGE
              : isWorkload(limited)
                ? lowerLimit(limited, limit - group.outBefore)
                : unlessNamed(
                    limited,
                    limit,
                    `Make the batches smaller: ${count(Math.max(1, limit - group.outBefore), group.unit)} at a time stays within the limit.`,
                  ),
          ),
          ...(aged ? { severity: agedSeverity(group) } : {}),
          magnitude: group.peakAtOnce,
          evidence: {
            peakAtOnce: group.peakAtOnce,
            matched: wholeOf(group),
            limit,
            outBefore: group.outBefore,
          },
        }),
      ];
    }),
});
