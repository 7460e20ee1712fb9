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

/** A file that a run leaves for the steps after it. */
interface RunFile {
  readonly input: 'report-file' | 'sarif-file' | 'html-file';
  /** What an older file of ours is called. */
  readonly older: string;
  readonly isOurs: (text: string) => boolean;
}

const REPORT: RunFile = {
  input: 'report-file',
  older: 'report of fleetplan',
  isOurs: hasKeys('schemaVersion', 'verdict'),
};

const SARIF: RunFile = {
  input: 'sarif-file',
  older: 'SARIF log',
  isOurs: hasKeys('runs', 'version'),
};

const PAGE: RunFile = {
  input: 'html-file',
  older: 'page of fleetplan',
  isOurs: (text) => text.startsWith('<!doctype html>') && text.includes(PAGE_MARK),
};

/** The JSON report, by default in the temporary folder of the runner. Returns the path. */
export function writeReport(text: string, written: string | null, folders: RunFolders): string {
  return write(REPORT, text, written ?? resolve(folders.temporary, 'fleetplan-report.json'), folders);
}

/** The findings for code scanning. Returns the path. */
export function writeSarif(text: string, written: string, folders: RunFolders): string {
  return write(SARIF, text, written, folders);
}

/** The page for people. Returns the path. */
export function writePage(text: string, written: string, folders: RunFolders): string {
  return write(PAGE, text, written, folders);
}

/**
 * Inside the workspace or the runner's temporary folder and nowhere else, and never over what is not an older one of ours: not into
 * `.git`, not over a file of the repository, not through a link.
 */
function write(file: RunFile, text: string, written: string, { workspace, temporary }: RunFolders): string {
  const path = resolve(workspace, written);
  const refuse = (why: string): never => {
    throw new Error(`The input ${file.input} ${why}`);
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
