import { itemsIn, listIn, textIn } from '../manifest/fields.js';
import { lazily } from '../manifest/lookup.js';
import type { Json, Place } from '../manifest/manifest.js';
import { folderOf, inside, isWithin, joined, nameOf } from '../manifest/path.js';
import { visible } from '../manifest/visible.js';
import { code, literal, name, type Text, text } from '../text/text.js';
import { sha256 } from './expansion.js';
import { textOf } from './remote-charts/refusal.js';
import type { FetchedChart } from './remote-charts/remote-charts.js';
import type { ChartReference } from './remote-charts/repository.js';
import { folderText, RenderError, renderProblem } from './render-error.js';
import type { Renderer } from './renderer.js';
import type { Tree } from './tree.js';
import type { Inputs } from './workspace.js';

/** Charts that depend on charts: more levels are a circle. */
const MAX_DEPTH = 16;

/** A chart as it is copied for Helm. */
export interface Chart {
  /** The folder of the copy; for a chart of the tree the same as there. */
  readonly folder: string;
  /** Files of the tree that were rendered. */
  readonly inputs: readonly string[];
  /** Folders of the tree, and where they are in the copy. */
  readonly copies: readonly { readonly from: string; readonly to: string }[];
  /** Fetched charts, and where they are in the copy. */
  readonly fetched: readonly { readonly chart: FetchedChart; readonly to: string }[];
}

/** The same while it is gathered. */
interface Gathered {
  readonly use: string;
  readonly copies: Chart['copies'][number][];
  readonly fetched: Chart['fetched'][number][];
}

/** A chart of the tree and its dependencies: in `charts/`, in folders beside it (`file://`), or fetched. */
export async function chartOf(renderer: Renderer, folder: string, use: string): Promise<Chart> {
  const { tree } = renderer;
  if (!tree.isFile(inside(folder, 'Chart.yaml'))) {
    const message = text`${folderText(folder, 'The root of the repository')} holds no Chart.yaml. Correct the folder of the chart.`;
    throw new RenderError(renderProblem('no-chart', message, folder || null), [folder]);
  }
  const gathered: Gathered = {
    use: sha256([use, tree.digest([folder])]),
    copies: [{ from: folder, to: folder }],
    fetched: [],
  };
  await dependencies(renderer, folder, folder, gathered, 0);
  return { folder, inputs: gathered.copies.flatMap(({ from }) => rendered(tree, from)), ...gathered };
}

/** A chart of a remote repository. Throws the declared reason if it is not fetched. */
export async function fetchedChart(
  renderer: Renderer,
  reference: ChartReference,
  use: string,
): Promise<Chart> {
  const chart = await fetched(renderer, reference, use, null);
  const to = `.remote/${chart.digest.replaceAll(/\W/g, '-')}`;
  return { folder: to, inputs: [], copies: [], fetched: [{ chart, to }] };
}

/** The name in the Chart.yaml of a folder. */
export function chartNameIn(tree: Tree, folder: string): string | null {
  return textIn(tree.value(inside(folder, 'Chart.yaml')), 'name');
}

/** Copies a chart and its dependencies. */
export function copyChart({ copies, fetched }: Chart, inputs: Inputs): void {
  for (const { from, to } of copies) inputs.copy(from, to);
  for (const { chart, to } of fetched) inputs.place(chart.folder, to);
}

async function fetched(
  { charts }: Renderer,
  reference: ChartReference,
  use: string,
  place: Place | null,
): Promise<FetchedChart> {
  const answer = (await charts?.chart(reference, use)) ?? { declared: 'none' };
  if ('folder' in answer) return answer;
  const name = [reference.repository, reference.chart].filter((one) => one !== null).join('/');
  const why = text`The chart ${code(visible(name))} was not fetched: ${literal(textOf(answer))}`;
  const problem = renderProblem('chart-not-fetched', text`${why}.`, place);
  throw new RenderError(problem, [], 'declared' in answer ? why : null, use);
}

/** `at` is where the copy of the chart of `folder` is. */
async function dependencies(
  renderer: Renderer,
  folder: string,
  at: string,
  gathered: Gathered,
  depth: number,
): Promise<void> {
  const { tree } = renderer;
  const fail = (message: Text, place: Place | string | null): RenderError =>
    new RenderError(renderProblem('chart-dependency', message, place), [folder]);
  if (depth > MAX_DEPTH)
    throw fail(
      text`The dependencies of ${folderText(folder, 'the chart')} form a circle. Break it.`,
      inside(folder, 'Chart.yaml'),
    );
  // Not asked for charts that are all in charts/.
  const versions = lazily(() => lockedVersions(tree, folder, fail));
  for (const file of ['Chart.yaml', 'requirements.yaml'].map((name) => inside(folder, name))) {
    const [document] = tree.yaml(file).documents;
    for (const [index, one] of (listIn(document?.value, 'dependencies') ?? []).entries()) {
      const wanted = textIn(one, 'name') ?? '';
      const place = document?.placeOf(['dependencies', index]) ?? null;
      if (!/^[A-Za-z0-9][\w.-]*$/.test(wanted))
        throw fail(
          text`"${code(visible(wanted))}" is not the name of a chart. Use letters, digits, dots and dashes.`,
          place,
        );
      if (isVendored(tree, folder, wanted)) continue;
      const to = inside(at, `charts/${wanted}`);
      const repository = textIn(one, 'repository') ?? '';
      const [, path = null] = /^file:\/\/(.*)$/s.exec(repository) ?? [];
      const beside = path === null ? null : joined(folder, path);
      if (beside !== null && tree.isFile(inside(beside, 'Chart.yaml'))) {
        gathered.copies.push({ from: beside, to });
        await dependencies(renderer, beside, to, gathered, depth + 1);
      } else if (/^(?:https|oci):\/\//.test(repository)) {
        const version = versions().get(wanted) ?? textIn(one, 'version');
        const reference = { repository, chart: wanted, version };
        const chart = await fetched(renderer, reference, gathered.use, place).catch((error: unknown) => {
          throw error instanceof RenderError ? error.after([folder]) : error;
        });
        gathered.fetched.push({ chart, to });
      } else
        throw fail(
          text`The chart depends on "${code(visible(wanted))}", which is not in ${name('file', visible(inside(folder, 'charts')))}. Run ${code(`helm dependency build ${visible(folder) || '.'}`)} and commit the folder charts/.`,
          place,
        );
    }
  }
}

/** Versions of Chart.lock. Throws if it was made for other dependencies, as `helm dependency build` does. */
function lockedVersions(
  tree: Tree,
  folder: string,
  fail: (message: Text, place: string) => RenderError,
): ReadonlyMap<string, string> {
  const lock = inside(folder, 'Chart.lock');
  if (!tree.isFile(lock)) return new Map();
  const wanted = itemsIn(tree.value(inside(folder, 'Chart.yaml')), 'dependencies');
  const locked = itemsIn(tree.value(lock), 'dependencies');
  const versions = new Map(locked.map((one) => [textIn(one, 'name') ?? '', textIn(one, 'version') ?? '']));
  const isLocked = (one: Json): boolean => {
    const [written, version] = [textIn(one, 'version') ?? '', versions.get(textIn(one, 'name') ?? '')];
    return version !== undefined && (!/^v?\d+\.\d+\.\d+/.test(written) || written === version);
  };
  if (wanted.length === locked.length && wanted.every(isLocked)) return versions;
  const update = code(`helm dependency update ${visible(folder) || '.'}`);
  throw fail(
    text`${name('file', visible(lock))} belongs to other dependencies than those of Chart.yaml. Run ${update} and commit it.`,
    lock,
  );
}

function isVendored(tree: Tree, folder: string, wanted: string): boolean {
  const charts = inside(folder, 'charts');
  return tree.below(charts).some((path) => {
    const [first = ''] = path.slice(charts.length + 1).split('/');
    if (first === wanted || (first.startsWith(`${wanted}-`) && first.endsWith('.tgz'))) return true;
    // A vendored chart may lie in a folder of another name.
    const isChart = nameOf(path) === 'Chart.yaml' && folderOf(folderOf(path)) === charts;
    return isChart && textIn(tree.value(path), 'name') === wanted;
  });
}

/** Parts of a chart that Helm reads itself; templates read the rest of the folder by `.Files`. */
const PART =
  /^(?:templates|charts|crds|ci)\/|^(?:Chart|requirements)\.(?:ya?ml|lock)$|^values(?:\.schema\.json|\.ya?ml)$/;
/** Values for another release, such as `values-prod.yaml`. */
const OTHER_VALUES = /^(?:[^/]*[-_.])?values[-_.][^/]*\.ya?ml$/i;

/** The files of a chart that were rendered. Source: helm.sh, docs/topics/charts, "The Chart File Structure". */
function rendered(tree: Tree, folder: string): string[] {
  const files = tree.below(folder);
  // Charts of it count like itself.
  const within = (path: string): string =>
    (folder === '' ? path : path.slice(folder.length + 1)).replace(/^(?:charts\/[^/]+\/)+/, '');
  const readsFiles = files.some(
    (path) => /^templates\//.test(within(path)) && /\.Files\b/.test(tree.text(path) ?? ''),
  );
  return files.filter((path) => PART.test(within(path)) || (readsFiles && !OTHER_VALUES.test(within(path))));
}

/** The file of the tree at a path of the copied chart; null for a packed or fetched one. */
export function writtenAt(tree: Tree, { folder, copies }: Chart, path: string): string | null {
  const copied = inside(folder, path);
  const copy = copies.findLast(({ to }) => isWithin(to, copied));
  const written = copy && joined(copy.from, copied.slice(copy.to.length).replace(/^\//, ''));
  return written !== undefined && written !== null && tree.isFile(written) ? written : null;
}
