import { itemsIn, listIn, textIn } from '../manifest/fields.js';
import { lazily } from '../manifest/lookup.js';
import type { Json, Place } from '../manifest/manifest.js';
import { folderOf, inside, isWithin, joined, nameOf } from '../manifest/path.js';
import { visible } from '../manifest/visible.js';
import { code, literal, type Text, text } from '../text/text.js';
import { sha256 } from './expansion.js';
import { textOf } from './remote-charts/refusal.js';
import type { FetchedChart } from './remote-charts/remote-charts.js';
import type { ChartReference } from './remote-charts/allowed.js';
import { folderText, RenderError, renderProblem, withInputs } from './render-error.js';
import type { Renderer } from './renderer.js';
import type { Tree } from './tree.js';

/** Charts in one another: more are a circle. */
const MOST_CHARTS = 256;

/** A chart as it is copied for Helm. */
export interface Chart {
  /** The folder of the copy; for a chart of the tree the same as there. */
  readonly folder: string;
  /** Folders of the tree, and where they are in the copy. */
  readonly copies: { readonly from: string; readonly to: string }[];
  /** Fetched charts, and where they are in the copy. */
  readonly fetched: { readonly chart: FetchedChart; readonly to: string }[];
}

/**
 * A chart of a remote repository, or one of the tree with its dependencies: in `charts/`, in folders beside it (`file://`), or fetched. Throws
 * the declared reason if a remote chart is not fetched.
 */
export async function chartOf(
  renderer: Renderer,
  written: string | ChartReference,
  use: string,
): Promise<Chart> {
  if (typeof written !== 'string') {
    const chart = await fetched(renderer, written, use, null);
    const to = `.remote/${chart.digest.replaceAll(/\W/g, '-')}`;
    return { folder: to, copies: [], fetched: [{ chart, to }] };
  }
  const { tree } = renderer;
  if (!tree.isFile(inside(written, 'Chart.yaml'))) {
    const message = text`${folderText(written, 'The root of the repository')} holds no Chart.yaml. Correct the folder of the chart.`;
    throw new RenderError(renderProblem('no-chart', message, written || null), [written]);
  }
  const chart: Chart = { folder: written, copies: [], fetched: [] };
  await addDependencies(renderer, chart, written, written, sha256([use, tree.digest([written])]));
  return chart;
}

/** The name in the Chart.yaml of a folder. */
export function chartNameIn(tree: Tree, folder: string): string | null {
  return textIn(tree.value(inside(folder, 'Chart.yaml')), 'name');
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

/** Adds a folder and what its chart depends on; `at` is where its copy is. */
async function addDependencies(
  renderer: Renderer,
  chart: Chart,
  folder: string,
  at: string,
  use: string,
): Promise<void> {
  const { tree } = renderer;
  const fail = (message: Text, place: Place | string | null): RenderError =>
    new RenderError(renderProblem('chart-dependency', message, place), [folder]);
  if (chart.copies.push({ from: folder, to: at }) > MOST_CHARTS) {
    const message = text`${folderText(folder, 'The chart')} depends on too many charts, or on itself. Break the circle.`;
    throw fail(message, inside(folder, 'Chart.yaml'));
  }
  const locked = lazily(() => lockedVersions(tree, folder));
  for (const file of ['Chart.yaml', 'requirements.yaml'].map((name) => inside(folder, name))) {
    const [document] = tree.yaml(file).documents;
    for (const [index, one] of (listIn(document?.value, 'dependencies') ?? []).entries()) {
      const wanted = textIn(one, 'name') ?? '';
      if (isVendored(tree, folder, wanted)) continue;
      const place = document?.placeOf(['dependencies', index]) ?? null;
      const to = inside(at, `charts/${wanted}`);
      const repository = textIn(one, 'repository') ?? '';
      const [, path = null] = /^file:\/\/(.*)$/s.exec(repository) ?? [];
      const beside = path === null ? null : joined(folder, path);
      const isName = /^[A-Za-z0-9][\w.-]*$/.test(wanted);
      if (isName && beside !== null && tree.isFile(inside(beside, 'Chart.yaml')))
        await addDependencies(renderer, chart, beside, to, use);
      else if (isName && /^(?:https|oci):\/\//.test(repository) && locked() !== null) {
        const version = locked()?.get(wanted) ?? textIn(one, 'version');
        const reference = { repository, chart: wanted, version };
        const remote = await fetched(renderer, reference, use, place).catch(withInputs([folder]));
        chart.fetched.push({ chart: remote, to });
      } else {
        const folders = code(visible(inside(folder, 'charts')));
        const update = code(`helm dependency update ${visible(folder) || '.'}`);
        throw fail(
          text`The chart depends on "${code(visible(wanted))}", which is neither in ${folders} nor what Chart.lock was made for. Run ${update} and commit its result.`,
          place,
        );
      }
    }
  }
}

/** Versions of Chart.lock; null if it was made for other dependencies, which `helm dependency build` refuses. */
function lockedVersions(tree: Tree, folder: string): ReadonlyMap<string, string> | null {
  const dependenciesOf = (file: string): readonly (readonly [string, string])[] =>
    itemsIn(tree.value(inside(folder, file)), 'dependencies').map((one: Json) => [
      textIn(one, 'name') ?? '',
      textIn(one, 'version') ?? '',
    ]);
  const [wanted, locked] = [dependenciesOf('Chart.yaml'), dependenciesOf('Chart.lock')];
  const versions = new Map(locked);
  const isLocked = ([name, version]: readonly [string, string]): boolean =>
    versions.has(name) && (versions.get(name) === version || !/^v?\d+\.\d+\.\d+/.test(version));
  const isCurrent = wanted.length === locked.length && wanted.every(isLocked);
  return isCurrent || !tree.isFile(inside(folder, 'Chart.lock')) ? versions : null;
}

function isVendored(tree: Tree, folder: string, wanted: string): boolean {
  const charts = inside(folder, 'charts');
  return tree.below(charts).some((path) => {
    const [first = ''] = path.slice(charts.length + 1).split('/');
    if (first === wanted || (first.startsWith(`${wanted}-`) && first.endsWith('.tgz'))) return true;
    // A vendored chart may lie in a folder of another name.
    return (
      nameOf(path) === 'Chart.yaml' &&
      folderOf(folderOf(path)) === charts &&
      chartNameIn(tree, folderOf(path)) === wanted
    );
  });
}

/** Parts of a chart that Helm reads itself; templates read the rest of the folder by `.Files`. */
const PART =
  /^(?:templates|charts|crds|ci)\/|^(?:Chart|requirements)\.(?:ya?ml|lock)$|^values(?:\.schema\.json|\.ya?ml)$/;
/** Values for another release, such as `values-prod.yaml`. */
const OTHER_VALUES = /^(?:[^/]*[-_.])?values[-_.][^/]*\.ya?ml$/i;

/** The files of the tree that a chart is rendered from. Source: helm.sh, docs/topics/charts, "The Chart File Structure". */
export function inputsOf(tree: Tree, { copies }: Chart): string[] {
  return copies.flatMap(({ from }) => {
    const files = tree.below(from).map((path) => ({
      path,
      // Charts of it count like itself.
      within: (from === '' ? path : path.slice(from.length + 1)).replace(/^(?:charts\/[^/]+\/)+/, ''),
    }));
    const readsFiles = files.some(
      ({ path, within }) => /^templates\//.test(within) && /\.Files\b/.test(tree.text(path) ?? ''),
    );
    return files.flatMap(({ path, within }) =>
      PART.test(within) || (readsFiles && !OTHER_VALUES.test(within)) ? [path] : [],
    );
  });
}

/** The file of the tree at a path of the copied chart; null for a packed or fetched one. */
export function writtenAt(tree: Tree, { folder, copies }: Chart, path: string): string | null {
  const copied = inside(folder, path);
  const copy = copies.findLast(({ to }) => isWithin(to, copied));
  const written = copy && joined(copy.from, copied.slice(copy.to.length).replace(/^\//, ''));
  return written !== undefined && written !== null && tree.isFile(written) ? written : null;
}
