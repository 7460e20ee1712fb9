import { existsSync, lstatSync, mkdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { DEFAULT_CONFIG, readConfig } from '../config/read.js';
import { proposalFor } from '../init/index.js';
import { visible } from '../manifest/visible.js';
import { reasonOf } from '../text/file-errors.js';
import type { Output } from '../output/output.js';
import { replaceFile } from '../output/save.js';
import { isFolder } from '../read/file.js';
import { folderRoot } from '../read/paths.js';
import { runGit } from '../read/git.js';
import type { Root } from '../read/root.js';
import { codeAfter, NOT_EVALUATED, PASS, printProblems } from './deliver.js';
import { readArguments, UsageError } from './options.js';

const WORKFLOW = '.github/workflows/fleetplan.yml';

/**
 * `fleetplan init [DIR]`: writes the configuration and the workflow for the repository in a folder, or prints them. What is there is
 * never written over. Returns the exit code: 2 where nothing planned was found, where a file is in the way, or where there is no writing.
 */
export async function initCommand(argv: readonly string[], output: Output): Promise<number> {
  const { values, paths } = readArguments('init', argv);
  const [folder = '.', ...more] = paths;
  if (more.length > 0) throw new UsageError('init takes one DIR');
  const root = resolve(folder);
  if (!isFolder(root)) throw new UsageError(`${visible(folder)} is not a folder; name one`);
  const files = repositoryFiles(root);
  if (files.problems.length > 0) return printProblems(files.problems, output);
  const proposal = await proposalFor(files);
  const failed = (why: string): number => {
    output.say(`fleetplan: ${why}`);
    return NOT_EVALUATED;
  };
  if (proposal === null)
    return failed(
      'nothing that is planned was found here: no NodePool, Skyhook, placement, workload or maintenance, and nothing that renders one. Name the root of the repository that holds them.',
    );
  const { configuration, workflow, notes, snapshots } = proposal;
  for (const sentence of [proposal.found, ...notes]) output.say(`fleetplan: ${sentence}`);
  if (values['dry-run'] === true) {
    const undecided = notes.map((note) => `# ${note}\n`).join('');
    const text = `# ${DEFAULT_CONFIG}\n${configuration}${undecided}\n# ${WORKFLOW}\n${workflow}`;
    return codeAfter(output.print(text, 'lines'), PASS, output);
  }
  // A mistake here would otherwise be found by the first pull request.
  const read = readConfig(configuration, DEFAULT_CONFIG);
  if ('problems' in read) return printProblems(read.problems, output);
  const obstacle = obstacleIn(root);
  if (obstacle !== null) return failed(`${obstacle}; nothing was written. Move it away, or see --dry-run.`);
  for (const [path, text] of Object.entries({ [DEFAULT_CONFIG]: configuration, [WORKFLOW]: workflow })) {
    try {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      replaceFile(join(root, path), text);
    } catch (error) {
      return failed(`${path} cannot be written: ${reasonOf(error)}`);
    }
  }
  output.say(`fleetplan: wrote ${DEFAULT_CONFIG} and ${WORKFLOW}.`);
  const take = snapshots.length === 0 ? '' : `write ${snapshots.join(', ')} with the snapshot command, and `;
  output.say(`fleetplan: next, ${take}merge all of it.`);
  return PASS;
}

/** The files that git tracks below a folder, or all files of a folder without a repository. */
function repositoryFiles(folder: string): Root {
  const root = folderRoot(folder);
  if (!existsSync(join(folder, '.git'))) return root;
  const answer = runGit(folder, ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  if (!answer.ok) return root;
  const tracked = new Set(answer.stdout.toString('utf8').split('\0'));
  return { ...root, entries: root.entries.filter(({ path }) => tracked.has(path)) };
}

/** Describes an existing file at a path to write, or a link that may lead out of the repository. */
function obstacleIn(root: string): string | null {
  for (const path of ['.github', '.github/workflows', DEFAULT_CONFIG, WORKFLOW]) {
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false });
    if (stats?.isSymbolicLink() === true) return `${path} is a link`;
    if (stats !== undefined && !stats.isDirectory()) return `${path} is there already`;
  }
  return null;
}
