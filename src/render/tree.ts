import type { Problem } from '../manifest/problem.js';
import { folderRoot } from '../read/folder-root.js';
import { revisionRoot } from '../read/git.js';
import { CHECKOUT_LIMITS, type CheckoutLimits } from '../read/limits.js';
import type { Root } from '../read/root.js';
import { renderProblem } from './problems.js';
import { SUBMODULE_MODE, type TreeEntry } from '../read/tree.js';

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

export const TREE_LIMITS = CHECKOUT_LIMITS;

/** The tree of a revision. Throws a `RenderError` where the clone lacks it. */
export function gitTree(repo: string, revision: string, limits: CheckoutLimits = TREE_LIMITS): Tree {
  return treeOf(orThrow(revisionRoot(repo, revision)), limits);
}

/** The tree below a folder. */
export function folderTree(folder: string, limits: CheckoutLimits = TREE_LIMITS): Tree {
  return treeOf(folderRoot(folder), limits);
}

/** A root as the tools' copy of it is made. */
export function treeOf(root: Root, limits: CheckoutLimits = TREE_LIMITS): Tree {
  return {
    entries: root.entries,
    idOf: (entry) => root.idOf(entry),
    read(wanted) {
      const files = wanted.filter(({ mode }) => mode !== SUBMODULE_MODE);
      const sizes = orThrow(root.sizes(files));
      checkSize(
        files.map(({ sha }) => sizes.get(sha) ?? 0),
        limits,
      );
      const read = orThrow(root.read(files));
      return new Map(files.map(({ path, sha }) => [path, read.get(sha) ?? Buffer.alloc(0)]));
    },
  };
}

function checkSize(sizes: readonly number[], limits: CheckoutLimits): void {
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
