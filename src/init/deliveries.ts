import type { Json, JsonObject } from '../manifest/manifest.js';
import { groupOf, isObject } from '../manifest/manifest.js';
import { isKustomization } from '../manifest/kustomization.js';
import { folderOf, joined } from '../manifest/path.js';
import { isExactly, namesIn } from '../manifest/recipes/recipe.js';
import { compileSelector, selects } from '../manifest/selector.js';
import { compileSegment, matchSegment } from '../read/glob/segment.js';
import { argoClustersOf } from './argo-clusters.js';
import { listIn, objectsIn, textIn, valueIn } from './documents.js';
import type { FluxSources } from './flux-sources.js';
import { fluxSourcesOf } from './flux-sources.js';
import type { Repository, RepositoryFile } from './repository.js';

/** An object with which Flux or Argo CD applies something: a Flux Kustomization, HelmRelease, Application or ApplicationSet. */
export interface Delivery {
  readonly by: 'flux' | 'argocd';
  readonly kind: string;
  readonly name: string;
  readonly file: string;
  /** Folders of this repository that it applies. */
  readonly folders: readonly string[];
  /** True where it takes a folder with all that is in it, as Flux does. */
  readonly isRecursive: boolean;
  /** Where objects go that write no namespace, or all of them; null = it does not say. */
  readonly namespace: string | null;
  /** The clusters that it sends to, as far as the files tell; Flux sends to its own. */
  readonly destinations: readonly SentTo[];
  /** Files that its generators take parameters from. */
  readonly reads?: readonly string[];
  /** True for a template of a chart of Applications: something else must apply the chart. */
  readonly isTemplate?: true;
}

/** A cluster as something that sends to it writes it. */
export interface SentTo {
  /** What it is called in the configuration. */
  readonly name: string;
  /** Its address, or its name again. */
  readonly written: string;
}

const MAY_DELIVER = /toolkit\.fluxcd\.io|argoproj\.io/;

/** What delivers to clusters, from all manifests of a repository, and from the templates of charts of Applications. */
export function deliveriesOf(repository: Repository): Delivery[] {
  const sources = fluxSourcesOf(repository);
  return repository.files.flatMap((file) => [
    ...deliveriesIn(repository, file, sources),
    ...templateIn(repository, file),
  ]);
}

const APPLICATION = /^[ \t]*kind:[ \t]*["']?Application(?:Set)?\b/m;

/** What a chart of Applications may apply: the charts, kustomizations and folders of manifests that its templates and values name. */
function templateIn(repository: Repository, { path, text }: RepositoryFile): Delivery[] {
  const [, chart] = /^((?:.*\/)?)templates\/.*\.ya?ml$/.exec(path) ?? [];
  if (chart === undefined || text?.includes('{{') !== true || !APPLICATION.test(text)) return [];
  const written = repository.below(chart.replace(/\/$/, '')).flatMap((file) => file.text ?? []);
  const names = namesIn('', written.join('\n'));
  const applied = repository.files
    .filter((file) => /\.(?:ya?ml|json)$/.test(file.path) || isKustomization(file.path))
    .flatMap((file) => ancestors(file.path));
  const folders = [...new Set(applied)].filter(
    (folder) =>
      folder !== '' && !isInChart(repository, folder) && names.some((name) => isExactly(name, folder)),
  );
  const isRecursive = /^[ \t]*["']?recurse["']?:[ \t]*true\b/m.test(text);
  const common = { by: 'argocd', kind: 'Application', isRecursive, namespace: null } as const;
  return [{ ...common, name: '', file: path, folders, destinations: [], isTemplate: true }];
}

/** True for a folder of a chart that is not the chart: what lies there is applied with it, or not at all. */
function isInChart(repository: Repository, folder: string): boolean {
  return (
    folder !== '' &&
    (repository.hasFile(`${folderOf(folder)}/Chart.yaml`) || isInChart(repository, folderOf(folder)))
  );
}

function deliveriesIn(
  repository: Repository,
  { path, text }: RepositoryFile,
  sources: FluxSources,
): Delivery[] {
  if (text === null || !MAY_DELIVER.test(text) || !/\.(?:ya?ml|json)$/.test(path)) return [];
  return objectsIn(path, text).flatMap((object) => deliveryOf(repository, path, object, sources) ?? []);
}

function deliveryOf(
  repository: Repository,
  file: string,
  object: JsonObject,
  sources: FluxSources,
): Delivery | null {
  const group = groupOf(textIn(object, 'apiVersion') ?? '');
  const kind = textIn(object, 'kind') ?? '';
  const common = { kind, file, name: textIn(object, 'metadata', 'name') ?? '', destinations: [] };
  const existing = (paths: readonly (string | null)[]): string[] =>
    [...new Set(paths.map((path) => (path === null ? null : joined('', path))))].filter(
      (path): path is string => path !== null && repository.hasFolder(path),
    );
  if (group === 'kustomize.toolkit.fluxcd.io' && kind === 'Kustomization') {
    const isOwn = sources.isOwn(valueIn(object, 'spec', 'sourceRef'));
    const folders = isOwn ? existing([textIn(object, 'spec', 'path') ?? './']) : [];
    const namespace = textIn(object, 'spec', 'targetNamespace');
    return { ...common, by: 'flux', folders, isRecursive: true, namespace };
  }
  if (group === 'helm.toolkit.fluxcd.io' && kind === 'HelmRelease') {
    const isOwn = sources.isOwn(valueIn(object, 'spec', 'chart', 'spec', 'sourceRef'));
    const folders = isOwn ? existing([textIn(object, 'spec', 'chart', 'spec', 'chart')]) : [];
    const namespace = textIn(object, 'spec', 'targetNamespace') ?? textIn(object, 'metadata', 'namespace');
    return { ...common, by: 'flux', folders, isRecursive: true, namespace };
  }
  if (group !== 'argoproj.io') return null;
  if (kind === 'Application') {
    const spec = valueIn(object, 'spec');
    return { ...common, by: 'argocd', ...application(spec, existing), destinations: sentTo(spec, [{}]) };
  }
  if (kind !== 'ApplicationSet') return null;
  const template = valueIn(object, 'spec', 'template', 'spec');
  const { isRecursive, namespace } = application(template, existing);
  const written = sourcesOf(template).flatMap((source) => textIn(source, 'path') ?? []);
  const values = valuesOf(repository, valueIn(object, 'spec', 'generators'));
  const folders = existing(generated(values, written));
  const destinations = sentTo(template, values);
  const patterns = flattened(valueIn(object, 'spec', 'generators')).flatMap((generator) =>
    listIn(generator, 'git', 'files').flatMap((entry) => textIn(entry, 'path') ?? []),
  );
  const reads = repository.files.flatMap(({ path }) =>
    patterns.some((one) => isLike(path, one)) ? path : [],
  );
  return { ...common, by: 'argocd', folders, isRecursive, namespace, destinations, reads };
}

function sourcesOf(spec: Json): readonly Json[] {
  const several = listIn(spec, 'sources');
  return several.length > 0 ? several : [valueIn(spec, 'source')];
}

function application(
  spec: Json,
  existing: (paths: readonly (string | null)[]) => string[],
): Pick<Delivery, 'folders' | 'isRecursive' | 'namespace'> {
  const sources = sourcesOf(spec);
  return {
    folders: existing(sources.flatMap((source) => textIn(source, 'path') ?? [])),
    isRecursive: sources.some((source) => valueIn(source, 'directory', 'recurse') === true),
    namespace: textIn(spec, 'destination', 'namespace'),
  };
}

type Values = Readonly<Record<string, string>>;

/** What each element of the generators of an ApplicationSet gives. */
function valuesOf(repository: Repository, generators: Json): readonly Values[] {
  return flattened(generators).flatMap((generator) => [
    ...(isObject(generator) && isObject(generator['clusters'])
      ? clustersIn(repository, generator['clusters'])
      : []),
    ...listIn(generator, 'list', 'elements').map((element) => textsOf(element, '')),
    ...listIn(generator, 'git', 'directories').flatMap((entry) => {
      const pattern = textIn(entry, 'path');
      return pattern === null ? [] : foldersLike(repository, pattern).map(asPath);
    }),
    ...listIn(generator, 'git', 'files').flatMap((entry) => {
      const pattern = textIn(entry, 'path');
      return pattern === null ? [] : filesLike(repository, pattern).map(asPath);
    }),
  ]);
}

/** What a generator of clusters gives of those whose Secrets are in the repository. */
function clustersIn(repository: Repository, generator: JsonObject): readonly Values[] {
  const compiled = compileSelector(generator['selector'] ?? {});
  if ('error' in compiled) return [];
  return argoClustersOf(repository)
    .filter(({ labels }) => selects(compiled.selector, labels))
    .map(({ name, server, labels, annotations }) => ({
      name,
      server,
      ...textsOf({ metadata: { labels, annotations }, values: generator['values'] ?? {} }, ''),
    }));
}

/** The paths that they put into the paths of its template. */
function generated(values: readonly Values[], templates: readonly string[]): string[] {
  const filled = templates.flatMap((template) =>
    template.includes('{{') ? values.map((value) => fill(template, value)) : [template],
  );
  return filled.filter((path) => !path.includes('{{'));
}

/** Elements often hold the name of a cluster beside its address. */
const NAMES = ['cluster', 'clusterName', 'name', 'env', 'environment'];

/** The clusters of a destination, filled with what each element gives; none where that does not say which. */
function sentTo(spec: Json, values: readonly Values[]): SentTo[] {
  const written = textIn(spec, 'destination', 'name') || textIn(spec, 'destination', 'server') || '';
  const own = written.includes('{{') ? values : [{}];
  const found = own.flatMap((value) => {
    const filled = fill(written, value);
    if (filled === '' || filled.includes('{{')) return [];
    const [beside] = written === filled ? [] : NAMES.flatMap((name) => value[name] ?? []);
    return [{ name: beside ?? hostOf(filled), written: filled }];
  });
  return [...new Map(found.map((one) => [one.written, one])).values()];
}

function hostOf(written: string): string {
  if (/^https:\/\/kubernetes\.default\.svc\/?$/.test(written)) return 'in-cluster';
  return /^https?:\/\/([^/:]+)/.exec(written)?.[1] ?? written;
}

function flattened(generators: Json): Json[] {
  const list = Array.isArray(generators) ? generators : [];
  return list.flatMap((generator) => [
    generator,
    ...flattened(valueIn(generator, 'matrix', 'generators')),
    ...flattened(valueIn(generator, 'merge', 'generators')),
  ]);
}

function asPath(path: string): Readonly<Record<string, string>> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  return { path, 'path.path': path, 'path.basename': name };
}

function textsOf(element: Json, prefix: string): Readonly<Record<string, string>> {
  if (!isObject(element)) return {};
  return Object.fromEntries(
    Object.entries(element).flatMap(([key, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${key}`, value]]
        : Object.entries(textsOf(value, `${prefix}${key}.`)),
    ),
  );
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{\s*\.?([\w.]+)\s*\}\}/g, (whole, name: string) => values[name] ?? whole);
}

function foldersLike(repository: Repository, pattern: string): string[] {
  const folders = new Set(repository.files.flatMap(({ path }) => ancestors(path)));
  return [...folders].filter((folder) => isLike(folder, pattern));
}

/** The folders of the files that match a generator's pattern: that is what `path` stands for. */
function filesLike(repository: Repository, pattern: string): string[] {
  const found = repository.files.filter(({ path }) => isLike(path, pattern));
  return [...new Set(found.map(({ path }) => path.slice(0, Math.max(0, path.lastIndexOf('/')))))];
}

function ancestors(path: string): string[] {
  const segments = path.split('/').slice(0, -1);
  return segments.map((_, index) => segments.slice(0, index + 1).join('/'));
}

/** Argo CD's patterns: `*` within a segment, `**` over segments. Both texts are short; segments are matched one by one. */
function isLike(path: string, pattern: string): boolean {
  return matches(path.split('/'), pattern.split('/'));
}

function matches(path: readonly string[], pattern: readonly string[]): boolean {
  const [first, ...rest] = pattern;
  if (first === undefined) return path.length === 0;
  if (first === '**') return path.some((_, index) => matches(path.slice(index), rest)) || rest.length === 0;
  const [segment] = path;
  const token = compileSegment(first);
  return (
    segment !== undefined && token !== null && matchSegment(token, segment) && matches(path.slice(1), rest)
  );
}
