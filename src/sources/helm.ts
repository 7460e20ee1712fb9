import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PolicySource } from '../config/policy-sources.js';
import { decidedThere } from '../manifest/delivery/decided-there.js';
import { field, itemsIn, parsedJson, textIn } from '../manifest/fields.js';
import { groupedBy, once } from '../manifest/lookup.js';
import type { Json, Place } from '../manifest/manifest.js';
import { folderOf, inside, isWithin, joined } from '../manifest/path.js';
import { errorAt } from '../manifest/problem.js';
import type { Carrier, SourceFile } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import { code, literal, name, text } from '../text/text.js';
import { sha256 } from './expansion.js';
import { given } from './kustomize.js';
import { identityIn, locator } from './locations.js';
import type { ChartReference } from './remote-charts/allowed.js';
import { MOST_BYTES, packedFiles } from './remote-charts/archive.js';
import { Refusal } from './remote-charts/download.js';
import type { Renderer } from './renderer.js';
import {
  REMOTE,
  documentsIn,
  folderText,
  inTree,
  notRendered,
  RenderError,
  renderError,
  type Sourced,
} from './source.js';
import type { Tree } from './tree.js';

export interface Release {
  /** A folder of the tree, or a chart of a remote repository. */
  readonly chart: string | ChartReference;
  readonly name: string;
  readonly namespace: string | null;
  /** Files of the tree, later ones over earlier ones. */
  readonly values: readonly string[];
  /** YAML texts over those of `values`. */
  readonly inline?: readonly string[];
  readonly flags: readonly string[];
  /** True if `values` replace those of the chart. */
  readonly replacesValues?: boolean;
  /** Kustomize patches and images of a HelmRelease (`spec.postRenderers`). */
  readonly postRenderers?: readonly Json[];
}

export const NO_SCHEMA = '--skip-schema-validation';

export function installed(
  source: Omit<PolicySource & { readonly kind: 'helm' }, 'kind' | 'variables'>,
): Release {
  const { chart, release, namespace, values, set } = source;
  const flags = Object.entries(set).map(([key, value]) => `--set=${key}=${value}`);
  return { chart, name: release, namespace, values, flags };
}

/** Values are apart from the chart, whose own may be replaced; Helm takes a comma in a name for the end of it. */
const fileOf = (at: number): string => `.values/${at}.yaml`;

/** The objects of `helm template`, test hooks aside, each with the template that it comes from. */
export async function helm(renderer: Renderer, release: Release): Promise<Sourced> {
  const { tree, mayHoldPlanned } = renderer;
  const { inline = [], flags } = release;
  const written = release.values.map((one) => {
    const path = folderIn(one);
    // Refuses a link that leads out of the repository, at its place.
    if (tree.below(path).includes(path)) return path;
    const message = text`The values file "${name('file', visible(one))}" is not in the repository, so the chart was not rendered. Correct the path.`;
    throw renderError('no-values', message, null);
  });
  const use = sha256([JSON.stringify(release), tree.digest(written, written)]);
  const values = [
    ...written.map((file) => ({ file, text: tree.text(file) ?? '' })),
    ...inline.map((one) => ({ file: null, text: one })),
  ];
  const source = typeof release.chart === 'string' ? folderIn(release.chart) : release.chart;
  const chart: Chart = { path: typeof source === 'string' ? source : REMOTE, copies: [], fetched: [] };
  if (typeof source !== 'string')
    await addFetched(renderer, chart, source, { use, to: REMOTE, place: null, inputs: [] });
  else if (tree.isFile(inside(source, 'Chart.yaml')))
    await addChart(renderer, chart, { from: source, to: source, use: sha256([use, tree.digest([source])]) });
  else {
    const message = text`${folderText(source, 'The root of the repository')} holds no Chart.yaml. Correct the folder of the chart.`;
    throw renderError('no-chart', message, source || null, [source]);
  }
  const inputs = [...inputsOf(tree, chart), ...written];
  const fetched = chart.fetched.map(({ digest }) => digest);
  const content = tree.digest([...chart.copies.map(({ from }) => from), ...written]);
  // The template in the tree, else the Chart.yaml.
  const templateOf = (path: string): string =>
    writtenAt(tree, chart, path) ?? inside(chart.path, 'Chart.yaml');
  return renderer.cached<Sourced>(['helm', JSON.stringify(release), content, fetched], async () => {
    let files: readonly ChartFile[] = [];
    const answer = await renderer.run('helm', inputs, (copies) => {
      for (const { from, to } of chart.copies) copies.copy(from, to);
      for (const { file, to } of chart.fetched) copies.place(file, to);
      for (const [at, one] of values.entries()) copies.write(fileOf(at), one.text);
      if (release.replacesValues === true) copies.write(inside(chart.path, 'values.yaml'), '{}');
      files = chartFiles(copies.absolute(chart.path), chart.path);
      const schemas = files.flatMap(({ role, text }) => (role === 'schema' ? (parsedJson(text) ?? []) : []));
      return [
        ...['template', '--skip-tests', '--dry-run=client', ...flags],
        ...(release.namespace === null ? [] : [`--namespace=${release.namespace}`]),
        ...(ELSEWHERE.test(JSON.stringify(schemas)) ? [NO_SCHEMA] : []),
        ...values.map((_, at) => `--values=${copies.absolute(fileOf(at))}`),
        ...['--', release.name, copies.absolute(chart.path)],
      ];
    });
    if (!answer.ok) {
      const reason = written.reduce((said, path, at) => said.replaceAll(fileOf(at), path), answer.reason);
      const spots = reason.split(/[\s()]/).map((word) => SPOT.exec(word));
      const [, template = '', line = 1, column = 1] = spots.find((found) => found !== null) ?? [];
      const place = { file: templateOf(template), line: Number(line), column: Number(column) };
      const message = text`Helm cannot render this chart: ${code(visible(reason, 600))}. Correct it so that ${code('helm template')} passes.`;
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
    const coverage = clusterDependent(tree, {
      ...{ chart, files, mayHoldPlanned },
      release: `${release.namespace ?? ''}/${release.name}`,
      values: [...values, ...flags.map((one) => ({ file: null, text: one }))],
      digest: sha256([JSON.stringify(release), tree.digest(inputs), ...fetched]),
    });
    return { objects, inputs, coverage, problems: [] };
  });
}

/** `web/templates/pool.yaml:3:14` in a word. */
const SPOT = /(?:^|:)[^:/]+\/((?:charts\/[^:]+\/)?templates\/[^:]+)(?::(\d+)(?::(\d+))?)?/;

function folderIn(path: string): string {
  return inTree('', path, null, text`Correct the path.`);
}

/** Puts the patches and images of a HelmRelease over the objects of its chart. */
async function postRendered(
  renderer: Renderer,
  files: readonly SourceFile[],
  postRenderers: readonly Json[],
): Promise<readonly SourceFile[]> {
  const over = postRenderers.flatMap((one) => field(one, 'kustomize') ?? []);
  const [first] = files;
  if (over.length === 0 || first === undefined) return files;
  if (over.some((one) => ['patchesStrategicMerge', 'patchesJson6902'].some((key) => field(one, key))))
    throw notRendered`its postRenderers have patches of an older API`;
  const kustomization = {
    resources: ['all.yaml'],
    images: over.flatMap((one) => itemsIn(one, 'images')),
    // Without a path: kustomize would read it, or fetch it.
    patches: over
      .flatMap((one) => itemsIn(one, 'patches'))
      .map((one) => given({ target: field(one, 'target'), patch: field(one, 'patch') })),
  };
  const answer = await renderer.run('kustomize', [], (copies) => {
    copies.write('all.yaml', files.map(({ text }) => text).join('---\n'));
    copies.write('kustomization.yaml', JSON.stringify(kustomization));
    return [copies.absolute('')];
  });
  if (!answer.ok) {
    const message = text`kustomize cannot put the postRenderers over this chart: ${code(visible(answer.reason, 600))}.`;
    throw renderError('kustomize-failed', message, first.path);
  }
  const before = new Map(files.map((file) => [identityIn(file.text), file]));
  return documentsIn(answer.stdout).map((one) => ({ ...(before.get(identityIn(one)) ?? first), text: one }));
}

/** Charts in one another: more are a circle. */
const MOST_CHARTS = 256;

/** A chart as it is copied for Helm. */
interface Chart {
  /** The folder of the copy, or the packed chart; for a chart of the tree the same as there. */
  readonly path: string;
  /** Folders of the tree, and where they are in the copy. */
  readonly copies: { readonly from: string; readonly to: string }[];
  /** Fetched charts, packed, and where they are in the copy. */
  readonly fetched: { readonly file: string; readonly digest: string; readonly to: string }[];
}

export function chartNameIn(tree: Tree, folder: string): string | null {
  return textIn(tree.value(inside(folder, 'Chart.yaml')), 'name');
}

/** Adds a chart of a remote repository. Throws the declared reason if it is not fetched. */
async function addFetched(
  { charts }: Renderer,
  chart: Chart,
  reference: ChartReference,
  of: { readonly use: string; readonly to: string; readonly place: Place | null; readonly inputs: string[] },
): Promise<void> {
  try {
    if (charts === null) throw new Refusal('none');
    chart.fetched.push({ ...(await charts.chart(reference, of.use)), to: of.to });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const name = [reference.repository, reference.chart].filter((one) => one !== null).join('/');
    const why = text`The chart ${code(visible(name))} was not fetched: ${literal(error.message)}`;
    const problem = errorAt(of.place, 'chart-not-fetched', text`${why}.`);
    const declared = error.isDeclared ? ({ declared: 'not fetched', why } as const) : null;
    throw new RenderError(problem, of.inputs, declared, of.use);
  }
}

/** Adds a folder and what its chart depends on: in `charts/`, in folders beside it (`file://`), or fetched. */
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
  const lock = inside(from, 'Chart.lock');
  const locked = new Map(
    itemsIn(tree.value(lock), 'dependencies').map((one) => [textIn(one, 'name'), textIn(one, 'version')]),
  );
  for (const file of ['Chart.yaml', 'requirements.yaml']) {
    const [document] = tree.yaml(inside(from, file)).documents;
    for (const [index, one] of itemsIn(document?.value, 'dependencies').entries()) {
      const wanted = textIn(one, 'name') ?? '';
      if (isVendored(tree, inside(from, 'charts'), wanted)) continue;
      const place = document?.placeOf(['dependencies', index]) ?? null;
      const to = inside(at, `charts/${wanted}`);
      const repository = textIn(one, 'repository') ?? '';
      const [, written] = /^file:\/\/(.*)$/.exec(repository) ?? [];
      const beside = written === undefined ? null : joined(from, written);
      const isName = /^[A-Za-z0-9][\w.-]*$/.test(wanted);
      const [asked, version] = [textIn(one, 'version'), locked.get(wanted) ?? null];
      // `helm dependency build` refuses a lock of other dependencies.
      const isCurrent = version === asked || (version !== null && !/^v?\d+\.\d+\.\d+/.test(asked ?? ''));
      if (isName && beside !== null && tree.isFile(inside(beside, 'Chart.yaml')))
        await addChart(renderer, chart, { from: beside, to, use });
      else if (isName && /^(?:https|oci):\/\//.test(repository) && (isCurrent || !tree.isFile(lock))) {
        const into = { use, to: `${to}.tgz`, place, inputs: [from] };
        await addFetched(renderer, chart, { repository, chart: wanted, version: version ?? asked }, into);
      } else {
        const folders = code(visible(inside(from, 'charts')));
        const update = code(`helm dependency update ${visible(from) || '.'}`);
        const message = text`The chart depends on "${code(visible(wanted))}", which is neither in ${folders} nor what Chart.lock was made for. Run ${update} and commit its result.`;
        throw renderError('chart-dependency', message, place, [from]);
      }
    }
  }
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
function inputsOf(tree: Tree, { copies }: Chart): string[] {
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
function writtenAt(tree: Tree, { path: chart, copies }: Chart, path: string): string | null {
  const copied = inside(chart, path);
  const copy = copies.findLast(({ to }) => isWithin(to, copied));
  const written = copy && joined(copy.from, copied.slice(copy.to.length).replace(/^\//, ''));
  return written !== undefined && written !== null && tree.isFile(written) ? written : null;
}

interface ChartFile {
  /** Below the folder of the chart; of a packed chart below `charts/NAME`. */
  readonly path: string;
  readonly text: string;
  /** `file`: templates read it by `.Files`. */
  readonly role: 'template' | 'values' | 'schema' | 'file';
}

/** A chart in another one counts like itself. */
function roleOf(path: string): ChartFile['role'] | 'packed' | null {
  const own = path.replace(/^(?:charts\/[^/]+\/)+/, '');
  if (own === 'values.yaml') return 'values';
  if (own === 'values.schema.json') return 'schema';
  if (/^templates\/.*\.(?:ya?ml|tpl)$/.test(own)) return 'template';
  if (/^charts\/[^/]+\.tgz$/.test(own)) return 'packed';
  return /^(?:templates|crds|charts)\//.test(own) ? null : 'file';
}

/**
 * Templates, default values and schemas of a copied chart, a folder or packed, and other files with actions that `tpl` may evaluate; with
 * those of the charts in it.
 */
function chartFiles(copy: string, chart: string): ChartFile[] {
  const files: ChartFile[] = [];
  let bytesLeft = MOST_BYTES;
  const add = (path: string, content: () => Buffer): void => {
    const role = roleOf(path);
    if (role === 'packed')
      for (const inner of packedFiles(content(), bytesLeft)) {
        bytesLeft -= inner.content.length;
        add(inside(folderOf(path), inner.path), () => inner.content);
      }
    else if (role !== null) {
      const text = content().toString('utf8');
      if (role !== 'file' || text.includes('{{')) files.push({ path, text, role });
    }
  };
  try {
    if (statSync(copy).isFile()) add('charts/packed.tgz', () => readFileSync(copy));
    else
      for (const path of readdirSync(copy, { recursive: true, encoding: 'utf8' }).toSorted())
        if (statSync(join(copy, path)).isFile()) add(path, () => readFileSync(join(copy, path)));
    return files;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const message = text`A packed chart in ${name('file', visible(inside(chart, 'charts')))} cannot be read: ${literal(error.message)}. Run ${code('helm dependency build')} and commit its result.`;
    throw renderError('helm-failed', message, inside(chart, 'Chart.yaml'));
  }
}

/** A reference of a schema to another host, or a file of the machine; the standard itself is known to Helm. */
const ELSEWHERE =
  /"\$(?:(?:ref|dynamicRef|recursiveRef)":"(?!#)|schema":"(?!#|https?:\/\/json-schema\.org\/))/;

interface Rendered {
  readonly chart: Chart;
  readonly release: string;
  readonly files: readonly ChartFile[];
  /** Values of the release over the defaults, and the file of the tree that they are written in; null for inline ones. */
  readonly values: readonly { readonly file: string | null; readonly text: string }[];
  readonly digest: string;
  readonly mayHoldPlanned: (text: string) => boolean;
}

/**
 * Templates of planned objects and named templates that they include, with the actions in them that ask the cluster, the clock or chance;
 * and values and files that they evaluate (`tpl`) with such an action.
 */
export function clusterDependent(tree: Tree, rendered: Rendered): Carrier[] {
  const { chart, release, files, digest, values, mayHoldPlanned } = rendered;
  const planned = plannedParts(files, mayHoldPlanned);
  const evaluating = planned.find(({ text }) => /\btpl\b/.test(text));
  const readsFiles = planned.some(({ text }) => /\.Files\b/.test(text));
  const evaluated = files.filter(({ role }) => role === 'values' || (role === 'file' && readsFiles));
  const placeIn = (path: string): string => writtenAt(tree, chart, path) ?? path;
  const asked = planned.map(({ path, text }) => ({ at: placeIn(path), text }));
  if (evaluating !== undefined) {
    asked.push(...evaluated.map(({ path, text }) => ({ at: placeIn(path), text })));
    asked.push(...values.map(({ file, text }) => ({ at: file ?? placeIn(evaluating.path), text })));
  }
  const chartFile = inside(chart.path, 'Chart.yaml');
  const top = tree.isFile(chartFile) ? { file: chartFile, line: 1, column: 1 } : null;
  return [...groupedBy(asked, ({ at }) => at)].flatMap(([at, all]): Carrier[] => {
    const actions = all.flatMap(({ text }) => decidedThere(text).filter((one) => !isAnnotation(text, one)));
    if (actions[0] === undefined) return [];
    const text = tree.text(at);
    const before = text?.slice(0, Math.max(text.indexOf(actions[0]), 0)) ?? '';
    const [line, column] = [before.split('\n').length, before.length - before.lastIndexOf('\n')];
    const carrier: Carrier = {
      ...{ identity: `${at} of ${release}`, digest, route: '', takes: [], sync: 'automatic' },
      place: text === null ? top : { file: at, line, column },
      outcome: { declared: 'decided in the cluster', why: name('file', visible(at)), actions },
    };
    return [carrier];
  });
}

/** Documents and named templates that planned objects are made of. */
function plannedParts(files: readonly ChartFile[], mayHoldPlanned: (text: string) => boolean) {
  const parts = files.flatMap((file) => {
    if (file.role !== 'template') return [];
    // A named template ends where the next one begins. No text is split before its first character.
    const [before = '', ...defines] = `\n${file.text}`.split(/(?=\{\{-?\s*define\s+")/);
    return [
      ...before.split(/^(?=---)/m).map((text) => ({ ...file, text, name: null })),
      ...defines.map((text) => ({ ...file, text, name: /define\s+"([^"]*)"/.exec(text)?.[1] ?? null })),
    ];
  });
  const planned = new Set(parts.filter(({ text }) => mayHoldPlanned(text)));
  for (const { text } of planned) {
    // The name of a template may be put together.
    const isOpen = /\b(?:include|template)\s+[^"\s]/.test(text);
    for (const part of parts)
      if (part.name !== null && (isOpen || text.includes(`"${part.name}"`))) planned.add(part);
  }
  return [...planned];
}

/** True for an action below the key `annotations`: no limit depends on it. */
function isAnnotation(text: string, action: string): boolean {
  const lines = text.slice(0, text.indexOf(action)).split('\n');
  let indent = (/^ */.exec(lines.pop() ?? '')?.[0] ?? '').length;
  for (const line of lines.toReversed()) {
    const [, spaces = '', key = ''] = /^( *)([\w-]+):\s*$/.exec(line) ?? [];
    if (key === '' || spaces.length >= indent) continue;
    if (key === 'annotations') return true;
    indent = spaces.length;
  }
  return false;
}
