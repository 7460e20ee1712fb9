import { verb } from '../../manifest/plural.js';
import { count, groupRule, groupViolation, subjectOf } from '../rule.js';

export const failureThresholdUnreachable = groupRule({
  id: 'failure-threshold-unreachable',
  detects:
    'a failureThreshold that can not be reached before safetyLimit disarms it, with the batches of this group',
  systems: ['skyhook'],
  severity: 'error',
  judge: (limited) => {
    const { group } = limited;
    const { brakes } = group;
    if (!brakes || brakes.failureThreshold === null || brakes.canFire) return null;
    // With one target there is nothing left to stop.
    if (group.matched < 2) return null;
    return groupViolation(limited, ['failureThreshold', 'safetyLimit', 'strategy'], {
      message:
        `${subjectOf(limited)}: failureThreshold ${brakes.failureThreshold} can never stop this rollout. With batches of ` +
        `${group.batches
          .slice(0, 3)
          .map((batch) => batch.size)
          .join(', ')}${group.batches.length > 3 ? ', ...' : ''} over ` +
        `${count(group.matched)}, progress reaches safetyLimit ${brakes.safetyLimitPercent}% before ${brakes.failureThreshold} ` +
        `${verb(brakes.failureThreshold, 'batch has', 'batches in a row have')} failed.`,
      // Where the first batch takes all, nothing is left to stop, whatever the thresholds say.
      remediation:
        (group.batches[0]?.size ?? 0) >= group.matched
          ? `Use smaller batches, of up to ${count(Math.floor(group.matched / 2))}, with failureThreshold: 1 and safetyLimit: 100.`
          : 'Set failureThreshold: 1 and safetyLimit: 100, or use smaller batches.',
      evidence: {
        failureThreshold: brakes.failureThreshold,
        safetyLimitPercent: brakes.safetyLimitPercent,
        batches: group.batches.map((batch) => batch.size),
      },
    });
  },
});
