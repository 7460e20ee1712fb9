import type { Severity } from '../manifest/problem.js';
import type { PlannedPolicy, SidePlan } from '../plan/model.js';
import { STATED_RULES } from '../systems/system.js';
import { defineRule, type Rule, type RuleResult, policyOf, subjectOfPolicy } from './rule.js';

/** True for a rule with results that systems state, whichever systems it evaluates itself. */
export function isStated({ id }: Pick<Rule, 'id'>): boolean {
  return STATED_RULES.some((stated) => stated === id);
}

/** Results of a rule that the systems state of the policies of a side, and of those that it removes. */
export function statedOf(side: SidePlan, base: SidePlan | null, id: string): RuleResult[] {
  const removed = (base?.policies ?? []).flatMap((policy) => {
    const stated = policy.live ? [] : statedBy(policy, id, true);
    // A policy that the cluster has and the files of the head do not is live there: it was deleted from them.
    return stated.length === 0 || policyOf(side, policy.ref)?.live === false ? [] : stated;
  });
  return [...side.policies.flatMap((policy) => statedBy(policy, id)), ...removed];
}

/** Results of a rule that the system of one policy states. */
export function statedBy(policy: PlannedPolicy, id: string, isRemoved = false): RuleResult[] {
  return policy.results
    .filter(({ rule, whenRemoved = false }) => rule === id && whenRemoved === isRemoved)
    .map(({ ofRollout, whenRemoved: _whenRemoved, isWhyStuck: _isWhyStuck, ...stated }) => ({
      policy: policy.ref,
      evidence: { cause: stated.subject },
      ...stated,
      ...subjectOfPolicy(policy, stated.subject),
      ...(ofRollout === true ? { rolls: [policy.ref] } : {}),
    }));
}

/** A rule whose results are all stated by systems. */
function statedRule(id: (typeof STATED_RULES)[number], severity: Severity, detects: string): Rule {
  return defineRule({ id, detects, severity, systems: 'all', evaluate: () => [] });
}

export const abandonedMidway = statedRule(
  'abandoned-midway',
  'warning',
  'work in progress that the change deletes or takes its nodes away from: the nodes are left as they are, such as cordoned',
);

export const configNotRolled = statedRule(
  'config-not-rolled',
  'info',
  'an edited ConfigMap or Secret that no rollout brings to the pods, or that reaches all of them at once as mounted files',
);

export const consolidationWidened = statedRule(
  'consolidation-widened',
  'warning',
  'an edit that lets consolidation disrupt nodes for another reason, or sooner',
);

export const heldRolloutStarts = statedRule(
  'held-rollout-starts',
  'warning',
  'an edit that releases a held rollout: a pause lifted, a partition lowered, OnDelete ended, a run set going, a budget of 0 raised',
);

export const limitIgnored = statedRule(
  'limit-ignored',
  'warning',
  'a maxUnavailable or minReadySeconds that the controller ignores, and a new version that OnDelete keeps from all pods',
);

export const membershipMayChange = statedRule(
  'membership-may-change',
  'warning',
  'a rollout that is aborted for good when a target joins, leaves or is relabeled before it is done, over targets that are picked openly, or whose targets this change moves',
);

export const safeguardRemoved = statedRule(
  'safeguard-removed',
  'warning',
  'an edit that removes or loosens what protects a node during its work: cordon, drain, prepare, exclusive, window',
);

export const selectorMatchesNothing = statedRule(
  'selector-matches-nothing',
  'error',
  'a selector that matches no target of the snapshot',
);

export const stageCoverage = statedRule(
  'stage-coverage',
  'error',
  'a cluster in no stage of its rollout or in two, and a stage that selects none',
);

export const versionNotPinned = statedRule(
  'version-not-pinned',
  'warning',
  'a version that no file says: its rollouts begin without a pull request',
);
