import { lstatSync, readFileSync } from 'node:fs';
import { mayGenerate } from '../manifest/generators.js';
import { isRecipeName } from '../manifest/recipes/recipe.js';
import type { OutsideFile } from '../manifest/source-file.js';
import { filesBelow } from './files-below.js';
import { resolveCommit } from './git-commits.js';
import { blobsHere, blobSizes, listTree, readBlobs } from './git-objects.js';
import { ANY_FILE, compileGlobs } from './glob/globs.js';
import { decodeUtf8 } from './text.js';
import type { TreeEntry } from './tree.js';

/** Files of a change that are looked at; a change of more is reviewed by nobody, and what it takes from the policies is told anyway. */
const MOST_FILES = 5_000;
/** What a person moves a policy to is no larger. */
const MOST_BYTES = 1024 ** 2;
/** Of two folders, whose files must be read to know whether they differ. */
const MOST_BYTES_OF_FOLDERS = 100 * 1024 ** 2;

/** Which files of a change are outside of what was read. */
export interface Outside {
  readonly read: ReadonlySet<string>;
  /** Globs that take files out of the policies, each with its `!`. */
  readonly exclusions: readonly string[];
}

/**
 * The text files that a change adds, edits or removes, apart from those that are read already: an object that leaves the policies may
 * be in one of them, and what is rendered may be decided there. Recipes are among them though they did not change: they say who takes
 * what did. Nothing where the clone lacks a commit; then the sides say so themselves.
 */
export function changedOutside(
  repo: string,
  base: string | null,
  head: string,
  outside: Outside,
): readonly OutsideFile[] {
  if (base === null) return [];
  const [before, after] = [base, head].map((revision) => listed(repo, revision));
  return before && after ? changedBetween(repo, before, after, outside) : [];
}

/** A commit of which the clone may hold a part only; `blobs` has what it lacks. */
export interface ListedCommit {
  readonly entries: readonly TreeEntry[];
  readonly blobs: ReadonlyMap<string, Buffer>;
}

/** The same of two commits that were listed elsewhere. What neither the clone nor the lists hold counts as no text. */
export function changedBetween(
  repo: string,
  before: ListedCommit,
  after: ListedCommit,
  outside: Outside,
): readonly OutsideFile[] {
  const [was, is] = [byPath(before.entries.filter(isFile)), byPath(after.entries.filter(isFile))];
  const { paths, shas } = wanted(was, is, outside.read, (a, b) => a.sha === b.sha);
  const apart = new Map([...before.blobs, ...after.blobs]);
  const rest = shas.filter(({ sha }) => !apart.has(sha));
  const here = blobsHere(repo, rest);
  const local = rest.filter(({ sha }) => here.has(sha));
  const sizes = blobSizes(repo, local);
  if (sizes.missing) return [];
  const small = local.filter(({ sha }) => (sizes.value.get(sha) ?? 0) <= MOST_BYTES);
  const blobs = readBlobs(repo, small);
  if (blobs.missing) return [];
  return outsideFiles(paths, outside, ({ sha }) => {
    const bytes = apart.get(sha) ?? blobs.value.get(sha) ?? null;
    return bytes !== null && bytes.length <= MOST_BYTES ? bytes : null;
  });
}

/** The same of two folders; paths count from them. */
export function changedOutsideFolders(base: string, head: string, outside: Outside): readonly OutsideFile[] {
  const entriesOf = (root: string): ReadonlyMap<string, TreeEntry> =>
    byPath(filesBelow(root).filter(({ path }) => isOfFolder(path)));
  const [before, after] = [entriesOf(base), entriesOf(head)];
  let bytes = 0;
  const contents = new Map<string, Buffer | null>();
  const contentOf = ({ sha }: TreeEntry): Buffer | null => {
    const known = contents.get(sha);
    if (known !== undefined) return known;
    const { size } = lstatSync(sha);
    bytes += size;
    const content = size > MOST_BYTES || bytes > MOST_BYTES_OF_FOLDERS ? null : readFileSync(sha);
    contents.set(sha, content);
    return content;
  };
  const isSame = (a: TreeEntry, b: TreeEntry): boolean => {
    if (lstatSync(a.sha).size !== lstatSync(b.sha).size) return false;
    const [one, other] = [contentOf(a), contentOf(b)];
    return one === null || other === null || one.equals(other);
  };
  const { paths } = wanted(before, after, outside.read, isSame);
  return outsideFiles(paths, outside, contentOf);
}

/** A folder may hold a checkout with all that was installed into it; git knows what belongs to it. */
function isOfFolder(path: string): boolean {
  if (/(?:^|\/)(?:node_modules|\.terraform)\//.test(path)) return false;
  return /\.(?:ya?ml|json)$/i.test(path) || mayGenerate(path) || isRecipeName(path);
}

type Pair = readonly [before: TreeEntry | null, after: TreeEntry | null];

function wanted(
  before: ReadonlyMap<string, TreeEntry>,
  after: ReadonlyMap<string, TreeEntry>,
  read: ReadonlySet<string>,
  isSame: (a: TreeEntry, b: TreeEntry) => boolean,
): { readonly paths: readonly (readonly [string, Pair])[]; readonly shas: readonly TreeEntry[] } {
  const all = new Set([...after.keys(), ...before.keys()]);
  const paths = [...all].flatMap((path) => {
    if (read.has(path)) return [];
    const pair: Pair = [before.get(path) ?? null, after.get(path) ?? null];
    const [was, is] = pair;
    const isUnchanged = was !== null && is !== null && isSame(was, is);
    return isUnchanged && !isRecipeName(path) ? [] : [[path, pair] as const];
  });
  const some = paths.slice(0, MOST_FILES);
  return { paths: some, shas: some.flatMap(([, pair]) => pair.flatMap((entry) => entry ?? [])) };
}

function outsideFiles(
  paths: readonly (readonly [string, Pair])[],
  { exclusions }: Outside,
  contentOf: (entry: TreeEntry) => Buffer | null,
): OutsideFile[] {
  const kept = compileGlobs([ANY_FILE, ...exclusions]).globs;
  const textOf = (entry: TreeEntry | null): string | null => {
    const bytes = entry && contentOf(entry);
    return bytes && decodeUtf8(bytes);
  };
  return paths.flatMap(([path, [was, is]]) => {
    const [before, text] = [textOf(was), textOf(is)];
    return before === null && text === null ? [] : [{ path, before, text, isTakenOut: !kept.matches(path) }];
  });
}

/** Null where the clone lacks the commit. */
export function listed(repo: string, revision: string): ListedCommit | null {
  const commit = resolveCommit(repo, revision);
  const tree = commit.missing ? commit : listTree(repo, commit.value);
  return tree.missing ? null : { entries: tree.value, blobs: new Map() };
}

function isFile({ mode }: TreeEntry): boolean {
  return mode.startsWith('100');
}

function byPath(entries: readonly TreeEntry[]): ReadonlyMap<string, TreeEntry> {
  return new Map(entries.map((entry) => [entry.path, entry]));
}
