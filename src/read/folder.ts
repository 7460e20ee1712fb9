import { lstatSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { counted } from '../manifest/plural.js';
import type { Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { readText } from './file.js';
import { ANY_FILE, compileGlobs, isPattern, onlyExclusions } from './glob/globs.js';
import type { Globs } from './glob/globs.js';
import { READ_LIMITS } from './limits.js';
import type { ReadLimits } from './limits.js';
import {
  countProblem,
  emptyFolderProblem,
  listed,
  noMatchProblem,
  readProblem,
  symlinkProblem,
  totalProblem,
  unreadableProblem,
} from './problems.js';
import type { ReadResult, SourceFile } from './source.js';
import { byBytes } from './text.js';
import type { Walk } from './walk.js';
import { walkFolder } from './walk.js';

export interface PathOptions {
  /** What relative paths count from; the working directory where absent. */
  readonly cwd?: string;
  /** Nothing outside this folder is read, whatever the paths say. */
  readonly confineTo?: string;
  readonly limits?: ReadLimits;
}

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
 * hide a manifest, is an error. So is a path that does not exist, and a glob that matches none of the manifests that are
 * there: a slip of the pen must not read as "nothing to judge". A folder without any manifest is a warning.
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
    problems: [...onlyExclusions(paths), ...excluded.problems],
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
  if (kind === 'folder') addWholeFolder(search, absolute);
  else if (isIncluded(search, absolute)) search.files.add(absolute);
}

/** A pattern counts from the folder that its plain beginning names, which may be anywhere: `../head/**`. */
function findPattern(search: Search, pattern: string): void {
  const segments = pattern.split('/');
  const magic = segments.findIndex(isPattern);
  const folder = resolve(search.cwd, segments.slice(0, magic).join('/') || (isAbsolute(pattern) ? '/' : '.'));
  if (kindOf(folder) !== null && !isReachable(search, folder)) return;
  if (kindOf(folder) !== 'folder') {
    search.problems.push(noMatchProblem(pattern, `${visible(shown(search, folder)) || '.'} is no folder`));
    return;
  }
  const found = addFolder(search, folder, segments.slice(magic).join('/'));
  if (found > 0) return;
  const others = manifestsIn(search, folder);
  search.problems.push(
    others === 0
      ? emptyFolderProblem(shown(search, folder))
      : noMatchProblem(pattern, `the folder holds ${counted(others, 'manifest')}, none of this name`),
  );
}

function addWholeFolder(search: Search, folder: string): void {
  if (addFolder(search, folder, '') === 0) search.problems.push(emptyFolderProblem(shown(search, folder)));
}

/** Adds the files of a folder that match a pattern, or all manifests in it. Returns how many files and problems it found. */
function addFolder(search: Search, folder: string, pattern: string): number {
  const { globs, problems } = compileGlobs([pattern === '' ? '**' : pattern]);
  const walked = walkFolder(folder, walkOf(search, globs));
  search.problems.push(...problems, ...walked.problems);
  for (const file of walked.files) search.files.add(file);
  return walked.files.length + walked.problems.length + problems.length;
}

/** How many manifests a folder holds, whether they were asked for or not. */
function manifestsIn(search: Search, folder: string): number {
  return walkFolder(folder, walkOf(search, compileGlobs(['**']).globs)).files.length;
}

function walkOf(search: Search, globs: Globs): Walk {
  return {
    globs,
    isIncluded: (absolute) => isIncluded(search, absolute),
    show: (absolute) => shown(search, absolute),
    limits: search.limits,
  };
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
