import { canonicalJson } from '../manifest/canonical.js';
import { field, itemsIn } from '../manifest/fields.js';
import { once } from '../manifest/lookup.js';
import type { Json } from '../manifest/manifest.js';
import { inside } from '../manifest/path.js';
import type { SourceFile } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { code, literal, name, text } from '../text/text.js';
import {
  type ChartFile,
  chartFiles,
  chartOf,
  clusterDependent,
  hasRemoteSchema,
  inputsOf,
  writtenAt,
} from './chart.js';
import { sha256 } from './expansion.js';
import { given as nonEmpty } from './kustomize.js';
import { identityIn, locator } from './locations.js';
import type { ChartReference } from './remote-charts/allowed.js';
import { Refusal } from './remote-charts/download.js';
import type { Renderer } from './renderer.js';
import { documentsIn, inTree, renderError, type Sourced, withInputs } from './source.js';
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

/** Values are apart from the chart, whose own may be replaced; Helm takes a comma in a name for the end of it. */
const fileOf = (at: number): string => `.values/${at}.yaml`;

/** The objects of `helm template`, test hooks aside, each with the template that it comes from. */
export async function helm(renderer: Renderer, release: Release): Promise<Sourced> {
  const { tree, mayHoldPlanned } = renderer;
  const { inline = [], set, setString = {} } = release;
  const written = release.values.map((path) => valuesIn(tree, path));
  const use = sha256([JSON.stringify(release), tree.digest(written)]);
  const values = [
    ...written.map((file) => ({ file, text: tree.text(file) ?? '' })),
    ...inline.map((one) => ({ file: null, text: one })),
  ];
  const source = typeof release.chart === 'string' ? folderIn(release.chart) : release.chart;
  const chart = await chartOf(renderer, source, use);
  const inputs = [...inputsOf(tree, chart), ...written];
  const fetched = chart.fetched.map(({ digest }) => digest);
  const content = tree.digest([...chart.copies.map(({ from }) => from), ...written]);
  // The template in the tree, else the Chart.yaml.
  const templateOf = (path: string): string =>
    writtenAt(tree, chart, path) ?? inside(chart.path, 'Chart.yaml');
  return renderer.cached(canonicalJson(['helm', JSON.stringify(release), content, fetched]), async () => {
    let files: readonly ChartFile[] = [];
    const answer = await renderer
      .run('helm', (copies) => {
        for (const { from, to } of chart.copies) copies.copy(from, to);
        for (const { file, to } of chart.fetched) copies.place(file, to);
        for (const [at, one] of values.entries()) copies.write(fileOf(at), one.text);
        if (release.replacesValues === true) copies.write(inside(chart.path, 'values.yaml'), '{}');
        files = filesOf(copies.absolute(chart.path), chart.path);
        return [
          ...argumentsOf(release, hasRemoteSchema(files)),
          ...values.map((_, at) => `--values=${copies.absolute(fileOf(at))}`),
          ...['--', release.name, copies.absolute(chart.path)],
        ];
      })
      .catch(withInputs(inputs));
    if (!answer.ok) {
      const reason = written.reduce((said, path, at) => said.replaceAll(fileOf(at), path), answer.reason);
      const spots = reason.split(/[\s()]/).map((word) => SPOT.exec(word));
      const [, template = '', line = 1, column = 1] = spots.find((found) => found !== null) ?? [];
      const place = { file: templateOf(template), line: Number(line), column: Number(column) };
      const message = text`Helm cannot render this chart: ${code(visible(reason, 600))}. Correct it so that \`helm template\` passes.`;
      throw renderError('helm-failed', message, place, inputs);
    }
    const command = `helm template ${release.name} ${chart.path}`;
    const locatorOf = once((file: string) => locator(file, tree.text(file) ?? ''));
    const printed = documentsIn(answer.stdout)
      .filter((one) => !one.split('\n').every((line) => /^\s*(?:#|$)/.test(line)))
      .map((one): SourceFile => {
        const template = /^# Source: [^/\n]*\/?(.*)$/m.exec(one)?.[1] ?? '';
        const path = templateOf(template);
        const key = `${command} ${identityIn(one)}`;
        return { path, text: one, key, renderedBy: command, origin: locatorOf(path) };
      });
    const objects = await postRendered(renderer, printed, release.postRenderers ?? []);
    const given = [...Object.values(set), ...Object.values(setString)];
    const coverage = clusterDependent(tree, {
      ...{ chart, files, mayHoldPlanned },
      release: `${release.namespace ?? ''}/${release.name}`,
      values: [...values, ...given.map((one) => ({ file: null, text: one }))],
      digest: sha256([JSON.stringify(release), tree.digest(inputs), ...fetched]),
    });
    return { objects, inputs, coverage, problems: [] };
  });
}

/** `web/templates/pool.yaml:3:14` in a word. */
const SPOT = /(?:^|:)[^:/]+\/((?:charts\/[^:]+\/)?templates\/[^:]+)(?::(\d+)(?::(\d+))?)?/;

function filesOf(copy: string, chart: string): ChartFile[] {
  try {
    return chartFiles(copy);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = text`A packed chart in ${name('file', visible(inside(chart, 'charts')))} cannot be read: ${literal(error.message)}. Run \`helm dependency build\` and commit its result.`;
    throw renderError('helm-failed', message, inside(chart, 'Chart.yaml'));
  }
}

function argumentsOf(release: Release, isRemoteSchema: boolean): string[] {
  const {
    namespace,
    set,
    setString = {},
    includesCrds,
    skipsSchema,
    kubeVersion,
    apiVersions = [],
  } = release;
  const each = (option: string, of: Readonly<Record<string, string>>): string[] =>
    Object.entries(of).map(([key, value]) => `--${option}=${key}=${value}`);
  return [
    ...['template', '--skip-tests', '--dry-run=client'],
    ...(skipsSchema === true || isRemoteSchema ? ['--skip-schema-validation'] : []),
    ...(namespace === null ? [] : [`--namespace=${namespace}`]),
    ...each('set', set),
    ...each('set-string', setString),
    ...(includesCrds === true ? ['--include-crds'] : []),
    ...(kubeVersion ? [`--kube-version=${kubeVersion}`] : []),
    ...apiVersions.map((one) => `--api-versions=${one}`),
  ];
}

function folderIn(path: string): string {
  return inTree('', path, null, text`Correct the path.`);
}

function valuesIn(tree: Tree, written: string): string {
  const path = folderIn(written);
  // Refuses a link that leads out of the repository, at its place.
  if (tree.below(path).includes(path)) return path;
  const message = text`The values file "${name('file', visible(written))}" is not in the repository, so the chart was not rendered. Correct the path.`;
  throw renderError('no-values', message, null);
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
    const kustomization = {
      resources: ['all.yaml'],
      images: itemsIn(over, 'images'),
      // Without a path: kustomize would read it, or fetch it.
      patches: itemsIn(over, 'patches').map((one) =>
        nonEmpty({ target: field(one, 'target'), patch: field(one, 'patch') }),
      ),
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
      throw renderError('kustomize-failed', message, first.path);
    }
    const before = new Map(result.map((file) => [identityIn(file.text), file]));
    result = documentsIn(answer.stdout).map((one) => ({
      ...(before.get(identityIn(one)) ?? first),
      text: one,
    }));
  }
  return result;
}
