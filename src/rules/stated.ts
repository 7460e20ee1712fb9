import type { Severity } from '../manifest/problem.js';
import type { PlannedPolicy, SidePlan } from '../plan/model.js';
import { factsOf, STATED_RULES } from '../systems/system.js';
import { openedPools } from './karpenter/opened-pools.js';
import { defineRule, type Rule, type RuleResult } from './rule.js';

/** True for a rule of which systems state results, whichever systems it evaluates itself. */
export function isStated({ id }: Pick<Rule, 'id'>): boolean {
  return STATED_RULES.some((stated) => stated === id);
}

/** Results of a rule that the systems of the policies state. */
export function statedOf(side: SidePlan, id: string): RuleResult[] {
  return side.policies.flatMap((policy) => statedBy(policy, id));
}

/** Results of a rule that the system of one policy states. */
export function statedBy(policy: PlannedPolicy, id: string): RuleResult[] {
  return factsOf(policy, 'result')
    .filter(({ rule }) => rule === id)
    .map(({ ofRollout, ...stated }) => ({
      policy: policy.ref,
      evidence: { cause: stated.subject },
      ...stated,
      ...(ofRollout === true ? { rolls: [policy.ref] } : {}),
    }));
}

/** A rule of which the systems state every result. */
function statedRule(
  rule: Pick<Rule, 'detects'> & {
    readonly id: (typeof STATED_RULES)[number];
    readonly severity: Severity;
  },
): Rule {
  return defineRule({ ...rule, systems: 'all', evaluate: () => [] });
}

export const configNotRolled = statedRule({
  id: 'config-not-rolled',
  detects:
    'an edited ConfigMap or Secret that no rollout brings to the pods, or that reaches all of them at once as mounted files',
  severity: 'info',
});

/** The systems state a hold of one object; that of a NodePool is in its calendar. */
export const heldRolloutStarts = defineRule({
  id: 'held-rollout-starts',
  detects:
    'an edit that releases a held rollout: a pause lifted, a partition lowered, OnDelete ended, a run set going, a budget of 0 raised',
  systems: 'all',
  severity: 'warning',
  evaluate: openedPools,
});

export const limitIgnored = statedRule({
  id: 'limit-ignored',
  detects:
    'a maxUnavailable or minReadySeconds that the controller ignores, and a new version that OnDelete keeps from all pods',
  severity: 'warning',
});

export const safeguardRemoved = statedRule({
  id: 'safeguard-removed',
  detects:
    'an edit that removes or loosens what protects a node during its work: cordon, drain, prepare, exclusive, window',
  severity: 'warning',
});
