import type { Problem } from '../manifest/problem.js';
import { codeOf, reasonOf } from '../text/file-errors.js';
import type { Delivery, Kind, Output } from '../output/output.js';
import { pageAssets } from '../read/shipped.js';
import { saveFile, type Text } from '../output/save.js';
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

/**
 * Writes a report to the file of `--output`, or prints it where that is null. Returns the exit code: `code` if it was delivered. A snapshot
 * comes part by part, and a reader that closes early has half of it, which is a smaller fleet.
 */
export function deliver(
  path: string | null,
  report: Text,
  format: string,
  code: number,
  output: Output,
): number {
  const kind: Kind = format === 'json' || format === 'sarif' ? 'json' : 'lines';
  const isWhole = typeof report === 'string';
  if (path === null) {
    for (const part of isWhole ? [report] : report()) {
      const delivery = output.print(part, kind);
      if (delivery.kind === 'delivered') continue;
      if (delivery.kind === 'failed' || isWhole) return codeAfter(delivery, code, output);
      output.say('fleetplan: the reader of the snapshot closed before it was complete');
      return NOT_EVALUATED;
    }
    return code;
  }
  try {
    saveFile(path, report);
    return code;
  } catch (error) {
    // A pipe whose reader has gone, as on standard output.
    if (isWhole && codeOf(error) === 'EPIPE') return code;
    const message = text`The report cannot be written to ${name('file', path)}: ${name('object', reasonOf(error))}`;
    return printProblems([{ severity: 'error', code: 'unwritable-output', message, place: null }], output);
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

/** The width of a report for people, whether it may have colors (not in a file), and what a page is made with. */
export function terminalOptions(path: string | null, output: Output) {
  return {
    assets: pageAssets,
    color: path === null && output.isTerminal && !process.env['NO_COLOR'],
    width: Math.min(160, Math.max(60, output.columns)),
  };
}
