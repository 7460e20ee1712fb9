import { groupRule, groupViolation } from '../rule.js';

export const batchThresholdGranularity = groupRule({
  id: 'batch-threshold-granularity',
  detects: 'a batchThreshold that the real batch sizes can not express',
  systems: ['skyhook'],
  severity: 'info',
  judge: (limited) => {
    const { group } = limited;
    const { brakes } = group;
    if (!brakes || brakes.batchThresholdPercent === 100 || group.batches.length === 0) return null;
    const widest = brakes.tolerance.filter((entry) => entry.batchSize > 1);
    const sameAs100 = widest.length > 0 && widest.every((entry) => entry.failuresTolerated === 0);
    const coarse = widest.find((entry) => entry.sameToPercent > entry.sameFromPercent);
    if (!coarse) return null;
    const meaning = sameAs100
      ? `means the same as 100: no failure is tolerated in a batch of ${widest.map((entry) => entry.batchSize).join(', ')}`
      : `means the same as anything from ${coarse.sameFromPercent} to ${coarse.sameToPercent} for a batch of ${coarse.batchSize}, which tolerates ${coarse.failuresTolerated} failed`;
    const next = (batchSize: number): number => Math.floor(((batchSize - 1) * 100) / batchSize);
    const largest = widest.reduce((most, entry) => Math.max(most, entry.batchSize), 0);
    return groupViolation(limited, ['batchThreshold', 'strategy'], {
      says: `batchThreshold ${brakes.batchThresholdPercent} ${meaning}. The success percentage is a whole number, rounded down.`,
      remediation: sameAs100
        ? `Write 100 if that is meant; ${next(largest)} is the highest value that tolerates one failure in a batch of ${largest}.`
        : `Write ${coarse.sameFromPercent} to make the meaning plain.`,
      evidence: {
        batchThresholdPercent: brakes.batchThresholdPercent,
        tolerance: brakes.tolerance.map((entry) => ({ ...entry })),
      },
      severity: sameAs100 ? 'warning' : 'info',
    });
  },
});
