import type { Problem } from '../../manifest/problem.js';
import { terminal, terminalLine, terminalSentence } from '../escape/index.js';
import { placeText } from '../names.js';
import { SEVERITY_STYLES } from './findings.js';
import { cut, type Paint, wrap } from './layout.js';

/** What could not be read: where, why, and the line of source with a caret below the column. */
export function problemLines(problem: Problem, width: number, paint: Paint): string[] {
  const where = problem.place ? `  ${terminal(placeText(problem.place, true))}` : '';
  const [first = '', ...rest] = wrap(`${problem.severity}  ${problem.code}${where}`, width, 0, 2);
  const picture = problem.picture === null ? [] : problem.picture.split(/\r\n|\n|\r/);
  return [
    paint(SEVERITY_STYLES[problem.severity], problem.severity) + first.slice(problem.severity.length),
    ...rest,
    ...wrap(terminalSentence(problem.message), width, 2),
    // The bar keeps a line of source from being taken for one of ours.
    ...picture.map((line) => cut(`  | ${terminalLine(line, width)}`, width)),
  ];
}
