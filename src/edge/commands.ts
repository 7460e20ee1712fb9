import type { Output } from '../output/output.js';
import { codeAfter, NOT_EVALUATED, PASS, WRONG_USAGE } from './deliver.js';
import { UsageError } from './options.js';

const USAGE = `fleetplan: what a change of rollout policy does to a fleet, before it is merged

  fleetplan plan --head PATH... [--base PATH...] --snapshot FILE...
  fleetplan plan --head-ref REV [--base-ref REV] --snapshot FILE...
      --config FILE        limits, rules, durations (default: none, with the built-in defaults)
      --cluster NAME       plan only this cluster of the configuration
      --at INSTANT         when the rollout starts, such as 2026-11-21T08:00:00Z (default: now)
      --horizon DURATION   how far windows are shown (default: 7d)
      --scenario NAME      healthy, turns-bad (default: healthy)
      --format FORMAT      text, markdown, json, sarif, html (default: text)
      --output FILE        write the report there instead of to standard output
      --fail-on LEVEL      error, warning, never (default: error)
      --verbose            also which files were passed over, as nothing in them is planned
  fleetplan plan --when ...        when starting breaks no rule, best first
      --for DURATION       how far it looks (default: 14d)
  fleetplan gate --head PATH... --snapshot FILE...
                                   may the rollout start now, and if not, when? Options as of plan, and
      --reviewed REPORT    the JSON report of the reviewed plan, compared group by group
      --expect-digest D    the digest of the reviewed plan
  fleetplan drift --head PATH... --before FILE --snapshot FILE...
                                   effective changes without a policy edit
      --before FILE        the snapshot, or the JSON report, of the last time
  fleetplan snapshot [FILE|-]      kubectl output to a compact, redacted snapshot
  fleetplan snapshot --kubeconfig FILE [--context NAME]
                                   the same, from the API server; --in-cluster as the pod's service account
      --role               print the role that this needs instead
      --output FILE        write it there instead of to standard output
  fleetplan durations --snapshot FILE...
                                   measure rollout durations from live objects
      --by LABEL           a group for each value of this label
  fleetplan merge REPORT.json...   many clusters' reports to one; a folder or a glob will do
      --expect NAME,...    clusters that must be among them: a missing one is unknown
  fleetplan init [DIR]             looks through a repository; writes .github/fleetplan.yml and the workflow
      --dry-run            print them instead
  fleetplan rules [ID]             the catalogue, or one rule's page

With --debug an internal error prints its stack.
Exit codes: 0 pass, allow or no drift, 1 violations, deny or drift, 2 not evaluated, 3 wrong usage.
`;

/** The code of each command, loaded when it is asked for: that of all of them takes longer to read than most of them run. */
const COMMANDS: Readonly<
  Record<string, (argv: readonly string[], output: Output) => Promise<number> | number>
> = {
  plan: async (argv, output) =>
    argv.includes('--when')
      ? (await import('./gate-command.js')).whenCommand(argv, output)
      : (await import('./plan-command.js')).planCommand(
          (await import('./arguments.js')).parsePlanArguments(argv),
          output,
        ),
  gate: async (argv, output) => (await import('./gate-command.js')).gateCommand(argv, output),
  drift: async (argv, output) => (await import('./drift-command.js')).driftCommand(argv, output),
  snapshot: async (argv, output) => (await import('./snapshot-command.js')).snapshotCommand(argv, output),
  durations: async (argv, output) => (await import('./durations-command.js')).durationsCommand(argv, output),
  merge: async (argv, output) => (await import('./merge-command.js')).mergeCommand(argv, output),
  init: async (argv, output) => (await import('./init-command.js')).initCommand(argv, output),
  rules: async (argv, output) => (await import('./rules-command.js')).rulesCommand(argv, output),
};

/** Runs one command. Returns the exit code; the report goes to standard output, everything else to standard error. */
export async function runCommand(argv: readonly string[], output: Output): Promise<number> {
  const [command, ...rest] = argv;
  try {
    if (['help', '--help', '-h'].includes(command ?? '') || rest.includes('--help'))
      return codeAfter(output.print(USAGE, 'lines'), PASS, output);
    if (command === undefined) throw new UsageError('no command');
    const run = Object.hasOwn(COMMANDS, command) ? COMMANDS[command] : undefined;
    if (run === undefined) throw new UsageError(`unknown command "${command}"`);
    return await run(rest, output);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.say(`fleetplan: ${error.message}`);
    output.say('fleetplan --help lists the commands and their options.');
    return WRONG_USAGE;
  }
}

const DEBUG = '--debug';

/**
 * Runs the command line to its end and returns its exit code, whatever happens: an unexpected error means that
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
  return NOT_EVALUATED;
}
