import { lstatSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { errorAt, type Problem } from '../manifest/problem.js';
import { counted } from '../text/plural.js';
import { visible } from '../manifest/words/visible.js';
import { type FileText, isShellPipe, readStream, readText, STANDARD_INPUT } from './file.js';
import { folderRoot } from './folder-root.js';
import {
  ANY_FILE,
  compileGlobs,
  type Globs,
  isOfPattern,
  isPattern,
  onlyExclusions,
  SUFFIXES,
} from './globs.js';
import { isInside } from './inside.js';
import { READ_LIMITS, type ReadLimits } from './limits.js';
import { atPrefix } from './prefix.js';
import {
  countProblem,
  emptyFolderProblem,
  listed,
  noMatchProblem,
  symlinkProblem,
  totalProblem,
  unreadableProblem,
} from './problems.js';
import { readRoot } from './root.js';
import type { ReadResult, SourceFile } from './source.js';
import { inPathOrder } from './text.js';

export interface PathOptions {
  /** The folder that relative paths count from; absent: the working directory. */
  readonly cwd?: string;
  readonly limits?: ReadLimits;
}

/** Files and problems of one call so far. */
interface Search {
  readonly cwd: string;
  readonly limits: ReadLimits;
  /** Null where no path is taken out. */
  readonly exclusions: Globs | null;
  /** By the path that is shown, as files may be named twice. */
  readonly files: Map<string, SourceFile>;
  /** Patterns that named nothing, and the folder they count from. */
  readonly unmatched: { readonly pattern: string; readonly folder: string }[];
  readonly problems: Problem[];
}

/**
 * The policy files that paths name: a file, whatever its suffix; a folder with every manifest below it, `.git` apart; or a
 * glob (see `compileGlobs`; `!glob` takes files out again); `-` is the standard input, and a pipe that is named is read as a file.
 * Links are followed inside the folder that is named; one that leads out of it and may hide a manifest is an error. So is a path that
 * does not exist, and a glob that matches none of the manifests that are there: a slip of the pen must not read as "nothing to plan".
 * A folder without any manifest is a warning.
 */
export function readPaths(paths: readonly string[], options: PathOptions = {}): ReadResult {
  const cwd = resolve(options.cwd ?? '.');
  const { limits = READ_LIMITS } = options;
  const excluded = compileGlobs([ANY_FILE, ...paths.filter((path) => path.startsWith('!'))]);
  const search: Search = {
    cwd,
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
  return whole(search);
}

/** Half a side would look like removals: past a limit there is none. */
function whole({ files, limits, problems }: Search): ReadResult {
  let bytes = 0;
  for (const { text } of files.values()) bytes += text.length;
  if (files.size > limits.files) problems.push(countProblem(limits));
  else if (bytes > limits.bytes) problems.push(totalProblem(limits));
  else return { files: inPathOrder([...files.values()]), problems: listed(problems) };
  return { files: [], problems: listed(problems) };
}

function find(search: Search, path: string): void {
  if (path === STANDARD_INPUT) {
    add(search, 'standard input', readStream(path, 'standard input', search.limits));
    return;
  }
  const absolute = resolve(search.cwd, path);
  const shown = reportedPath(search.cwd, absolute);
  if (isShellPipe(absolute)) {
    add(search, shown, readStream(absolute, shown, search.limits));
    return;
  }
  const kind = path === '' ? null : kindOf(absolute);
  if (kind === null && isPattern(path)) {
    findPattern(search, path);
    return;
  }
  if (kind === null) {
    const message = `${path === '' ? 'An empty path' : visible(path)} does not exist. Check the path; a git revision is given with --head-ref or --base-ref.`;
    search.problems.push(errorAt(null, 'missing-path', message));
    return;
  }
  const link = linkOnTheWay(search.cwd, absolute);
  if (link !== null) search.problems.push(link);
  else if (kind === 'folder') addWholeFolder(search, absolute);
  else if (search.exclusions === null || search.exclusions.matches(shown))
    add(search, shown, readText(absolute, shown, search.limits));
}

function add(search: Search, path: string, read: FileText): void {
  if ('problem' in read) search.problems.push(read.problem);
  else search.files.set(path, { path, key: '', text: read.text });
}

/** A pattern counts from the folder that its plain beginning names, which may be anywhere: `../head/**`. */
function findPattern(search: Search, pattern: string): void {
  const segments = pattern.split('/');
  const magic = segments.findIndex(isPattern);
  const folder = resolve(search.cwd, segments.slice(0, magic).join('/') || (isAbsolute(pattern) ? '/' : '.'));
  const link = kindOf(folder) === null ? null : linkOnTheWay(search.cwd, folder);
  if (link !== null) {
    search.problems.push(link);
    return;
  }
  if (kindOf(folder) !== 'folder') {
    search.problems.push(
      noMatchProblem(pattern, `${visible(reportedPath(search.cwd, folder)) || '.'} is no folder`),
    );
    return;
  }
  if (addFolder(search, folder, segments.slice(magic).join('/')) === 0) {
    search.unmatched.push({ pattern, folder });
  }
}

/** Reports patterns that match nothing, unless other patterns match all manifests of the folder: `*.yml` beside `*.yaml`. */
function reportUnmatched(search: Search): void {
  for (const { pattern, folder } of search.unmatched) {
    const prefix = prefixOf(search, folder);
    const all = folderRoot(folder).entries.filter(
      ({ path }) =>
        SUFFIXES.some((suffix) => path.endsWith(suffix)) &&
        isOfPattern(path, pattern) &&
        search.exclusions?.matches(prefix + path) !== false,
    );
    const others = all.filter(({ path }) => !search.files.has(prefix + path)).length;
    if (others > 0) {
      const why = `the folder has ${counted(others, 'manifest')}, none that it matches`;
      search.problems.push(noMatchProblem(pattern, why));
    } else if (all.length === 0) search.problems.push(emptyFolderProblem(reportedPath(search.cwd, folder)));
  }
}

function addWholeFolder(search: Search, folder: string): void {
  if (addFolder(search, folder, '') === 0)
    search.problems.push(emptyFolderProblem(reportedPath(search.cwd, folder)));
}

/** Adds the files of a folder that match a pattern, or all manifests in it. Returns how many files and problems it found. */
function addFolder(search: Search, folder: string, pattern: string): number {
  const { exclusions, limits } = search;
  const prefix = prefixOf(search, folder);
  const glob = pattern === '' ? '**' : pattern;
  const { files, problems } = readRoot(folderRoot(folder), [glob], {
    limits,
    ...(exclusions && { isIncluded: (path: string) => exclusions.matches(prefix + path) }),
  });
  for (const file of files)
    search.files.set(prefix + file.path, { ...atPrefix(file, prefix), key: file.path });
  search.problems.push(...problems.map((problem) => atPrefix(problem, prefix)));
  const { globs } = compileGlobs([glob]);
  return files.filter(({ path }) => globs.matches(path)).length + problems.length;
}

/**
 * The problem of a path that leads through a link, null for any other. Folders above the working directory are the user's own; whatever
 * lies in it may come from a change that is to be evaluated.
 */
export function linkOnTheWay(cwd: string, absolute: string): Problem | null {
  const isOwn = !isInside(cwd, absolute);
  for (let path = absolute; path !== cwd && path !== dirname(path); path = dirname(path)) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
      return symlinkProblem(reportedPath(cwd, path));
    if (isOwn) break;
  }
  return null;
}

function kindOf(path: string): 'folder' | 'other' | null {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  return stats.isDirectory() ? 'folder' : 'other';
}

/** Prefix of the reported paths of a folder. */
function prefixOf({ cwd }: Search, folder: string): string {
  const path = reportedPath(cwd, folder);
  return path === '' || path.endsWith('/') ? path : `${path}/`;
}

/** The path as it is reported: relative to the working directory where it lies in it. */
export function reportedPath(cwd: string, absolute: string): string {
  const path = isInside(cwd, absolute) ? relative(cwd, absolute) : absolute;
  return path.split(sep).join('/');
}
