import { isUtf8 } from 'node:buffer';
import {
  type Dirent,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { sha256Hex } from '../manifest/canonical.js';
import { addTo, once } from '../manifest/lookup.js';
import { inside } from '../manifest/path.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';
import { literal, text } from '../text/text.js';
import { bytesOf, inPathOrder, isInside, isShellPipe, readStream, STANDARD_INPUT, textOf } from './file.js';
import { compileGlobs, isPattern, splitPattern } from './globs.js';
import { noMatch, readRoot, unmatchedIn } from './policy-files.js';
import {
  brokenRoot,
  checkLimits,
  isLink,
  LINK_MODE,
  listed,
  pathName,
  READ_LIMITS,
  type ReadLimits,
  type ReadResult,
  type Root,
  throughLink,
  type TreeEntry,
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
 * does not exist, and a glob that matches none of the manifests of its folder.
 */
export function readPaths(paths: readonly string[], options: PathOptions = {}): ReadResult {
  const { limits = READ_LIMITS, rootAt = folderRoot } = options;
  const cwd = resolve(options.cwd ?? '.');
  const exclusions = paths.filter((path) => path.startsWith('!'));
  const named = paths.filter((path) => !path.startsWith('!'));
  const { globs, problems } = compileGlobs(named.length > 0 ? ['**', ...exclusions] : exclusions);
  // By the path that is shown, as files may be named twice.
  const files = new Map<string, SourceFile>();
  const folders = new Map<string, [string, ...string[]]>();
  /** The problem of a path, its text, or null where it is or has none. */
  const textAt = (path: string, shown: string): string | Problem | null => {
    const absolute = resolve(cwd, path);
    if (path === STANDARD_INPUT || isShellPipe(absolute))
      return readStream(path === STANDARD_INPUT ? path : absolute, shown, limits);
    // A pattern counts from the folder that its plain beginning names, which may be anywhere: `../head/**`.
    const isGlob = isPattern(path) && statsOf(absolute) === undefined;
    const { folder, rest } = isGlob ? splitPattern(path) : { folder: path, rest: '**' };
    const target = resolve(cwd, folder);
    const stats = path === '' ? undefined : statsOf(target);
    if (stats === undefined && isGlob) return noMatch(path, pathName(reportedPath(cwd, target)), null);
    if (stats === undefined) {
      const what = path === '' ? literal('The empty path') : pathName(path);
      const message = text`${what} does not exist. Check the path; a git revision is given with --head-ref or --base-ref.`;
      return errorAt(null, 'missing-path', message);
    }
    const link = linkOnTheWay(cwd, target);
    if (link !== null) return link;
    if (stats.isDirectory()) addTo(folders, target, rest);
    return stats.isDirectory() || globs.isExcluded(shown)
      ? null
      : textOf(bytesOf(target, shown, limits), shown);
  };
  for (const path of named) {
    try {
      const shown = path === STANDARD_INPUT ? 'standard input' : reportedPath(cwd, resolve(cwd, path));
      const content = textAt(path, shown);
      if (typeof content === 'string') files.set(shown, { path: shown, key: '', text: content });
      else if (content !== null) problems.push(content);
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
    return { root, prefix, patterns, isIncluded };
  });
  for (const { root, prefix, patterns, isIncluded } of read) {
    const isSettled = (path: string): boolean => files.has(prefix + path) || !isIncluded(path);
    const shown = pathName(prefix.replace(/(?<=.)\/$/, ''));
    for (const [glob, others] of unmatchedIn(root, patterns, isSettled))
      problems.push(noMatch(glob, shown, others));
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
    if (statsOf(path)?.isSymbolicLink() === true) return throughLink(reportedPath(cwd, path));
    if (isOwn) break;
  }
  return null;
}

function statsOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
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

/** Entries of all kinds that are looked at, so that a path such as `/` ends. */
const MOST_ENTRIES = 500_000;
/** Not read: the files of git itself, and packages, which are not manifests of the user. */
const LEFT_OUT = new Set(['.git', 'node_modules']);
/** Emacs marks a file that is edited by a link to nothing. */
const EMACS_LOCK = '.#';

/** The files of a folder that the user gave, read in place. */
export function folderRoot(folder: string): Root {
  const root = realpathSync(folder);
  const idOf = once((file: string): string => {
    const stats = lstatSync(file);
    // A file that is too large to be read is not read for its id either.
    if (stats.size > READ_LIMITS.bytes) return file;
    const content = stats.isSymbolicLink() ? targetIn(root, file) : readFileSync(file);
    return sha256Hex(content);
  });
  return {
    ...filesBelow(root),
    idOf: ({ sha }) => idOf(sha),
    read(wanted, limits) {
      checkLimits(wanted.length, 0, limits);
      const contents = new Map<string, Buffer | Problem>();
      let bytes = 0;
      for (const entry of wanted) {
        const { path, sha } = entry;
        const content = isLink(entry) ? targetIn(root, sha) : bytesOf(sha, path, limits);
        contents.set(path, content);
        bytes += Buffer.isBuffer(content) ? content.length : 0;
        checkLimits(0, bytes, limits);
      }
      return contents;
    },
  };
}

/** The target of a link; one that leads into the root by its absolute path counts from the link. */
function targetIn(root: string, link: string): Buffer {
  const target = readlinkSync(link);
  const isOwn = isAbsolute(target) && isInside(root, target);
  return Buffer.from(isOwn ? relative(join(link, '..'), target) || '.' : target);
}

/**
 * Lists the files and links below a folder as git would, with the absolute path in place of the object name. What is no file or link,
 * and a folder whose name is not UTF-8, is an entry of another mode: something may be hidden there.
 */
export function filesBelow(root: string): Pick<Root, 'entries' | 'problems'> {
  const entries: TreeEntry[] = [];
  const problems: Problem[] = [];
  const folders = [''];
  let looked = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    let children: Dirent<Buffer>[] = [];
    try {
      children = readdirSync(join(root, folder), { withFileTypes: true, encoding: 'buffer' });
    } catch (error) {
      problems.push(unreadableProblem(folder, error));
    }
    looked += children.length;
    if (looked > MOST_ENTRIES) {
      const message = text`${pathName(root)} contains more than ${MOST_ENTRIES} files and folders; none was read. Name a smaller folder.`;
      return { entries: [], problems: [errorAt(null, 'too-many-files', message)] };
    }
    for (const child of children) {
      const name = child.name.toString();
      const isLink = child.isSymbolicLink();
      if (LEFT_OUT.has(name) || (isLink && name.startsWith(EMACS_LOCK))) continue;
      const path = inside(folder, name);
      const isFolder = child.isDirectory();
      if (isFolder && isUtf8(child.name)) folders.push(path);
      // A pipe, a socket or a device has a mode that git does not know.
      const mode = isLink ? LINK_MODE : child.isFile() ? '100644' : isFolder ? '040000' : '000000';
      if (!isFolder || !isUtf8(child.name)) entries.push({ path, mode, sha: `${root}/${path}` });
    }
  }
  return { entries: inPathOrder(entries), problems };
}
