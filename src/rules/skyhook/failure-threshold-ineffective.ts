import { SAFETY_LIMIT, THRESHOLD } from '../fleet/group.js';
import { code, count, literal, NO_TEXT, share, type Text, text } from '../../text/text.js';
import * as z from 'zod';
import { allOf, verb } from '../../text/plural.js';
import { losableOf } from '../../plan/measure/wholes.js';
import type { PlannedGroup } from '../../plan/model.js';
import { fix } from '../../systems/system.js';
import { LOOSER } from '../looser.js';
import { type RuleResult, groupRule, groupResult, type LimitedGroup } from '../rule.js';

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
    ? text`Only a node stuck in error blocks the rest${lossText(group)}.`
    : NO_TEXT;
  const never = text`${code('failureThreshold')} is not set: failed batches never stop the rollout over ${count(matched, 'node')}`;
  const isLegacy = group.declaredIn.kind !== 'DeploymentPolicy';
  return groupResult(limited, ['failureThreshold', 'strategy', 'budget'], {
    field: 'strategy',
    says: text`${never}.`,
    why: held,
    short: never,
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
function lossText(group: PlannedGroup): Text {
  const [all, lost] = [losableOf(group), group.worstLoss];
  if (lost === 0) return NO_TEXT;
  return lost < all
    ? text`: ${lost} of ${count(all, 'node')} ${literal(verb(lost, 'breaks', 'break'))} if ${literal(verb(lost, 'it stays', 'they stay'))} in error, ${literal(allOf(all, 'node'))} if each recovers`
    : text`; one that recovers does not`;
}

/** Progress reaches safetyLimit before so many batches can have failed. */
function unreachable(limited: LimitedGroup): RuleResult | null {
  const { group } = limited;
  const { brakes, batches, matched } = group;
  // After a single node there is nothing to stop.
  if (!brakes || brakes.failureThreshold === null || brakes.canFire || matched < 2) return null;
  const { failureThreshold, safetyLimitPercent } = brakes;
  const sizes = batches.map(({ size }) => size);
  const shown = literal(`${sizes.slice(0, 3).join(', ')}${sizes.length > 3 ? ', ...' : ''}`);
  const failed = literal(verb(failureThreshold, 'batch has', 'batches in a row have'));
  return groupResult(limited, ['failureThreshold', 'safetyLimit', 'strategy'], {
    field: 'strategy',
    says: text`${code(`failureThreshold: ${failureThreshold}`)} cannot stop this rollout.`,
    why: text`With batches of ${shown} over ${count(matched, 'node')}, progress reaches ${code('safetyLimit')} (${safetyLimitPercent}%) before ${failureThreshold} ${failed} failed.`,
    fix:
      (sizes[0] ?? 0) >= matched
        ? fix`Use batches of at most ${count(Math.floor(matched / 2), 'node')}, with ${THRESHOLD} and ${SAFETY_LIMIT}.`
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
    says: text`${code('failureThreshold')} cannot stop the last ${share(unprotectedTargets, matched, 'node')}: it is ignored once ${safetyLimitPercent}% are done (${code('safetyLimit')}${isWritten ? NO_TEXT : text` default`}).${brakes.failureHoldsGroup ? text` Only a node stuck in error blocks the group; recovered failures are ignored.` : NO_TEXT}`,
    short: text`no stop for the last ${share(unprotectedTargets, matched, 'node')}`,
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
    says: text`${code(`failureThreshold: ${failureThreshold}`)} hardly ever stops this rollout: no batch starts after a failed one until its nodes have recovered. From 0.20 on a recovery counts as a successful batch; before 0.20 later failures are mostly not counted.`,
    short: text`failureThreshold ${failureThreshold} is hardly ever reached`,
    fix: fix`Set ${THRESHOLD}.`,
    evidence: { cause: 'in-row', failureThreshold },
  });
}

/** Batch state that counts more nodes than there are. Source: NVIDIA/nodewright issue 588, fixed in 0.20. */
function uncounted(limited: LimitedGroup): RuleResult | null {
  const { group } = limited;
  const state = group.unevaluated;
  const failureThreshold = group.brakes?.failureThreshold ?? null;
  if (state === undefined || failureThreshold === null) return null;
  const { done, failed } = state;
  return groupResult(limited, ['resetBatchStateOnCompletion', 'strategy'], {
    field: 'strategy',
    subject: 'state',
    says: text`${code(`failureThreshold: ${failureThreshold}`)} is ineffective: the batch state counts ${done} complete and ${failed} failed nodes, more than exist; operators before 0.20 evaluate no batch until there are as many again.`,
    fix: fix`Reset the batch state before merging (${code('deployment-policy reset')} of the operator's CLI), and set ${{ field: 'resetBatchStateOnCompletion', value: true }}.`,
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
    says: text`with ${code(`batchThreshold: ${brakes.batchThresholdPercent}`)} a batch of ${batchSize} counts as successful with ${failuresTolerated} of its nodes broken. ${code('failureThreshold')} does not count it, and the next batch follows.`,
    short: text`batchThreshold ${brakes.batchThresholdPercent} tolerates ${failuresTolerated} of ${batchSize}`,
    fix: fix`Set ${{ field: 'batchThreshold', value: below }} or higher; 100 tolerates no failure.`,
    magnitude: failuresTolerated,
    evidence: {
      ...{ cause: 'batch-threshold', batchThresholdPercent: brakes.batchThresholdPercent },
      ...{ batchSize, failuresTolerated },
    },
  });
}
