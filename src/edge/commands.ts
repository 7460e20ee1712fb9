import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeCompact } from '../snapshot/compact.js';
import { RULES } from '../rules/index.js';
import type { Output } from '../output/output.js';
import { parsePlanArguments, UsageError } from './arguments.js';
import { codeAfter, COULD_NOT_JUDGE, PASS, WRONG_USAGE } from './exit-codes.js';
import { initCommand } from './init-command.js';
import { planCommand } from './plan-command.js';
import { loadSnapshot } from './snapshot-file.js';
import { printProblems } from './problems.js';

const USAGE = `fleetplan: what a change of rollout policy does to a fleet, before it is merged

  fleetplan plan --head PATH... [--base PATH...] --snapshot FILE...
  fleetplan plan --head-ref REV [--base-ref REV] --snapshot FILE...
      --config FILE        limits, rules, durations (default: none, with the built-in defaults)
      --cluster NAME       plan only this one of the clusters that the configuration lists
      --at INSTANT         when the rollout starts, such as 2026-11-21T08:00:00Z (default: now)
      --horizon DURATION   how far windows are shown (default: 7d)
      --scenario NAME      healthy, turns-bad, flaky (default: healthy)
      --seed N             for flaky (default: 1)
      --format FORMAT      text, markdown, json (default: text)
      --output FILE        write the report there instead of to standard output
      --fail-on LEVEL      error, warning, never (default: error)
      --verbose            also which files were passed over, as nothing in them is planned
  fleetplan snapshot [FILE|-]      kubectl output to a compact, redacted snapshot
  fleetplan init [DIR]             looks through a repository; writes .github/fleetplan.yml and the workflow
      --dry-run            print them instead
  fleetplan rules [ID]             the catalogue, or one rule's page

With --debug an internal error prints its stack.
Exit codes: 0 pass, 1 violations, 2 could not judge, 3 wrong usage.
`;

/** Runs one command. Returns the exit code; the report goes to standard output, everything else to standard error. */
export async function runCommand(argv: readonly string[], output: Output): Promise<number> {
  const [command, ...rest] = argv;
  try {
    if (rest.includes('--help')) return printed(USAGE, output);
    switch (command) {
      case 'plan':
        return await planCommand(parsePlanArguments(rest), output);
      case 'snapshot':
        return await snapshotCommand(rest, output);
      case 'init':
        return initCommand(rest, output);
      case 'rules':
        return rulesCommand(rest, output);
      case 'help':
      case '--help':
      case '-h':
        return printed(USAGE, output);
      case undefined:
        throw new UsageError('no command');
      default:
        throw new UsageError(`there is no command "${command}"`);
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    output.say(`fleetplan: ${error.message}`);
    output.say('fleetplan --help lists the commands and their options.');
    return WRONG_USAGE;
  }
}

async function snapshotCommand(argv: readonly string[], output: Output): Promise<number> {
  if (argv.length > 1 || argv[0]?.startsWith('--'))
    throw new UsageError('snapshot takes one FILE, or - for standard input');
  const { snapshot, problems } = await loadSnapshot([argv[0] ?? '-']);
  printProblems(problems, output);
  if (problems.some((problem) => problem.severity === 'error')) return COULD_NOT_JUDGE;
  const delivery = output.print(writeCompact(snapshot, snapshot.takenAt ?? Date.now()), 'json');
  // Half a snapshot is a smaller fleet: whoever wanted half of one should hear of it.
  if (delivery.kind !== 'closed') return codeAfter(delivery, PASS, output);
  output.say('fleetplan: what read the snapshot closed before it was whole');
  return COULD_NOT_JUDGE;
}

function printed(text: string, output: Output): number {
  return codeAfter(output.print(text, 'lines'), PASS, output);
}

function rulesCommand([id, ...more]: readonly string[], output: Output): number {
  if (more.length > 0) throw new UsageError('rules takes one ID');
  if (id === undefined) {
    const width = Math.max(...RULES.map((rule) => rule.id.length));
    const lines = RULES.map(
      (rule) => `${rule.id.padEnd(width)}  ${rule.severity.padEnd(7)}  ${rule.detects}\n`,
    );
    return printed(lines.join(''), output);
  }
  if (!RULES.some((rule) => rule.id === id))
    throw new UsageError(`there is no rule "${id}"; \`fleetplan rules\` lists them`);
  return printed(readFileSync(rulePage(id), 'utf8'), output);
}

/** docs/ stands beside dist/, and beside src/ where the sources run. */
function rulePage(id: string): string {
  const pages = ['../docs', '../../docs'].map((docs) =>
    fileURLToPath(new URL(`${docs}/rules/${id}.md`, import.meta.url)),
  );
  return pages.find((page) => existsSync(page)) ?? pages[0] ?? '';
}
