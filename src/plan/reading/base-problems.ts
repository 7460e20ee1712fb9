import { inBase } from '../../manifest/problem-codes.js';
import type { Problem } from '../../manifest/problem.js';
import type { ParsedSide } from './side.js';

/**
 * A file that was broken before the change is a warning if head repaired it, and head's own problem if not. A base that
 * could not be found is an error: without what it held, nothing reads as worse.
 */
export function baseProblems({ reading, problems }: ParsedSide): Problem[] {
  return [...reading, ...problems].map((problem) => {
    const isWhole = reading.includes(problem) && isOfWholeSide(problem);
    const missing =
      problem.severity === 'error'
        ? 'What it held is missing from the comparison.'
        : 'Policies that the base does not have count as new.';
    return {
      ...problem,
      severity: problem.severity === 'error' && !isWhole ? ('warning' as const) : problem.severity,
      code: inBase(problem.code),
      message: `In the base: ${problem.message} ${missing}`,
    };
  });
}

/** About the paths or the revision that were asked for, not about a file that the base itself holds. */
function isOfWholeSide({ place, code }: Problem): boolean {
  return code === 'unreadable' || (place === null && code !== 'more-problems');
}
