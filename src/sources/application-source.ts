import { field, fieldAt, itemsIn, objectIn, textAt, textIn } from '../manifest/fields.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../manifest/manifest.js';
import { folderOf, inside, joined } from '../manifest/path.js';
import { SUFFIXES } from '../read/globs.js';
import type { Release } from './helm.js';
import { given, kustomizationIn, kustomizationOf, putOver } from './kustomization.js';
import { alternatives, crosses, isOtherBranch, isPinned } from './patterns.js';
import { notRendered } from './render-error.js';
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

/** What an Application takes from one of its sources. Throws `NotRendered`. */
export function sourceOf(app: Manifest, written: Json, context: Context): ApplicationSource {
  const { tree, branch } = context;
  const repository = textIn(written, 'repoURL') ?? '';
  const chart = textIn(written, 'chart');
  const revision = textIn(written, 'targetRevision') ?? 'HEAD';
  if (chart !== null) {
    const reference = { repository, chart, version: revision === 'HEAD' ? null : revision };
    return { kind: 'helm', release: releaseOf(app, written, reference, context) };
  }
  if (!context.isLocal(repository)) throw notRendered`it takes a folder of another repository`;
  if (isPinned(revision)) throw notRendered`it takes the version ${revision}, not the one of the change`;
  if (isOtherBranch(revision, branch))
    throw notRendered`it follows the branch ${revision}, and the change is merged into ${branch ?? ''}`;
  const path = joined('', textIn(written, 'path') ?? '');
  if (path === null || !tree.isFolder(path))
    throw notRendered`its path ${textIn(written, 'path') ?? ''} is not a folder here (if \`repoURL\` is this repository, correct it)`;
  const over = ['.argocd-source.yaml', `.argocd-source-${app.name}.yaml`]
    .map((name) => inside(path, name))
    .filter((file) => tree.isFile(file));
  let source = written;
  for (const file of over) {
    const patch = tree.value(file) ?? null;
    if (!isObject(patch)) throw notRendered`${file} overrides it, and is not a mapping`;
    source = mergePatched(source, patch);
  }
  const explicit = ['helm', 'kustomize', 'directory', 'plugin'].filter((key) => isObject(field(source, key)));
  if (explicit.length > 1) throw notRendered`its source is of several kinds (${explicit.join(', ')})`;
  const [kind = kindOf(tree, path)] = explicit;
  if (kind === 'plugin') throw notRendered`a plugin renders it`;
  if (kind === 'helm') return { kind, release: releaseOf(app, source, path, context) };
  if (kind === 'kustomize')
    return { kind, folder: path, instead: kustomizationOver(tree, path, field(source, 'kustomize')) };
  // It is not documented whether the file is a manifest of such a folder as well.
  if (over[0] !== undefined) throw notRendered`${over[0]} overrides it`;
  return directoryOf(tree, path, field(source, 'directory'));
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
function directoryOf(tree: Tree, folder: string, directory: Json | undefined): ApplicationSource {
  const [include, exclude] = ['include', 'exclude'].map((key) => alternatives(textIn(directory, key) ?? ''));
  if (!include || !exclude)
    throw notRendered`its include or exclude is a pattern that is not understood here`;
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
  if (jsonnet !== undefined) throw notRendered`it holds jsonnet (${jsonnet})`;
  return { kind: 'directory', paths, excluded };
}

/** Refuses a key that is not read here, and may change what is rendered. */
function checkKeys(of: string, written: Json | undefined, known: readonly string[]): void {
  const unknown = Object.keys(isObject(written) ? written : {}).find((key) => !known.includes(key));
  if (unknown !== undefined) throw notRendered`${of}.${unknown} is not supported here`;
}

const HELM_KEYS = [
  ...['releaseName', 'namespace', 'valueFiles', 'values', 'valuesObject', 'parameters', 'fileParameters'],
  ...['ignoreMissingValueFiles', 'skipCrds', 'skipTests', 'skipSchemaValidation', 'passCredentials'],
  ...['version', 'kubeVersion', 'apiVersions'],
];

function releaseOf(app: Manifest, source: Json, chart: Release['chart'], context: Context): Release {
  const helm = field(source, 'helm');
  checkKeys('helm', helm, HELM_KEYS);
  const spec = field(app.object, 'spec');
  const folder = typeof chart === 'string' ? chart : null;
  const refs = localRefs(spec, context);
  const find = (written: string): string | null => {
    const file = fileOf(written, folder, refs);
    return file !== null && context.tree.isFile(file) ? file : null;
  };
  const files: string[] = [];
  for (const written of itemsIn(helm, 'valueFiles').filter((one) => typeof one === 'string')) {
    const file = find(written);
    const ref = REF.exec(written)?.[1];
    if (file !== null) files.push(file);
    else if (ref !== undefined && !refs.has(ref))
      throw notRendered`its values ${written} are not taken from this repository as the change makes it`;
    else if (folder === null && ref === undefined)
      throw notRendered`it takes the values file ${written} of a remote chart`;
    else if (field(helm, 'ignoreMissingValueFiles') !== true)
      throw notRendered`its values ${written} are not a file of this repository`;
  }
  const setFile = itemsIn(helm, 'fileParameters').map((one): [string, string] => {
    const [name, file] = [textIn(one, 'name') ?? '', find(textIn(one, 'path') ?? '')];
    if (file === null) throw notRendered`its file parameter ${name} is not a file of this repository`;
    return [name, file];
  });
  const parameters = itemsIn(helm, 'parameters');
  if (parameters.some((one) => textIn(one, 'value')?.includes('$')))
    throw notRendered`its parameters hold variables of Argo CD`;
  const values = field(helm, 'valuesObject');
  return {
    chart,
    name: textIn(helm, 'releaseName') ?? app.name,
    namespace: textIn(helm, 'namespace') ?? textAt(spec, 'destination', 'namespace'),
    values: files,
    inline: [isObject(values) ? JSON.stringify(values) : textIn(helm, 'values')].filter(
      (one) => one !== null,
    ),
    set: parametersIn(parameters, false),
    setString: parametersIn(parameters, true),
    setFile: Object.fromEntries(setFile),
    includesCrds: field(helm, 'skipCrds') !== true,
    skipsSchema: field(helm, 'skipSchemaValidation') === true,
    kubeVersion: textIn(helm, 'kubeVersion'),
    apiVersions: itemsIn(helm, 'apiVersions').filter((one) => typeof one === 'string'),
  };
}

function parametersIn(parameters: readonly Json[], isText: boolean): Record<string, string> {
  // Argo CD takes a comma for itself, except in a list in braces.
  const escaped = (value: string): string =>
    /^\{.*\}$/s.test(value) ? value : value.replaceAll(/(?<!\\),/g, '\\,');
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
  const made = fieldAt(spec, 'template', 'spec') ?? spec;
  const ofSources = [...itemsIn(made, 'sources'), field(made, 'source') ?? null].flatMap((source) => {
    const url = textIn(source, 'repoURL');
    const isOwn = isLocal(url) || url?.includes('{{') === true;
    const path = isOwn ? (textIn(source, 'path') ?? '') : '';
    const values = itemsIn(field(source, 'helm'), 'valueFiles').filter((one) => typeof one === 'string');
    return [
      path || [],
      ...values.map((one) => {
        if (one.startsWith('$')) return one.slice(one.indexOf('/') + 1);
        // The depth of a path with parameters is not known.
        return isOwn
          ? path.includes('{{')
            ? one.replace(/^(?:\.\.\/)+/, '')
            : (joined(path, one) ?? [])
          : [];
      }),
    ].flat();
  });
  const fixed = [...ofSources, ...itemsIn(spec, 'generators').flatMap(pathsOfGenerator)].map((path) => {
    const at = path.search(/\{\{|[*?[{]/);
    return at < 0 ? path : path.slice(0, path.lastIndexOf('/', at) + 1);
  });
  const paths = fixed.flatMap((path) => joined('', path) || []);
  return [...new Set(paths)].filter((path) => tree.holds(path)).sort();
}

function pathsOfGenerator(generator: Json): string[] {
  const git = field(generator, 'git');
  const inner = ['matrix', 'merge'].flatMap((kind) => itemsIn(field(generator, kind), 'generators'));
  const entries = [...itemsIn(git, 'directories'), ...itemsIn(git, 'files')];
  return [...entries.map((one) => textIn(one, 'path') ?? ''), ...inner.flatMap(pathsOfGenerator)];
}

const KUSTOMIZE_KEYS = [
  ...['namePrefix', 'nameSuffix', 'namespace', 'commonAnnotations', 'replicas', 'commonLabels', 'images'],
  ...['labelWithoutSelector', 'labelIncludeTemplates', 'components', 'patches', 'version'],
  ...['forceCommonAnnotations', 'forceCommonLabels'],
];

/** The kustomization with what an Application sets over it (`kustomize edit`); null if it sets nothing. */
function kustomizationOver(tree: Tree, folder: string, over: Json | undefined): JsonObject | null {
  checkKeys('kustomize', over, KUSTOMIZE_KEYS);
  const annotations = objectIn(over, 'commonAnnotations');
  if (JSON.stringify(annotations ?? {}).includes('$'))
    throw notRendered`its commonAnnotations hold variables of Argo CD`;
  const pairs = objectIn(over, 'commonLabels');
  const labels = {
    pairs,
    includeSelectors: field(over, 'labelWithoutSelector') !== true,
    ...(field(over, 'labelIncludeTemplates') === true ? { includeTemplates: true } : {}),
  };
  const asIs = ['namePrefix', 'nameSuffix', 'namespace', 'components', 'patches'];
  const set = given({
    ...Object.fromEntries(asIs.map((key) => [key, field(over, key)])),
    commonAnnotations: annotations,
    replicas: itemsIn(over, 'replicas').map(withNumber),
    labels: pairs === null ? [] : [labels],
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
  const [, name, newName = '', newTag, digest] =
    /^(?:([^=]*)=)?([^@]*?)(?::([^:/@]*))?(?:@(.*))?$/.exec(written) ?? [];
  const version = digest !== undefined ? { digest } : newTag !== undefined ? { newTag } : {};
  return { name: name ?? newName, newName, ...version };
}
