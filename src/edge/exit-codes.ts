import type { Delivery } from '../output/descriptor.js';
import { reasonOf } from '../output/file-errors.js';
import type { Output } from '../output/output.js';

/** Exit codes of the command line; nothing else ends with one of them. */
export const PASS = 0;
export const COULD_NOT_JUDGE = 2;
export const WRONG_USAGE = 3;

/**
 * The exit code of a command that has printed what it was asked for. A reader that has gone took what it wanted, and `code`
 * stands; where the text could not be written nobody has it: a check that leaves no report is no check.
 */
export function codeAfter(delivery: Delivery, code: number, output: Output): number {
  if (delivery.kind !== 'failed') return code;
  output.say(`fleetplan: standard output cannot be written: ${reasonOf(delivery.error)}`);
  return COULD_NOT_JUDGE;
}
