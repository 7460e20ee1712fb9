import { lstatSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { replaceFile } from '../output/save.js';

/** Where a run may write; both without links in their paths. */
export interface RunFolders {
  readonly workspace: string;
  readonly temporary: string;
}

/** The folders of this run, as the runner names them. */
export function foldersOfRun(): RunFolders {
  const workspace = realpathSync(process.env['GITHUB_WORKSPACE'] ?? process.cwd());
  return { workspace, temporary: realpathSync(process.env['RUNNER_TEMP'] ?? workspace) };
}

/**
 * Writes the JSON report inside the workspace or the runner's temporary folder and nowhere else, and never over what is not a
 * report of ours: not into `.git`, not over a file of the repository, not through a link. Returns the path.
 */
export function writeReport(
  text: string,
  written: string | null,
  { workspace, temporary }: RunFolders,
): string {
  const path = written === null ? resolve(temporary, 'fleetplan-report.json') : resolve(workspace, written);
  if (isOfGit(path)) throw new Error('The input report-file must not lie in .git. Name another path.');
  mkdirSync(dirname(path), { recursive: true });
  const folder = realpathSync(dirname(path));
  if (![workspace, temporary].some((allowed) => isBelow(relative(allowed, folder))))
    throw new Error(
      'The input report-file must lie in the workspace or in the temporary folder of the runner.',
    );
  const real = join(folder, basename(path));
  if (isOfGit(real)) throw new Error('The input report-file must not lie in .git. Name another path.');
  if (!isFree(real))
    throw new Error(
      'The input report-file names something that is there and is no report of fleetplan; it is not overwritten. Name another path.',
    );
  replaceFile(real, text);
  return path;
}

/** File systems that do not tell case apart know it under other names. */
function isOfGit(path: string): boolean {
  return path.split(sep).some((segment) => segment.toLowerCase() === '.git');
}

function isBelow(path: string): boolean {
  return !isAbsolute(path) && path !== '..' && !path.startsWith(`..${sep}`);
}

/** True where nothing is, or an older report: a second run of the same job writes it anew. */
function isFree(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  return stats === undefined || (stats.isFile() && isReport(readFileSync(path, 'utf8')));
}

function isReport(text: string): boolean {
  try {
    const report: unknown = JSON.parse(text);
    return typeof report === 'object' && report !== null && 'schemaVersion' in report && 'verdict' in report;
  } catch {
    return false;
  }
}
