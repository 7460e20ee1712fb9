import type { Finding } from '../plan/finding.js';
import type { PlannedPolicy, SidePlan } from '../plan/model.js';
import { refKey } from '../systems/system.js';
import { changeNotBatched } from './fleet/change-not-batched.js';
import type { Judgement } from './same-cause.js';

const SEVERITIES: readonly Finding['severity'][] = ['info', 'warning', 'error'];

/**
 * Where a policy is removed and takes all its targets with it, one finding says so. That as many are out at once, domain by
 * domain, is the same fault over again, and is left out; never what is graded worse, or is not judged by that finding.
 */
export function oneCause(findings: readonly Finding[], head: SidePlan): Finding[] {
  const removed = new Set(head.policies.filter(isRemoved).map(({ ref }) => refKey(ref)));
  const told = new Map<string, Finding>();
  for (const finding of findings)
    if (isCause(finding) && removed.has(keyOf(finding))) told.set(keyOf(finding), finding);
  const covering = (finding: Finding): Finding | null => {
    const cause = told.get(keyOf(finding));
    const isOwn = !cause || cause === finding || finding.status === 'fixed' || isWorse(finding, cause);
    return isOwn ? null : cause;
  };
  return findings
    .filter((finding) => covering(finding) === null)
    .map((cause) => {
      if (told.get(keyOf(cause)) !== cause) return cause;
      const covered = findings.filter((finding) => covering(finding) === cause).map(({ rule }) => rule);
      return covered.length === 0 ? cause : { ...cause, breaks: [...new Set([cause.rule, ...covered])] };
    });
}

/**
 * Without what objects that are gone take by themselves, where a finding on one of them says so: one that is switched off, waived, left
 * alone by its options or graded lower says nothing of it.
 */
export function withoutRemovals(judged: readonly (readonly Judgement[])[]): Judgement[][] {
  const causes = judged.flatMap((of) => of.flatMap(({ finding }) => (isCause(finding) ? [finding] : [])));
  const told = new Map(causes.map((cause) => [keyOf(cause), cause]));
  return judged.map((of) =>
    of.filter(({ finding, violation: { allByRemoved = [] } }) =>
      allByRemoved.every((ref) => {
        const cause = told.get(refKey(ref));
        return !cause || isWorse(finding, cause);
      }),
    ),
  );
}

function isRemoved({ change }: PlannedPolicy): boolean {
  return change?.kind === 'deleted' && !change.batched;
}

function isCause({ rule, status }: Finding): boolean {
  return rule === changeNotBatched.id && status !== 'fixed';
}

function keyOf({ policy }: Finding): string {
  return policy ? refKey(policy) : '';
}

/** True where the first has the higher severity. */
export function isWorse(a: Finding, b: Finding): boolean {
  return SEVERITIES.indexOf(a.severity) > SEVERITIES.indexOf(b.severity);
}
