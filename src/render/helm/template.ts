import { inside, joined } from '../../manifest/path.js';
import { decidedThere } from '../../manifest/delivery/decided-there.js';
import { asUnjudged } from '../../manifest/problem.js';
import type { SourceFile } from '../../manifest/source-file.js';
import { visible } from '../../manifest/words/visible.js';
import { documentsIn } from '../documents.js';
import { identityIn, placedIn } from '../places.js';
import { renderProblem } from '../problems.js';
import type { Failure, Rendered, Renderer } from '../renderer.js';
import type { ToolAnswer } from '../tool.js';
import { RenderError } from '../tree.js';
import type { Workspace } from '../workspace.js';
import { type Chart, chartIn } from './chart.js';
import { isOnlyComments, spotIn } from './printed.js';
import type { Release } from './release.js';

/** What `helm template` prints of a chart in the tree, test hooks apart, each object with the template it came from. */
export async function renderChart(renderer: Renderer, release: Release): Promise<Rendered> {
  const { workspace } = renderer;
  const { chart, values, texts } = partsOf(workspace, release);
  const paths = [...chart.paths, ...values, ...texts];
  const command = `helm template ${release.name} ${release.chart}`;
  const key = JSON.stringify(['helm', release, workspace.contentId(paths)]);
  return renderer.cached(key, async () => {
    workspace.need(paths);
    for (const { from, to } of chart.linked) workspace.copy(from, to);
    const args = argumentsOf(workspace, release, chart);
    const run = (): Promise<ToolAnswer> => renderer.run('helm', args);
    const defaults = inside(chart.folder, 'values.yaml');
    const answer = await (release.replacesValues === true ? workspace.replacing(defaults, '{}', run) : run());
    const made = [...chart.paths.flatMap((path) => judged(workspace, path)), ...values, ...texts];
    if (!answer.ok) throw new RenderError(failure(answer.reason, workspace, chart), key, made);
    const files = documentsIn(answer.stdout).flatMap((text) => fileOf(workspace, chart, text, command) ?? []);
    const given = JSON.stringify([workspace.idBelow([defaults, ...values]), release]);
    return { files, paths: made, failures: decidedInCluster(renderer, chart, given) };
  });
}

const TEMPLATE = /(?:^|\/)templates\/.*\.(?:ya?ml|tpl)$/;

/** Reports an edit of values (`given`) of a chart that writes planned objects only where the cluster decides so. */
function decidedInCluster({ workspace, mayHoldPlanned }: Renderer, chart: Chart, given: string): Failure[] {
  const templates = chart.paths
    .flatMap((path) => workspace.below(path))
    .filter(({ path }) => TEMPLATE.test(path));
  return templates.flatMap(({ path }): Failure | [] => {
    const text = workspace.text(path) ?? '';
    if (!mayHoldPlanned(text) || !decidedThere(text).some((part) => part.includes('.Values.'))) return [];
    const message = `${visible(path)} writes values of the chart only if the cluster decides so, and the change edits values. What they become there is not known. Decide it by a value of the chart.`;
    return {
      problem: asUnjudged(renderProblem('decided-in-cluster', message, path)),
      of: given,
      isQuiet: true,
      isHarmless: true,
    };
  });
}

interface Parts {
  readonly chart: Chart;
  readonly values: readonly string[];
  readonly texts: readonly string[];
}

/** What a release takes of the tree. Where a part is missing, the `RenderError` knows what there is. */
function partsOf(workspace: Workspace, release: Release): Parts {
  try {
    return {
      chart: chartIn(workspace, folderIn(release.chart)),
      values: release.values.map((path) => valuesIn(workspace, path)),
      texts: Object.entries(release.setFile ?? {}).map(([name, path]) => {
        if (!PARAMETER.test(name)) throw new RenderError(badParameter(name));
        return valuesIn(workspace, path);
      }),
    };
  } catch (error) {
    if (!(error instanceof RenderError) || error.of !== undefined) throw error;
    const named = [release.chart, ...release.values, ...Object.values(release.setFile ?? {})];
    const there = named.flatMap((path) => joined('', path) ?? []);
    throw new RenderError(error.problem, JSON.stringify(['helm', release, workspace.idBelow(there)]));
  }
}

/** What Helm makes a release of without being told; the rest of a chart's folder it hands to templates that ask for files. */
const PART =
  /^(?:templates|charts|crds|ci)\/|^(?:Chart|requirements)\.(?:ya?ml|lock)$|^values(?:\.schema\.json|\.ya?ml)$/;
const ASKS_FOR_FILES = /\.Files\b/;
/** Values of the chart's folder that this release is not given, such as those of another environment. */
const OTHER_VALUES = /^(?:[^/]*[-_.])?values[-_.][^/]*\.ya?ml$/i;

/**
 * The files of a chart that were rendered. What lies in its folder and is no part of it was not: `envs/prod.yaml` and
 * `values/prod.yaml` are values for whoever installs it (https://helm.sh/docs/topics/charts/#the-chart-file-structure).
 */
function judged(workspace: Workspace, folder: string): string[] {
  const files = workspace.below(folder).map(({ path }) => path);
  // Charts of it count like itself.
  const within = (path: string): string =>
    (folder === '' ? path : path.slice(folder.length + 1)).replace(/^(?:charts\/[^/]+\/)+/, '');
  const asks = files.some(
    (path) => /^templates\//.test(within(path)) && ASKS_FOR_FILES.test(workspace.text(path) ?? ''),
  );
  const isRendered = (inside: string): boolean =>
    inside === '' || PART.test(inside) || (asks && !OTHER_VALUES.test(inside));
  return files.filter((path) => isRendered(within(path)));
}

function argumentsOf(workspace: Workspace, release: Release, chart: Chart): string[] {
  const inline = (release.inline ?? []).map((text) => workspace.aside(text));
  return [
    'template',
    // A schema may refer to an address.
    ...['--skip-tests', '--dry-run=client', '--skip-schema-validation'],
    ...(release.namespace === null ? [] : [`--namespace=${release.namespace}`]),
    ...release.values.map((path) => `--values=${workspace.absolute(folderIn(path))}`),
    ...inline.map((file) => `--values=${file}`),
    ...Object.entries(release.set).map(([name, value]) => `--set=${name}=${value}`),
    ...Object.entries(release.setString ?? {}).map(([name, value]) => `--set-string=${name}=${value}`),
    ...Object.entries(release.setFile ?? {}).map(
      ([name, path]) => `--set-file=${name}=${workspace.absolute(folderIn(path))}`,
    ),
    ...(release.includesCrds === true ? ['--include-crds'] : []),
    ...(release.kubeVersion ? [`--kube-version=${release.kubeVersion}`] : []),
    ...(release.apiVersions ?? []).map((one) => `--api-versions=${one}`),
    '--',
    release.name,
    workspace.absolute(chart.folder),
  ];
}

function folderIn(path: string): string {
  const folder = joined('', path);
  if (folder !== null) return folder;
  const message = `"${visible(path)}" leads out of the repository; nothing outside of it is read. Correct the path.`;
  throw new RenderError(renderProblem('outside', message, null));
}

/** Helm takes these in a path for the end of it, or for more than one. */
const SPLITS = /[,"{}=\\\n\r]/;
const PARAMETER = /^[\w./[\]-]+$/;

function valuesIn(workspace: Workspace, written: string): string {
  const path = folderIn(written);
  if (SPLITS.test(path)) {
    const message = `Helm would take "${visible(path)}" for several files, so the chart was not rendered. Give the file a name of letters and digits.`;
    throw new RenderError(renderProblem('bad-path', message, workspace.isFile(path) ? path : null));
  }
  if (workspace.isFile(path)) return path;
  // Refuses a link that leads out of the repository, at its place.
  workspace.need([path]);
  const message = `The values file "${visible(written)}" is not in the repository, so the chart was not rendered. Correct the path.`;
  throw new RenderError(renderProblem('no-values', message, null));
}

function badParameter(name: string) {
  const message = `Helm would take "${visible(name)}" for several parameters, so the chart was not rendered. Give it a name of letters, digits and dots.`;
  return renderProblem('bad-path', message, null);
}

const SOURCE = /^# Source: ([^\n]+)$/m;

/** Null for a document without an object: a template whose condition does not hold. */
function fileOf(workspace: Workspace, chart: Chart, text: string, command: string): SourceFile | null {
  if (isOnlyComments(text)) return null;
  const path = templateOf(workspace, chart, SOURCE.exec(text)?.[1] ?? '');
  return {
    path,
    text,
    key: `${command} ${identityIn(text)}`,
    renderedBy: command,
    origin: placedIn({ file: path, text: workspace.text(path) ?? '', settings: [] }),
  };
}

/** `web/charts/cache/templates/pool.yaml` is a file of the chart web, or of one that it depends on. */
function templateOf(workspace: Workspace, chart: Chart, source: string): string {
  const within = source.slice(source.indexOf('/') + 1);
  const path = inside(chart.folder, within);
  if (workspace.isFile(path)) return path;
  for (const { from, to } of chart.linked) {
    const linked = path.startsWith(`${to}/`) ? `${from}${path.slice(to.length)}` : null;
    if (linked !== null && workspace.isFile(linked)) return linked;
  }
  return chart.folder === '' ? 'Chart.yaml' : `${chart.folder}/Chart.yaml`;
}

function failure(reason: string, workspace: Workspace, chart: Chart) {
  const { template, line, column } = spotIn(reason);
  const place = { file: templateOf(workspace, chart, template), line, column };
  const message = `Helm can not render this chart: ${visible(workspace.shown(reason), 600)}. Correct it so that \`helm template\` passes.`;
  return renderProblem('helm-failed', message, place);
}
