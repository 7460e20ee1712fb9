import * as z from 'zod';
import { groupRule, groupViolation } from '../rule.js';

export const batchThresholdLow = groupRule({
  id: 'batch-threshold-low',
  detects: 'a batchThreshold that calls a batch with broken nodes a success',
  systems: ['skyhook'],
  severity: 'warning',
  options: z.strictObject({
    /** A batchThreshold below this is low. */
    belowPercent: z.number().min(1).max(100).default(90),
  }),
  judge: (limited, { options }) => {
    const { brakes } = limited.group;
    if (!brakes || brakes.batchThresholdPercent >= options.belowPercent) return null;
    const worst = brakes.tolerance.reduce<(typeof brakes.tolerance)[number] | null>(
      (most, entry) => (entry.failuresTolerated > (most?.failuresTolerated ?? 0) ? entry : most),
      null,
    );
    // Where no batch is large enough to lose a node and still reach it, it means the same as 100.
    if (!worst) return null;
    const { batchSize, failuresTolerated } = worst;
    return groupViolation(limited, ['batchThreshold', 'strategy'], {
      says:
        `with batchThreshold ${brakes.batchThresholdPercent} a batch of ${batchSize} counts as a success with ` +
        `${failuresTolerated} of its nodes broken. failureThreshold does not count it, and the next batch follows.`,
      remediation: `Set batchThreshold: ${options.belowPercent} or higher; 100 tolerates no failure.`,
      magnitude: failuresTolerated,
      evidence: { batchThresholdPercent: brakes.batchThresholdPercent, batchSize, failuresTolerated },
    });
  },
});
