import type { FailOn, Finding, Verdict } from '../plan/finding.js';
import { GONE_BUT_LIVE } from '../plan/left-alive.js';
import type { Plan } from '../plan/model.js';

/** What turns a finding into a failure. */
interface Bar {
  readonly failOn: FailOn;
  readonly failOnExisting: boolean;
}

/** The verdict on a plan: an error of what was read is `unknown`, whatever the rules say; findings are those that no waiver accepts. */
export function verdictOf(plan: Plan, findings: readonly Finding[], input: Bar): Verdict {
  if (plan.problems.some((problem) => problem.severity === 'error')) return 'unknown';
  const counted = findings.filter(
    ({ status }) =>
      status === 'new' || status === 'worsened' || (status === 'unchanged' && input.failOnExisting),
  );
  const bar = input.failOn === 'warning' ? ['error', 'warning'] : ['error'];
  if (counted.some(({ severity }) => bar.includes(severity))) return 'fail';
  // What nobody judged is not good, even where a team takes it for a warning.
  const isLost = plan.problems.some(({ code, isUnjudged }) => code === GONE_BUT_LIVE || isUnjudged === true);
  return isLost || counted.some(({ severity }) => severity !== 'info') ? 'warn' : 'pass';
}
