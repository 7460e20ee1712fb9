import { few } from '../../manifest/words/listing.js';
import { startsNothing } from '../../plan/compare.js';
import type { PlannedPolicy, SidePlan } from '../../plan/model.js';
import { type SaidBreach, count, policyRule, share, subjectOfPolicy } from '../rule.js';
import { type Coverage, factOf } from '../../systems/system.js';

export const stageCoverage = policyRule({
  id: 'stage-coverage',
  detects: 'a target that belongs to no stage of the rollout it is picked for, or to two',
  systems: ['kubefleet'],
  severity: 'error',
  judge: (policy, { base }) => {
    const coverage = factOf(policy, 'coverage');
    if (!coverage) return null;
    // In the base no more than a strategy may have it, which nothing rolls: a run that the change adds fails for good.
    const rolling = isRunBefore(policy, base) ? {} : { rolls: [policy.ref] };
    return [uncovered(policy, coverage), twice(policy, coverage)].map((one) => one && { ...one, ...rolling });
  },
});

/** True where a run of the same stages goes in the base already, be it under another name. */
function isRunBefore({ identity }: PlannedPolicy, base: SidePlan | null): boolean {
  return base?.policies.some((other) => other.identity === identity && !startsNothing(other)) ?? false;
}

/** Where nothing says what the stages are for, they may well be for fewer targets than the snapshot has. */
function uncovered(policy: PlannedPolicy, coverage: Coverage): SaidBreach | null {
  const { uncovered: left, isAssumed } = coverage;
  if (isAssumed || left.length === 0) return null;
  const total = totalOf(policy, coverage);
  return {
    place: coverage.place,
    ...subjectOfPolicy(policy, 'none'),
    says:
      `the run fails when it is initialized, and none of ${count(total, unitOf(policy))} is updated: ` +
      `${left.length} ${left.length === 1 ? 'is' : 'are'} in no stage (${few(left, 10)}).`,
    remediation: 'Label the ones that are in no stage, or add a stage that selects them.',
    magnitude: left.length,
    evidence: { uncovered: [...left], total },
  };
}

function twice(policy: PlannedPolicy, coverage: Coverage): SaidBreach | null {
  const { twice: both, isAssumed } = coverage;
  if (both.length === 0) return null;
  const total = totalOf(policy, coverage);
  return {
    place: coverage.place,
    ...subjectOfPolicy(policy, 'two'),
    says:
      `a run over ${both.length === 1 ? 'it' : 'them'} fails when it is initialized, and nothing is updated: ` +
      `${share(both.length, total, unitOf(policy))} ${both.length === 1 ? 'is' : 'are'} in two stages (${few(both, 10)}).`,
    remediation: 'Make the labelSelectors of the stages exclude each other.',
    magnitude: both.length,
    evidence: { twice: [...both], total },
    ...(isAssumed ? { severity: 'warning' } : {}),
  };
}

function totalOf(policy: PlannedPolicy, { uncovered: left }: Coverage): number {
  return new Set([...policy.effect.groups.flatMap((group) => group.targets), ...left]).size;
}

function unitOf({ effect }: PlannedPolicy): string {
  return effect.groups[0]?.unit ?? 'cluster';
}
