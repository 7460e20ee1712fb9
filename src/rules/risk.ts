import type { PlannedPolicy } from '../plan/model.js';
import { factsOf, type RiskRule } from '../systems/system.js';
import { type RuleResult, policyRule, type Rule } from './rule.js';

/** A rule of which the systems state all findings. */
export function riskRule(rule: Pick<Rule, 'detects' | 'severity'> & { readonly id: RiskRule }): Rule {
  return policyRule({ ...rule, systems: 'all', evaluate: (policy) => risksOf(policy, rule.id) });
}

/** The findings that the system of a policy states for one rule. */
export function risksOf(policy: PlannedPolicy, id: RiskRule): RuleResult[] {
  return factsOf(policy, 'risk')
    .filter(({ rule }) => rule === id)
    .map(({ subject, says, fix, place, severity, ofRollout }) => ({
      policy: policy.ref,
      subject,
      says,
      fix,
      place,
      evidence: { cause: subject },
      ...(severity === undefined ? {} : { severity }),
      ...(ofRollout === true ? { rolls: [policy.ref] } : {}),
    }));
}
