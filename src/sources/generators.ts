import { canonicalJson } from '../manifest/canonical.js';
import { field, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { placedYaml } from '../manifest/parse.js';
import { folderOf, nameOf } from '../manifest/path.js';
import { compileSelector, selects } from '../manifest/selector.js';
import { type ClusterSecrets, OF_CLUSTER } from './cluster-secrets.js';
import { filled, flattened, type Parameters } from './go-templates.js';
import { crosses, isPinned, matchesSteps } from './patterns.js';
import { notRendered } from './render-error.js';
import type { Renderer } from './renderer.js';

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

type Sets = readonly Parameters[];

/** The address of the planned cluster, if nothing gives it: it only decides where an Application goes. */
export const SERVER = '{{server}}';

/** True for a generator that goes by the clusters that Argo CD knows. */
export function asksForClusters(generator: Json): boolean {
  const inner = ['matrix', 'merge'].flatMap((kind) => itemsIn(field(generator, kind), 'generators'));
  return field(generator, 'clusters') !== undefined || inner.some(asksForClusters);
}

/** The sets of parameters of a generator. Throws `NotRendered` for one that is not known here. */
export async function parametersOf(generator: Json, context: GeneratorContext): Promise<Sets> {
  const kinds = isObject(generator) ? Object.keys(generator).filter((key) => key !== 'selector') : [];
  const kind = KNOWN.find((one) => kinds.includes(one));
  if (kind === undefined || kinds.length > 1)
    throw notRendered`its generator ${kinds.join(', ') || 'without a kind'} asks what is not in the repository`;
  const written = field(generator, kind) ?? null;
  if (field(written, 'template') !== undefined)
    throw notRendered`its generator ${kind} has a template of its own`;
  const sets = await BY_KIND[kind](written, context);
  const selector = field(generator, 'selector');
  // It looks at parameters as if they were labels.
  return selector === undefined
    ? sets
    : sets.filter((one) => isSelected(selector, Object.fromEntries(flattened(one))));
}

function isSelected(selector: Json, labels: Readonly<Record<string, string>>): boolean {
  const compiled = compileSelector(selector);
  if ('error' in compiled) throw notRendered`the selector of its generator is invalid: ${compiled.error}`;
  return selects(compiled.selector, labels);
}

type Generator = (written: Json, context: GeneratorContext) => Promise<Sets> | Sets;

const BY_KIND: Readonly<Record<(typeof KNOWN)[number], Generator>> = {
  list(written) {
    if (field(written, 'elementsYaml') !== undefined) throw notRendered`its list generator has elementsYaml`;
    return itemsIn(written, 'elements').filter(isObject);
  },
  git,
  clusters,
  matrix,
  merge,
};

/** Sets with the `values` of their generator, whose templates they fill in. */
async function withValues(sets: Sets, written: Json, context: GeneratorContext): Promise<Sets> {
  const values = objectIn(written, 'values');
  if (values === null) return sets;
  const own = await filled(context.renderer, values, sets, context);
  return sets.map((one, at) => ({ ...one, values: own[at] ?? null }));
}

/**
 * The planned cluster; the other clusters are planned by themselves. Labels come from the configuration, or from the Secret of the
 * cluster in the repository.
 */
function clusters(written: Json, context: GeneratorContext): Promise<Sets> | Sets {
  const { secrets, inputs } = context;
  const { cluster } = context.renderer;
  if (cluster.name === null)
    throw notRendered`its generator makes an Application for each cluster that Argo CD knows, and \`clusters\` in the configuration names none`;
  if (field(written, 'flatList') === true) throw notRendered`its clusters generator has flatList`;
  const secret = secrets.of(cluster);
  if (secret !== null) inputs.add(secret.path);
  const known = cluster.labels ?? secret?.labels ?? null;
  const labels = known && { ...OF_CLUSTER, ...known };
  const selector = field(written, 'selector');
  if (isObject(selector) && Object.keys(selector).length > 0) {
    if (labels === null)
      throw notRendered`its generator picks clusters by labels, which are not in the repository (\`labels\` of the cluster in the configuration gives them)`;
    if (!isSelected(selector, labels)) return [];
  }
  const named = (isAddress: boolean): string | undefined =>
    cluster.destination?.find((one) => one.includes('://') === isAddress);
  const name = secret?.name ?? named(false) ?? cluster.name;
  const annotations = secret === null ? {} : { annotations: { ...secret.annotations } };
  const parameters = {
    name,
    nameNormalized: normalized(name),
    server: secret?.server ?? named(true) ?? SERVER,
    ...(labels === null ? {} : { metadata: { labels, ...annotations } }),
  };
  return withValues([parameters], written, context);
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
async function matrix(written: Json, context: GeneratorContext): Promise<Sets> {
  const generators = itemsIn(written, 'generators');
  if (generators.length !== 2)
    throw notRendered`Argo CD takes two generators in a matrix, and it has ${generators.length}`;
  let sets: Parameters[] = [{}];
  for (const generator of generators) {
    const own = await filled(context.renderer, generator, sets, context);
    const next: Parameters[] = [];
    for (const [at, before] of sets.entries())
      for (const one of await parametersOf(own[at] ?? null, context))
        if (next.push(context.isGo ? filledUp(before, one) : combined(before, one)) > MAX_SETS)
          throw notRendered`its matrix has more than ${MAX_SETS} elements`;
    sets = next;
  }
  return sets;
}

/** Both sets; a parameter with two different values is refused. */
function combined(a: Parameters, b: Parameters): Parameters {
  const flat = flattened(a);
  const clash = [...flattened(b)].find(([key, value]) => flat.has(key) && flat.get(key) !== value);
  if (clash !== undefined)
    throw notRendered`its matrix gives ${clash[0]} two values, and Argo CD makes no Application of it without goTemplate`;
  return joined(a, b);
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
async function merge(written: Json, context: GeneratorContext): Promise<Sets> {
  const keys = itemsIn(written, 'mergeKeys').filter((one) => typeof one === 'string');
  const keyOf = (set: Parameters): string => {
    const flat = flattened(set);
    if (!keys.every((key) => flat.has(key))) throw notRendered`its merge generator has a set without a key`;
    return canonicalJson(keys.map((key) => flat.get(key)));
  };
  const generators = itemsIn(written, 'generators');
  if (generators.length < 2) throw notRendered`its merge generator merges nothing`;
  let sets: Parameters[] | null = null;
  for (const generator of generators) {
    const others: Sets = await parametersOf(generator, context);
    const byKey = new Map(others.map((one) => [keyOf(one), one]));
    if (byKey.size < others.length) throw notRendered`its merge generator has two sets of one key`;
    sets = (sets ?? others).map((one) => joined(one, byKey.get(keyOf(one)) ?? {}));
  }
  return sets ?? [];
}

/** Folders or files of the tree (argo-cd, applicationset/generators/git.go). */
function git(written: Json, context: GeneratorContext): Promise<Sets> {
  const { renderer, isGo, inputs } = context;
  const { tree } = renderer;
  if (!context.isLocal(textIn(written, 'repoURL')))
    throw notRendered`its git generator reads another repository`;
  if (isPinned(textIn(written, 'revision') ?? 'HEAD'))
    throw notRendered`its git generator reads a pinned version`;
  const prefix = textIn(written, 'pathParamPrefix') ?? '';
  const asPath = (path: Json): Parameters => (prefix === '' ? { path } : { [prefix]: { path } });
  const directories = itemsIn(written, 'directories');
  const isOfFolders = directories.length > 0;
  const entries = isOfFolders ? directories : itemsIn(written, 'files');
  const patterns = (isExcluded: boolean): string[] =>
    entries
      .filter((one) => (field(one, 'exclude') === true) === isExcluded)
      .map((one) => textIn(one, 'path') ?? '');
  const [included, excluded] = [patterns(false), patterns(true)];
  if ([...included, ...excluded].some((one) => /[[\]\\]/.test(one)))
    throw notRendered`its git generator has a pattern with classes of characters; write the paths out`;
  // Of files `git ls-files`: a star crosses slashes, unless the controller runs with --enable-new-git-file-globbing.
  const matches = isOfFolders ? matchesSteps : crosses;
  const isAmong = (all: readonly string[], path: string): boolean => all.some((one) => matches(one, path));
  const all = isOfFolders ? foldersIn(tree.files()) : tree.files();
  const chosen = all.filter((path) => isAmong(included, path) && !isAmong(excluded, path));
  if (isOfFolders) {
    // A person has decided that nothing is made of the excluded folders.
    for (const path of all) if (isAmong(excluded, path)) inputs.add(path);
    const sets = chosen.map((path) => asPath(pathParameters(path, isGo)));
    return withValues(sets, written, context);
  }
  for (const path of chosen) inputs.add(path);
  const sets = chosen.flatMap((path) =>
    objectsIn(tree.text(path) ?? '', path).map((content) => ({
      ...content,
      ...asPath(pathParameters(folderOf(path), isGo, path)),
    })),
  );
  return withValues(sets, written, context);
}

/** All folders but those below one that begins with a dot, as Argo CD passes them over. */
function foldersIn(files: readonly string[]): string[] {
  const all = new Set<string>();
  for (const path of files)
    for (let folder = folderOf(path); folder !== '' && !all.has(folder); folder = folderOf(folder))
      all.add(folder);
  return [...all].filter((folder) => !/(?:^|\/)\./.test(folder)).sort();
}

function objectsIn(text: string, path: string): JsonObject[] {
  return placedYaml(text, path)
    .flatMap(({ value }) => value)
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
