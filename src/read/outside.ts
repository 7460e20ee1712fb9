import { code, few, text } from '../text/text.js';
import { asUnjudged, type Problem, unjudgedAt } from '../manifest/problem.js';
import { KUSTOMIZATION_NAMES } from '../manifest/delivery/kustomization.js';
import { folderOf, inside } from '../manifest/path.js';
import type { OutsideFile } from '../manifest/source-file.js';
import { ANY_FILE, compileGlobs } from './globs.js';
import { ReadError, type ReadLimits, type Root, type TreeEntry } from './root.js';
import { pathName } from './problems.js';
import { decodeMarked } from './text.js';

/** Files of a change that are read. Nobody reviews a change of more; what it takes from the policies is reported anyway. */
const MOST_FILES = 5_000;
/** A larger file is not read; a manifest among them is reported. */
const LIMITS: ReadLimits = { files: MOST_FILES, bytesPerFile: 10 * 1024 ** 2, bytes: 100 * 1024 ** 2 };

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

/** A file on both sides. */
interface Pair {
  readonly path: string;
  readonly before: TreeEntry | null;
  readonly after: TreeEntry | null;
  readonly isChanged: boolean;
}

/**
 * The text files that a change adds, edits or removes, apart from those that are read already, and with them the unchanged files that
 * tell what is made of them: the Chart.yaml and templates of a chart, the kustomization above and the manifests beside it.
 */
export function changedOutside(base: Root | null, head: Root, { read, exclusions }: Outside): ChangedOutside {
  if (base === null) return { files: [], problem: null };
  const [broken] = [...base.problems, ...head.problems];
  if (broken) return { files: [], problem: broken };
  const pairs = pairsOf(base, head, read);
  const isPart = partsOf(pairs, head);
  const wanted = pairs
    .filter(({ path, isChanged }) => isChanged || isPart(path))
    .toSorted((a, b) => Number(b.isChanged) - Number(a.isChanged))
    .slice(0, MOST_FILES);
  try {
    const was = base.read(
      wanted.flatMap(({ before }) => before ?? []),
      LIMITS,
    );
    const is = head.read(
      wanted.flatMap(({ after }) => after ?? []),
      LIMITS,
    );
    const kept = compileGlobs([ANY_FILE, ...exclusions]).globs;
    const unread = wanted.filter(
      ({ path, isChanged }) =>
        isChanged && isManifest(path) && kept.matches(path) && [was.get(path), is.get(path)].some(isProblem),
    );
    const files = wanted.flatMap(({ path }): OutsideFile[] => {
      const [before, text] = [textOf(was.get(path)), textOf(is.get(path))];
      return before === null && text === null
        ? []
        : [{ path, before, text, isTakenOut: !kept.matches(path) }];
    });
    return { files, problem: tooLarge(unread.map(({ path }) => path)) };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const { problem } = error;
    return { files: [], problem: problem.code === 'too-large' ? asUnjudged(problem) : problem };
  }
}

function pairsOf(base: Root, head: Root, read: ReadonlySet<string>): readonly Pair[] {
  const filesOf = ({ entries }: Root): ReadonlyMap<string, TreeEntry> =>
    new Map(
      entries.flatMap((entry) =>
        entry.mode.startsWith('100') && !read.has(entry.path) ? [[entry.path, entry]] : [],
      ),
    );
  const [was, is] = [filesOf(base), filesOf(head)];
  return [...new Set([...is.keys(), ...was.keys()])].map((path) => {
    const [before, after] = [was.get(path) ?? null, is.get(path) ?? null];
    const isChanged = before === null || after === null || base.idOf(before) !== head.idOf(after);
    return { path, before, after, isChanged };
  });
}

function isProblem(content: Buffer | Problem | undefined): boolean {
  return content !== undefined && !Buffer.isBuffer(content);
}

function textOf(content: Buffer | Problem | undefined): string | null {
  return Buffer.isBuffer(content) ? decodeMarked(content) : null;
}

/** True for a file that may hold objects; lock files of packages are data of the same form. */
function isManifest(path: string): boolean {
  return /\.(?:ya?ml|json)$/i.test(path) && !/(?:^|[/.-])lock\.(?:ya?ml|json)$/i.test(path);
}

const PATHS_SHOWN = 3;

function tooLarge(paths: readonly string[]): Problem | null {
  if (paths.length === 0) return null;
  const message = text`Not evaluated, larger than ${LIMITS.bytesPerFile / 1024 ** 2} MiB: ${few(paths.map(pathName), PATHS_SHOWN)}. Name in ${code('policies')} what a cluster gets, and exclude the rest (${code('!path')}).`;
  return unjudgedAt(null, 'outside-policies', message);
}

/** Tells the files that say what is made of a changed one: of its charts, and of the nearest kustomization above it. */
function partsOf(pairs: readonly Pair[], { entries }: Root): (path: string) => boolean {
  const changed = pairs.filter(({ isChanged }) => isChanged);
  if (changed.length === 0) return () => false;
  const all = new Set(entries.map(({ path }) => path));
  const charts = new Set<string>();
  const kustomizations = new Set<string>();
  for (const { path } of changed) {
    const above = foldersAbove(path);
    for (const folder of above) if (all.has(inside(folder, 'Chart.yaml'))) charts.add(folder);
    const nearest = above.find((folder) => KUSTOMIZATION_NAMES.some((name) => all.has(inside(folder, name))));
    if (nearest !== undefined) kustomizations.add(nearest);
  }
  return (path) => {
    const chart = path.endsWith('Chart.yaml') ? folderOf(path) : /^(?:(.*?)\/)?templates\//.exec(path);
    const folder = typeof chart === 'string' ? chart : chart && (chart[1] ?? '');
    const isOfChart = folder !== null && charts.has(folder);
    return isOfChart || (kustomizations.has(folderOf(path)) && /\.ya?ml$|(?:^|\/)Kustomization$/.test(path));
  };
}

/** The folders that a file lies in, from the nearest up to the root, ''. */
function foldersAbove(path: string): readonly string[] {
  const folders = [folderOf(path)];
  for (let folder = folders[0] ?? ''; folder !== ''; folder = folderOf(folder))
    folders.push(folderOf(folder));
  return folders;
}
