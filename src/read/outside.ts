import { few } from '../manifest/words/listing.js';
import { counted, verb } from '../text/plural.js';
import { type Problem, warningAt } from '../manifest/problem.js';
import { KUSTOMIZATION_NAMES } from '../manifest/delivery/kustomization.js';
import { folderOf, inside, joined } from '../manifest/path.js';
import type { OutsideFile } from '../manifest/source-file.js';
import { visible } from '../manifest/words/visible.js';
import { ANY_FILE, compileGlobs, type Globs } from './globs.js';
import type { Root } from './root.js';
import { found, type Lookup } from './source.js';
import { decodeMarked } from './text.js';
import type { TreeEntry } from './tree.js';

/** Files of a change that are looked at; a change of more is reviewed by nobody, and what it takes from the policies is told anyway. */
const MOST_FILES = 5_000;
/** Larger files are not looked at; a manifest among them is reported. */
const MOST_BYTES = 10 * 1024 ** 2;
/** The most that is read of a change, or of two folders to find out whether they differ. */
const MOST_BYTES_OF_ALL = 100 * 1024 ** 2;

/** Selects the files of a change that were not read. */
export interface Outside {
  readonly read: ReadonlySet<string>;
  /** Globs that take files out of the policies, each with its `!`. */
  readonly exclusions: readonly string[];
}

/** Changed files that were not read; with a problem they are not known. */
export interface ChangedOutside {
  readonly files: readonly OutsideFile[];
  readonly problem: Problem | null;
}

/**
 * The text files that a change adds, edits or removes, apart from those that are read already. The templates of charts that
 * the change touches are among them though they did not change: they tell what the chart makes.
 */
export function changedOutside(base: Root | null, head: Root, outside: Outside): ChangedOutside {
  if (base === null) return { files: [], problem: null };
  const isSame = (a: TreeEntry, b: TreeEntry): boolean => base.idOf(a) === head.idOf(b);
  const changed = wanted(regular(base.entries), regular(head.entries), outside.read, isSame);
  const before = smallContents(
    base,
    changed.flatMap(([, [was]]) => was ?? []),
  );
  const after = smallContents(
    head,
    changed.flatMap(([, [, is]]) => is ?? []),
  );
  if (before.missing) return { files: [], problem: before.problem };
  if (after.missing) return { files: [], problem: after.problem };
  const contents = new Map([...before.value, ...after.value]);
  const kept = keptBy(outside);
  const unread = changed.filter(([path, [was, is]]) => {
    const isChanged = was === null || is === null || !isSame(was, is);
    return isChanged && isManifest(path) && [was, is].some((one) => one && !contents.has(one.sha));
  });
  return {
    files: outsideFiles(changed, outside, (entry) => contents.get(entry.sha) ?? null),
    problem: notLookedAt(unread.map(([path]) => path).filter((path) => kept.matches(path))),
  };
}

/** Contents of files that are not too large each, as long as all of them are not too large together. */
function smallContents(root: Root, entries: readonly TreeEntry[]): Lookup<ReadonlyMap<string, Buffer>> {
  const sizes = root.sizes(entries);
  if (sizes.missing) return sizes;
  let bytes = 0;
  const small = entries.filter(({ sha }) => {
    const size = sizes.value.get(sha) ?? 0;
    if (size > MOST_BYTES || bytes + size > MOST_BYTES_OF_ALL) return false;
    bytes += size;
    return true;
  });
  const read = root.read(small);
  return read.missing
    ? read
    : found(new Map(small.map(({ sha }) => [sha, read.value.get(sha) ?? Buffer.alloc(0)])));
}

/** True for a file that may hold objects; lock files of packages are data of the same form. */
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

/** Tells the kustomizations in the folders of changed files and above, and the manifests beside the nearest one. */
function partsOfKustomizations(
  changed: readonly string[],
  all: ReadonlySet<string>,
): (path: string) => boolean {
  const folders = new Set<string>();
  const nameIn = (folder: string): string | undefined =>
    KUSTOMIZATION_NAMES.map((name) => inside(folder, name)).find((path) => all.has(path));
  for (const path of changed)
    for (let folder = folderOf(path); ; folder = folderOf(folder)) {
      if (nameIn(folder) !== undefined) {
        folders.add(folder);
        break;
      }
      if (folder === '') break;
    }
  return (path) => folders.has(folderOf(path)) && /\.ya?ml$|(?:^|\/)Kustomization$/.test(path);
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
): readonly (readonly [string, Pair])[] {
  const [unreadBefore, unread] = [before, after].map((entries) =>
    byPath(entries.filter(({ path }) => !read.has(path))),
  ) as [Entries, Entries];
  const all = new Set([...unread.keys(), ...unreadBefore.keys()]);
  const pairs = [...all].map((path) => {
    const pair: Pair = [unreadBefore.get(path) ?? null, unread.get(path) ?? null];
    const [was, is] = pair;
    return { path, pair, isUnchanged: was !== null && is !== null && isSame(was, is) };
  });
  if (all.size === 0) return [];
  const there = new Set(after.map(({ path }) => path));
  const changed = pairs.flatMap(({ path, isUnchanged }) => (isUnchanged ? [] : [path]));
  const [isOfChart, isOfKustomization] = [
    partsOfCharts(changed, there),
    partsOfKustomizations(changed, there),
  ];
  const isPart = (path: string): boolean => isOfChart(path) || isOfKustomization(path);
  const paths = pairs.filter(({ path, isUnchanged }) => !isUnchanged || isPart(path));
  return paths
    .toSorted((a, b) => Number(a.isUnchanged) - Number(b.isUnchanged))
    .slice(0, MOST_FILES)
    .map(({ path, pair }) => [path, pair] as const);
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

/** Matches files that no glob excludes. */
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
