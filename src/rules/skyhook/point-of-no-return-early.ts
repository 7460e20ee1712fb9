import * as z from 'zod';
import { groupRule, groupViolation, share } from '../rule.js';

export const pointOfNoReturnEarly = groupRule({
  id: 'point-of-no-return-early',
  detects: 'a safetyLimit that disarms the automatic stop long before the end',
  systems: ['skyhook'],
  severity: 'warning',
  options: z.strictObject({
    /** A safetyLimit below this is early. */
    belowPercent: z.number().min(1).max(100).default(80),
    /** Error instead of warning when more than this share of the group is then unprotected. */
    errorAbovePercent: z.number().min(0).max(100).default(20),
  }),
  judge: (limited, { options }) => {
    const { group } = limited;
    const { brakes } = group;
    if (!brakes || brakes.failureThreshold === null || group.matched === 0) return null;
    if (brakes.safetyLimitPercent >= options.belowPercent || brakes.unprotectedTargets === 0) return null;
    const written = group.places['safetyLimit'] !== undefined;
    const early = (brakes.unprotectedTargets * 100) / group.matched > options.errorAbovePercent;
    return groupViolation(limited, ['safetyLimit', 'strategy'], {
      says:
        `${share(brakes.unprotectedTargets, group.matched)} are in batches that failureThreshold does not stop: ` +
        `safetyLimit ${written ? 'is' : 'is not set and defaults to'} ${brakes.safetyLimitPercent}, ` +
        `and failureThreshold is ignored from ${brakes.safetyLimitPercent}% progress on, the batch just finished included.` +
        (brakes.failureHoldsGroup
          ? ' Only a node that stays erroring still holds the group; failures that are repaired go unnoticed.'
          : ''),
      remediation: 'Set safetyLimit: 100, so that failureThreshold holds to the end.',
      magnitude: brakes.unprotectedTargets,
      evidence: {
        unprotectedNodes: brakes.unprotectedTargets,
        safetyLimitPercent: brakes.safetyLimitPercent,
        matched: group.matched,
      },
      severity: early ? 'error' : 'warning',
    });
  },
});
