import * as z from 'zod';
import { peakByAge } from '../plan/expiries.js';
import { servingOf } from '../plan/model.js';
import { verb } from '../manifest/plural.js';
import { fewerClusters } from './cluster-limit.js';
import { outAtOnce } from './fleet-out.js';
import { limitFor, limitSchema, limitText } from './limit.js';
import type { LimitedGroup } from './rule.js';
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
      const limit = limitFor(written, servingOf(group));
      const aged = peakByAge(group);
      const { peakAtOnce, outBefore } = outAtOnce(side, group);
      if ((group.batches.length === 0 && !aged) || peakAtOnce <= limit) return [];
      const peakBatch = group.batches.find((batch) => batch.size + group.outBefore >= group.peakAtOnce);
      const first = peakBatch ? `, first in batch ${peakBatch.index}` : agedText(aged, plan);
      return [
        groupViolation(limited, aged ? ['expireAfter'] : ['strategy', 'budget'], {
          message:
            `${subjectOf(limited)}: ${share(peakAtOnce, servingOf(group), group.unit)} out at once${first}. ` +
            `The limit is ${limitText(written)}${group.production ? ' for production' : ''}, ${count(limit, group.unit)}.` +
            (outBefore > 0 ? ` Of them ${outBefore} ${verb(outBefore, 'was', 'were')} out before.` : ''),
          remediation: unlessUnbatched(
            limited,
            aged ? NOT_BY_AGE : fewerAtOnce(limited, limit, limit - (peakAtOnce - group.peakAtOnce)),
          ),
          ...(aged ? { severity: agedSeverity(group) } : {}),
          ofRollout: true,
          magnitude: peakAtOnce,
          evidence: { peakAtOnce, matched: servingOf(group), limit, outBefore },
        }),
      ];
    }),
});

/** `limit` less what is out before leaves the batches; `room` is what is left for targets that are named one by one. */
function fewerAtOnce(limited: LimitedGroup, limit: number, room: number): string {
  const { outBefore, unit } = limited.group;
  if (isWorkload(limited)) return lowerLimit(limited, limit - outBefore);
  const clusters = fewerClusters(limited, limit - outBefore);
  if (clusters !== null) return clusters;
  const atATime = count(Math.max(1, limit - outBefore), unit);
  return unlessNamed(limited, room, `Make the batches smaller: ${atATime} at a time stays within the limit.`);
}
