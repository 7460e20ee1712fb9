import { field, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../manifest/manifest.js';
import { folderOf, inside, joined } from '../manifest/path.js';
import { SUFFIXES } from '../read/globs.js';
import { helm, type Release } from './helm.js';
import { given, kustomizationIn, kustomizationOf, putOver } from './kustomization.js';
import { kustomize } from './kustomize.js';
import { alternatives, crosses, isOtherBranch, isPinned } from './patterns.js';
import { notRendered, type NotRendered } from './render-error.js';
import type { Renderer } from './renderer.js';
import { isRepository, NOTHING, type Sourced } from './source.js';
import type { Tree } from './tree.js';

/** The API group of Argo CD. */
export const ARGO = 'argoproj.io';

/** A source of an Application. */
export interface ApplicationSource {
  readonly kind: 'helm' | 'kustomize' | 'directory';
  /** Files and folders of the tree that it takes. */
  readonly paths: readonly string[];
  readonly render: () => Promise<Sourced>;
}

/** The sources of an Application; `source` counts only without `sources`. */
export function sourcesIn(spec: Json | undefined): readonly Json[] {
  const several = itemsIn(spec, 'sources');
  return several.length > 0 ? several : [field(spec, 'source')].filter((one) => one !== undefined);
}

/** A source of an Application. Throws `NotRendered`. */
export function sourceOf(app: Manifest, written: Json, renderer: Renderer): ApplicationSource {
  const { tree } = renderer;
  const chart = textIn(written, 'chart');
  if (chart !== null) {
    const [repository, version] = [
      textIn(written, 'repoURL') ?? '',
      textIn(written, 'targetRevision') ?? 'HEAD',
    ];
    const reference = { repository, chart, version: version === 'HEAD' ? null : version };
    return chartSource(app, written, reference, renderer);
  }
  const refusal = elsewhere(written, renderer);
  if (refusal !== null) throw refusal;
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
  const isChart = tree.isFile(inside(path, 'Chart.yaml'));
  const found = isChart ? 'helm' : kustomizationIn(tree, path) === null ? 'directory' : 'kustomize';
  const [kind = found] = explicit;
  if (kind === 'plugin') throw notRendered`a plugin renders it`;
  if (kind === 'helm') return chartSource(app, source, path, renderer);
  if (kind === 'kustomize') {
    const instead = kustomizationOver(tree, path, field(source, kind));
    return { kind, paths: [path], render: () => kustomize(renderer, path, { instead }) };
  }
  // It is not documented whether the file is a manifest of such a folder as well.
  if (over[0] !== undefined) throw notRendered`${over[0]} overrides it`;
  return directoryOf(tree, path, field(source, 'directory'));
}

/** Why a source is not this repository as the change makes it; null if it is. */
function elsewhere(source: Json, { repository, branch }: Renderer): NotRendered | null {
  const revision = textIn(source, 'targetRevision') ?? 'HEAD';
  if (!isRepository(textIn(source, 'repoURL') ?? '', repository))
    return notRendered`it takes a folder of another repository`;
  if (isPinned(revision)) return notRendered`it takes the version ${revision}, not the one of the change`;
  return isOtherBranch(revision, branch)
    ? notRendered`it follows the branch ${revision}, and the change is merged into ${branch ?? ''}`
    : null;
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
  const paths = included.filter((path) => !isNamed(exclude, path));
  const jsonnet = paths.find((path) => path.endsWith('.jsonnet'));
  if (jsonnet !== undefined) throw notRendered`it holds jsonnet (${jsonnet})`;
  const objects = paths.map((path) => ({ path, text: tree.text(path) ?? '', followed: [ARGO] }));
  // A person has decided about the excluded ones.
  const sourced = { ...NOTHING, objects, inputs: included };
  return { kind: 'directory', paths, render: () => Promise.resolve(sourced) };
}

function chartSource(
  app: Manifest,
  source: Json,
  chart: Release['chart'],
  renderer: Renderer,
): ApplicationSource {
  const { tree } = renderer;
  const helmOf = field(source, 'helm');
  const spec = field(app.object, 'spec');
  const folder = typeof chart === 'string' ? chart : null;
  // Names of sources that lend files of this repository as the change makes them.
  const lending = itemsIn(spec, 'sources').filter((one) => elsewhere(one, renderer) === null);
  const refs = new Set(lending.map((one) => textIn(one, 'ref')));
  const name = textIn(helmOf, 'releaseName') ?? app.name;
  if (name.includes('{{')) throw notRendered`its release is named after a cluster without a name`;
  const values = textsIn(helmOf, 'valueFiles').flatMap((written) => {
    const file = fileOf(written, folder, refs);
    if (file !== null && tree.isFile(file)) return file;
    if (file !== null && field(helmOf, 'ignoreMissingValueFiles') === true) return [];
    throw notRendered`its values ${written} are not a file of this repository as the change makes it`;
  });
  const parameters = itemsIn(helmOf, 'parameters');
  if (parameters.some((one) => textIn(one, 'value')?.includes('$')))
    throw notRendered`its parameters hold variables of Argo CD`;
  if (itemsIn(helmOf, 'fileParameters').length > 0) throw notRendered`it has fileParameters`;
  const object = objectIn(helmOf, 'valuesObject');
  const inline = object === null ? textIn(helmOf, 'values') : JSON.stringify(object);
  const release: Release = {
    ...{ chart, name, values },
    namespace: textIn(helmOf, 'namespace') ?? textIn(spec, 'destination', 'namespace'),
    inline: inline === null ? [] : [inline],
    set: parametersIn(parameters, false),
    setString: parametersIn(parameters, true),
    includesCrds: field(helmOf, 'skipCrds') !== true,
    skipsSchema: field(helmOf, 'skipSchemaValidation') === true,
    kubeVersion: textIn(helmOf, 'kubeVersion'),
    apiVersions: textsIn(helmOf, 'apiVersions'),
  };
  const paths = folder === null ? values : [folder, ...values];
  return { kind: 'helm', paths, render: () => helm(renderer, release) };
}

function textsIn(of: Json | undefined, key: string): readonly string[] {
  return itemsIn(of, key).filter((one) => typeof one === 'string');
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

/** `$ref/...` and `/...` count from the root of the repository; null for a file that is elsewhere. */
function fileOf(written: string, folder: string | null, refs: ReadonlySet<string | null>): string | null {
  const [, ref, path = ''] = /^\$([^/]+)\/(.*)$/.exec(written) ?? [];
  if (ref !== undefined) return refs.has(ref) ? joined('', path) : null;
  if (written.includes('://') || written.includes('$') || folder === null) return null;
  return written.startsWith('/') ? joined('', written.slice(1)) : joined(folder, written);
}

/** Files of the tree that an Application or ApplicationSet names, up to their first parameter. */
export function filesNamedBy({ object }: Manifest, { tree, repository }: Renderer): string[] {
  const named = (value: Json, folder: string | null): readonly (string | null)[] => {
    if (Array.isArray(value)) return value.flatMap((one) => named(one, folder));
    if (!isObject(value)) return [];
    const url = textIn(value, 'repoURL');
    const isElsewhere = url !== null && !url.includes('{{') && !isRepository(url, repository);
    const path = isElsewhere ? null : (textIn(value, 'path') ?? folder);
    const values = textsIn(value, 'valueFiles').map((one) => {
      if (one.startsWith('$')) return one.slice(one.indexOf('/') + 1);
      // The depth of a path with parameters is not known.
      return path?.includes('{{') === true ? one.replace(/^(?:\.\.\/)+/, '') : path && joined(path, one);
    });
    return [path, ...values, ...Object.values(value).flatMap((one) => named(one, path))];
  };
  const paths = named(object['spec'] ?? null, null).flatMap((path) => {
    const at = path?.search(/\{\{|[*?[{]/) ?? -1;
    return joined('', (at < 0 ? path : path?.slice(0, path.lastIndexOf('/', at) + 1)) ?? '') || [];
  });
  return [...new Set(paths)].filter((path) => tree.holds(path)).sort();
}

/** The kustomization with what an Application sets over it (`kustomize edit`); null if it sets nothing. */
function kustomizationOver(tree: Tree, folder: string, over: Json | undefined): JsonObject | null {
  if (field(over, 'commonAnnotationsEnvsubst') === true)
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
    commonAnnotations: objectIn(over, 'commonAnnotations'),
    // Argo CD takes a count as text too; kustomize does not.
    replicas: itemsIn(over, 'replicas').map((one) => {
      const count = textIn(one, 'count') ?? '';
      return isObject(one) && /^\d{1,9}$/.test(count) ? { ...one, count: Number(count) } : one;
    }),
    labels: pairs === null ? [] : [labels],
    images: textsIn(over, 'images').map(imageOf),
  });
  return Object.keys(set).length === 0 ? null : putOver(kustomizationOf(tree, folder) ?? {}, set);
}

/** `name=new:tag`, `name:tag`, `name@sha256:...`. */
function imageOf(written: string): JsonObject {
  const [, name, newName = '', newTag, digest] =
    /^(?:([^=]*)=)?([^@]*?)(?::([^:/@]*))?(?:@(.*))?$/.exec(written) ?? [];
  const version = digest !== undefined ? { digest } : newTag !== undefined ? { newTag } : {};
  return { name: name ?? newName, newName, ...version };
}
