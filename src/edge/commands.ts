import type { Output } from '../output/output.js';
import { codeAfter, PASS, WRONG_USAGE } from './exit-codes.js';
import { UsageError } from './usage-error.js';

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
      --hash-node-names    hashes in the place of node names
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

/**
 * Runs one command. Returns the exit code; the report goes to standard output, everything else to standard error. What a command
 * needs is loaded when it is asked for: reading the code of all of them takes longer than most of them run.
 */
export async function runCommand(argv: readonly string[], output: Output): Promise<number> {
  const [command, ...rest] = argv;
  try {
    if (rest.includes('--help')) return printed(USAGE, output);
    switch (command) {
      case 'plan':
        return await plan(rest, output);
      case 'gate':
        return await gate(rest, output);
      case 'drift':
        return await drift(rest, output);
      case 'snapshot':
        return await (await import('./snapshot-command.js')).snapshotCommand(rest, output);
      case 'durations':
        return await (await import('./durations-command.js')).durationsCommand(rest, output);
      case 'merge':
        return (await import('./merge-command.js')).mergeCommand(rest, output);
      case 'init':
        return await (await import('./init-command.js')).initCommand(rest, output);
      case 'rules':
        return await (await import('./rules-command.js')).rulesCommand(rest, output);
      case 'help':
      case '--help':
      case '-h':
        return printed(USAGE, output);
      case undefined:
        throw new UsageError('no command');
      default:
        throw new UsageError(`unknown command "${command}"`);
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.say(`fleetplan: ${error.message}`);
    output.say('fleetplan --help lists the commands and their options.');
    return WRONG_USAGE;
  }
}

async function plan(argv: readonly string[], output: Output): Promise<number> {
  if (argv.includes('--when')) {
    const { parseWhenArguments } = await import('./gate-arguments.js');
    const when = parseWhenArguments(argv);
    return (await import('./gate-command.js')).whenCommand(when, output);
  }
  const { parsePlanArguments } = await import('./arguments.js');
  const args = parsePlanArguments(argv);
  const { planCommand } = await import('./plan-command.js');
  return planCommand(args, output);
}

async function gate(argv: readonly string[], output: Output): Promise<number> {
  const { parseGateArguments } = await import('./gate-arguments.js');
  const args = parseGateArguments(argv);
  const { gateCommand } = await import('./gate-command.js');
  return gateCommand(args, output);
}

async function drift(argv: readonly string[], output: Output): Promise<number> {
  const { parseDriftArguments } = await import('./drift-arguments.js');
  const args = parseDriftArguments(argv);
  const { driftCommand } = await import('./drift-command.js');
  return driftCommand(args, output);
}

function printed(text: string, output: Output): number {
  return codeAfter(output.print(text, 'lines'), PASS, output);
}
