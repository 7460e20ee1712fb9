import { factOf } from '../../systems/system.js';
import { groupRule, freshBatchesOf, groupViolation, share } from '../rule.js';

export const legacyField = groupRule({
  id: 'legacy-field',
  detects:
    'interruptionBudget, which has no stop; the policy that keeps its batch size is computed for these nodes',
  systems: ['skyhook'],
  severity: 'warning',
  judge: (limited) => {
    const { group } = limited;
    const { declared, enforced } = group.ceiling;
    // Its policy is missing, which reference-missing says: no interruptionBudget is in force there.
    if (limited.policy.missingReferences.length > 0) return null;
    // Nor where its policy is refused, which invalid-policy says.
    if (factOf(group, 'compartment')?.isFallback === true) return null;
    const isLegacy = group.declaredIn.kind !== 'DeploymentPolicy';
    if (!isLegacy || declared === null || enforced === null || group.matched === 0) return null;
    const scales = typeof declared === 'string';
    return groupViolation(limited, ['budget'], {
      says:
        `interruptionBudget ${declared} takes ${share(enforced, group.matched)} at a time ` +
        `(${freshBatchesOf(limited).length} batches), with no failureThreshold and in no defined order. A policy with ` +
        `fixed: {initialBatch: 1} and the same budget, as the migration guide shows it, would take 1 at a time.`,
      remediation:
        `To keep the batch size of today, name a DeploymentPolicy in its place with default: {budget: {count: ${enforced}}, ` +
        `strategy: {fixed: {initialBatch: ${enforced}, failureThreshold: 1, safetyLimit: 100}}}` +
        (scales
          ? `; ${enforced} is ${declared} of these ${group.matched} nodes and does not grow with them.`
          : '.'),
      evidence: { declared, initialBatch: enforced, matched: group.matched },
    });
  },
});
