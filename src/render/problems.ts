import { errorAt, type Problem } from '../manifest/problem.js';
import type { ProblemCode } from '../manifest/problem-codes.js';
import type { Place } from '../manifest/manifest.js';

/** A problem with what renders; `place` may be a path, of which the first line is meant. */
export function renderProblem(code: ProblemCode, message: string, place: Place | string | null): Problem {
  const where = typeof place === 'string' ? { file: place, line: 1, column: 1 } : place;
  return errorAt(where, code, message);
}
