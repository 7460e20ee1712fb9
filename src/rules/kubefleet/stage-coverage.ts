import { code, count, few, name, NO_TEXT, share, type Text, text } from '../../text/text.js';
import { startsNothing } from '../../plan/outcome-of.js';
import type { PlannedPolicy, SidePlan } from '../../plan/model.js';
import { type RuleResult, policyRule, subjectOfPolicy } from '../rule.js';
import { type Coverage, factOf, fix } from '../../systems/system.js';

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
    says: text`the run fails when it is initialized, and none of ${count(total, unitOf(policy))} is updated: ${left.length} ${isAre(left)} in no stage (${namesOf(left)}).`,
    fix: fix`Label the ones that are in no stage, or add a stage that selects them.`,
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
    says: text`a run over ${both.length === 1 ? text`it` : text`them`} fails when it is initialized, and nothing is updated: ${share(both.length, total, unitOf(policy))} ${isAre(both)} in two stages (${namesOf(both)}).`,
    fix: fix`Make the ${code('labelSelector')} fields of the stages exclude each other.`,
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
    says: text`stage ${name('group', group)} selects no cluster and is skipped${tasksText(pauses)}.`,
    fix: fix`Correct the ${code('labelSelector')} (without one a stage selects nothing), label the clusters that belong there, or remove the stage.`,
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

function tasksText(pauses: number): Text {
  if (pauses === 0) return NO_TEXT;
  return pauses === 1
    ? text`, with the wait or approval of its tasks`
    : text`, with the ${pauses} waits and approvals of its tasks`;
}

function isAre({ length }: readonly string[]): Text {
  return length === 1 ? text`is` : text`are`;
}

function namesOf(targets: readonly string[]): Text {
  return few(
    targets.map((target) => name('target', target)),
    10,
  );
}
