import { code, literal, name, text } from '../text/text.js';
import { field, itemsIn, textIn } from '../manifest/fields.js';
import { once } from '../manifest/lookup.js';
import type { Json } from '../manifest/manifest.js';
import { inside } from '../manifest/path.js';
import type { Problem } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';
import { canonicalJson } from '../manifest/canonical.js';
import { visible } from '../manifest/visible.js';
import { sha256 } from './expansion.js';
import { type Chart, chartOf, inputsOf, writtenAt } from './chart.js';
import { type ChartFile, chartFiles, clusterDependent, hasRemoteSchema } from './chart-templates.js';
import { identityIn, locator } from './locations.js';
import { inTree, RenderError, renderProblem, withInputs } from './render-error.js';
import { Refusal } from './remote-charts/refusal.js';
import type { ChartReference } from './remote-charts/allowed.js';
import type { Inputs, Renderer } from './renderer.js';
import { documentsIn, type Sourced } from './source.js';
import type { Tree } from './tree.js';

/** A chart and what it is rendered with. */
export interface Release {
  /** A folder of the tree, or a chart of a remote repository. */
  readonly chart: string | ChartReference;
  readonly name: string;
  readonly namespace: string | null;
  /** Files of the tree, later ones over earlier ones. */
  readonly values: readonly string[];
  /** YAML texts over those of `values`. */
  readonly inline?: readonly string[];
  /** As `--set` takes them, over everything. */
  readonly set: Readonly<Record<string, string>>;
  readonly setString?: Readonly<Record<string, string>>;
  /** True for a controller that applies the folder crds/ too. */
  readonly includesCrds?: boolean;
  readonly kubeVersion?: string | null;
  readonly apiVersions?: readonly string[];
  /** True for a controller that does not compare values with the schema of the chart. */
  readonly skipsSchema?: boolean;
  /** True if `values` replace those of the chart. */
  readonly replacesValues?: boolean;
  /** Kustomize patches and images of a HelmRelease (`spec.postRenderers`). */
  readonly postRenderers?: readonly Json[];
}

/** The objects of `helm template`, test hooks aside, each with the template that it comes from. */
export async function helm(renderer: Renderer, release: Release): Promise<Sourced> {
  const { tree, mayHoldPlanned } = renderer;
  const { inline = [], set, setString = {} } = release;
  const written = release.values.map((path) => valuesIn(tree, path));
  const use = sha256([JSON.stringify(release), tree.digest(written)]);
  const source = typeof release.chart === 'string' ? folderIn(release.chart) : release.chart;
  const chart = await chartOf(renderer, source, use);
  const inputs = [...inputsOf(tree, chart), ...written];
  const fetched = chart.fetched.map((one) => one.chart.digest);
  const content = tree.digest([...chart.copies.map(({ from }) => from), ...written]);
  return renderer.cached(canonicalJson(['helm', JSON.stringify(release), content, fetched]), async () => {
    let files: readonly ChartFile[] = [];
    const answer = await renderer
      .run('helm', (copies) => {
        for (const { from, to } of chart.copies) copies.copy(from, to);
        for (const one of chart.fetched) copies.place(one.chart.folder, one.to);
        for (const path of written) copies.copy(path, GIVEN + path);
        if (release.replacesValues === true) copies.write(inside(chart.folder, 'values.yaml'), '{}');
        files = filesOf(copies.absolute(chart.folder), chart);
        return argumentsOf(release, chart, copies, hasRemoteSchema(files));
      })
      .catch(withInputs(inputs));
    if (!answer.ok) throw new RenderError(failure(tree, chart, answer.reason.replaceAll(GIVEN, '')), inputs);
    const printed = objectsIn(tree, chart, answer.stdout, release.name);
    const objects = await postRendered(renderer, printed, release.postRenderers ?? []);
    const given = [...inline, ...Object.values(set), ...Object.values(setString)];
    const coverage = clusterDependent(tree, {
      ...{ chart, files, mayHoldPlanned },
      release: `${release.namespace ?? ''}/${release.name}`,
      values: [
        ...written.map((file) => ({ file, text: tree.text(file) ?? '' })),
        ...given.map((text) => ({ file: null, text })),
      ],
      digest: sha256([JSON.stringify(release), tree.digest(inputs), ...fetched]),
    });
    return { objects, inputs, coverage, problems: [] };
  });
}

function filesOf(copy: string, { folder }: Chart): ChartFile[] {
  try {
    return chartFiles(copy);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = text`A packed chart in ${name('file', visible(inside(folder, 'charts')))} cannot be read: ${literal(error.message)}. Run \`helm dependency build\` and commit its result.`;
    throw new RenderError(renderProblem('helm-failed', message, inside(folder, 'Chart.yaml')));
  }
}

function argumentsOf(release: Release, chart: Chart, copies: Inputs, isRemoteSchema: boolean): string[] {
  const { values, inline = [] } = release;
  const given = (path: string): string => copies.absolute(GIVEN + folderIn(path));
  const texts = inline.map((one, at) => {
    copies.write(`.inline/${at}.yaml`, one);
    return copies.absolute(`.inline/${at}.yaml`);
  });
  const each = (option: string, of: Readonly<Record<string, string>> = {}): string[] =>
    Object.entries(of).map(([name, value]) => `--${option}=${name}=${value}`);
  return [
    ...['template', '--skip-tests', '--dry-run=client'],
    ...(release.skipsSchema === true || isRemoteSchema ? ['--skip-schema-validation'] : []),
    ...(release.namespace === null ? [] : [`--namespace=${release.namespace}`]),
    ...[...values.map(given), ...texts].map((path) => `--values=${path}`),
    ...each('set', release.set),
    ...each('set-string', release.setString),
    ...(release.includesCrds === true ? ['--include-crds'] : []),
    ...(release.kubeVersion ? [`--kube-version=${release.kubeVersion}`] : []),
    ...(release.apiVersions ?? []).map((one) => `--api-versions=${one}`),
    ...['--', release.name, copies.absolute(chart.folder)],
  ];
}

/** Values are copied apart from the chart, whose own may be replaced. */
const GIVEN = '.values/';

function folderIn(path: string): string {
  return inTree('', path, null, text`Correct the path.`);
}

function valuesIn(tree: Tree, written: string): string {
  const path = folderIn(written);
  // Helm takes these in a path for the end of it, or for more than one.
  if (/[,"{}=\\\n\r]/.test(path)) {
    const message = text`Helm would take "${code(visible(path))}" for several names, so the chart was not rendered. Use letters, digits and dots.`;
    throw new RenderError(renderProblem('bad-path', message, tree.isFile(path) ? path : null));
  }
  // Refuses a link that leads out of the repository, at its place.
  if (tree.below(path).includes(path)) return path;
  const message = text`The values file "${name('file', visible(written))}" is not in the repository, so the chart was not rendered. Correct the path.`;
  throw new RenderError(renderProblem('no-values', message, null));
}

const SOURCE = /^# Source: ([^\n]+)$/m;

function objectsIn(tree: Tree, chart: Chart, printed: string, release: string): SourceFile[] {
  const command = `helm template ${release} ${chart.folder}`;
  const locatorOf = once((file: string) => locator(file, tree.text(file) ?? ''));
  return documentsIn(printed)
    .filter((text) => !text.split('\n').every((line) => /^\s*(?:#|$)/.test(line)))
    .map((text) => {
      const path = templateOf(tree, chart, SOURCE.exec(text)?.[1] ?? '');
      const key = `${command} ${identityIn(text)}`;
      return { path, text, key, renderedBy: command, origin: locatorOf(path) };
    });
}

/** The template in the tree, else the Chart.yaml. */
function templateOf(tree: Tree, chart: Chart, source: string): string {
  return writtenAt(tree, chart, source.slice(source.indexOf('/') + 1)) ?? inside(chart.folder, 'Chart.yaml');
}

/** `web/templates/pool.yaml:3:14` in a word. */
const SPOT = /(?:^|:)([^:]+\/templates\/[^:]+)(?::(\d+)(?::(\d+))?)?/;

function failure(tree: Tree, chart: Chart, reason: string): Problem {
  const words = reason.split(/[\s()]/).map((word) => SPOT.exec(word));
  const [, template = '', line = 1, column = 1] = words.find((found) => found !== null) ?? [];
  const place = { file: templateOf(tree, chart, template), line: Number(line), column: Number(column) };
  const message = text`Helm cannot render this chart: ${code(visible(reason, 600))}. Correct it so that \`helm template\` passes.`;
  return renderProblem('helm-failed', message, place);
}

/** Puts the patches and images of a HelmRelease over the objects of its chart. */
async function postRendered(
  renderer: Renderer,
  files: readonly SourceFile[],
  postRenderers: readonly Json[],
): Promise<readonly SourceFile[]> {
  let result = files;
  for (const over of postRenderers.map((one) => field(one, 'kustomize'))) {
    const [first] = result;
    if (over === undefined || first === undefined) continue;
    const [path] = itemsIn(over, 'patches').flatMap((patch) => textIn(patch, 'path') ?? []);
    if (path !== undefined) {
      const message = text`The postRenderers name a file (${name('file', visible(path))}); helm-controller reads none. Write the patch itself.`;
      throw new RenderError(renderProblem('outside', message, first.path));
    }
    const kustomization = {
      resources: ['all.yaml'],
      patches: itemsIn(over, 'patches'),
      images: itemsIn(over, 'images'),
      patchesStrategicMerge: itemsIn(over, 'patchesStrategicMerge').map((patch) => JSON.stringify(patch)),
      patchesJson6902: itemsIn(over, 'patchesJson6902').map((one) => ({
        target: field(one, 'target'),
        patch: JSON.stringify(field(one, 'patch') ?? null),
      })),
    };
    const all = result.map((one) => one.text).join('---\n');
    const answer = await renderer.run('kustomize', (copies) => {
      copies.write('all.yaml', all);
      copies.write('kustomization.yaml', JSON.stringify(kustomization));
      return [copies.absolute('')];
    });
    if (!answer.ok) {
      const message = text`kustomize cannot put the postRenderers over this chart: ${code(visible(answer.reason, 600))}.`;
      throw new RenderError(renderProblem('kustomize-failed', message, first.path));
    }
    const before = new Map(result.map((file) => [identityIn(file.text), file]));
    result = documentsIn(answer.stdout).map((one) => ({
      ...(before.get(identityIn(one)) ?? first),
      text: one,
    }));
  }
  return result;
}
