import { KUSTOMIZATION_NAMES } from '../manifest/delivery/kustomization.js';
import { folderOf, inside } from '../manifest/path.js';
import { asUnjudged, type Problem, unjudgedAt } from '../manifest/problem.js';
import type { OutsideFile } from '../manifest/source-file.js';
import { code, text } from '../text/text.js';
import { decodeUtf8 } from './file.js';
import { MANIFEST } from './globs.js';
import { pathName, ReadError, type ReadLimits, type Root, type TreeEntry } from './root.js';

/**
 * No reviewer reads more files of a change; what leaves the policies is reported in any case. A larger file is not read; a manifest among
 * them is reported.
 */
const LIMITS: ReadLimits = { files: 5_000, bytesPerFile: 10 * 1024 ** 2, bytes: 100 * 1024 ** 2 };

/**
 * The text files that a change adds, edits or removes, apart from those that are read already, and with them the unchanged files that
 * tell what is made of them: the Chart.yaml and templates of a chart, the kustomization above and the manifests beside it. With a problem they
 * are not known.
 *
 * @param isTakenOut true for a file that the policies exclude, or that another cluster takes
 */
export function changedOutside(
  base: Root,
  head: Root,
  read: ReadonlySet<string>,
  isTakenOut: (path: string) => boolean,
): { readonly files: readonly OutsideFile[]; readonly problem: Problem | null } {
  const [broken] = [...base.problems, ...head.problems];
  if (broken) return { files: [], problem: broken };
  const filesOf = ({ entries }: Root): Map<string, TreeEntry> => {
    const files = entries.filter(({ path, mode }) => mode.startsWith('100') && !read.has(path));
    return new Map(files.map((entry) => [entry.path, entry]));
  };
  const [was, is] = [filesOf(base), filesOf(head)];
  const isChanged = (path: string): boolean => {
    const [before, after] = [was.get(path), is.get(path)];
    return before === undefined || after === undefined || base.idOf(before) !== head.idOf(after);
  };
  const paths = [...new Set([...is.keys(), ...was.keys()])];
  const changed = new Set(paths.filter(isChanged));
  const isPart = partsOf(changed, head.entries);
  const parts = paths.filter((path) => !changed.has(path) && isPart(path));
  const wanted = [...changed, ...parts].slice(0, LIMITS.files);
  const contentsIn = (root: Root, files: ReadonlyMap<string, TreeEntry>) =>
    root.read(
      wanted.flatMap((path) => files.get(path) ?? []),
      LIMITS,
    );
  try {
    const [before, after] = [contentsIn(base, was), contentsIn(head, is)];
    const files: OutsideFile[] = [];
    let problem: Problem | null = null;
    for (const path of wanted) {
      const contents = [before.get(path), after.get(path)];
      const [old = null, now = null] = contents.map(textOf);
      if (old !== null || now !== null)
        files.push({ path, before: old, text: now, isTakenOut: isTakenOut(path) });
      const isLarge = contents.some((one) => one !== undefined && !Buffer.isBuffer(one));
      if (!isLarge || !changed.has(path) || !MANIFEST.test(path) || LOCK.test(path) || isTakenOut(path))
        continue;
      const message = text`Not evaluated, larger than ${LIMITS.bytesPerFile / 1024 ** 2} MiB: ${pathName(path)}. Name in ${code('policies')} what a cluster gets, and exclude the rest (${code('!path')}).`;
      problem ??= unjudgedAt(null, 'outside-policies', message);
    }
    return { files, problem };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const { problem } = error;
    return { files: [], problem: problem.code === 'too-large' ? asUnjudged(problem) : problem };
  }
}

/** The text of UTF-8 bytes, or of UTF-16 with a byte order mark: kubectl and Flux apply both. */
function textOf(content: Buffer | Problem | undefined): string | null {
  if (!Buffer.isBuffer(content)) return null;
  const mark = content.toString('latin1', 0, 2);
  if (mark === '\xff\xfe') return new TextDecoder('utf-16le').decode(content);
  return mark === '\xfe\xff' ? new TextDecoder('utf-16be').decode(content) : decodeUtf8(content);
}

/** Lock files of packages are data of the same form as manifests. */
const LOCK = /(?:^|[/.-])lock\.(?:ya?ml|json)$/i;

/** Tells the files that say what is made of a changed one: of its charts, and of the nearest kustomization above it. */
function partsOf(changed: ReadonlySet<string>, entries: readonly TreeEntry[]): (path: string) => boolean {
  const all = new Set(entries.map(({ path }) => path));
  const charts = new Set<string>();
  const kustomizations = new Set<string>();
  for (const path of changed) {
    const above = [folderOf(path)];
    for (let [folder = ''] = above; folder !== '';) above.push((folder = folderOf(folder)));
    for (const folder of above) if (all.has(inside(folder, 'Chart.yaml'))) charts.add(folder);
    const nearest = above.find((folder) => KUSTOMIZATION_NAMES.some((name) => all.has(inside(folder, name))));
    if (nearest !== undefined) kustomizations.add(nearest);
  }
  return (path) => {
    const template = /^(?:(.*?)\/)?templates\//.exec(path);
    const chart = path.endsWith('Chart.yaml') ? folderOf(path) : template && (template[1] ?? '');
    const isOfChart = chart !== null && charts.has(chart);
    return isOfChart || (kustomizations.has(folderOf(path)) && /\.ya?ml$|(?:^|\/)Kustomization$/.test(path));
  };
}
