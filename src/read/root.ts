import { LIMITS } from '../manifest/limits.js';
import type { Manifest, Place } from '../manifest/manifest.js';
import { errorAt, type Problem, ProblemError, problemOf } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { reasonOf } from '../text/file-errors.js';
import { literal, name, text, type Text } from '../text/text.js';

export const FILE_MODES: ReadonlySet<string> = new Set(['100644', '100755']);
export const LINK_MODE = '120000';
export const SUBMODULE_MODE = '160000';

/** A file, link or submodule. */
export interface TreeEntry {
  readonly path: string;
  /** Mode of git: '100644', '120000'. */
  readonly mode: string;
  /** Object name in git; in a folder the absolute path. */
  readonly sha: string;
  /** Bytes of the file, if git reported them; else 0. */
  readonly size?: number;
  /** The real path of a file that a link leads to. */
  readonly real?: string;
}

export function isLink({ mode }: TreeEntry): boolean {
  return mode === LINK_MODE;
}

/** The folder that a side is read from: a commit, or a folder that the user gave. */
export interface Root {
  /** Every file, link and submodule, in the order of the bytes of their paths. */
  readonly entries: readonly TreeEntry[];
  /** Folders that could not be listed, or why there are no entries at all. */
  readonly problems: readonly Problem[];
  /** An id of the content: equal contents have equal ids, in this root and in that of the other side. */
  idOf(entry: TreeEntry): string;
  /**
   * Contents of files and targets of links, by path; a problem in place of one that is too large or cannot be read. Throws a `ReadError`
   * where they are too many or too large together, and where git lacks one.
   */
  read(entries: readonly TreeEntry[], limits: ReadLimits): ReadonlyMap<string, Buffer | Problem>;
}

/** Nothing of what was asked for can be read. */
export class ReadError extends ProblemError {}

export function brokenRoot(problem: Problem): Root {
  return { entries: [], problems: [problem], idOf: ({ sha }) => sha, read: () => new Map() };
}

/** How much one side (base or head) may hold. Past a limit nothing is read, as half a side would look like removals. */
export interface ReadLimits {
  readonly files: number;
  readonly bytesPerFile: number;
  readonly bytes: number;
}

export const READ_LIMITS: ReadLimits = {
  files: 50_000,
  bytesPerFile: LIMITS.bytesPerFile,
  bytes: LIMITS.bytesPerFile,
};

/** Throws a `ReadError` for more files, or more bytes in all of them, than the limits allow. */
export function checkLimits(files: number, bytes: number, limits: ReadLimits): void {
  if (files > limits.files) {
    const message = text`More than ${limits.files} files are needed; none was read. Narrow the policy paths.`;
    throw new ReadError(errorAt(null, 'too-many-files', message));
  }
  if (bytes > limits.bytes) {
    const message = text`The files that are needed have more than ${limits.bytes} bytes; none was read. Narrow the policy paths.`;
    throw new ReadError(errorAt(null, 'too-large', message));
  }
}

export interface ReadResult {
  /** In the order of the bytes of their paths. */
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

export interface OneFile {
  /** Null when the revision has no such file, and when a problem says why it was not read. */
  readonly bytes: Buffer | null;
  readonly problems: readonly Problem[];
  /** Kind and object of the file, or of the link that its path leads through; null when there is none. */
  readonly id: string | null;
}

/** A path in a message; '.' for the root. */
export function pathName(path: string): Text {
  return name('file', visible(path) || '.');
}

/** A path of the command line or of the configuration that leads through a link: what it reads is not what it says. */
export function throughLink(path: string): Problem {
  const message = text`This path leads through a symbolic link, which is not followed. Give the path that it leads to.`;
  return problemOf(path, 'symlink', message);
}

/** A socket, a device or a named pipe: reading one may never end. */
export function notAFileProblem(path: string): Problem {
  return problemOf(path, 'not-a-file', text`This is not a regular file. Replace it with one.`);
}

export function sizeProblem(path: string, limits: ReadLimits): Problem {
  const message = text`This file has more than ${limits.bytesPerFile} bytes. Split it into several files.`;
  return problemOf(path, 'too-large', message);
}

/** `error` is that of the file system, whose own text is not shown. */
export function unreadableProblem(path: string, error: unknown): Problem {
  return problemOf(path, 'unreadable', text`This cannot be read: ${literal(reasonOf(error))}`);
}

const LISTED = 200;

/** The first problems, and one for all the others: a tree may hold a million links. */
export function listed(problems: readonly Problem[]): readonly Problem[] {
  if (problems.length <= LISTED) return problems;
  const message = text`${problems.length - LISTED} more problems with files are not listed. Fix those above first.`;
  return [...problems.slice(0, LISTED), errorAt(null, 'more-problems', message)];
}

/** A file or problem of a tree as a person finds it: with the folder that the tree lies in before its paths. */
export function atPrefix<T extends SourceFile | Problem>(one: T, prefix: string): T {
  if (prefix === '') return one;
  const under = (place: Place): Place => ({ ...place, file: prefix + place.file });
  if ('severity' in one) return one.place === null ? one : { ...one, place: under(one.place) };
  const { path, key = path, origin } = one;
  // The tree of the other side lies in another folder.
  if (origin === undefined) return { ...one, key, path: prefix + path };
  const moved = (manifest: Manifest): Manifest => {
    const found = origin(manifest);
    return { ...found, place: under(found.place), placeOf: (field) => under(found.placeOf(field)) };
  };
  return { ...one, key, path: prefix + path, origin: moved };
}
