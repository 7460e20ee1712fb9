import { verb } from '../../manifest/words/plural.js';
import { type Breach, count, groupRule, groupViolation, type LimitedGroup } from '../rule.js';

export const failureThresholdUnreachable = groupRule({
  id: 'failure-threshold-unreachable',
  detects:
    'a failureThreshold that can not be reached before safetyLimit disarms it, with the batches of this group, or that waits for failed batches in a row where none follow each other',
  systems: ['skyhook'],
  severity: 'error',
  judge: (limited) => {
    const { group } = limited;
    const { brakes } = group;
    if (!brakes || brakes.failureThreshold === null || (brakes.canFire && brakes.countsInRow)) return null;
    // With one target there is nothing left to stop.
    if (group.matched < 2) return null;
    if (brakes.canFire) return neverInRow(limited, brakes.failureThreshold);
    return groupViolation(limited, ['failureThreshold', 'safetyLimit', 'strategy'], {
      says:
        `failureThreshold ${brakes.failureThreshold} can never stop this rollout. With batches of ` +
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

/**
 * A failed node stays in its batch until it succeeds, so that no batch starts beside it. Source: NVIDIA/nodewright 7f66b47d (0.15.0),
 * wrapper/compartment.go, GetNodesForNextBatch and EvaluateCurrentBatch; the same up to 0.20, where a recovery is a batch of its own.
 */
function neverInRow(limited: LimitedGroup, failureThreshold: number): Breach {
  return groupViolation(limited, ['failureThreshold', 'strategy'], {
    severity: 'info',
    says:
      `failureThreshold ${failureThreshold} hardly ever stops this rollout. After a failed batch nothing starts in the ` +
      'group until its failed nodes have recovered: from 0.20 on that counts as a batch that succeeded, and before 0.20 it mostly keeps ' +
      'later failures from being counted. One node that stays broken holds the rest; nodes that fail and recover stop nothing.',
    remediation: 'Set failureThreshold: 1, which the first failed batch reaches.',
    evidence: { failureThreshold },
  });
}
