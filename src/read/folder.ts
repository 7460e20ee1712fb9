import { lstatSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { errorAt, type Problem } from '../manifest/problem.js';
import { count, literal, text } from '../text/text.js';
import { bytesOf, isShellPipe, readStream, STANDARD_INPUT, textOf } from './file.js';
import { folderRoot } from './folder-root.js';
import {
  ANY_FILE,
  compileGlobs,
  type Globs,
  isOfPattern,
  isPattern,
  onlyExclusions,
  splitPattern,
} from './globs.js';
import { isInside } from './inside.js';
import { READ_LIMITS, type ReadLimits, type ReadResult, type Root, type SourceFile } from './root.js';
import { atPrefix } from './prefix.js';
import {
  countProblem,
  emptyFolderProblem,
  listed,
  noMatchProblem,
  pathName,
  symlinkProblem,
  totalProblem,
  unreadableProblem,
} from './problems.js';
import { readRoot } from './policy-files.js';
import { inPathOrder } from './text.js';

export interface PathOptions {
  /** The folder that relative paths count from; absent: the working directory. */
  readonly cwd?: string;
  readonly limits?: ReadLimits;
  /** Roots of folders that were listed before, by their absolute path. */
  readonly roots?: Map<string, Root>;
}

/** Files and problems of one call so far. */
interface Search extends Required<PathOptions> {
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
 * does not exist, and a glob that matches none of the manifests of its folder. A folder without any manifest is a warning.
 */
export function readPaths(paths: readonly string[], options: PathOptions = {}): ReadResult {
  const cwd = resolve(options.cwd ?? '.');
  const exclusions = paths.filter((path) => path.startsWith('!'));
  const excluded = compileGlobs([ANY_FILE, ...exclusions]);
  const search: Search = {
    cwd,
    limits: options.limits ?? READ_LIMITS,
    roots: options.roots ?? new Map<string, Root>(),
    exclusions: exclusions.length > 0 ? excluded.globs : null,
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
  for (const { pattern, folder } of search.unmatched) reportUnmatched(search, pattern, folder);
  return whole(search);
}

/** The root of a folder, listed once. */
export function rootAt(roots: Map<string, Root>, folder: string): Root {
  const known = roots.get(folder);
  if (known !== undefined) return known;
  const root = folderRoot(folder);
  roots.set(folder, root);
  return root;
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
  const { cwd, limits, exclusions, problems } = search;
  const absolute = resolve(cwd, path);
  const isStandardInput = path === STANDARD_INPUT;
  const shown = isStandardInput ? 'standard input' : reportedPath(cwd, absolute);
  if (isStandardInput || isShellPipe(absolute)) {
    add(search, shown, readStream(isStandardInput ? path : absolute, shown, limits));
    return;
  }
  const kind = path === '' ? null : kindOf(absolute);
  if (kind === null && isPattern(path)) {
    findPattern(search, path);
    return;
  }
  if (kind === null) {
    const what = path === '' ? literal('The empty path') : pathName(path);
    const message = text`${what} does not exist. Check the path; a git revision is given with --head-ref or --base-ref.`;
    problems.push(errorAt(null, 'missing-path', message));
    return;
  }
  const link = linkOnTheWay(cwd, absolute);
  if (link !== null) problems.push(link);
  else if (kind === 'folder') {
    if (addFolder(search, absolute, '**') === 0) problems.push(emptyFolderProblem(shown));
  } else if (exclusions === null || exclusions.matches(shown))
    add(search, shown, textOf(bytesOf(absolute, shown, limits), shown));
}

function add(search: Search, path: string, text: string | Problem): void {
  if (typeof text === 'string') search.files.set(path, { path, key: '', text });
  else search.problems.push(text);
}

/** A pattern counts from the folder that its plain beginning names, which may be anywhere: `../head/**`. */
function findPattern(search: Search, pattern: string): void {
  const { folder: written, rest } = splitPattern(pattern);
  const folder = resolve(search.cwd, written || '.');
  const link = kindOf(folder) === null ? null : linkOnTheWay(search.cwd, folder);
  if (link !== null) search.problems.push(link);
  else if (kindOf(folder) !== 'folder') {
    const shown = pathName(reportedPath(search.cwd, folder));
    search.problems.push(noMatchProblem(pattern, text`${shown} is not a folder`));
  } else if (addFolder(search, folder, rest) === 0) search.unmatched.push({ pattern, folder });
}

/** Reports a pattern that matches nothing, unless other patterns match all manifests of the folder: `*.yml` beside `*.yaml`. */
function reportUnmatched(search: Search, pattern: string, folder: string): void {
  const { cwd, roots, exclusions, files, problems } = search;
  const prefix = prefixOf(search, folder);
  const all = rootAt(roots, folder).entries.filter(
    ({ path }) => isOfPattern(path, pattern) && exclusions?.matches(prefix + path) !== false,
  );
  const others = all.filter(({ path }) => !files.has(prefix + path)).length;
  if (others > 0)
    problems.push(
      noMatchProblem(pattern, text`the folder has ${count(others, 'manifest')}, none that it matches`),
    );
  else if (all.length === 0) problems.push(emptyFolderProblem(reportedPath(cwd, folder)));
}

/** Adds the files of a folder that a glob matches. Returns how many files and problems it found. */
function addFolder(search: Search, folder: string, glob: string): number {
  const { exclusions, limits, roots } = search;
  const prefix = prefixOf(search, folder);
  const { files, problems } = readRoot(rootAt(roots, folder), [glob], {
    limits,
    ...(exclusions && { isIncluded: (path: string) => exclusions.matches(prefix + path) }),
  });
  for (const file of files) search.files.set(prefix + file.path, atPrefix(file, prefix));
  search.problems.push(...problems.map((problem) => atPrefix(problem, prefix)));
  const { globs } = compileGlobs([glob]);
  return files.filter(({ path }) => globs.matches(path)).length + problems.length;
}

/**
 * The problem of a path that leads through a link, null for any other. Folders above the working directory are the user's own; whatever
 * is in it may come from a change that is to be evaluated.
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

/** The path as it is reported: relative to the working directory where it is in it. */
export function reportedPath(cwd: string, absolute: string): string {
  const path = isInside(cwd, absolute) ? relative(cwd, absolute) : absolute;
  return path.split(sep).join('/');
}
