import { lstatSync, mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parsedJson } from '../manifest/fields.js';
import { replaceFile } from '../output/save.js';
import { isInside, isOfGit } from '../read/file.js';
import { PAGE_MARK } from '../report/index.js';

/** The folders that this run may write to, as the runner names them, without links in their paths. */
export function foldersOfRun() {
  const workspace = realpathSync(process.env['GITHUB_WORKSPACE'] ?? process.cwd());
  return { workspace, temporary: realpathSync(process.env['RUNNER_TEMP'] ?? workspace) };
}

/** The files that a run leaves for the steps after it, by the input that names each: how an older one is called and known. */
const FILES = {
  'report-file': ['report of fleetplan', hasKeys('schemaVersion', 'verdict')],
  'sarif-file': ['SARIF log', hasKeys('runs', 'version')],
  'html-file': [
    'page of fleetplan',
    (text: string) => text.startsWith('<!doctype html>') && text.includes(PAGE_MARK),
  ],
} as const;

/**
 * Writes inside the workspace or the runner's temporary folder and nowhere else, and only over an older file of ours: not into
 * `.git`, not over a file of the repository, not through a link. Returns the path.
 */
export function writeRunFile(
  input: keyof typeof FILES,
  text: string,
  written: string,
  { workspace, temporary }: ReturnType<typeof foldersOfRun>,
): string {
  const [older, isOurs] = FILES[input];
  const path = resolve(workspace, written);
  const refuse = (why: string): never => {
    throw new Error(`The input ${input} ${why}`);
  };
  if (isOfGit(path)) refuse('must not lie in .git. Name another path.');
  mkdirSync(dirname(path), { recursive: true });
  const real = join(realpathSync(dirname(path)), basename(path));
  if (![workspace, temporary].some((folder) => isInside(folder, dirname(real))))
    refuse('must lie in the workspace or in the temporary folder of the runner.');
  if (isOfGit(real)) refuse('must not lie in .git. Name another path.');
  const stats = lstatSync(real, { throwIfNoEntry: false });
  if (stats !== undefined && !(stats.isFile() && isOurs(readFileSync(real, 'utf8'))))
    refuse(`names an existing file that is no ${older}; it is not overwritten. Name another path.`);
  replaceFile(real, text);
  return path;
}

function hasKeys(...keys: readonly string[]): (text: string) => boolean {
  return (text) => {
    const held = parsedJson(text);
    return typeof held === 'object' && held !== null && keys.every((key) => key in held);
  };
}
