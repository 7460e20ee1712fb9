import * as z from 'zod';
import { allOf, verb } from '../../manifest/words/plural.js';
import { losableOf } from '../../plan/measure/wholes.js';
import type { PlannedGroup } from '../../plan/model.js';
import { factOf } from '../../systems/system.js';
import { type Breach, count, groupRule, groupViolation, type LimitedGroup, share } from '../rule.js';

/** More of the group than this without a stop is an error. */
const ERROR_ABOVE = 0.2;

export const failureThresholdIneffective = groupRule({
  id: 'failure-threshold-ineffective',
  detects:
    'a failureThreshold that is not set, that cannot be reached, or that safetyLimit or batchThreshold makes ineffective',
  systems: ['skyhook'],
  severity: 'warning',
  options: z.strictObject({
    /** A safetyLimit below this is reported. */
    belowSafetyLimit: z.number().min(1).max(100).default(80),
    /** A batchThreshold below this is reported. */
    belowBatchThreshold: z.number().min(1).max(100).default(90),
  }),
  judge: (limited, { options }) => [
    unset(limited) ?? unreachable(limited) ?? ignoredEarly(limited, options.belowSafetyLimit),
    neverInRow(limited),
    uncounted(limited),
    lowBatchThreshold(limited, options.belowBatchThreshold),
  ],
});

function unset(limited: LimitedGroup): Breach | null {
  const { group } = limited;
  const { brakes, matched } = group;
  if (!brakes || brakes.failureThreshold !== null || matched === 0) return null;
  const held = brakes.failureHoldsGroup
    ? ` Only a node stuck in error blocks the rest${lossText(group)}.`
    : '';
  const isLegacy = group.declaredIn.kind !== 'DeploymentPolicy';
  return groupViolation(limited, ['failureThreshold', 'strategy', 'budget'], {
    says: `failureThreshold is not set: failed batches never stop the rollout over ${count(matched)}.${held}`,
    remediation: isLegacy
      ? 'Name a deploymentPolicy with failureThreshold: 1 and safetyLimit: 100; interruptionBudget has no stop.'
      : 'Set failureThreshold: 1 and safetyLimit: 100.',
    magnitude: matched,
    evidence: { cause: 'unset', matched, failureThreshold: null },
    // A single node leaves nothing to stop.
    severity: matched === 1 ? 'info' : group.production ? 'error' : 'warning',
  });
}

/** The worst loss is of nodes stuck in error: a node that recovers lets the next one start, until all are updated. */
function lossText(group: PlannedGroup): string {
  const all = losableOf(group);
  if (group.worstLoss === 0) return '';
  const recovered = `${allOf(all, 'node')} if each recovers`;
  return group.worstLoss < all
    ? `: ${group.worstLoss} of ${count(all)} ${verb(group.worstLoss, 'breaks', 'break')} if ${verb(group.worstLoss, 'it stays', 'they stay')} in error, ${recovered}`
    : ', not one that fails and recovers';
}

/** Progress reaches safetyLimit before so many batches can have failed. */
function unreachable(limited: LimitedGroup): Breach | null {
  const { group } = limited;
  const { brakes, batches, matched } = group;
  // After a single node there is nothing to stop.
  if (!brakes || brakes.failureThreshold === null || brakes.canFire || matched < 2) return null;
  const { failureThreshold, safetyLimitPercent } = brakes;
  const sizes = batches.map(({ size }) => size);
  const shown = `${sizes.slice(0, 3).join(', ')}${sizes.length > 3 ? ', ...' : ''}`;
  return groupViolation(limited, ['failureThreshold', 'safetyLimit', 'strategy'], {
    says:
      `failureThreshold ${failureThreshold} cannot stop this rollout. With batches of ${shown} over ${count(matched)}, progress ` +
      `reaches safetyLimit ${safetyLimitPercent}% before ${failureThreshold} ${verb(failureThreshold, 'batch has', 'batches in a row have')} failed.`,
    remediation:
      (sizes[0] ?? 0) >= matched
        ? `Use batches of up to ${count(Math.floor(matched / 2))}, with failureThreshold: 1 and safetyLimit: 100.`
        : 'Set failureThreshold: 1 and safetyLimit: 100, or use smaller batches.',
    magnitude: matched,
    evidence: { cause: 'unreachable', failureThreshold, safetyLimitPercent, batches: sizes },
    severity: 'error',
  });
}

/** From safetyLimit on failureThreshold is ignored. */
function ignoredEarly(limited: LimitedGroup, below: number): Breach | null {
  const { group } = limited;
  const { brakes, matched } = group;
  if (!brakes || brakes.failureThreshold === null || matched === 0) return null;
  const { safetyLimitPercent, unprotectedTargets } = brakes;
  if (safetyLimitPercent >= below || unprotectedTargets === 0) return null;
  const isWritten = group.places['safetyLimit'] !== undefined;
  return groupViolation(limited, ['safetyLimit', 'strategy'], {
    says:
      `failureThreshold cannot stop the last ${share(unprotectedTargets, matched)}: it is ignored once ${safetyLimitPercent}% are done ` +
      `(safetyLimit${isWritten ? '' : ' by default'}).` +
      (brakes.failureHoldsGroup
        ? ' Only a node stuck in error blocks the group; recovered failures are ignored.'
        : ''),
    remediation: 'Set safetyLimit: 100, so that failureThreshold applies to the end.',
    magnitude: unprotectedTargets,
    evidence: { cause: 'safety-limit', unprotectedNodes: unprotectedTargets, safetyLimitPercent, matched },
    severity: unprotectedTargets > ERROR_ABOVE * matched ? 'error' : 'warning',
  });
}

/**
 * A failed node keeps its batch until it succeeds, so that no batch starts beside it. Source: NVIDIA/nodewright 7f66b47d (0.15.0),
 * wrapper/compartment.go, GetNodesForNextBatch and EvaluateCurrentBatch; the same up to 0.20, where a recovery is a batch of its own.
 */
function neverInRow(limited: LimitedGroup): Breach | null {
  const { brakes, matched } = limited.group;
  const failureThreshold = brakes?.failureThreshold ?? null;
  if (!brakes || failureThreshold === null || !brakes.canFire || brakes.countsInRow || matched < 2)
    return null;
  return groupViolation(limited, ['failureThreshold', 'strategy'], {
    subject: 'in-row',
    severity: 'info',
    says:
      `failureThreshold ${failureThreshold} hardly ever stops this rollout: no batch starts after a failed one until its nodes have ` +
      'recovered. From 0.20 on a recovery counts as a successful batch; before 0.20 it mostly keeps later failures from being counted.',
    remediation: 'Set failureThreshold: 1, which the first failed batch reaches.',
    evidence: { cause: 'in-row', failureThreshold },
  });
}

/** Batch state that counts more nodes than there are. Source: NVIDIA/nodewright issue 588, fixed in 0.20. */
function uncounted(limited: LimitedGroup): Breach | null {
  const { group } = limited;
  const state = factOf(group, 'unevaluated');
  const failureThreshold = group.brakes?.failureThreshold ?? null;
  if (state === undefined || failureThreshold === null) return null;
  const { done, failed } = state;
  return groupViolation(limited, ['resetBatchStateOnCompletion', 'strategy'], {
    subject: 'state',
    says: `failureThreshold ${failureThreshold} is ineffective: the batch state counts ${done} complete and ${failed} failed nodes, more than there are, and operators before 0.20 evaluate no batch until there are as many again.`,
    remediation:
      'Reset the batch state before merging (the CLI of the operator: deployment-policy reset), and set resetBatchStateOnCompletion: true.',
    magnitude: done + failed,
    evidence: { cause: 'state', done, failed, failureThreshold },
  });
}

/** A batch with broken nodes counts as successful, and failureThreshold does not count it. */
function lowBatchThreshold(limited: LimitedGroup, below: number): Breach | null {
  const { brakes } = limited.group;
  if (!brakes || brakes.batchThresholdPercent >= below) return null;
  const [worst] = brakes.tolerance.toSorted((a, b) => b.failuresTolerated - a.failuresTolerated);
  // If no batch is large enough for a failure below the threshold, it means the same as 100.
  if (!worst || worst.failuresTolerated === 0) return null;
  const { batchSize, failuresTolerated } = worst;
  return groupViolation(limited, ['batchThreshold', 'strategy'], {
    subject: 'batch-threshold',
    says:
      `with batchThreshold ${brakes.batchThresholdPercent} a batch of ${batchSize} counts as successful with ` +
      `${failuresTolerated} of its nodes broken. failureThreshold does not count it, and the next batch follows.`,
    remediation: `Set batchThreshold: ${below} or higher; 100 tolerates no failure.`,
    magnitude: failuresTolerated,
    evidence: {
      ...{ cause: 'batch-threshold', batchThresholdPercent: brakes.batchThresholdPercent },
      ...{ batchSize, failuresTolerated },
    },
  });
}
