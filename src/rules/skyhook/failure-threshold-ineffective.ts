import { SAFETY_LIMIT, THRESHOLD } from '../fleet/thresholds.js';
import { code, count as countOf, share as shareOf, text } from '../../text/text.js';
import * as z from 'zod';
import { allOf, verb } from '../../manifest/words/plural.js';
import { losableOf } from '../../plan/measure/wholes.js';
import type { PlannedGroup } from '../../plan/model.js';
import { factOf, fix } from '../../systems/system.js';
import { LOOSER } from '../looser.js';
import { type RuleResult, count, groupRule, groupResult, type LimitedGroup, share } from '../rule.js';

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
    belowSafetyLimit: z.number().min(1).max(100).default(80).register(LOOSER, { when: 'lower' }),
    /** A batchThreshold below this is reported. */
    belowBatchThreshold: z.number().min(1).max(100).default(90).register(LOOSER, { when: 'lower' }),
  }),
  evaluate: (limited, { options }) => [
    unset(limited) ?? unreachable(limited) ?? ignoredEarly(limited, options.belowSafetyLimit),
    neverInRow(limited),
    uncounted(limited),
    lowBatchThreshold(limited, options.belowBatchThreshold),
  ],
});

function unset(limited: LimitedGroup): RuleResult | null {
  const { group } = limited;
  const { brakes, matched } = group;
  if (!brakes || brakes.failureThreshold !== null || matched === 0) return null;
  const held = brakes.failureHoldsGroup
    ? ` Only a node stuck in error blocks the rest${lossText(group)}.`
    : '';
  const isLegacy = group.declaredIn.kind !== 'DeploymentPolicy';
  return groupResult(limited, ['failureThreshold', 'strategy', 'budget'], {
    field: 'strategy',
    says: `failureThreshold is not set: failed batches never stop the rollout over ${count(matched)}.${held}`,
    short: text`failureThreshold is not set: failed batches never stop the rollout over ${countOf(matched, 'node')}`,
    fix: isLegacy
      ? fix`Name a ${code('deploymentPolicy')} with ${THRESHOLD} and ${SAFETY_LIMIT}; ${code('interruptionBudget')} has no stop.`
      : fix`Set ${THRESHOLD} and ${SAFETY_LIMIT}.`,
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
function unreachable(limited: LimitedGroup): RuleResult | null {
  const { group } = limited;
  const { brakes, batches, matched } = group;
  // After a single node there is nothing to stop.
  if (!brakes || brakes.failureThreshold === null || brakes.canFire || matched < 2) return null;
  const { failureThreshold, safetyLimitPercent } = brakes;
  const sizes = batches.map(({ size }) => size);
  const shown = `${sizes.slice(0, 3).join(', ')}${sizes.length > 3 ? ', ...' : ''}`;
  return groupResult(limited, ['failureThreshold', 'safetyLimit', 'strategy'], {
    field: 'strategy',
    says:
      `failureThreshold ${failureThreshold} cannot stop this rollout. With batches of ${shown} over ${count(matched)}, progress ` +
      `reaches safetyLimit ${safetyLimitPercent}% before ${failureThreshold} ${verb(failureThreshold, 'batch has', 'batches in a row have')} failed.`,
    fix:
      (sizes[0] ?? 0) >= matched
        ? fix`Use batches of at most ${countOf(Math.floor(matched / 2), 'node')}, with ${THRESHOLD} and ${SAFETY_LIMIT}.`
        : fix`Set ${THRESHOLD} and ${SAFETY_LIMIT}, or use smaller batches.`,
    short: text`failureThreshold ${failureThreshold} cannot be reached`,
    magnitude: matched,
    evidence: { cause: 'unreachable', failureThreshold, safetyLimitPercent, batches: sizes },
    severity: 'error',
  });
}

/** From safetyLimit on failureThreshold is ignored. */
function ignoredEarly(limited: LimitedGroup, below: number): RuleResult | null {
  const { group } = limited;
  const { brakes, matched } = group;
  if (!brakes || brakes.failureThreshold === null || matched === 0) return null;
  const { safetyLimitPercent, unprotectedTargets } = brakes;
  if (safetyLimitPercent >= below || unprotectedTargets === 0) return null;
  const isWritten = group.places['safetyLimit'] !== undefined;
  return groupResult(limited, ['safetyLimit', 'strategy'], {
    field: 'strategy',
    says:
      `failureThreshold cannot stop the last ${share(unprotectedTargets, matched)}: it is ignored once ${safetyLimitPercent}% are done ` +
      `(safetyLimit${isWritten ? '' : ' by default'}).` +
      (brakes.failureHoldsGroup
        ? ' Only a node stuck in error blocks the group; recovered failures are ignored.'
        : ''),
    short: text`no stop for the last ${shareOf(unprotectedTargets, matched, 'node')}`,
    fix: fix`Set ${SAFETY_LIMIT}.`,
    magnitude: unprotectedTargets,
    evidence: { cause: 'safety-limit', unprotectedNodes: unprotectedTargets, safetyLimitPercent, matched },
    severity: unprotectedTargets > ERROR_ABOVE * matched ? 'error' : 'warning',
  });
}

/**
 * A failed node keeps its batch until it succeeds, so that no batch starts beside it. Source: NVIDIA/nodewright 7f66b47d (0.15.0),
 * wrapper/compartment.go, GetNodesForNextBatch and EvaluateCurrentBatch; the same up to 0.20, where a recovery is a batch of its own.
 */
function neverInRow(limited: LimitedGroup): RuleResult | null {
  const { brakes, matched } = limited.group;
  const failureThreshold = brakes?.failureThreshold ?? null;
  if (!brakes || failureThreshold === null || !brakes.canFire || brakes.countsInRow || matched < 2)
    return null;
  return groupResult(limited, ['failureThreshold', 'strategy'], {
    field: 'strategy',
    subject: 'in-row',
    severity: 'info',
    says:
      `failureThreshold ${failureThreshold} hardly ever stops this rollout: no batch starts after a failed one until its nodes have ` +
      'recovered. From 0.20 on a recovery counts as a successful batch; before 0.20 it mostly keeps later failures from being counted.',
    short: text`failureThreshold ${failureThreshold} is hardly ever reached`,
    fix: fix`Set ${THRESHOLD}.`,
    evidence: { cause: 'in-row', failureThreshold },
  });
}

/** Batch state that counts more nodes than there are. Source: NVIDIA/nodewright issue 588, fixed in 0.20. */
function uncounted(limited: LimitedGroup): RuleResult | null {
  const { group } = limited;
  const state = factOf(group, 'unevaluated');
  const failureThreshold = group.brakes?.failureThreshold ?? null;
  if (state === undefined || failureThreshold === null) return null;
  const { done, failed } = state;
  return groupResult(limited, ['resetBatchStateOnCompletion', 'strategy'], {
    field: 'strategy',
    subject: 'state',
    says: `failureThreshold ${failureThreshold} is ineffective: the batch state counts ${done} complete and ${failed} failed nodes, more than there are, and operators before 0.20 evaluate no batch until there are as many again.`,
    fix: 'Reset the batch state before merging (the CLI of the operator: deployment-policy reset), and set resetBatchStateOnCompletion: true.',
    short: text`failureThreshold ${failureThreshold} is ineffective: the batch state counts ${done + failed} nodes`,
    magnitude: done + failed,
    evidence: { cause: 'state', done, failed, failureThreshold },
  });
}

/** A batch with broken nodes counts as successful, and failureThreshold does not count it. */
function lowBatchThreshold(limited: LimitedGroup, below: number): RuleResult | null {
  const { brakes } = limited.group;
  if (!brakes || brakes.batchThresholdPercent >= below) return null;
  const [worst] = brakes.tolerance.toSorted((a, b) => b.failuresTolerated - a.failuresTolerated);
  // If no batch is large enough for a failure below the threshold, it means the same as 100.
  if (!worst || worst.failuresTolerated === 0) return null;
  const { batchSize, failuresTolerated } = worst;
  return groupResult(limited, ['batchThreshold', 'strategy'], {
    field: 'strategy',
    subject: 'batch-threshold',
    says:
      `with batchThreshold ${brakes.batchThresholdPercent} a batch of ${batchSize} counts as successful with ` +
      `${failuresTolerated} of its nodes broken. failureThreshold does not count it, and the next batch follows.`,
    short: text`batchThreshold ${brakes.batchThresholdPercent} tolerates ${failuresTolerated} of ${batchSize}`,
    fix: fix`Set ${{ field: 'batchThreshold', value: below }} or higher; 100 tolerates no failure.`,
    magnitude: failuresTolerated,
    evidence: {
      ...{ cause: 'batch-threshold', batchThresholdPercent: brakes.batchThresholdPercent },
      ...{ batchSize, failuresTolerated },
    },
  });
}
