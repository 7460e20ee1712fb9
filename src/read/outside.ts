import { lstatSync, readFileSync } from 'node:fs';
import { few } from '../manifest/words/listing.js';
import { counted, verb } from '../manifest/words/plural.js';
import { type Problem, warningAt } from '../manifest/problem.js';
import { folderOf, joined } from '../manifest/path.js';
import type { OutsideFile } from '../manifest/source-file.js';
import { visible } from '../manifest/words/visible.js';
import { filesBelow } from './files-below.js';
import { resolveCommit } from './git-commits.js';
import { blobSizes, listTree, readBlobs } from './git-objects.js';
import { ANY_FILE, compileGlobs, type Globs } from './glob/globs.js';
import type { Lookup } from './source.js';
import { decodeMarked } from './text.js';
import type { TreeEntry } from './tree.js';

/** Files of a change that are looked at; a change of more is reviewed by nobody, and what it takes from the policies is told anyway. */
const MOST_FILES = 5_000;
/** What a person moves a policy to is no larger; where a manifest is, it is told. */
const MOST_BYTES = 10 * 1024 ** 2;
/** The most that is read of a change, or of two folders to find out whether they differ. */
const MOST_BYTES_OF_ALL = 100 * 1024 ** 2;

/** Which files of a change are outside of what was read. */
export interface Outside {
  readonly read: ReadonlySet<string>;
  /** Globs that take files out of the policies, each with its `!`. */
  readonly exclusions: readonly string[];
}

/** Where the files of revisions are: in a clone, or partly in GitHub. */
export interface ObjectSource {
  /** Missing where nobody has the revision. */
  readonly entriesOf: (revision: string) => Promise<Lookup<readonly TreeEntry[]>>;
  /** By object name, without those of more than so many bytes. Missing where they can not be had. */
  readonly blobsOf: (
    entries: readonly TreeEntry[],
    mostBytes: number,
  ) => Promise<Lookup<ReadonlyMap<string, Buffer>>>;
}

/** What a change does outside of what was read; with a problem it is not known. */
export interface ChangedOutside {
  readonly files: readonly OutsideFile[];
  readonly problem: Problem | null;
}

/** A clone that holds all that is asked of it, or says what it lacks. */
export function objectsOf(repo: string): ObjectSource {
  return {
    entriesOf: (revision) => {
      const commit = resolveCommit(repo, revision);
      return Promise.resolve(commit.missing ? commit : listTree(repo, commit.value));
    },
    blobsOf: (entries, mostBytes) => Promise.resolve(smallBlobs(repo, entries, mostBytes)),
  };
}

/** The blobs of a clone that have no more than so many bytes each, as long as all of them are not too many. */
export function smallBlobs(
  repo: string,
  entries: readonly TreeEntry[],
  mostBytes: number,
): Lookup<ReadonlyMap<string, Buffer>> {
  const sizes = blobSizes(repo, entries);
  if (sizes.missing) return sizes;
  let bytes = 0;
  const small = entries.filter(({ sha }) => {
    const size = sizes.value.get(sha) ?? 0;
    if (size > mostBytes || bytes + size > MOST_BYTES_OF_ALL) return false;
    bytes += size;
    return true;
  });
  return readBlobs(repo, small);
}

/**
 * The text files that a change adds, edits or removes, apart from those that are read already. The templates of charts that
 * the change touches are among them though they did not change: they tell what the chart makes.
 */
export async function changedOutside(
  source: ObjectSource,
  base: string | null,
  head: string,
  outside: Outside,
): Promise<ChangedOutside> {
  if (base === null) return { files: [], problem: null };
  const [before, after] = [await source.entriesOf(base), await source.entriesOf(head)];
  if (before.missing) return { files: [], problem: before.problem };
  if (after.missing) return { files: [], problem: after.problem };
  const isSame = (a: TreeEntry, b: TreeEntry): boolean => a.sha === b.sha;
  const { paths, shas } = wanted(regular(before.value), regular(after.value), outside.read, isSame);
  const blobs = await source.blobsOf(shas, MOST_BYTES);
  if (blobs.missing) return { files: [], problem: blobs.problem };
  const kept = keptBy(outside);
  const unread = paths.filter(([path, [was, is]]) => {
    const isChanged = was === null || is === null || !isSame(was, is);
    return isChanged && isManifest(path) && [was, is].some((one) => one && !blobs.value.has(one.sha));
  });
  return {
    files: outsideFiles(paths, outside, (entry) => blobs.value.get(entry.sha) ?? null),
    problem: notLookedAt(unread.map(([path]) => path).filter((path) => kept.matches(path))),
  };
}

/** The same of two folders; paths count from them. */
export function changedOutsideFolders(base: string, head: string, outside: Outside): readonly OutsideFile[] {
  const entriesOf = (root: string): readonly TreeEntry[] =>
    filesBelow(root).filter(({ path }) => !/(?:^|\/)node_modules\//.test(path));
  const [before, after] = [entriesOf(base), entriesOf(head)];
  let bytes = 0;
  const contents = new Map<string, Buffer | null>();
  const contentOf = ({ sha }: TreeEntry): Buffer | null => {
    const known = contents.get(sha);
    if (known !== undefined) return known;
    const { size } = lstatSync(sha);
    bytes += size;
    const content = size > MOST_BYTES || bytes > MOST_BYTES_OF_ALL ? null : readFileSync(sha);
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

/** What may hold objects; locks of packages and the like are data of that form too. */
function isManifest(path: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(path) && !/(?:^|[/.-])lock\.(?:ya?ml|json)$/i.test(path);
}

function notLookedAt(paths: readonly string[]): Problem | null {
  if (paths.length === 0) return null;
  const message = `${counted(paths.length, 'manifest')} ${verb(paths.length, 'is', 'are')} too large (${MOST_BYTES / 1024 ** 2} MiB each, ${MOST_BYTES_OF_ALL / 1024 ** 2} MiB in all): ${few(paths.map((path) => visible(path)))}. Name in \`policies\` what a cluster gets, and take out of them what none does (\`!path\`).`;
  return { ...warningAt(null, 'outside-policies', message), isUnjudged: true };
}

/** Tells the Chart.yaml and the templates of charts in which something changed. */
function partsOfCharts(changed: readonly string[], all: ReadonlySet<string>): (path: string) => boolean {
  const charts = new Set<string>();
  for (const path of changed)
    for (let folder = folderOf(path); ; folder = folderOf(folder)) {
      if (all.has(joined(folder, 'Chart.yaml') ?? '')) charts.add(folder);
      if (folder === '') break;
    }
  return (path) => {
    const chart = path.endsWith('Chart.yaml') ? folderOf(path) : folderOfChart(path);
    return chart !== null && charts.has(chart);
  };
}

/** The folder above the first `templates` of a path; null where there is none. */
function folderOfChart(path: string): string | null {
  const found = /^(?:(.*?)\/)?templates\//.exec(path);
  return found === null ? null : (found[1] ?? '');
}

type Pair = readonly [before: TreeEntry | null, after: TreeEntry | null];

function wanted(
  before: readonly TreeEntry[],
  after: readonly TreeEntry[],
  read: ReadonlySet<string>,
  isSame: (a: TreeEntry, b: TreeEntry) => boolean,
): { readonly paths: readonly (readonly [string, Pair])[]; readonly shas: readonly TreeEntry[] } {
  const [unreadBefore, unread] = [before, after].map((entries) =>
    byPath(entries.filter(({ path }) => !read.has(path))),
  ) as [Entries, Entries];
  const all = new Set([...unread.keys(), ...unreadBefore.keys()]);
  const found = [...all].map((path) => {
    const pair: Pair = [unreadBefore.get(path) ?? null, unread.get(path) ?? null];
    const [was, is] = pair;
    return { path, pair, isUnchanged: was !== null && is !== null && isSame(was, is) };
  });
  if (found.length === 0) return { paths: [], shas: [] };
  const there = new Set(after.map(({ path }) => path));
  const changed = found.flatMap(({ path, isUnchanged }) => (isUnchanged ? [] : [path]));
  const isPart = partsOfCharts(changed, there);
  const paths = found.filter(({ path, isUnchanged }) => !isUnchanged || isPart(path));
  const some = paths
    .toSorted((a, b) => Number(a.isUnchanged) - Number(b.isUnchanged))
    .slice(0, MOST_FILES)
    .map(({ path, pair }) => [path, pair] as const);
  return { paths: some, shas: some.flatMap(([, pair]) => pair.flatMap((entry) => entry ?? [])) };
}

function outsideFiles(
  paths: readonly (readonly [string, Pair])[],
  outside: Outside,
  contentOf: (entry: TreeEntry) => Buffer | null,
): OutsideFile[] {
  const kept = keptBy(outside);
  const textOf = (entry: TreeEntry | null): string | null => {
    const bytes = entry && contentOf(entry);
    return bytes && decodeMarked(bytes);
  };
  return paths.flatMap(([path, [was, is]]) => {
    const [before, text] = [textOf(was), textOf(is)];
    return before === null && text === null ? [] : [{ path, before, text, isTakenOut: !kept.matches(path) }];
  });
}

/** What no glob takes out. */
function keptBy({ exclusions }: Outside): Globs {
  return compileGlobs([ANY_FILE, ...exclusions]).globs;
}

function regular(entries: readonly TreeEntry[]): readonly TreeEntry[] {
  return entries.filter(({ mode }) => mode.startsWith('100'));
}

type Entries = ReadonlyMap<string, TreeEntry>;

function byPath(entries: readonly TreeEntry[]): Entries {
  return new Map(entries.map((entry) => [entry.path, entry]));
}
