import { code, literal, name, text } from '../text/text.js';
import { itemsIn, listIn, textIn } from '../manifest/fields.js';
import { lazily } from '../manifest/lookup.js';
import type { Json, Place } from '../manifest/manifest.js';
import { folderOf, inside, isWithin, joined, nameOf } from '../manifest/path.js';
import { visible } from '../manifest/visible.js';
import { sha256 } from './expansion.js';
import { folderText, RenderError, renderProblem } from './render-error.js';
import { textOf } from './remote-charts/refusal.js';
import type { ChartReference } from './remote-charts/repository.js';
import type { Renderer } from './renderer.js';
import type { Tree } from './tree.js';
import type { Inputs } from './workspace.js';

/** Charts inside charts: more levels are a circle. */
const MAX_DEPTH = 16;

/** A chart with its dependencies, before it is copied. */
export interface Chart {
  /** The folder of the tree, or where the copy of a fetched chart is. */
  readonly folder: string;
  /** Files of the tree that were rendered. */
  readonly inputs: readonly string[];
  /** Folders of the tree that it is copied from, and where they are in the copy. */
  readonly copies: readonly { readonly from: string; readonly to: string }[];
  /** Fetched charts, and where they are in the copy. */
  readonly fetched: readonly Fetched[];
}

interface Fetched {
  /** Absolute path. */
  readonly from: string;
  readonly to: string;
  readonly digest: string;
}

/** A chart of the tree and its dependencies: in `charts/`, in folders beside it (`file://`), or fetched. */
export async function chartOf(renderer: Renderer, folder: string, use: string): Promise<Chart> {
  const { tree } = renderer;
  const file = inside(folder, 'Chart.yaml');
  if (!tree.isFile(file)) {
    const message = text`${folderText(folder, 'The root of the repository')} holds no Chart.yaml. Correct the folder of the chart.`;
    throw new RenderError(renderProblem('no-chart', message, folder || null), [folder]);
  }
  const gathered = { copies: [{ from: folder, to: folder }], fetched: [] as Fetched[] };
  const uses = sha256([use, tree.digest([folder])]);
  await dependencies(renderer, folder, folder, { ...gathered, use: uses }, 0);
  const inputs = gathered.copies.flatMap(({ from }) => rendered(tree, from));
  return { folder, inputs, ...gathered };
}

/** The name in the Chart.yaml of a folder. */
export function chartNameIn(tree: Tree, folder: string): string | null {
  return textIn(tree.value(inside(folder, 'Chart.yaml')), 'name');
}

/** Copies a chart and its dependencies. */
export function copyChart({ copies, fetched }: Chart, inputs: Inputs): void {
  for (const { from, to } of copies) inputs.copyTo(from, to);
  for (const { from, to } of fetched) inputs.place(from, to);
}

/** A chart of a remote repository. Throws the declared reason if it is not fetched. */
export async function fetchedChart(
  renderer: Renderer,
  reference: ChartReference,
  use: string,
): Promise<Chart> {
  const { folder, digest } = await fetched(renderer, reference, use, null);
  const to = `.remote/${digest.replaceAll(/\W/g, '-')}`;
  return { folder: to, inputs: [], copies: [], fetched: [{ from: folder, to, digest }] };
}

async function fetched(
  { charts }: Renderer,
  reference: ChartReference,
  use: string,
  place: Place | null,
): Promise<{ readonly folder: string; readonly digest: string }> {
  const answer = (await charts?.chart(reference, use)) ?? { declared: 'none' };
  if ('folder' in answer) return answer;
  const name = [reference.repository, reference.chart].filter((one) => one !== null).join('/');
  const why = text`The chart ${code(visible(name))} was not fetched: ${literal(textOf(answer))}`;
  const problem = renderProblem('chart-not-fetched', text`${why}.`, place);
  throw new RenderError(problem, [], 'declared' in answer ? why : null, use);
}

interface Gathered {
  readonly use: string;
  readonly copies: { from: string; to: string }[];
  readonly fetched: Fetched[];
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
  if (depth > MAX_DEPTH) {
    const message = text`The dependencies of ${folderText(folder, 'the chart')} form a circle. Break it.`;
    throw new RenderError(renderProblem('chart-dependency', message, inside(folder, 'Chart.yaml')), [folder]);
  }
  // Not asked for charts that are all in charts/.
  const versions = lazily(() => lockedVersions(tree, folder));
  for (const file of ['Chart.yaml', 'requirements.yaml'].map((name) => inside(folder, name))) {
    const [document] = tree.yaml(file).documents;
    for (const [index, one] of (listIn(document?.value, 'dependencies') ?? []).entries()) {
      const wanted = textIn(one, 'name') ?? '';
      const place = document?.placeOf(['dependencies', index]) ?? null;
      if (!/^[A-Za-z0-9][\w.-]*$/.test(wanted)) {
        const message = text`"${code(visible(wanted))}" is not the name of a chart. Use letters, digits, dots and dashes.`;
        throw new RenderError(renderProblem('chart-dependency', message, place), [folder]);
      }
      if (isVendored(tree, folder, wanted)) continue;
      const to = inside(at, `charts/${wanted}`);
      const repository = textIn(one, 'repository') ?? '';
      const beside = repository.startsWith('file://')
        ? joined(folder, repository.slice('file://'.length))
        : null;
      if (beside !== null && tree.isFile(inside(beside, 'Chart.yaml'))) {
        gathered.copies.push({ from: beside, to });
        await dependencies(renderer, beside, to, gathered, depth + 1);
      } else if (/^(?:https|oci):\/\//.test(repository)) {
        const reference = {
          repository,
          chart: wanted,
          version: versions().get(wanted) ?? textIn(one, 'version'),
        };
        const chart = await fetched(renderer, reference, gathered.use, place).catch((error: unknown) => {
          throw error instanceof RenderError ? error.after([folder]) : error;
        });
        gathered.fetched.push({ from: chart.folder, to, digest: chart.digest });
      } else {
        const message = text`The chart depends on "${code(visible(wanted))}", which is not in ${name('file', visible(inside(folder, 'charts')))}. Run ${code(`helm dependency build ${visible(folder) || '.'}`)} and commit the folder charts/.`;
        throw new RenderError(renderProblem('chart-dependency', message, place), [folder]);
      }
    }
  }
}

/** Versions of Chart.lock. Throws if it was made for other dependencies, as `helm dependency build` does. */
function lockedVersions(tree: Tree, folder: string): ReadonlyMap<string, string> {
  const lock = inside(folder, 'Chart.lock');
  if (!tree.isFile(lock)) return new Map();
  const [wanted, locked] = [inside(folder, 'Chart.yaml'), lock].map((file) =>
    itemsIn(tree.value(file), 'dependencies'),
  );
  const versions = new Map(locked?.map((one) => [textIn(one, 'name') ?? '', textIn(one, 'version') ?? '']));
  const isLocked = (one: Json): boolean => {
    const [written, version] = [textIn(one, 'version') ?? '', versions.get(textIn(one, 'name') ?? '')];
    return version !== undefined && (!/^v?\d+\.\d+\.\d+/.test(written) || written === version);
  };
  if (wanted?.length !== locked?.length || wanted?.every(isLocked) !== true) {
    const message = text`${name('file', visible(lock))} belongs to other dependencies than those of Chart.yaml. Run ${code(`helm dependency update ${visible(folder) || '.'}`)} and commit it.`;
    throw new RenderError(renderProblem('chart-dependency', message, lock), [folder]);
  }
  return versions;
}

function isVendored(tree: Tree, folder: string, name: string): boolean {
  const charts = inside(folder, 'charts');
  return tree.below(charts).some((path) => {
    const [first = ''] = path.slice(charts.length + 1).split('/');
    if (first === name || (first.startsWith(`${name}-`) && first.endsWith('.tgz'))) return true;
    // A vendored chart may lie in a folder of another name.
    const isChart = nameOf(path) === 'Chart.yaml' && folderOf(folderOf(path)) === charts;
    return isChart && textIn(tree.value(path), 'name') === name;
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
  const written =
    copy === undefined ? null : joined(copy.from, copied.slice(copy.to.length).replace(/^\//, ''));
  return written !== null && tree.isFile(written) ? written : null;
}
