import { errorAt } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { codeOf, reasonOf } from '../output/file-errors.js';
import type { Kind, Output } from '../output/output.js';
import { saveFile } from '../output/save.js';
import { name, text } from '../text/text.js';
import { codeAfter, COULD_NOT_JUDGE, PASS } from './exit-codes.js';
import { printProblems } from './problems.js';

/** Writes a report to the file of `--output`, or prints it where that is null. Returns the exit code: `code` if it was delivered. */
export function deliver(
  path: string | null,
  report: string,
  kind: Kind,
  code: number,
  output: Output,
): number {
  if (path === null) return codeAfter(output.print(report, kind), code, output);
  return saved(path, report, output) ? code : COULD_NOT_JUDGE;
}

/** The same for a snapshot, part by part. A reader that closes early has half of it, which is a smaller fleet. */
export function deliverParts(
  path: string | null,
  parts: Iterable<string>,
  kind: Kind,
  output: Output,
): number {
  if (path !== null) return saved(path, parts, output) ? PASS : COULD_NOT_JUDGE;
  for (const part of parts) {
    const delivery = output.print(part, kind);
    if (delivery.kind === 'delivered') continue;
    if (delivery.kind === 'closed')
      output.say('fleetplan: the reader of the snapshot closed before it was complete');
    return delivery.kind === 'closed' ? COULD_NOT_JUDGE : codeAfter(delivery, PASS, output);
  }
  return PASS;
}

/** False if it cannot be written, after the reason was printed. */
function saved(path: string, report: string | Iterable<string>, output: Output): boolean {
  try {
    saveFile(path, report);
    return true;
  } catch (error) {
    // A pipe whose reader has gone, as on standard output.
    if (typeof report === 'string' && codeOf(error) === 'EPIPE') return true;
    const message = text`The report cannot be written to ${name('file', visible(path))}: ${name('object', reasonOf(error))}`;
    printProblems([errorAt(null, 'unwritable-output', message)], output);
    return false;
  }
}
