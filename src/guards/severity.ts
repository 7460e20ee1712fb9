import { asUnjudged, type Problem, type ProblemCode } from '../manifest/problem.js';

/**
 * Problems with the severity that the configuration asks for: `unjudged: error` makes an error of what is named, `unjudged: warn` names new
 * carriers. Lost coverage stays an error.
 */
export function severityOf(problems: readonly Problem[], unjudged: 'error' | 'warn' | null): Problem[] {
  return problems.map((problem) => {
    const { severity, isUnjudged, isOfNew, code } = problem;
    if (unjudged === 'error' && isUnjudged === true && !PLANNED.has(code))
      return { ...problem, severity: 'error' };
    return unjudged === 'warn' && isOfNew === true && severity === 'error' ? asUnjudged(problem) : problem;
  });
}

/** Evaluated, and a warning all the same: it waits, or stays in the cluster. */
const PLANNED: ReadonlySet<ProblemCode> = new Set<ProblemCode>(['suspended', 'not-pruned']);
