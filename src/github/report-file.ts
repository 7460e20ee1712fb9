import { isBelow } from '../read/inside.js';
import { lstatSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { parsedJson } from '../manifest/json.js';
import { replaceFile } from '../output/save.js';
import { PAGE_MARK } from '../report/index.js';

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

/** The files that a run leaves for the steps after it, by the input that names each. */
interface RunFile {
  /** What an older file of ours is called. */
  readonly older: string;
  readonly isOurs: (text: string) => boolean;
}

type FileInput = 'report-file' | 'sarif-file' | 'html-file';

const FILES: Readonly<Record<FileInput, RunFile>> = {
  'report-file': { older: 'report of fleetplan', isOurs: hasKeys('schemaVersion', 'verdict') },
  'sarif-file': { older: 'SARIF log', isOurs: hasKeys('runs', 'version') },
  'html-file': {
    older: 'page of fleetplan',
    isOurs: (text) => text.startsWith('<!doctype html>') && text.includes(PAGE_MARK),
  },
};

/** The JSON report, by default in the temporary folder of the runner. Returns the path. */
export function writeReport(text: string, written: string | null, folders: RunFolders): string {
  const path = written ?? resolve(folders.temporary, 'fleetplan-report.json');
  return writeRunFile('report-file', text, path, folders);
}

/**
 * Inside the workspace or the runner's temporary folder and nowhere else, and never over what is not an older one of ours: not into
 * `.git`, not over a file of the repository, not through a link. Returns the path.
 */
export function writeRunFile(
  input: FileInput,
  text: string,
  written: string,
  { workspace, temporary }: RunFolders,
): string {
  const file = FILES[input];
  const path = resolve(workspace, written);
  const refuse = (why: string): never => {
    throw new Error(`The input ${input} ${why}`);
  };
  if (isOfGit(path)) refuse('must not lie in .git. Name another path.');
  mkdirSync(dirname(path), { recursive: true });
  const folder = realpathSync(dirname(path));
  if (![workspace, temporary].some((allowed) => isBelow(relative(allowed, folder))))
    refuse('must lie in the workspace or in the temporary folder of the runner.');
  const real = join(folder, basename(path));
  if (isOfGit(real)) refuse('must not lie in .git. Name another path.');
  if (!isFree(real, file))
    refuse(
      `names something that is there and is no ${file.older}; it is not overwritten. Name another path.`,
    );
  replaceFile(real, text);
  return path;
}

/** File systems that do not tell case apart know it under other names. */
function isOfGit(path: string): boolean {
  return path.split(sep).some((segment) => segment.toLowerCase() === '.git');
}

/** True where nothing is, or an older one: a second run of the same job writes it anew. */
function isFree(path: string, { isOurs }: RunFile): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return true;
  return stats.isFile() && isOurs(readFileSync(path, 'utf8'));
}

function hasKeys(...keys: readonly string[]): (text: string) => boolean {
  return (text) => {
    const held = parsedJson(text);
    return typeof held === 'object' && held !== null && keys.every((key) => key in held);
  };
}
