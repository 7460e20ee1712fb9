import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeCompact } from '../snapshot/compact.js';
import { RULES } from '../rules/index.js';
import { parsePlanArguments, UsageError } from './arguments.js';
import { initCommand } from './init-command.js';
import { planCommand } from './plan-command.js';
import { loadSnapshot } from './snapshot-file.js';
import { printProblems } from './problems.js';

const USAGE = `fleetplan: what a change of rollout policy does to a fleet, before it is merged

  fleetplan plan --head PATH... [--base PATH...] --snapshot FILE...
  fleetplan plan --head-ref REV [--base-ref REV] --snapshot FILE...
      --config FILE        limits, rules, durations (default: none, with the built-in defaults)
      --at INSTANT         when the rollout starts, such as 2026-11-21T08:00:00Z (default: now)
      --horizon DURATION   how far windows are shown (default: 7d)
      --scenario NAME      healthy, turns-bad, flaky (default: healthy)
      --seed N             for flaky (default: 1)
      --format FORMAT      text, markdown, json (default: text)
      --output FILE        write the report there instead of to standard output
      --fail-on LEVEL      error, warning, never (default: error)
  fleetplan snapshot [FILE|-]      kubectl output to a compact, redacted snapshot
  fleetplan init [DIR]             looks through a repository; writes .github/fleetplan.yml and the workflow
      --dry-run            print them instead
  fleetplan rules [ID]             the catalogue, or one rule's page

Exit codes: 0 pass, 1 violations, 2 could not judge, 3 wrong usage.
`;

/** Runs one command. Returns the exit code; the report goes to standard output, everything else to standard error. */
export async function runCommand(argv: readonly string[]): Promise<number> {
  const [command, ...rest] = argv;
  if (rest.includes('--help')) return runCommand(['help']);
  try {
    switch (command) {
      case 'plan':
        return await planCommand(parsePlanArguments(rest));
      case 'snapshot':
        return await snapshotCommand(rest);
      case 'init':
        return initCommand(rest);
      case 'rules':
        return rulesCommand(rest);
      case 'help':
      case '--help':
      case '-h':
        process.stdout.write(USAGE);
        return 0;
      case undefined:
        throw new UsageError('no command');
      default:
        throw new UsageError(`there is no command "${command}"`);
    }
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(
      `fleetplan: ${error.message}\nfleetplan --help lists the commands and their options.\n`,
    );
    return 3;
  }
}

async function snapshotCommand(argv: readonly string[]): Promise<number> {
  if (argv.length > 1 || argv[0]?.startsWith('--'))
    throw new UsageError('snapshot takes one FILE, or - for standard input');
  const { snapshot, problems } = await loadSnapshot([argv[0] ?? '-']);
  printProblems(problems);
  if (problems.some((problem) => problem.severity === 'error')) return 2;
  process.stdout.write(writeCompact(snapshot, snapshot.takenAt ?? Date.now()));
  return 0;
}

function rulesCommand([id, ...more]: readonly string[]): number {
  if (more.length > 0) throw new UsageError('rules takes one ID');
  if (id === undefined) {
    const width = Math.max(...RULES.map((rule) => rule.id.length));
    for (const rule of RULES) {
      process.stdout.write(`${rule.id.padEnd(width)}  ${rule.severity.padEnd(7)}  ${rule.detects}\n`);
    }
    return 0;
  }
  if (!RULES.some((rule) => rule.id === id))
    throw new UsageError(`there is no rule "${id}"; \`fleetplan rules\` lists them`);
  process.stdout.write(readFileSync(fileURLToPath(rulePage(id)), 'utf8'));
  return 0;
}

/** dist/cli.js stands beside docs/; the page is looked for from there. */
function rulePage(id: string): URL {
  return new URL(`../docs/rules/${id}.md`, import.meta.url);
}
