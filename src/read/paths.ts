import { lstatSync } from 'node:fs';
import { dirname, relative, resolve, sep } from 'node:path';
import { addTo } from '../manifest/lookup.js';
import { errorAt, type Problem, warningAt } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';
import { literal, text } from '../text/text.js';
import { bytesOf, inPathOrder, isInside, isShellPipe, readStream, STANDARD_INPUT, textOf } from './file.js';
import { folderRoot } from './folder-root.js';
import { compileGlobs, isPattern, splitPattern } from './globs.js';
import { noMatch, readRoot, unmatchedIn } from './policy-files.js';
import {
  brokenRoot,
  checkLimits,
  listed,
  pathName,
  READ_LIMITS,
  ReadError,
  type ReadLimits,
  type ReadResult,
  type Root,
  throughLink,
  unreadableProblem,
} from './root.js';

export interface PathOptions {
  /** The folder that relative paths count from; absent: the working directory. */
  readonly cwd?: string;
  readonly limits?: ReadLimits;
  /** Lists a folder, by its absolute path; a caller that reads it twice gives one that lists it once. */
  readonly rootAt?: (folder: string) => Root;
}

/**
 * The policy files that paths name: a file, whatever its suffix; a folder with every manifest below it, `.git` apart; or a
 * glob (see `compileGlobs`; `!glob` takes files out again); `-` is the standard input, and a pipe that is named is read as a file.
 * Links are followed inside the folder that is named; one that leads out of it and may hide a manifest is an error. So is a path that
 * does not exist, and a glob that matches none of the manifests of its folder. A folder without any manifest is a warning.
 */
export function readPaths(paths: readonly string[], options: PathOptions = {}): ReadResult {
  const { limits = READ_LIMITS, rootAt = folderRoot } = options;
  const cwd = resolve(options.cwd ?? '.');
  const exclusions = paths.filter((path) => path.startsWith('!'));
  const named = paths.filter((path) => !path.startsWith('!'));
  const { globs, problems } = compileGlobs(named.length > 0 ? ['**', ...exclusions] : exclusions);
  // By the path that is shown, as files may be named twice.
  const files = new Map<string, SourceFile>();
  const add = (path: string, content: string | Problem): void => {
    if (typeof content === 'string') files.set(path, { path, key: '', text: content });
    else problems.push(content);
  };
  const folders = new Map<string, [string, ...string[]]>();
  for (const path of named) {
    try {
      const absolute = resolve(cwd, path);
      const shown = path === STANDARD_INPUT ? 'standard input' : reportedPath(cwd, absolute);
      if (path === STANDARD_INPUT || isShellPipe(absolute)) {
        add(shown, readStream(path === STANDARD_INPUT ? path : absolute, shown, limits));
        continue;
      }
      // A pattern counts from the folder that its plain beginning names, which may be anywhere: `../head/**`.
      const isGlob = isPattern(path) && kindOf(absolute) === null;
      const { folder, rest } = isGlob ? splitPattern(path) : { folder: path, rest: '**' };
      const target = resolve(cwd, folder);
      const kind = path === '' ? null : kindOf(target);
      const link = kind && linkOnTheWay(cwd, target);
      if (link !== null) problems.push(link);
      else if (kind === 'folder') addTo(folders, target, rest);
      else if (isGlob) problems.push(noMatch(path, pathName(reportedPath(cwd, target)), null));
      else if (kind === null) {
        const what = path === '' ? literal('The empty path') : pathName(path);
        const message = text`${what} does not exist. Check the path; a git revision is given with --head-ref or --base-ref.`;
        problems.push(errorAt(null, 'missing-path', message));
      } else if (!globs.isExcluded(shown)) add(shown, textOf(bytesOf(target, shown, limits), shown));
    } catch (error) {
      // A name that is too long, a folder that may not be entered, a loop of links.
      problems.push(unreadableProblem(path, error));
    }
  }
  const read = [...folders].map(([folder, patterns]) => {
    const [root, prefix] = [rootAt(folder), prefixOf(cwd, folder)];
    const isIncluded = (path: string): boolean => !globs.isExcluded(prefix + path);
    const found = readRoot(root, patterns, { limits, isIncluded, prefix });
    for (const file of found.files) files.set(file.path, file);
    problems.push(...found.problems);
    return { root, prefix, patterns, isIncluded, isWhole: found.problems.length === 0 };
  });
  for (const { root, prefix, patterns, isIncluded, isWhole } of read) {
    const shown = pathName(prefix.replace(/(?<=.)\/$/, ''));
    const isRead = (path: string): boolean => files.has(prefix + path);
    const unmatched = unmatchedIn(root, patterns, (path) => isRead(path) || !isIncluded(path));
    problems.push(...Array.from(unmatched, ([glob, others]) => noMatch(glob, shown, others)));
    if (!isWhole || unmatched.size > 0 || root.entries.some(({ path }) => isRead(path))) continue;
    const message = text`The folder ${shown} contains no manifest (.yaml, .yml, .json).`;
    problems.push(warningAt(null, 'empty-folder', message));
  }
  try {
    const bytes = Array.from(files.values(), (file) => file.text.length).reduce((sum, one) => sum + one, 0);
    checkLimits(files.size, bytes, limits);
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { files: [], problems: listed([...problems, error.problem]) };
  }
  return { files: inPathOrder([...files.values()]), problems: listed(problems) };
}

/** A folder that the user gave, with what comes before its paths in reports; one behind a link cannot be read. */
export function givenFolder(
  folder: string,
  rootAt: (folder: string) => Root,
): { readonly root: Root; readonly prefix: string } {
  const [cwd, absolute] = [process.cwd(), resolve(folder)];
  const link = linkOnTheWay(cwd, absolute);
  return { root: link === null ? rootAt(absolute) : brokenRoot(link), prefix: prefixOf(cwd, absolute) };
}

/**
 * The problem of a path that leads through a link, null for any other. Folders above the working directory are the user's own; whatever
 * is in it may come from a change that is to be evaluated.
 */
function linkOnTheWay(cwd: string, absolute: string): Problem | null {
  const isOwn = !isInside(cwd, absolute);
  for (let path = absolute; path !== cwd && path !== dirname(path); path = dirname(path)) {
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true)
      return throughLink(reportedPath(cwd, path));
    if (isOwn) break;
  }
  return null;
}

function kindOf(path: string): 'folder' | 'other' | null {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return null;
  return stats.isDirectory() ? 'folder' : 'other';
}

function prefixOf(cwd: string, folder: string): string {
  const path = reportedPath(cwd, folder);
  return path === '' || path.endsWith('/') ? path : `${path}/`;
}

/** The path as it is reported: relative to the working directory where it is in it. */
function reportedPath(cwd: string, absolute: string): string {
  const path = isInside(cwd, absolute) ? relative(cwd, absolute) : absolute;
  return path.split(sep).join('/');
}
