import { allOf, verb } from '../../manifest/words/plural.js';
import type { PlannedGroup } from '../../plan/model.js';
import { losableOf } from '../../plan/measure/wholes.js';
import { count, groupRule, groupViolation } from '../rule.js';

export const failureThresholdUnset = groupRule({
  id: 'failure-threshold-unset',
  detects: 'a group without failureThreshold: failed batches never stop the rollout',
  systems: ['skyhook'],
  severity: 'warning',
  judge: (limited) => {
    const { group } = limited;
    if (!group.brakes || group.brakes.failureThreshold !== null || group.matched === 0) return null;
    const held = group.brakes.failureHoldsGroup
      ? ` Only a node that stays broken holds the rest${lossText(group)}.`
      : '';
    const legacy = group.declaredIn.kind !== 'DeploymentPolicy';
    return groupViolation(limited, ['failureThreshold', 'strategy', 'budget'], {
      says: `failureThreshold is not set, so failed batches never stop the rollout over ${count(group.matched)}.${held}`,
      remediation: legacy
        ? 'Name a deploymentPolicy with failureThreshold: 1 and safetyLimit: 100; interruptionBudget has no stop.'
        : 'Set failureThreshold: 1 and safetyLimit: 100.',
      evidence: { matched: group.matched, failureThreshold: null },
      // After the only node there is nothing to stop; it counts once the selector takes more.
      severity: group.matched === 1 ? 'info' : group.production ? 'error' : 'warning',
    });
  },
});

/** The worst loss is of nodes that stay broken: a node that comes back lets the next one go, until all have had it. */
function lossText(group: PlannedGroup): string {
  const all = losableOf(group);
  if (group.worstLoss === 0) return '';
  const ifBack = `${allOf(all, 'node')} if each recovers after it has failed`;
  return group.worstLoss < all
    ? `: ${group.worstLoss} of ${count(all)} ${verb(group.worstLoss, 'breaks if it stays', 'break if they stay')} broken, ${ifBack}`
    : ', one that fails and recovers does not';
}
