import { field, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../manifest/manifest.js';
import { folderOf, inside, joined } from '../manifest/path.js';
import { placedYaml } from '../manifest/parse.js';
import { SUFFIXES } from '../read/globs.js';
import { alternatives, crosses, isOtherBranch, isPinned } from './patterns.js';
import type { Release } from './helm.js';
import { given, kustomizationIn, kustomizationOf, putOver } from './kustomization.js';
import type { Renderer } from './renderer.js';
import type { Tree } from './tree.js';

/** A source of an Application as something to render. */
export type ApplicationSource =
  | { readonly kind: 'helm'; readonly release: Release }
  | { readonly kind: 'kustomize'; readonly folder: string; readonly instead: JsonObject | null }
  | {
      readonly kind: 'directory';
      readonly paths: readonly string[];
      /** Manifests that `exclude` leaves out. */
      readonly excluded: readonly string[];
    };

interface Context extends Pick<Renderer, 'tree' | 'branch'> {
  readonly isLocal: (url: string | null) => boolean;
}

/** What an Application takes from one of its sources; or why it is not rendered, as the end of a sentence. */
export function sourceOf(app: Manifest, written: Json, context: Context): ApplicationSource | string {
  const { tree, branch } = context;
  const repository = textIn(written, 'repoURL') ?? '';
  const chart = textIn(written, 'chart');
  const revision = textIn(written, 'targetRevision') ?? 'HEAD';
  if (chart !== null) {
    const reference = { repository, chart, version: revision === 'HEAD' ? null : revision };
    const release = releaseOf(app, written, { chart: reference, folder: null }, context);
    return typeof release === 'string' ? release : { kind: 'helm', release };
  }
  if (!context.isLocal(repository)) return 'it takes a folder of another repository';
  if (isPinned(revision)) return `it takes the version ${revision}, not the one of the change`;
  if (isOtherBranch(revision, branch))
    return `it follows the branch ${revision}, and the change is merged into ${branch ?? ''}`;
  const path = joined('', textIn(written, 'path') ?? '');
  if (path === null || !tree.isFolder(path))
    return `its path ${textIn(written, 'path') ?? ''} is not a folder here (if \`repoURL\` is this repository, correct it)`;
  const over = ['.argocd-source.yaml', `.argocd-source-${app.name}.yaml`]
    .map((name) => inside(path, name))
    .filter((file) => tree.isFile(file));
  let source = written;
  for (const file of over) {
    const patch = placedYaml(tree.text(file) ?? '', file)[0]?.value ?? null;
    if (!isObject(patch)) return `${file} overrides it, and is not a mapping`;
    source = mergePatched(source, patch);
  }
  const explicit = ['helm', 'kustomize', 'directory', 'plugin'].filter((key) => isObject(field(source, key)));
  if (explicit.length > 1) return `its source is of several kinds (${explicit.join(', ')})`;
  const [kind = kindOf(tree, path)] = explicit;
  if (kind === 'plugin') return 'a plugin renders it';
  if (kind === 'helm') {
    const release = releaseOf(app, source, { chart: path, folder: path }, context);
    return typeof release === 'string' ? release : { kind, release };
  }
  if (kind === 'kustomize') {
    const instead = kustomizationOver(tree, path, field(source, 'kustomize'));
    return typeof instead === 'string' ? instead : { kind, folder: path, instead };
  }
  // It is not documented whether the file is a manifest of such a folder as well.
  return over[0] === undefined
    ? directoryOf(tree, path, field(source, 'directory'))
    : `${over[0]} overrides it`;
}

/** A JSON merge patch (RFC 7386). Source: argo-cd, reposerver/repository, mergeSourceParameters. */
export function mergePatched(target: Json, patch: Json): Json {
  if (!isObject(patch)) return patch;
  const own = Object.entries(isObject(target) ? target : {}).filter(([key]) => patch[key] !== null);
  const over = Object.entries(patch).flatMap(([key, value]): [string, Json][] =>
    value === null ? [] : [[key, mergePatched(field(target, key) ?? null, value)]],
  );
  return Object.fromEntries([...own, ...over]);
}

function kindOf(tree: Tree, path: string): string {
  if (tree.isFile(inside(path, 'Chart.yaml'))) return 'helm';
  return kustomizationIn(tree, path) === null ? 'directory' : 'kustomize';
}

/** The manifests of a folder; stars of its patterns cross slashes. */
function directoryOf(tree: Tree, folder: string, directory: Json | undefined): ApplicationSource | string {
  const [include, exclude] = ['include', 'exclude'].map((key) => alternatives(textIn(directory, key) ?? ''));
  if (!include || !exclude) return 'its include or exclude is a pattern that is not understood here';
  const isNamed = (patterns: readonly string[], path: string): boolean => {
    const relative = folder === '' ? path : path.slice(folder.length + 1);
    return patterns.some((pattern) => pattern !== '' && crosses(pattern, relative));
  };
  const included = tree
    .below(folder)
    .filter((path) => [...SUFFIXES, '.jsonnet'].some((suffix) => path.endsWith(suffix)))
    .filter((path) => field(directory, 'recurse') === true || folderOf(path) === folder)
    .filter((path) => include[0] === '' || isNamed(include, path));
  const excluded = included.filter((path) => isNamed(exclude, path));
  const paths = included.filter((path) => !excluded.includes(path));
  const jsonnet = paths.find((path) => path.endsWith('.jsonnet'));
  return jsonnet === undefined ? { kind: 'directory', paths, excluded } : `it holds jsonnet (${jsonnet})`;
}

/** Keys that are read here, or that do not change what is rendered. */
const HELM_KEYS: ReadonlySet<string> = new Set([
  ...['releaseName', 'namespace', 'valueFiles', 'values', 'valuesObject', 'parameters', 'fileParameters'],
  ...['ignoreMissingValueFiles', 'skipCrds', 'skipTests', 'skipSchemaValidation', 'passCredentials'],
  ...['version', 'kubeVersion', 'apiVersions'],
]);

function releaseOf(
  app: Manifest,
  source: Json,
  { chart, folder }: { readonly chart: Release['chart']; readonly folder: string | null },
  context: Context,
): Release | string {
  const helm = field(source, 'helm');
  const unknown = Object.keys(isObject(helm) ? helm : {}).find((key) => !HELM_KEYS.has(key));
  if (unknown !== undefined) return `helm.${unknown} is not supported here`;
  const spec = field(app.object, 'spec');
  const refs = localRefs(spec, context);
  const find = (written: Json | undefined): string | null => {
    const file = typeof written === 'string' ? fileOf(written, folder, refs) : null;
    return file !== null && context.tree.isFile(file) ? file : null;
  };
  const files: string[] = [];
  for (const written of itemsIn(helm, 'valueFiles').filter((one) => typeof one === 'string')) {
    const file = find(written);
    const ref = REF.exec(written)?.[1];
    if (file !== null) files.push(file);
    else if (ref !== undefined && !refs.has(ref))
      return `its values ${written} are not taken from this repository as the change makes it`;
    else if (folder === null && ref === undefined)
      return `it takes the values file ${written} of a remote chart`;
    else if (field(helm, 'ignoreMissingValueFiles') !== true)
      return `its values ${written} are not a file of this repository`;
  }
  const setFile: Record<string, string> = {};
  for (const one of itemsIn(helm, 'fileParameters')) {
    const file = find(field(one, 'path'));
    if (file === null)
      return `its file parameter ${textIn(one, 'name') ?? ''} is not a file of this repository`;
    setFile[textIn(one, 'name') ?? ''] = file;
  }
  const parameters = itemsIn(helm, 'parameters');
  if (parameters.some((one) => textIn(one, 'value')?.includes('$')))
    return 'its parameters hold variables of Argo CD';
  const values = field(helm, 'valuesObject');
  const text = textIn(helm, 'values');
  return {
    chart,
    name: textIn(helm, 'releaseName') ?? app.name,
    namespace: textIn(helm, 'namespace') ?? textIn(field(spec, 'destination'), 'namespace'),
    values: files,
    inline: isObject(values) ? [JSON.stringify(values)] : text === null ? [] : [text],
    set: parametersIn(parameters, false),
    setString: parametersIn(parameters, true),
    setFile,
    includesCrds: field(helm, 'skipCrds') !== true,
    skipsSchema: field(helm, 'skipSchemaValidation') === true,
    kubeVersion: textIn(helm, 'kubeVersion'),
    apiVersions: itemsIn(helm, 'apiVersions').filter((one) => typeof one === 'string'),
  };
}

function parametersIn(parameters: readonly Json[], isText: boolean): Record<string, string> {
  // Argo CD takes a comma for itself, except in a list in braces.
  const escaped = (value: string): string =>
    value.startsWith('{') && value.endsWith('}') ? value : value.replaceAll(/(?<!\\),/g, '\\,');
  return Object.fromEntries(
    parameters
      .filter((one) => (field(one, 'forceString') === true) === isText)
      .map((one) => [textIn(one, 'name') ?? '', escaped(textIn(one, 'value') ?? '')]),
  );
}

const REF = /^\$([^/]+)\/(.*)$/;

/** Names of sources that lend files of this repository as the change makes them. */
function localRefs(spec: Json | undefined, { isLocal, branch }: Context): ReadonlySet<string> {
  const own = itemsIn(spec, 'sources').filter((one) => {
    const revision = textIn(one, 'targetRevision') ?? 'HEAD';
    return isLocal(textIn(one, 'repoURL')) && !isPinned(revision) && !isOtherBranch(revision, branch);
  });
  return new Set(own.flatMap((one) => textIn(one, 'ref') ?? []));
}

/** `$ref/...` and `/...` count from the root of the repository; null for a file that is elsewhere. */
function fileOf(written: string, folder: string | null, refs: ReadonlySet<string>): string | null {
  const [, ref, path = ''] = REF.exec(written) ?? [];
  if (ref !== undefined) return refs.has(ref) ? joined('', path) : null;
  if (written.includes('://') || written.includes('$') || folder === null) return null;
  return written.startsWith('/') ? joined('', written.slice(1)) : joined(folder, written);
}

/** Files of the tree that the sources of an Application or ApplicationSet name, up to their first parameter. */
export function filesNamedBy({ object }: Manifest, { tree, isLocal }: Omit<Context, 'branch'>): string[] {
  const spec = field(object, 'spec');
  const made = field(field(spec, 'template'), 'spec') ?? spec;
  const sources = [...itemsIn(made, 'sources'), field(made, 'source') ?? null].filter(isObject);
  const written = sources.flatMap((source) => {
    const path = textIn(source, 'path') ?? '';
    const url = textIn(source, 'repoURL');
    const isOwn = isLocal(url) || url?.includes('{{') === true;
    const values = itemsIn(field(source, 'helm'), 'valueFiles').filter((one) => typeof one === 'string');
    return [
      ...(isOwn && path !== '' ? [path] : []),
      ...values.flatMap((one) =>
        one.startsWith('$') ? one.slice(one.indexOf('/') + 1) : isOwn ? (valuesIn(path, one) ?? []) : [],
      ),
    ];
  });
  const generated = itemsIn(spec, 'generators').flatMap(pathsOfGenerator);
  const fixed = [...written, ...generated].map((path) => {
    const at = path.search(/\{\{|[*?[{]/);
    return at < 0 ? path : path.slice(0, path.lastIndexOf('/', at) + 1);
  });
  const paths = fixed.flatMap((path) => joined('', path) || []);
  return [...new Set(paths)].filter((path) => tree.isFile(path) || tree.isFolder(path)).sort();
}

/** A values file beside a path; the depth of a path with parameters is not known. */
function valuesIn(path: string, written: string): string | null {
  return path.includes('{{') ? written.replace(/^(?:\.\.\/)+/, '') : joined(path, written);
}

function pathsOfGenerator(generator: Json): string[] {
  const git = field(generator, 'git');
  const inner = ['matrix', 'merge'].flatMap((kind) => itemsIn(field(generator, kind), 'generators'));
  const entries = [...itemsIn(git, 'directories'), ...itemsIn(git, 'files')];
  return [...entries.map((one) => textIn(one, 'path') ?? ''), ...inner.flatMap(pathsOfGenerator)];
}

/** Keys that are read here, or that do not change what is rendered. */
const KUSTOMIZE_KEYS: ReadonlySet<string> = new Set([
  ...['namePrefix', 'nameSuffix', 'namespace', 'commonAnnotations', 'replicas', 'commonLabels', 'images'],
  ...['labelWithoutSelector', 'labelIncludeTemplates', 'components', 'patches', 'version'],
  ...['forceCommonAnnotations', 'forceCommonLabels'],
]);

/** The kustomization with what an Application sets over it (`kustomize edit`); null if it sets nothing. */
function kustomizationOver(tree: Tree, folder: string, over: Json | undefined): JsonObject | string | null {
  const unknown = Object.keys(isObject(over) ? over : {}).find((key) => !KUSTOMIZE_KEYS.has(key));
  if (unknown !== undefined) return `kustomize.${unknown} is not supported here`;
  const annotations = objectIn(over, 'commonAnnotations');
  if (JSON.stringify(annotations ?? {}).includes('$'))
    return 'its commonAnnotations hold variables of Argo CD';
  const pairs = objectIn(over, 'commonLabels');
  const labels = {
    pairs,
    includeSelectors: field(over, 'labelWithoutSelector') !== true,
    ...(field(over, 'labelIncludeTemplates') === true ? { includeTemplates: true } : {}),
  };
  const set = given({
    namePrefix: field(over, 'namePrefix'),
    nameSuffix: field(over, 'nameSuffix'),
    namespace: field(over, 'namespace'),
    commonAnnotations: annotations,
    replicas: itemsIn(over, 'replicas').map(withNumber),
    labels: pairs === null ? [] : [labels],
    components: [...itemsIn(over, 'components')],
    patches: [...itemsIn(over, 'patches')],
    images: itemsIn(over, 'images').flatMap((one) => (typeof one === 'string' ? [imageOf(one)] : [])),
  });
  return Object.keys(set).length === 0 ? null : putOver(kustomizationOf(tree, folder) ?? {}, set);
}

/** Argo CD takes a count as text too; kustomize does not. */
function withNumber(replica: Json): Json {
  const count = textIn(replica, 'count') ?? '';
  return isObject(replica) && /^\d{1,9}$/.test(count) ? { ...replica, count: Number(count) } : replica;
}

/** `name=new:tag`, `name:tag`, `name@sha256:...`. */
function imageOf(written: string): JsonObject {
  const equals = written.indexOf('=');
  const [image = '', digest] = written.slice(equals + 1).split('@');
  const colon = image.lastIndexOf(':');
  const hasTag = colon > image.lastIndexOf('/');
  const newName = hasTag ? image.slice(0, colon) : image;
  return {
    name: equals < 0 ? newName : written.slice(0, equals),
    newName,
    ...(digest === undefined ? {} : { digest }),
    ...(hasTag && digest === undefined ? { newTag: image.slice(colon + 1) } : {}),
  };
}
