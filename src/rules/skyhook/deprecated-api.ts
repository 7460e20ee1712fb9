import { code, count, share, text } from '../../text/text.js';
import { fix } from '../../systems/system.js';
import { type RuleResult, groupRule, type GroupRollout } from '../rule.js';

export const deprecatedApi = groupRule({
  id: 'deprecated-api',
  detects: 'an API group or a field that a later version of the controller removes',
  systems: ['skyhook'],
  severity: 'warning',
  evaluate: interruptionBudget,
});

/** The documented replacement of interruptionBudget has other batches: the fix computes the policy that keeps their size. */
function interruptionBudget(rollout: GroupRollout): RuleResult | null {
  const { group, policy } = rollout;
  const { declared, enforced } = group.ceiling;
  // A DeploymentPolicy that is missing or refused is reported by itself, and interruptionBudget is not in force then.
  if (policy.missingReferences.length > 0 || group.isFallback === true) return null;
  const isLegacy = group.declaredIn.kind !== 'DeploymentPolicy';
  if (!isLegacy || declared === null || enforced === null || group.matched === 0) return null;
  return rollout.result(['budget'], {
    says: text`${code(`interruptionBudget ${declared}`)} is deprecated. It takes ${share(enforced, group.matched, 'node')} at a time (${count(rollout.freshBatches.length, 'batch')}), without ${code('failureThreshold')} and in no defined order. The replacement of the migration guide, ${code('fixed: {initialBatch: 1}')}, takes 1 at a time.`,
    fix: fix`To keep the batch size, name a DeploymentPolicy with ${code(`default: {budget: {count: ${enforced}}, strategy: {fixed: {initialBatch: ${enforced}, failureThreshold: 1, safetyLimit: 100}}}`)}.`,
    evidence: { cause: 'interruption-budget', declared, initialBatch: enforced, matched: group.matched },
  });
}
