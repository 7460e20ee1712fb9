import type { Output } from '../output/output.js';
import { runCommand } from './commands.js';
import { COULD_NOT_JUDGE } from './exit-codes.js';

const DEBUG = '--debug';

/**
 * Runs the command line to its end and returns its exit code, whatever happens: an error that nobody foresaw means that
 * nothing was evaluated, never that rules are broken. `--debug` prints its stack.
 */
export async function runToEnd(argv: readonly string[], output: Output): Promise<number> {
  try {
    return await runCommand(
      argv.filter((argument) => argument !== DEBUG),
      output,
    );
  } catch (error) {
    return internalError(error, argv, output);
  } finally {
    output.progress(null);
  }
}

/** Says in a sentence what ended the run, and returns the exit code for it. */
export function internalError(error: unknown, argv: readonly string[], output: Output): number {
  const isDebug = argv.includes(DEBUG);
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const advice = isDebug ? '' : '; run it again with --debug for the stack';
  output.say(`fleetplan: nothing was evaluated: internal error${advice} (${what})`);
  if (isDebug && error instanceof Error)
    for (const line of error.stack?.split('\n').slice(1) ?? []) output.say(line);
  return COULD_NOT_JUDGE;
}
