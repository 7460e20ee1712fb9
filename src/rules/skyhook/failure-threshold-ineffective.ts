import { SAFETY_LIMIT, THRESHOLD } from '../fleet/group.js';
import { code, count, literal, NO_TEXT, share, text, verbFor } from '../../text/text.js';
import * as z from 'zod';
import { type Brakes, fix } from '../../systems/system.js';
import { LOOSER } from '../looser.js';
import { type RuleResult, groupRule, type GroupRollout } from '../rule.js';

/** More of the group than this without a stop is an error. */
const ERROR_ABOVE = 0.2;

export const failureThresholdIneffective = groupRule({
  id: 'failure-threshold-ineffective',
  detects: 'a failureThreshold that is not set, cannot be reached, or is made ineffective',
  systems: ['skyhook'],
  severity: 'warning',
  options: z.strictObject({
    /** A safetyLimit below this is reported. */
    belowSafetyLimit: z.number().min(1).max(100).default(80).register(LOOSER, { when: 'lower' }),
    /** A batchThreshold below this is reported. */
    belowBatchThreshold: z.number().min(1).max(100).default(90).register(LOOSER, { when: 'lower' }),
  }),
  evaluate: (rollout, { options }) => {
    const { brakes } = rollout.group;
    if (!brakes) return null;
    const low = lowBatchThreshold(rollout, brakes, options.belowBatchThreshold);
    if (brakes.failureThreshold === null) return [unset(rollout, brakes), low];
    const stop = { rollout, brakes, failureThreshold: brakes.failureThreshold };
    const main = unreachable(stop) ?? ignoredEarly(stop, options.belowSafetyLimit);
    return [main, neverInRow(stop), uncounted(stop), low];
  },
});

/** A group with a threshold that is set. */
interface Stop {
  readonly rollout: GroupRollout;
  readonly brakes: Brakes;
  readonly failureThreshold: number;
}

function unset(rollout: GroupRollout, { failureHoldsGroup }: Brakes): RuleResult | null {
  const { matched, declaredIn, production } = rollout.group;
  if (matched === 0) return null;
  const never = text`${code('failureThreshold')} is not set: failed batches never stop the rollout over ${count(matched, 'node')}`;
  return rollout.result(['failureThreshold', 'strategy', 'budget'], {
    field: 'strategy',
    says: text`${never}.`,
    why: failureHoldsGroup ? text`Only a node stuck in error blocks the rest.` : NO_TEXT,
    short: never,
    fix:
      declaredIn.kind === 'DeploymentPolicy'
        ? fix`Set ${THRESHOLD} and ${SAFETY_LIMIT}.`
        : fix`A stop needs a ${code('deploymentPolicy')} with ${THRESHOLD} and ${SAFETY_LIMIT} in place of ${code('interruptionBudget')}.`,
    magnitude: matched,
    evidence: { cause: 'unset', matched, failureThreshold: null },
    // A single node leaves nothing to stop.
    severity: matched === 1 ? 'info' : production ? 'error' : 'warning',
  });
}

/** Progress reaches safetyLimit before so many batches can have failed. */
function unreachable({ rollout, brakes, failureThreshold }: Stop): RuleResult | null {
  const { batches, matched } = rollout.group;
  // After a single node there is nothing to stop.
  if (brakes.canFire || matched < 2) return null;
  const { safetyLimitPercent } = brakes;
  const sizes = batches.length > 0 ? batches.map(({ size }) => size) : rollout.freshBatches;
  const shown = literal(`${sizes.slice(0, 3).join(', ')}${sizes.length > 3 ? ', ...' : ''}`);
  return rollout.result(['failureThreshold', 'safetyLimit', 'strategy'], {
    field: 'strategy',
    says: text`${code('failureThreshold')} ${failureThreshold} cannot stop this rollout.`,
    why: text`With batches of ${shown} over ${count(matched, 'node')}, progress reaches ${code('safetyLimit')} (${safetyLimitPercent}%) before ${failureThreshold} ${verbFor(failureThreshold, 'batch has', 'batches in a row have')} failed.`,
    fix:
      (sizes[0] ?? 0) >= matched
        ? fix`Use batches of at most ${count(Math.floor(matched / 2), 'node')}, with ${THRESHOLD} and ${SAFETY_LIMIT}.`
        : fix`Set ${THRESHOLD} and ${SAFETY_LIMIT}, or use smaller batches.`,
    short: text`failureThreshold ${failureThreshold} cannot be reached`,
    magnitude: matched,
    evidence: { cause: 'unreachable', failureThreshold, safetyLimitPercent, batches: [...sizes] },
    severity: 'error',
  });
}

/** From safetyLimit on failureThreshold is ignored. */
function ignoredEarly({ rollout, brakes }: Stop, below: number): RuleResult | null {
  const { matched, places } = rollout.group;
  const { safetyLimitPercent, unprotectedTargets, failureHoldsGroup } = brakes;
  if (matched === 0 || safetyLimitPercent >= below || unprotectedTargets === 0) return null;
  const last = text`the last ${share(unprotectedTargets, matched, 'node')}`;
  const isWritten = places['safetyLimit'] !== undefined;
  return rollout.result(['safetyLimit', 'strategy'], {
    field: 'strategy',
    says: text`${code('failureThreshold')} cannot stop ${last}: it is ignored once ${safetyLimitPercent}% are done (${code('safetyLimit')}${!isWritten && text` default`}).${failureHoldsGroup && text` Only a node stuck in error blocks the group; recovered failures are ignored.`}`,
    short: text`no stop for ${last}`,
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
function neverInRow({ rollout, brakes, failureThreshold }: Stop): RuleResult | null {
  if (!brakes.canFire || brakes.countsInRow || rollout.group.matched < 2) return null;
  return rollout.result(['failureThreshold', 'strategy'], {
    field: 'strategy',
    subject: 'in-row',
    severity: 'info',
    says: text`${code('failureThreshold')} ${failureThreshold} hardly ever stops this rollout: no batch starts after a failed one until its nodes have recovered. From 0.20 on a recovery counts as a successful batch; before 0.20 later failures are mostly not counted.`,
    short: text`failureThreshold ${failureThreshold} is hardly ever reached`,
    fix: fix`Set ${THRESHOLD}.`,
    evidence: { cause: 'in-row', failureThreshold },
  });
}

/** Batch state that counts more nodes than there are. Source: NVIDIA/nodewright issue 588, fixed in 0.20. */
function uncounted({ rollout, failureThreshold }: Stop): RuleResult | null {
  if (rollout.group.unevaluated === undefined) return null;
  const { done, failed } = rollout.group.unevaluated;
  return rollout.result(['resetBatchStateOnCompletion', 'strategy'], {
    field: 'strategy',
    subject: 'state',
    says: text`${code('failureThreshold')} ${failureThreshold} is ineffective: the batch state counts ${done} complete and ${failed} failed nodes, more than exist; operators before 0.20 evaluate no batch until there are as many again.`,
    fix: fix`Reset the batch state before merging (${code('deployment-policy reset')} of the operator's CLI), and set ${{ field: 'resetBatchStateOnCompletion', value: true }}.`,
    short: text`failureThreshold ${failureThreshold} is ineffective: the batch state counts ${done + failed} nodes`,
    magnitude: done + failed,
    evidence: { cause: 'state', done, failed, failureThreshold },
  });
}

/** A batch with broken nodes counts as successful, and failureThreshold does not count it. */
function lowBatchThreshold(rollout: GroupRollout, brakes: Brakes, below: number): RuleResult | null {
  const { batchThresholdPercent, tolerance } = brakes;
  const [worst] = tolerance.toSorted((a, b) => b.failuresTolerated - a.failuresTolerated);
  // If no batch is large enough for a failure below the threshold, it means the same as 100.
  if (batchThresholdPercent >= below || !worst || worst.failuresTolerated === 0) return null;
  const { batchSize, failuresTolerated } = worst;
  return rollout.result(['batchThreshold', 'strategy'], {
    field: 'strategy',
    subject: 'batch-threshold',
    says: text`with ${code(`batchThreshold: ${batchThresholdPercent}`)} a batch of ${batchSize} counts as successful with ${failuresTolerated} of its nodes broken. ${code('failureThreshold')} does not count it, and the next batch follows.`,
    short: text`batchThreshold ${batchThresholdPercent} tolerates ${failuresTolerated} of ${batchSize}`,
    fix: fix`Set ${{ field: 'batchThreshold', value: below }} or higher; 100 tolerates no failure.`,
    magnitude: failuresTolerated,
    evidence: { cause: 'batch-threshold', batchThresholdPercent, batchSize, failuresTolerated },
  });
}
