import type { ClusterNames } from '../config/clusters.js';
import { field, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { folderOf, nameOf } from '../manifest/path.js';
import { placedYaml } from '../manifest/parse.js';
import { canonicalJson } from '../manifest/canonical.js';
import { compileSelector, selects } from '../manifest/selector.js';
import type { ClusterSecrets } from './cluster-secrets.js';
import { filled, flattened, type Parameters } from './go-templates.js';
import type { Renderer } from './renderer.js';
import { crosses, isPinned, matchesSteps } from './patterns.js';

const MAX_SETS = 2_000;
const KNOWN = ['list', 'git', 'clusters', 'matrix', 'merge'] as const;

/** What generators look at. */
export interface GeneratorContext {
  readonly renderer: Renderer;
  readonly isLocal: (url: string | null) => boolean;
  readonly isGo: boolean;
  /** True for `missingkey=error`. */
  readonly isStrict: boolean;
  readonly secrets: ClusterSecrets;
  /** Files that parameters were taken from. */
  readonly inputs: Set<string>;
}

/** The sets of parameters of a generator; or why they are not known here, as the end of a sentence. */
type Sets = readonly Parameters[] | string;

/** The address of the planned cluster, if nothing gives it: it only decides where an Application goes. */
export const SERVER = '{{server}}';

export const UNKNOWN =
  'its templates use what only Argo CD evaluates, or ask for a parameter that its generators do not give';

/** The generators that a generator combines. */
function innerOf(generator: Json): readonly Json[] {
  return ['matrix', 'merge'].flatMap((kind) => itemsIn(field(generator, kind), 'generators'));
}

/** True for a generator that goes by the clusters that Argo CD knows. */
export function asksForClusters(generator: Json): boolean {
  return field(generator, 'clusters') !== undefined || innerOf(generator).some(asksForClusters);
}

export async function parametersOf(generator: Json, context: GeneratorContext): Promise<Sets> {
  const kinds = isObject(generator) ? Object.keys(generator).filter((key) => key !== 'selector') : [];
  const kind = KNOWN.find((one) => kinds.includes(one));
  if (kind === undefined || kinds.length > 1)
    return `its generator ${kinds.join(', ') || 'without a kind'} asks what is not in the repository`;
  const written = field(generator, kind) ?? null;
  if (field(written, 'template') !== undefined) return `its generator ${kind} has a template of its own`;
  const sets = await byKind(kind, written, context);
  const selector = field(generator, 'selector');
  if (typeof sets === 'string' || selector === undefined) return sets;
  // It looks at parameters as if they were labels.
  const compiled = compileSelector(selector);
  if ('error' in compiled) return `the selector of its generator is invalid: ${compiled.error}`;
  return sets.filter((one) => selects(compiled.selector, Object.fromEntries(flattened(one))));
}

function byKind(
  kind: (typeof KNOWN)[number],
  written: Json,
  context: GeneratorContext,
): Promise<Sets> | Sets {
  const generators = itemsIn(written, 'generators');
  if (kind === 'matrix') return product(generators, context);
  if (kind === 'merge') return merged(itemsIn(written, 'mergeKeys'), generators, context);
  if (kind === 'git') return ofGit(written, context);
  if (kind === 'clusters') return ofCluster(written, context);
  if (field(written, 'elementsYaml') !== undefined) return 'its list generator has elementsYaml';
  return itemsIn(written, 'elements').filter(isObject);
}

/** Sets with the `values` of their generator, whose templates they fill in. */
async function withValues(
  sets: readonly Parameters[],
  written: Json,
  { renderer, ...mode }: GeneratorContext,
): Promise<Sets> {
  const values = objectIn(written, 'values');
  if (values === null) return sets;
  const own = await filled(renderer, values, sets, mode);
  return own === null ? UNKNOWN : sets.map((one, at) => ({ ...one, values: own[at] ?? null }));
}

/**
 * The planned cluster; the other clusters are planned by themselves. Labels come from the configuration, or from the Secret of the
 * cluster in the repository.
 */
function ofCluster(written: Json, context: GeneratorContext): Promise<Sets> | Sets {
  const { secrets, inputs } = context;
  const { cluster } = context.renderer;
  if (cluster.name === null)
    return 'its generator makes an Application for each cluster that Argo CD knows, and `clusters` in the configuration names none';
  if (field(written, 'flatList') === true) return 'its clusters generator has flatList';
  const secret = secrets.of(cluster);
  if (secret !== null) inputs.add(secret.path);
  const labels = cluster.labels ?? secret?.labels ?? null;
  const selector = field(written, 'selector');
  if (isObject(selector) && Object.keys(selector).length > 0) {
    if (labels === null)
      return 'its generator picks clusters by labels, which are not in the repository (`labels` of the cluster in the configuration gives them)';
    const compiled = compileSelector(selector);
    if ('error' in compiled) return `the selector of its generator is invalid: ${compiled.error}`;
    if (!selects(compiled.selector, { ...TYPE, ...labels })) return [];
  }
  const name = secret?.name ?? nameIn(cluster);
  const annotations = secret === null ? {} : { annotations: { ...secret.annotations } };
  const parameters = {
    name,
    nameNormalized: normalized(name),
    server: secret?.server ?? cluster.destination?.find((one) => one.includes('://')) ?? SERVER,
    ...(labels === null ? {} : { metadata: { labels: { ...TYPE, ...labels }, ...annotations } }),
  };
  return withValues([parameters], written, context);
}

/** Every Secret of a cluster has it. */
const TYPE = { 'argocd.argoproj.io/secret-type': 'cluster' };

/** The name that Argo CD has for the cluster, if the configuration gives it. */
function nameIn({ name, destination }: ClusterNames): string {
  return destination?.find((one) => !one.includes('://')) ?? name ?? '';
}

/** Argo CD's form of a name for names of objects (applicationset/utils, SanitizeName). */
function normalized(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9.-]/g, '-')
    .slice(0, 253)
    .replaceAll(/^[-.]+|[-.]+$/g, '');
}

/**
 * Each set of the first generator with each that the second one makes of it. Of a key in both the first one's value counts with Go's
 * templates, and is refused without. Source: argo-cd, applicationset/generators/matrix.go; utils/map.go, CombineStringMaps.
 */
async function product(generators: readonly Json[], context: GeneratorContext): Promise<Sets> {
  const { renderer, ...mode } = context;
  if (generators.length !== 2)
    return `Argo CD takes two generators in a matrix, and it has ${generators.length}`;
  let sets: Parameters[] = [{}];
  for (const generator of generators) {
    const own = await filled(renderer, generator, sets, mode);
    if (own === null) return UNKNOWN;
    const next: Parameters[] = [];
    for (const [at, before] of sets.entries()) {
      const inner = await parametersOf(own[at] ?? null, context);
      if (typeof inner === 'string') return inner;
      if (next.length + inner.length > MAX_SETS) return `its matrix has more than ${MAX_SETS} elements`;
      for (const one of inner) {
        const clash = mode.isGo ? null : differing(before, one);
        if (clash !== null)
          return `its matrix gives ${clash} two values, and Argo CD makes no Application of it without goTemplate`;
        next.push(mode.isGo ? filledUp(before, one) : joined(before, one));
      }
    }
    sets = next;
  }
  return sets;
}

/** A parameter that both have, with different values. */
function differing(a: Parameters, b: Parameters): string | null {
  const flat = flattened(a);
  return [...flattened(b)].find(([key, value]) => flat.has(key) && flat.get(key) !== value)?.[0] ?? null;
}

/** The first one's values; for one that is missing or empty the second one's, as mergo merges. */
function filledUp(a: Parameters, b: Parameters): Parameters {
  const both = { ...b };
  for (const [key, value] of Object.entries(a)) {
    const other = both[key];
    if (isObject(other) && isObject(value)) both[key] = filledUp(value, other);
    else if (other === undefined || !isZero(value)) both[key] = value;
  }
  return both;
}

/** The zero value of its type in Go. */
function isZero(value: Json): boolean {
  if (isObject(value)) return Object.keys(value).length === 0;
  return Array.isArray(value) ? value.length === 0 : !value;
}

/** The second one's values, with those that only the first one has. */
function joined(a: Parameters, b: Parameters): Parameters {
  const both = { ...a };
  for (const [key, value] of Object.entries(b)) {
    const before = both[key];
    both[key] = isObject(before) && isObject(value) ? joined(before, value) : value;
  }
  return both;
}

/** Sets of the first generator, with the values of later ones for the same keys. */
async function merged(
  mergeKeys: readonly Json[],
  generators: readonly Json[],
  context: GeneratorContext,
): Promise<Sets> {
  const keys = mergeKeys.filter((one) => typeof one === 'string');
  let sets: Sets = 'its merge generator merges nothing';
  for (const [at, generator] of generators.entries()) {
    const other = await parametersOf(generator, context);
    if (typeof other === 'string') return other;
    if (at === 0) {
      sets = other;
      continue;
    }
    const byKey = new Map(other.map((one) => [keyOf(one, keys), one]));
    const isMissing = [...byKey.keys(), ...(sets as readonly Parameters[]).map((one) => keyOf(one, keys))];
    if (byKey.size < other.length || isMissing.includes(null))
      return 'the sets that its merge generator merges have the same keys, or lack one';
    sets = (sets as readonly Parameters[]).map((one) => joined(one, byKey.get(keyOf(one, keys)) ?? {}));
  }
  return sets;
}

function keyOf(set: Parameters, keys: readonly string[]): string | null {
  const flat = flattened(set);
  const values = keys.map((key) => flat.get(key) ?? null);
  return values.includes(null) ? null : canonicalJson(values);
}

/** Folders or files of the tree (argo-cd, applicationset/generators/git.go). */
function ofGit(git: Json, context: GeneratorContext): Promise<Sets> | Sets {
  const { renderer, isGo, inputs } = context;
  const { tree } = renderer;
  if (!context.isLocal(textIn(git, 'repoURL'))) return 'its git generator reads another repository';
  if (isPinned(textIn(git, 'revision') ?? 'HEAD')) return 'its git generator reads a pinned version';
  const prefix = textIn(git, 'pathParamPrefix') ?? '';
  const asPath = (path: Json): Parameters => (prefix === '' ? { path } : { [prefix]: { path } });
  const directories = itemsIn(git, 'directories');
  const entries = directories.length > 0 ? directories : itemsIn(git, 'files');
  if (entries.some((one) => /[[\]\\]/.test(textIn(one, 'path') ?? '')))
    return 'its git generator has a pattern with classes of characters; write the paths out';
  if (directories.length > 0) {
    const all = foldersIn(tree.files());
    const folders = all.filter((path) => isChosen(path, entries, matchesSteps));
    // A person has decided that nothing is made of them.
    const excluded = entries
      .filter((one) => field(one, 'exclude') === true)
      .map((one) => textIn(one, 'path') ?? '');
    for (const path of all) if (excluded.some((one) => matchesSteps(one, path))) inputs.add(path);
    return withValues(
      folders.map((path) => asPath(pathParameters(path, isGo))),
      git,
      context,
    );
  }
  // `git ls-files`: a star crosses slashes, unless the controller runs with --enable-new-git-file-globbing.
  const files = tree.files().filter((path) => isChosen(path, entries, crosses));
  for (const path of files) inputs.add(path);
  const sets = files.flatMap((path) =>
    objectsIn(tree.text(path) ?? '', path).map((content) => ({
      ...content,
      ...asPath(pathParameters(folderOf(path), isGo, path)),
    })),
  );
  return withValues(sets, git, context);
}

function isChosen(
  path: string,
  entries: readonly Json[],
  matches: (pattern: string, path: string) => boolean,
): boolean {
  const isNamed = (isExcluded: boolean): boolean =>
    entries.some(
      (one) => (field(one, 'exclude') === true) === isExcluded && matches(textIn(one, 'path') ?? '', path),
    );
  return isNamed(false) && !isNamed(true);
}

/** All folders but those below one that begins with a dot, as Argo CD passes them over. */
function foldersIn(files: readonly string[]): string[] {
  const all = new Set<string>();
  for (const path of files)
    for (let folder = folderOf(path); folder !== '' && !all.has(folder); folder = folderOf(folder))
      all.add(folder);
  return [...all].filter((folder) => !folder.split('/').some((step) => step.startsWith('.'))).sort();
}

function objectsIn(text: string, path: string): JsonObject[] {
  return placedYaml(text, path)
    .flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
    .filter(isObject);
}

/** A path in templates; the plain ones have the path itself at `path`. */
function pathParameters(path: string, isGo: boolean, file: string | null = null): Json {
  const segments = path.split('/');
  const basename = segments.at(-1) ?? '';
  const filename = file === null ? null : nameOf(file);
  return {
    ...(isGo ? { path, segments } : { '': path, ...Object.fromEntries(segments.entries()) }),
    basename,
    basenameNormalized: normalized(basename),
    ...(filename === null ? {} : { filename, filenameNormalized: normalized(filename) }),
  };
}
