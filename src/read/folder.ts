import { errorAt, type Problem } from '../manifest/problem.js';
import { isInside } from './inside.js';
import { lstatSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { counted } from '../manifest/words/plural.js';
import { visible } from '../manifest/words/visible.js';
import { type FileText, isShellPipe, readStream, readText, STANDARD_INPUT } from './file.js';
import { readFound } from './found-files.js';
import { ANY_FILE, compileGlobs, type Globs, isOfPattern, isPattern, onlyExclusions } from './glob/globs.js';
import { READ_LIMITS, type ReadLimits } from './limits.js';
import {
  countProblem,
  emptyFolderProblem,
  listed,
  noMatchProblem,
  symlinkProblem,
  totalProblem,
  unreadableProblem,
} from './problems.js';
import type { ReadResult, SourceFile } from './source.js';
import { sortedByBytes } from './text.js';
import { type Walk, walkFolder } from './walk.js';

export interface PathOptions {
  /** What relative paths count from; the working directory where absent. */
  readonly cwd?: string;
  /** Nothing outside this folder is read, whatever the paths say. */
  readonly confineTo?: string;
  readonly limits?: ReadLimits;
}

interface ToRead {
  /** Absolute, without links. */
  readonly real: string;
  /** The path from the folder that was named: the same on both sides of a comparison. */
  readonly key: string;
  /** True for a pipe or the standard input, of which nobody knows the size. */
  readonly isStream?: boolean;
  /** True for a file that was found in a folder. */
  readonly isFound?: boolean;
}

/** What has been found so far for one call. */
interface Search {
  readonly cwd: string;
  readonly confineTo: string | null;
  readonly limits: ReadLimits;
  /** Null where no path is taken out. */
  readonly exclusions: Globs | null;
  /** By the path that is shown, as files may be named twice. */
  readonly files: Map<string, ToRead>;
  /** Patterns that named nothing, and the folder they count from. */
  readonly unmatched: { readonly pattern: string; readonly folder: string }[];
  readonly problems: Problem[];
}

/**
 * The policy files that paths name: a file, whatever its suffix; a folder with every manifest below it, `.git` apart; or a
 * glob (see `compileGlobs`; `!glob` takes files out again); `-` is the standard input, and a pipe that is named is read as a file.
 * Links are followed inside the folder that is named; one that leads out of it and may hide a manifest is an error. So is a path that
 * does not exist, and a glob that matches none of the manifests that are there: a slip of the pen must not read as "nothing to judge".
 * A folder without any manifest is a warning.
 */
export function readPaths(paths: readonly string[], options: PathOptions = {}): ReadResult {
  const cwd = resolve(options.cwd ?? '.');
  const { limits = READ_LIMITS } = options;
  const excluded = compileGlobs([ANY_FILE, ...paths.filter((path) => path.startsWith('!'))]);
  const search: Search = {
    cwd,
    confineTo: options.confineTo === undefined ? null : resolve(cwd, options.confineTo),
    limits,
    exclusions: paths.some((path) => path.startsWith('!')) ? excluded.globs : null,
    files: new Map(),
    unmatched: [],
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
  reportUnmatched(search);
  return readFiles(search);
}

function find(search: Search, path: string): void {
  if (path === STANDARD_INPUT) {
    search.files.set('standard input', { real: path, key: '', isStream: true });
    return;
  }
  const absolute = resolve(search.cwd, path);
  if (search.confineTo === null && isShellPipe(absolute)) {
    search.files.set(shown(search, absolute), { real: absolute, key: '', isStream: true });
    return;
  }
  const kind = path === '' ? null : kindOf(absolute);
  if (kind === null && isPattern(path)) {
    findPattern(search, path);
    return;
  }
  if (kind === null) {
    const message = `${path === '' ? 'An empty path' : visible(path)} does not exist. Check the path; commits and branches of git are given as base-ref and head-ref (--base-ref and --head-ref on the command line).`;
    search.problems.push(errorAt(null, 'missing-path', message));
    return;
  }
  if (!isReachable(search, absolute)) return;
  if (kind === 'folder') addWholeFolder(search, absolute);
  else if (isIncluded(search, absolute))
    search.files.set(shown(search, absolute), { real: absolute, key: '' });
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
  if (addFolder(search, folder, segments.slice(magic).join('/')) === 0) {
    search.unmatched.push({ pattern, folder });
  }
}

/** Where other patterns name all the manifests of the folder, one that names none is no slip: `*.yml` beside `*.yaml`. */
function reportUnmatched(search: Search): void {
  for (const { pattern, folder } of search.unmatched) {
    const all = manifestsIn(search, folder).filter((path) => isOfPattern(path, pattern));
    const others = all.filter((path) => !search.files.has(shown(search, path))).length;
    if (others > 0) {
      const why = `the folder holds ${counted(others, 'manifest')}, none of this name`;
      search.problems.push(noMatchProblem(pattern, why));
    } else if (all.length === 0) search.problems.push(emptyFolderProblem(shown(search, folder)));
  }
}

function addWholeFolder(search: Search, folder: string): void {
  if (addFolder(search, folder, '') === 0) search.problems.push(emptyFolderProblem(shown(search, folder)));
}

/** Adds the files of a folder that match a pattern, or all manifests in it. Returns how many files and problems it found. */
function addFolder(search: Search, folder: string, pattern: string): number {
  const { globs, problems } = compileGlobs([pattern === '' ? '**' : pattern]);
  const walked = walkFolder(folder, walkOf(search, globs));
  search.problems.push(...problems, ...walked.problems);
  const prefix = prefixOf(search, folder);
  for (const { path, below, real } of walked.files) {
    const file = { real, key: below, isFound: true };
    search.files.set(prefix === null ? shown(search, path) : prefix + below, file);
  }
  const named = walked.files.filter(({ below }) => globs.matches(below));
  return named.length + walked.problems.length + problems.length;
}

/** The manifests of a folder, whether they were asked for or not. */
function manifestsIn(search: Search, folder: string): string[] {
  return walkFolder(folder, walkOf(search, compileGlobs(['**']).globs)).files.map(({ path }) => path);
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
  return search.exclusions === null || search.exclusions.matches(shown(search, absolute));
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
    search.problems.push(errorAt(null, 'outside', message));
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
  if (search.files.size > limits.files)
    return { files: [], problems: listed([...problems, countProblem(limits)]) };
  const ordered = inOrder(search.files);
  const found = readFound(
    ordered.filter(([, { isFound }]) => isFound === true),
    limits,
  );
  let at = 0;
  for (const [path, file] of ordered) {
    const read = (file.isFound === true ? found[at++] : undefined) ?? readOne(path, file, limits);
    if ('problem' in read) problems.push(read.problem);
    else {
      bytes += read.bytes;
      files.push({ path, key: file.key, text: read.text });
    }
    if (bytes > limits.bytes) return { files: [], problems: listed([...problems, totalProblem(limits)]) };
  }
  return { files, problems: listed(problems) };
}

function readOne(path: string, { real, isStream }: ToRead, limits: ReadLimits): FileText {
  return isStream === true ? readStream(real, path, limits) : readText(real, path, limits);
}

function inOrder(files: ReadonlyMap<string, ToRead>): (readonly [string, ToRead])[] {
  return sortedByBytes([...files], ([path]) => path);
}

function kindOf(path: string): 'folder' | 'other' | null {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  return stats.isDirectory() ? 'folder' : 'other';
}

/** What the paths below a folder are reported with; null where some of them lie in the working directory and some do not. */
function prefixOf(search: Search, folder: string): string | null {
  if (folder === search.cwd) return '';
  if (isInside(folder, search.cwd)) return null;
  const path = shown(search, folder);
  return path.endsWith('/') ? path : `${path}/`;
}

function shown(search: Search, absolute: string): string {
  return reportedPath(search.cwd, absolute);
}

/** The path as it is reported: relative to the working directory where it lies in it. */
export function reportedPath(cwd: string, absolute: string): string {
  const path = isInside(cwd, absolute) ? relative(cwd, absolute) : absolute;
  return path.split(sep).join('/');
}
