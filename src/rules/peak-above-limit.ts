import * as z from 'zod';
import { servingOf } from '../plan/model.js';
import { verb } from '../manifest/plural.js';
import { fewerClusters } from './cluster-limit.js';
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
import { isWorkload, lowerLimit } from './workload.js';

export const peakAboveLimit = defineRule({
  id: 'peak-above-limit',
  detects: 'more targets of a group out at the same moment than the limit allows',
  systems: 'all',
  severity: 'error',
  options: z.strictObject({ limit: limitSchema('25%'), production: limitSchema('10%') }),
  judge: ({ side, options }) =>
    rolledGroups(side).flatMap((limited) => {
      const { group, policy } = limited;
      if (policy.change?.interrupts === false) return [];
      const written = group.production ? options.production : options.limit;
      const limit = limitFor(written, servingOf(group));
      if (group.batches.length === 0 || group.peakAtOnce <= limit) return [];
      const peakBatch = group.batches.find((batch) => batch.size + group.outBefore >= group.peakAtOnce);
      return [
        groupViolation(limited, ['strategy', 'budget'], {
          message:
            `${subjectOf(limited)}: ${share(group.peakAtOnce, servingOf(group), group.unit)} out at once` +
            `${peakBatch ? `, first in batch ${peakBatch.index}` : ''}. The limit is ${limitText(written)}${group.production ? ' for production' : ''}, ${count(limit, group.unit)}.` +
            (group.outBefore > 0
              ? ` Of them ${group.outBefore} ${verb(group.outBefore, 'was', 'were')} out before.`
              : ''),
          remediation: unlessUnbatched(
            limited,
            isWorkload(limited)
              ? lowerLimit(limited, limit - group.outBefore)
              : (fewerClusters(limited, limit - group.outBefore) ??
                  unlessNamed(
                    limited,
                    limit,
                    `Make the batches smaller: ${count(Math.max(1, limit - group.outBefore), group.unit)} at a time stays within the limit.`,
                  )),
          ),
          magnitude: group.peakAtOnce,
          evidence: {
            peakAtOnce: group.peakAtOnce,
            matched: servingOf(group),
            limit,
            outBefore: group.outBefore,
          },
        }),
      ];
    }),
});
