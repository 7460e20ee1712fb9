import { few } from '../../manifest/words/listing.js';
import { startsNothing } from '../../plan/outcome-of.js';
import type { PlannedPolicy, SidePlan } from '../../plan/model.js';
import { type RuleResult, count, policyRule, share, subjectOfPolicy } from '../rule.js';
import { type Coverage, factOf } from '../../systems/system.js';

export const stageCoverage = policyRule({
  id: 'stage-coverage',
  detects: 'a cluster in no stage of its rollout or in two, and a stage that selects none',
  systems: ['kubefleet'],
  severity: 'error',
  evaluate: (policy, { base }) => {
    const coverage = factOf(policy, 'coverage');
    if (!coverage) return null;
    // In the base no more than a strategy may have it, which nothing rolls: a run that the change adds fails for good.
    const rolling = isRunBefore(policy, base) ? {} : { rolls: [policy.ref] };
    const failing = [uncovered(policy, coverage), twice(policy, coverage)];
    return [...failing.map((one) => one && { ...one, ...rolling }), ...empty(policy, coverage)];
  },
});

/** True where a run of the same stages goes in the base already, be it under another name. */
function isRunBefore({ identity }: PlannedPolicy, base: SidePlan | null): boolean {
  return base?.policies.some((other) => other.identity === identity && !startsNothing(other)) ?? false;
}

/** Where nothing says what the stages are for, they may well be for fewer targets than the snapshot has. */
function uncovered(policy: PlannedPolicy, coverage: Coverage): RuleResult | null {
  const { uncovered: left, isAssumed } = coverage;
  if (isAssumed || left.length === 0) return null;
  const total = totalOf(policy, coverage);
  return {
    place: coverage.place,
    ...subjectOfPolicy(policy, 'none'),
    says:
      `the run fails when it is initialized, and none of ${count(total, unitOf(policy))} is updated: ` +
      `${left.length} ${left.length === 1 ? 'is' : 'are'} in no stage (${few(left, 10)}).`,
    fix: 'Label the ones that are in no stage, or add a stage that selects them.',
    magnitude: left.length,
    evidence: { cause: 'uncovered', uncovered: [...left], total },
  };
}

function twice(policy: PlannedPolicy, coverage: Coverage): RuleResult | null {
  const { twice: both, isAssumed } = coverage;
  if (both.length === 0) return null;
  const total = totalOf(policy, coverage);
  return {
    place: coverage.place,
    ...subjectOfPolicy(policy, 'two'),
    says:
      `a run over ${both.length === 1 ? 'it' : 'them'} fails when it is initialized, and nothing is updated: ` +
      `${share(both.length, total, unitOf(policy))} ${both.length === 1 ? 'is' : 'are'} in two stages (${few(both, 10)}).`,
    fix: 'Make the labelSelectors of the stages exclude each other.',
    magnitude: both.length,
    evidence: { cause: 'twice', twice: [...both], total },
    ...(isAssumed ? { severity: 'warning' } : {}),
  };
}

/** A stage that selects no cluster is skipped, with its waits and approvals. */
function empty(policy: PlannedPolicy, coverage: Coverage): RuleResult[] {
  return coverage.empty.map(({ group, pauses, place }) => ({
    group,
    ...subjectOfPolicy(policy, 'empty'),
    says: `stage "${group}" selects no cluster and is skipped${pauses === 0 ? '' : `, with ${pauses === 1 ? 'the wait or approval' : `the ${pauses} waits and approvals`} of its tasks`}.`,
    fix: 'Correct the labelSelector (without one a stage selects nothing), label the clusters that belong there, or remove the stage.',
    place,
    magnitude: pauses,
    evidence: { cause: 'empty', stage: group, tasks: pauses },
    severity: 'warning',
  }));
}

function totalOf(policy: PlannedPolicy, { uncovered: left }: Coverage): number {
  return new Set([...policy.effect.groups.flatMap((group) => group.targets), ...left]).size;
}

function unitOf({ effect }: PlannedPolicy): string {
  return effect.groups[0]?.unit ?? 'cluster';
}
