import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { lazily } from '../manifest/lookup/once.js';
import type { Problem } from '../manifest/problem.js';
import type { CommitTree } from '../read/contents-api.js';
import { resolveCommit } from '../read/git-commits.js';
import { blobsHere, blobSizes, listTree, readBlobs } from '../read/git-objects.js';
import { knownOf } from '../read/git-known.js';
import { filesBelow } from '../read/files-below.js';
import { renderProblem } from './problems.js';
import { LINK_MODE, SUBMODULE_MODE, type TreeEntry } from '../read/tree.js';

/** The files of one side, from a commit or a folder. Nothing is read before it is asked for. */
export interface Tree {
  /** Sorted by their bytes; links and submodules included. */
  readonly entries: readonly TreeEntry[];
  /** The bytes of files, and the targets of links, by path. Throws a `RenderError` where they are too many. */
  read(entries: readonly TreeEntry[]): ReadonlyMap<string, Buffer>;
  /** Equal for equal contents, in this tree and in the other side's. */
  idOf(entry: TreeEntry): string;
}

/** What keeps a source from being rendered; its problem names the place and the way out. */
export class RenderError extends Error {
  constructor(
    readonly problem: Problem,
    /** Identifies what was to be rendered; absent where that is not known. */
    readonly of?: string,
    /** What was read for it: an edit there is told by the problem. */
    readonly paths: readonly string[] = [],
  ) {
    super(problem.message);
  }
}

/** What `read` gives; null where the files are too many or too large. */
export function readOrNull(tree: Tree, entries: readonly TreeEntry[]): ReadonlyMap<string, Buffer> | null {
  try {
    return tree.read(entries);
  } catch (error) {
    if (error instanceof RenderError) return null;
    throw error;
  }
}

/** How much may be written out for the tools to read, of one side. */
interface TreeLimits {
  readonly files: number;
  readonly bytes: number;
}

export const TREE_LIMITS: TreeLimits = { files: 50_000, bytes: 100 * 1024 ** 2 };

/** The tree of a revision from git's objects, never from what is checked out. Throws a `RenderError` where the clone lacks it. */
export function gitTree(repo: string, revision: string, limits: TreeLimits = TREE_LIMITS): Tree {
  const commit = orThrow(resolveCommit(repo, revision));
  return partTree(repo, { entries: orThrow(listTree(repo, commit)), blobs: new Map() }, limits);
}

/** The tree of a commit of which the clone holds a part; `blobs` has the rest. Throws where that is not all of what is read. */
export function partTree(
  repo: string,
  { entries, blobs }: CommitTree,
  limits: TreeLimits = TREE_LIMITS,
): Tree {
  const along = readAlong(repo, entries);
  return {
    entries,
    idOf: ({ sha }) => sha,
    read(wanted) {
      const files = wanted.filter(({ mode }) => mode !== SUBMODULE_MODE);
      const known = along(files.filter(({ sha }) => !blobs.has(sha)));
      const local = files.filter(({ sha }) => !blobs.has(sha) && !known.has(sha));
      const sizes = orThrow(blobSizes(repo, local));
      checkSize(
        files.map(({ sha }) => (blobs.get(sha) ?? known.get(sha))?.length ?? sizes.get(sha) ?? 0),
        limits,
      );
      const read = orThrow(readBlobs(repo, local));
      return new Map(
        files.map(({ path, sha }) => [
          path,
          blobs.get(sha) ?? known.get(sha) ?? read.get(sha) ?? Buffer.alloc(0),
        ]),
      );
    },
  };
}

/** So few files are asked for by one of many objects that each ask for their own. */
const FEW = 8;
const MOST_ALONG = 512;
const LARGE_BYTES = 64 * 1024;
const IS_MANIFEST = /\.(?:ya?ml|json)$/;

/**
 * Reads files along with few that are asked for: those that follow in the tree, each time twice as many. A thousand Applications ask
 * for theirs one after the other, and to start git costs more than a file does. What this clone lacks is left out.
 */
function readAlong(
  repo: string,
  entries: readonly TreeEntry[],
): (wanted: readonly TreeEntry[]) => ReadonlyMap<string, Buffer> {
  const placeOf = lazily(() => new Map(entries.map(({ path }, place) => [path, place])));
  const { sizes } = knownOf(repo);
  const known = new Map<string, Buffer>();
  let many = 1;
  return (wanted) => {
    const [first] = wanted.filter(({ sha }) => !known.has(sha));
    if (first === undefined || wanted.length > FEW) return known;
    many = Math.min(many * 2, MOST_ALONG);
    const from = placeOf().get(first.path) ?? entries.length;
    const near = entries
      .slice(from, from + many)
      .filter((one) => one.mode !== SUBMODULE_MODE && IS_MANIFEST.test(one.path) && !known.has(one.sha));
    const here = blobsHere(repo, near);
    const small = near.filter(({ sha }) => here.has(sha) && (sizes.get(sha) ?? Infinity) <= LARGE_BYTES);
    for (const [sha, bytes] of orThrow(readBlobs(repo, small))) known.set(sha, bytes);
    return known;
  };
}

/** The tree below a folder. `.git` apart, everything in it counts; nothing that a link leads to does. */
export function folderTree(folder: string, limits: TreeLimits = TREE_LIMITS): Tree {
  return {
    entries: filesBelow(folder),
    idOf({ path, mode, sha }) {
      const file = join(folder, path);
      // One that is too large to be copied is not read for its name either.
      if (lstatSync(file).size > limits.bytes) return sha;
      return createHash('sha256').update(bytesOf(file, mode)).digest('hex');
    },
    read(wanted) {
      const sizes = wanted.map(({ path }) => lstatSync(join(folder, path)).size);
      checkSize(sizes, limits);
      return new Map(wanted.map(({ path, mode }) => [path, bytesOf(join(folder, path), mode)]));
    },
  };
}

function bytesOf(path: string, mode: string): Buffer {
  return mode === LINK_MODE ? Buffer.from(readlinkSync(path)) : readFileSync(path);
}

function checkSize(sizes: readonly number[], limits: TreeLimits): void {
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  if (sizes.length <= limits.files && bytes <= limits.bytes) return;
  const message =
    `What is to be rendered needs more than ${limits.files} files or ${limits.bytes} bytes of the repository; nothing was rendered. ` +
    'Name smaller folders in `policies`.';
  throw new RenderError(renderProblem('too-large', message, null));
}

function orThrow<T>(lookup: { missing: false; value: T } | { missing: true; problem: Problem }): T {
  if (lookup.missing) throw new RenderError(lookup.problem);
  return lookup.value;
}
