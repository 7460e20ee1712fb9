import type { Problem } from '../manifest/problem.js';
import type { Output } from '../output/output.js';
import { terminal } from '../text/escape/index.js';
import { toPlain } from '../text/render.js';

/** Prints problems to standard error: place, message, and the source line with a caret. */
export function printProblems(problems: readonly Problem[], output: Output): void {
  for (const problem of problems) {
    const { place } = problem;
    const where = place ? `${place.file}:${place.line}:${place.column}: ` : '';
    output.say(`${where}${problem.severity}: ${toPlain(problem.message)} [${problem.code}]`);
    for (const line of problem.picture?.split('\n') ?? []) output.say(`    ${terminal(line)}`);
  }
}
