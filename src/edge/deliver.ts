import { errorAt } from '../manifest/problem.js';
import type { Kind, Output } from '../output/output.js';
import { codeOf, reasonOf } from '../output/file-errors.js';
import { saveFile } from '../output/save.js';
import { codeAfter, COULD_NOT_JUDGE } from './exit-codes.js';
import { printProblems } from './problems.js';

/** Writes a report to the file of `--output`, or prints it where that is null. Returns the exit code: `code`, where it got through. */
export function deliver(path: string | null, text: string, kind: Kind, code: number, output: Output): number {
  if (path === null) return codeAfter(output.print(text, kind), code, output);
  return saved(path, text, output) ? code : COULD_NOT_JUDGE;
}

/** False where the report cannot be written: a check that leaves no report is no check. */
function saved(path: string, text: string, output: Output): boolean {
  try {
    saveFile(path, text);
    return true;
  } catch (error) {
    // A pipe whose reader has gone, as on standard output.
    if (codeOf(error) === 'EPIPE') return true;
    const message = `The report can not be written to ${path}: ${reasonOf(error)}`;
    const problem = errorAt(null, 'unwritable-output', message);
    printProblems([problem], output);
    return false;
  }
}
