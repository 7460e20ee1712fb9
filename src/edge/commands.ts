import type { Output } from '../output/output.js';
import { codeAfter, NOT_EVALUATED, PASS, printProblems, WRONG_USAGE } from './deliver.js';
import { type Command, helpText, UsageError } from './options.js';

type Run = (argv: readonly string[], output: Output) => Promise<number> | number;

/** The code of each command, loaded when it is asked for: that of all of them takes longer to read than most of them run. */
const COMMANDS: Readonly<Record<Command, () => Promise<Run>>> = {
  plan: async () => (await import('./plan-command.js')).planCommand,
  gate: async () => (await import('./plan-command.js')).gateCommand,
  drift: async () => (await import('./plan-command.js')).driftCommand,
  snapshot: async () => (await import('./snapshot-command.js')).snapshotCommand,
  durations: async () => (await import('./durations-command.js')).durationsCommand,
  merge: async () => (await import('./merge-command.js')).mergeCommand,
  tune: async () => (await import('./tune-command.js')).tuneCommand,
  init: async () => (await import('./init-command.js')).initCommand,
  rules: async () => (await import('./rules-command.js')).rulesCommand,
};

const DEBUG = '--debug';

/** Runs one command. Returns the exit code; the report goes to standard output, everything else to standard error. */
export async function runCommand([command, ...argv]: readonly string[], output: Output): Promise<number> {
  try {
    if (command === undefined) throw new UsageError('no command');
    if (['help', '--help', '-h'].includes(command))
      return codeAfter(output.print(helpText(null), 'lines'), PASS, output);
    const known = (Object.keys(COMMANDS) as Command[]).find((one) => one === command);
    if (known === undefined) throw new UsageError(`unknown command "${command}"`);
    if (argv.includes('--help')) return codeAfter(output.print(helpText(known), 'lines'), PASS, output);
    const run = await COMMANDS[known]();
    return await run(argv, output);
  } catch (error) {
    if (!(error instanceof UsageError)) {
      const { ProblemError } = await import('../manifest/problem.js');
      if (!(error instanceof ProblemError)) throw error;
      return printProblems([error.problem, ...error.others], output);
    }
    output.say(`fleetplan: ${error.message}`);
    output.say('fleetplan --help lists the commands and their options.');
    return WRONG_USAGE;
  }
}

/**
 * Runs the command line to its end and returns its exit code, whatever happens: an unexpected error means that
 * nothing was evaluated, never that rules are broken. `--debug` prints its stack.
 */
export async function runToEnd(argv: readonly string[], output: Output): Promise<number> {
  try {
    const others = argv.filter((argument) => argument !== DEBUG);
    return await runCommand(others, output);
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
  return NOT_EVALUATED;
}
