import * as z from 'zod';
import { count, defineRule, groupViolation, rolledGroups, subjectOf } from '../rule.js';

export const failureThresholdUnset = defineRule({
  id: 'failure-threshold-unset',
  detects: 'a group without failureThreshold: failed batches never stop the rollout',
  systems: ['skyhook'],
  severity: 'warning',
  options: z.strictObject({}),
  judge: ({ side }) =>
    rolledGroups(side).flatMap((limited) => {
      const { group } = limited;
      if (!group.brakes || group.brakes.failureThreshold !== null || group.matched === 0) return [];
      const held = group.brakes.failureHoldsGroup
        ? ' Only a node that stays erroring holds it; nodes that fail and recover do not.'
        : '';
      const legacy = group.declaredIn.kind !== 'DeploymentPolicy';
      return [
        groupViolation(limited, ['failureThreshold', 'strategy', 'budget'], {
          message: `${subjectOf(limited)}: failureThreshold is not set, so failed batches never stop the rollout over ${count(group.matched)}.${held}`,
          remediation: legacy
            ? 'Name a deploymentPolicy with failureThreshold: 1 and safetyLimit: 100; interruptionBudget has no stop.'
            : 'Set failureThreshold: 1 and safetyLimit: 100.',
          magnitude: null,
          evidence: { matched: group.matched, failureThreshold: null },
          severity: group.production ? 'error' : 'warning',
        }),
      ];
    }),
});
