import { lstatSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import type { Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { readText } from './file.js';
import { compileGlobs, isPattern } from './glob/globs.js';
import type { Globs } from './glob/globs.js';
import { READ_LIMITS } from './limits.js';
import type { ReadLimits } from './limits.js';
import {
  countProblem,
  listed,
  readProblem,
  symlinkProblem,
  totalProblem,
  unreadableProblem,
} from './problems.js';
import type { ReadResult, SourceFile } from './source.js';
import { byBytes } from './text.js';
import { walkFolder } from './walk.js';

export interface PathOptions {
  /** What relative paths count from; the working directory where absent. */
  readonly cwd?: string;
  /** Nothing outside this folder is read, whatever the paths say. */
  readonly confineTo?: string;
  readonly limits?: ReadLimits;
}

/** A last `*` alone would stand for manifests, and a file that is named counts whatever its suffix. */
const ANY_FILE = '**/?*';

/** What has been found so far for one call. */
interface Search {
  readonly cwd: string;
  readonly confineTo: string | null;
  readonly limits: ReadLimits;
  readonly exclusions: Globs;
  /** Absolute paths of files, which may be named twice. */
  readonly files: Set<string>;
  readonly problems: Problem[];
}

/**
 * The policy files that paths name: a file, whatever its suffix; a folder with every manifest below it, `.git` apart; or a
 * glob (see `compileGlobs`; `!glob` takes files out again). Links are never followed: one that a path names, or that may
 * hide a manifest, is an error. So is a path that does not exist; a glob that nothing matches is a warning.
 */
export function readPaths(paths: readonly string[], options: PathOptions = {}): ReadResult {
  const cwd = resolve(options.cwd ?? '.');
  const { limits = READ_LIMITS } = options;
  const excluded = compileGlobs([ANY_FILE, ...paths.filter((path) => path.startsWith('!'))]);
  const search: Search = {
    cwd,
    confineTo: options.confineTo === undefined ? null : resolve(cwd, options.confineTo),
    limits,
    exclusions: excluded.globs,
    files: new Set(),
    problems: [...excluded.problems],
  };
  for (const path of paths) {
    if (path.startsWith('!')) continue;
    try {
      find(search, path);
    } catch (error) {
      // A name that is too long, a folder that may not be entered, a loop of links.
      search.problems.push(unreadableProblem(path, error));
    }
  }
  return readFiles(search);
}

function find(search: Search, path: string): void {
  const absolute = resolve(search.cwd, path);
  const kind = path === '' ? null : kindOf(absolute);
  if (kind === null && isPattern(path)) {
    findPattern(search, path);
    return;
  }
  if (kind === null) {
    const message = `${path === '' ? 'An empty path' : visible(path)} does not exist. Check the path.`;
    search.problems.push(readProblem('missing-path', message));
    return;
  }
  if (!isReachable(search, absolute)) return;
  if (kind === 'folder') addFolder(search, absolute, '');
  else if (isIncluded(search, absolute)) search.files.add(absolute);
}

/** A pattern counts from the folder that its plain beginning names, which may be anywhere: `../head/**`. */
function findPattern(search: Search, pattern: string): void {
  const segments = pattern.split('/');
  const magic = segments.findIndex(isPattern);
  const folder = resolve(search.cwd, segments.slice(0, magic).join('/') || (isAbsolute(pattern) ? '/' : '.'));
  const before = search.files.size + search.problems.length;
  if (kindOf(folder) !== null && !isReachable(search, folder)) return;
  if (kindOf(folder) === 'folder') addFolder(search, folder, segments.slice(magic).join('/'));
  if (search.files.size + search.problems.length > before) return;
  const message = `The glob ${visible(pattern)} matches no file. Check it, or leave it out.`;
  search.problems.push({ ...readProblem('no-match', message), severity: 'warning' });
}

/** The files of a folder that match a pattern, or all manifests in it. */
function addFolder(search: Search, folder: string, pattern: string): void {
  const { globs, problems } = compileGlobs([pattern === '' ? '**' : pattern]);
  search.problems.push(...problems);
  const walked = walkFolder(folder, {
    globs,
    isIncluded: (absolute) => isIncluded(search, absolute),
    show: (absolute) => shown(search, absolute),
    limits: search.limits,
  });
  search.problems.push(...walked.problems);
  for (const file of walked.files) search.files.add(file);
}

function isIncluded(search: Search, absolute: string): boolean {
  return search.exclusions.matches(shown(search, absolute));
}

/**
 * False, and a problem, for a path outside the folder that reading is confined to, and for one that leads through a link.
 * Folders above the base are the user's own; whatever lies in it may come from a change that is to be judged.
 */
function isReachable(search: Search, absolute: string): boolean {
  const base = search.confineTo ?? search.cwd;
  const inside = isInside(base, absolute);
  if (!inside && search.confineTo !== null) {
    const message = `${visible(absolute)} is outside ${visible(search.confineTo)} and was not read. Give a path inside it.`;
    search.problems.push(readProblem('outside', message));
    return false;
  }
  for (let path = absolute; path !== base && path !== dirname(path); path = dirname(path)) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true) {
      search.problems.push(symlinkProblem(shown(search, path)));
      return false;
    }
    if (!inside) break;
  }
  return true;
}

function readFiles(search: Search): ReadResult {
  const { limits, problems } = search;
  const files: SourceFile[] = [];
  let bytes = 0;
  const paths = Array.from(search.files, (absolute) => ({ absolute, path: shown(search, absolute) }));
  if (paths.length > limits.files)
    return { files: [], problems: listed([...problems, countProblem(limits)]) };
  for (const { absolute, path } of paths.toSorted((a, b) => byBytes(a.path, b.path))) {
    const read = readText(absolute, path, limits);
    if ('problem' in read) problems.push(read.problem);
    else {
      bytes += read.bytes;
      files.push({ path, text: read.text });
    }
    if (bytes > limits.bytes) return { files: [], problems: listed([...problems, totalProblem(limits)]) };
  }
  return { files, problems: listed(problems) };
}

function kindOf(path: string): 'folder' | 'other' | null {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  return stats.isDirectory() ? 'folder' : 'other';
}

function isInside(folder: string, path: string): boolean {
  const steps = relative(folder, path);
  return steps !== '..' && !steps.startsWith(`..${sep}`) && !isAbsolute(steps);
}

/** The path as it is reported: relative to the working directory where it lies in it. */
function shown(search: Search, absolute: string): string {
  const path = isInside(search.cwd, absolute) ? relative(search.cwd, absolute) : absolute;
  return path.split(sep).join('/');
}
