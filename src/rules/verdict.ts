import type { Problem } from '../manifest/problem.js';
import { type FailOn, type Finding, isCaused, type Verdict } from '../plan/finding.js';
import type { Plan } from '../plan/model.js';

/** The configuration that turns a finding into a failure. */
interface Bar {
  readonly failOn: FailOn;
  readonly failOnExisting: boolean;
}

/** The verdict on a plan: an error of what was read is `unknown`, whatever the rules say; findings are those that no waiver accepts. */
export function verdictOf(plan: Plan, findings: readonly Finding[], input: Bar): Verdict {
  if (plan.problems.some((problem) => problem.severity === 'error')) return 'unknown';
  const counted = findings.filter(
    (one) => isCaused(one) || (one.status === 'unchanged' && input.failOnExisting),
  );
  const bar = input.failOn === 'warning' ? ['error', 'warning'] : ['error'];
  if (counted.some(({ severity }) => bar.includes(severity))) return 'fail';
  // Named, not evaluated.
  const isLost = plan.problems.some(({ isUnjudged }) => isUnjudged === true);
  return isLost || counted.some(({ severity }) => severity !== 'info') ? 'warn' : 'pass';
}

/**
 * Input that could not be read or evaluated must not look like an improvement or a new fault: without the fleet nothing can be
 * said, and while something could not be evaluated nothing is known to be fixed.
 */
export function reportable(
  findings: readonly Finding[],
  ofSnapshot: readonly Problem[],
  problems: readonly Problem[],
): readonly Finding[] {
  const isError = ({ severity }: Problem): boolean => severity === 'error';
  if (ofSnapshot.some(isError)) return [];
  return problems.some(isError) ? findings.filter(({ status }) => status !== 'fixed') : findings;
}
