import { errorAt, type Problem } from '../manifest/problem.js';
import type { Delivery } from '../output/descriptor.js';
import { codeOf, reasonOf } from '../output/file-errors.js';
import type { Kind, Output } from '../output/output.js';
import { saveFile } from '../output/save.js';
import { toPlain } from '../text/render.js';
import { name, text } from '../text/text.js';

/** Exit codes of the command line; nothing else ends with one of them. */
export const PASS = 0;
export const NOT_EVALUATED = 2;
export const WRONG_USAGE = 3;

/**
 * The exit code of a command that has printed what it was asked for. The code is `code` also for a reader
 * that has closed. A text that could not be written is an error: a check without a report is no check.
 */
export function codeAfter(delivery: Delivery, code: number, output: Output): number {
  if (delivery.kind !== 'failed') return code;
  output.say(`fleetplan: standard output cannot be written: ${reasonOf(delivery.error)}`);
  return NOT_EVALUATED;
}

/** Writes a report to the file of `--output`, or prints it where that is null. Returns the exit code: `code` if it was delivered. */
export function deliver(
  path: string | null,
  report: string,
  kind: Kind,
  code: number,
  output: Output,
): number {
  if (path === null) return codeAfter(output.print(report, kind), code, output);
  return saved(path, report, output) ? code : NOT_EVALUATED;
}

/** The same for a snapshot, part by part. A reader that closes early has half of it, which is a smaller fleet. */
export function deliverParts(
  path: string | null,
  parts: Iterable<string>,
  kind: Kind,
  output: Output,
): number {
  if (path !== null) return saved(path, parts, output) ? PASS : NOT_EVALUATED;
  for (const part of parts) {
    const delivery = output.print(part, kind);
    if (delivery.kind === 'delivered') continue;
    if (delivery.kind === 'closed')
      output.say('fleetplan: the reader of the snapshot closed before it was complete');
    return codeAfter(delivery, NOT_EVALUATED, output);
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
    const message = text`The report cannot be written to ${name('file', path)}: ${name('object', reasonOf(error))}`;
    printProblems([errorAt(null, 'unwritable-output', message)], output);
    return false;
  }
}

/** Prints problems to standard error. Returns the exit code. */
export function printProblems(problems: readonly Problem[], output: Output): typeof NOT_EVALUATED {
  for (const { place, severity, message, code } of problems) {
    const where = place ? `${place.file}:${place.line}:${place.column}: ` : '';
    output.say(`${where}${severity}: ${toPlain(message)} [${code}]`);
  }
  return NOT_EVALUATED;
}

/** How a report of a format is escaped. */
export function kindOf(format: string): Kind {
  return format === 'json' || format === 'sarif' ? 'json' : 'lines';
}

/** The width of a report for people, and whether it may have colours: not in a file. */
export function terminalOptions(
  path: string | null,
  output: Output,
): { readonly colour: boolean; readonly width: number } {
  return {
    colour: path === null && output.isTerminal && !process.env['NO_COLOR'],
    width: Math.min(160, Math.max(60, output.columns)),
  };
}
