import { itemsIn, textIn } from '../manifest/fields.js';
import type { Place } from '../manifest/manifest.js';
import { inside, isWithin, joined } from '../manifest/path.js';
import { visible } from '../manifest/visible.js';
import { code, literal, text } from '../text/text.js';
import { sha256 } from './expansion.js';
import type { ChartReference } from './remote-charts/allowed.js';
import { Refusal } from './remote-charts/refusal.js';
import { folderText, renderError, withInputs } from './render-error.js';
import type { Renderer } from './renderer.js';
import type { Tree } from './tree.js';

/** Charts in one another: more are a circle. */
const MOST_CHARTS = 256;

/** A chart as it is copied for Helm. */
export interface Chart {
  /** The folder of the copy, or the packed chart; for a chart of the tree the same as there. */
  readonly path: string;
  /** Folders of the tree, and where they are in the copy. */
  readonly copies: { readonly from: string; readonly to: string }[];
  /** Fetched charts, packed, and where they are in the copy. */
  readonly fetched: { readonly file: string; readonly digest: string; readonly to: string }[];
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
  const { tree } = renderer;
  const chart: Chart = { path: typeof written === 'string' ? written : REMOTE, copies: [], fetched: [] };
  if (typeof written !== 'string')
    await addFetched(renderer, chart, written, { use, to: REMOTE, place: null });
  else if (tree.isFile(inside(written, 'Chart.yaml'))) {
    const content = sha256([use, tree.digest([written])]);
    await addChart(renderer, chart, { from: written, to: written, use: content });
  } else {
    const message = text`${folderText(written, 'The root of the repository')} holds no Chart.yaml. Correct the folder of the chart.`;
    throw renderError('no-chart', message, written || null, [written]);
  }
  return chart;
}

const REMOTE = '.remote/chart.tgz';

/** The name in the Chart.yaml of a folder. */
export function chartNameIn(tree: Tree, folder: string): string | null {
  return textIn(tree.value(inside(folder, 'Chart.yaml')), 'name');
}

async function addFetched(
  { charts }: Renderer,
  chart: Chart,
  reference: ChartReference,
  { use, to, place }: { readonly use: string; readonly to: string; readonly place: Place | null },
): Promise<void> {
  try {
    if (charts === null) throw new Refusal('none');
    chart.fetched.push({ ...(await charts.chart(reference, use)), to });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const name = [reference.repository, reference.chart].filter((one) => one !== null).join('/');
    const why = text`The chart ${code(visible(name))} was not fetched: ${literal(error.message)}`;
    throw renderError('chart-not-fetched', text`${why}.`, place, [], {
      use,
      why: error.isDeclared ? why : null,
    });
  }
}

/** Adds a folder and what its chart depends on. */
async function addChart(
  renderer: Renderer,
  chart: Chart,
  { from, to: at, use }: Chart['copies'][number] & { readonly use: string },
): Promise<void> {
  const { tree } = renderer;
  if (chart.copies.push({ from, to: at }) > MOST_CHARTS) {
    const message = text`${folderText(from, 'The chart')} depends on too many charts, or on itself. Break the circle.`;
    throw renderError('chart-dependency', message, inside(from, 'Chart.yaml'), [from]);
  }
  const locked = lockedVersions(tree, from);
  for (const file of ['Chart.yaml', 'requirements.yaml']) {
    const [document] = tree.yaml(inside(from, file)).documents;
    for (const [index, one] of itemsIn(document?.value, 'dependencies').entries()) {
      const wanted = textIn(one, 'name') ?? '';
      if (isVendored(tree, inside(from, 'charts'), wanted)) continue;
      const place = document?.placeOf(['dependencies', index]) ?? null;
      const to = inside(at, `charts/${wanted}`);
      const repository = textIn(one, 'repository') ?? '';
      const beside = repository.startsWith('file://')
        ? joined(from, repository.slice('file://'.length))
        : null;
      const isName = /^[A-Za-z0-9][\w.-]*$/.test(wanted);
      if (isName && beside !== null && tree.isFile(inside(beside, 'Chart.yaml')))
        await addChart(renderer, chart, { from: beside, to, use });
      else if (isName && /^(?:https|oci):\/\//.test(repository) && locked !== null) {
        const reference = {
          repository,
          chart: wanted,
          version: locked.get(wanted) ?? textIn(one, 'version'),
        };
        const into = { use, to: `${to}.tgz`, place };
        await addFetched(renderer, chart, reference, into).catch(withInputs([from]));
      } else {
        const folders = code(visible(inside(from, 'charts')));
        const update = code(`helm dependency update ${visible(from) || '.'}`);
        const message = text`The chart depends on "${code(visible(wanted))}", which is neither in ${folders} nor what Chart.lock was made for. Run ${update} and commit its result.`;
        throw renderError('chart-dependency', message, place, [from]);
      }
    }
  }
}

/** Versions of Chart.lock; null if it was made for other dependencies, which `helm dependency build` refuses. */
function lockedVersions(tree: Tree, folder: string): ReadonlyMap<string, string> | null {
  const [wanted, locked] = ['Chart.yaml', 'Chart.lock'].map((file) => {
    const all = itemsIn(tree.value(inside(folder, file)), 'dependencies');
    return new Map(all.map((one) => [textIn(one, 'name') ?? '', textIn(one, 'version') ?? '']));
  }) as [Map<string, string>, Map<string, string>];
  const isLocked = ([name, version]: readonly [string, string]): boolean =>
    locked.has(name) && (locked.get(name) === version || !/^v?\d+\.\d+\.\d+/.test(version));
  const isCurrent = wanted.size === locked.size && [...wanted].every(isLocked);
  return isCurrent || !tree.isFile(inside(folder, 'Chart.lock')) ? locked : null;
}

/** True for a chart in `charts`: packed, or in a folder, which may have another name. */
function isVendored(tree: Tree, charts: string, wanted: string): boolean {
  return tree.below(charts).some((path) => {
    const [first = '', second] = path.slice(charts.length + 1).split('/');
    const isNamed = first === wanted || (first.startsWith(`${wanted}-`) && first.endsWith('.tgz'));
    return isNamed || (second === 'Chart.yaml' && chartNameIn(tree, inside(charts, first)) === wanted);
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
    const files = tree.below(from).map((path) => {
      const below = from === '' ? path : path.slice(from.length + 1);
      // Charts of it count like itself.
      return { path, within: below.replace(/^(?:charts\/[^/]+\/)+/, '') };
    });
    const readsFiles = files.some(
      ({ path, within }) => within.startsWith('templates/') && /\.Files\b/.test(tree.text(path) ?? ''),
    );
    return files.flatMap(({ path, within }) =>
      PART.test(within) || (readsFiles && !OTHER_VALUES.test(within)) ? path : [],
    );
  });
}

/** The file of the tree at a path of the copied chart; null for one of a packed chart. */
export function writtenAt(tree: Tree, { path: chart, copies }: Chart, path: string): string | null {
  const copied = inside(chart, path);
  const copy = copies.findLast(({ to }) => isWithin(to, copied));
  const written = copy && joined(copy.from, copied.slice(copy.to.length).replace(/^\//, ''));
  return written !== undefined && written !== null && tree.isFile(written) ? written : null;
}
