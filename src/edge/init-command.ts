import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../config/read.js';
import type { Proposal } from '../init/index.js';
import { proposalFor } from '../init/index.js';
import { visible } from '../manifest/visible.js';
import { UsageError } from './arguments.js';
import { reasonOf } from './file-errors.js';
import { printProblems } from './problems.js';
import { repositoryFiles } from './repository-files.js';

const CONFIGURATION = '.github/fleetplan.yml';
const WORKFLOW = '.github/workflows/fleetplan.yml';

interface InitArguments {
  readonly folder: string;
  readonly isDryRun: boolean;
}

/**
 * `fleetplan init [DIR]`: writes the configuration and the workflow for the repository in a folder, or prints them. A file that is
 * there is never written over. Returns the exit code: 2 where nothing planned was found, or a file is in the way.
 */
export function initCommand(argv: readonly string[]): number {
  const { folder, isDryRun } = argumentsOf(argv);
  const root = resolve(folder);
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new UsageError(`${visible(folder)} is no folder`);
  const { files, problems } = repositoryFiles(root);
  printProblems(problems);
  if (problems.length > 0) return 2;
  const proposal = proposalFor(files);
  if (proposal === null) return say(NOTHING, 2);
  for (const sentence of proposal.told) say(`could not be told: ${sentence}`, 0);
  return isDryRun ? print(proposal) : write(root, proposal);
}

const NOTHING =
  'nothing that fleetplan plans was found here: no NodePool, Skyhook, placement, workload or maintenance, and no chart that renders one. ' +
  'Run it in the root of the repository that holds them.';

function argumentsOf(argv: readonly string[]): InitArguments {
  const { values, positionals } = parsed(argv);
  if (positionals.length > 1) throw new UsageError('init takes one DIR');
  return { folder: positionals[0] ?? '.', isDryRun: values['dry-run'] === true };
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      options: { 'dry-run': { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch {
    throw new UsageError('init takes DIR and --dry-run, nothing else');
  }
}

function print({ configuration, workflow }: Proposal): number {
  process.stdout.write(`# ${CONFIGURATION}\n${configuration}\n# ${WORKFLOW}\n${workflow}`);
  return 0;
}

function write(root: string, { configuration, workflow, snapshots }: Proposal): number {
  const targets = [
    { path: CONFIGURATION, text: configuration },
    { path: WORKFLOW, text: workflow },
  ];
  const [inTheWay] = targets.filter(({ path }) => existsSync(join(root, path)));
  if (inTheWay)
    return say(
      `${inTheWay.path} is there already; nothing was written. Move it away, or look at --dry-run.`,
      2,
    );
  // What is written must be readable: a mistake here would be found by the first pull request.
  const read = readConfig(configuration, CONFIGURATION);
  if ('problems' in read) {
    printProblems(read.problems);
    return 2;
  }
  for (const { path, text } of targets) {
    try {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text, { flag: 'wx' });
    } catch (error) {
      return say(`${path} can not be written: ${reasonOf(error)}`, 2);
    }
  }
  say(`wrote ${CONFIGURATION} and ${WORKFLOW}. Read the comments in them.`, 0);
  return say(`next: take ${snapshots.join(', ')} with the commands in the workflow, and merge all of it.`, 0);
}

function say(sentence: string, exitCode: number): number {
  process.stderr.write(`fleetplan: ${sentence}\n`);
  return exitCode;
}
