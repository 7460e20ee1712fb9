import type { Problem } from '../manifest/problem.js';
import { terminal, terminalSentence } from '../report/escape/index.js';

/** Prints problems to standard error: place, message, and the source line with a caret. */
export function printProblems(problems: readonly Problem[]): void {
  for (const problem of problems) {
    const { place } = problem;
    const where = place ? `${place.file}:${place.line}:${place.column}: ` : '';
    process.stderr.write(
      `${terminalSentence(`${where}${problem.severity}: ${problem.message} [${problem.code}]`)}\n`,
    );
    for (const line of problem.picture?.split('\n') ?? []) process.stderr.write(`    ${terminal(line)}\n`);
  }
}
