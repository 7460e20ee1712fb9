import { field, itemsIn, objectIn, textIn } from '../../manifest/fields.js';
import type { Json, JsonObject } from '../../manifest/manifest.js';
import { isObject } from '../../manifest/manifest.js';
import { compileGlobs } from '../../read/glob/globs.js';
import { folderOf } from '../../manifest/path.js';
import { placedYaml } from '../placed-yaml.js';
import type { Workspace } from '../workspace.js';
import type { Parameters } from './template.js';
import { filled } from './template.js';

const MAX_SETS = 2_000;

/** What generators can look at. */
export interface Surroundings {
  readonly workspace: Workspace;
  readonly isLocal: (url: string | null) => boolean;
  readonly isGo: boolean;
  /** Name of the cluster that is planned; null where nobody says. */
  readonly cluster: string | null;
}

/** The sets of parameters of one generator of an ApplicationSet; null for one that asks something that is not in the tree. */
export function parametersOf(generator: Json, around: Surroundings): Parameters[] | null {
  if (field(generator, 'selector') !== undefined) return null;
  const inner = ['list', 'git', 'clusters', 'matrix', 'merge'].find((kind) =>
    isObject(field(generator, kind)),
  );
  const written = field(generator, inner ?? '');
  if (inner === undefined || written === undefined || field(written, 'template') !== undefined) return null;
  if (inner === 'list') return listed(written);
  if (inner === 'git') return fromGit(written, around);
  if (inner === 'clusters') return ofCluster(written, around);
  const generators = itemsIn(written, 'generators');
  return inner === 'matrix' ? product(generators, around) : merged(written, generators, around);
}

function listed(list: Json): Parameters[] | null {
  if (field(list, 'elementsYaml') !== undefined) return null;
  return itemsIn(list, 'elements').filter(isObject);
}

/**
 * The cluster that is planned; those of the others make Applications that are planned with them. What a label of the cluster's Secret
 * decides nobody can tell: null.
 */
function ofCluster(clusters: Json, { cluster, isGo }: Surroundings): Parameters[] | null {
  if (cluster === null || field(clusters, 'selector') !== undefined) return null;
  const parameters = { name: cluster, nameNormalized: normalized(cluster) };
  const values = objectIn(clusters, 'values');
  if (values === null) return [parameters];
  const own = filled(values, parameters, isGo);
  return own === undefined ? null : [{ ...parameters, values: own }];
}

function fromGit(git: Json, { workspace, isLocal, isGo }: Surroundings): Parameters[] | null {
  if (!isLocal(textIn(git, 'repoURL')) || field(git, 'pathParamPrefix') !== undefined) return null;
  const values = objectIn(git, 'values');
  const more = (parameters: Parameters): Parameters | null => {
    if (values === null) return parameters;
    const own = filled(values, parameters, isGo);
    return own === undefined ? null : { ...parameters, values: own };
  };
  const directories = itemsIn(git, 'directories');
  const found =
    directories.length > 0
      ? foldersIn(workspace, directories).map((path) => ({ path: pathParameters(path, isGo) }))
      : filesIn(workspace, itemsIn(git, 'files'), isGo);
  const sets = found.map(more);
  return sets.some((one) => one === null) ? null : sets.filter((one) => one !== null);
}

/** `*` does not cross a slash; folders that begin with a dot are passed over, as Argo CD passes them. */
function foldersIn(workspace: Workspace, entries: readonly Json[]): string[] {
  const all = new Set<string>();
  for (const { path } of workspace.entries)
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) all.add(folder);
  const matches = (folder: string, isExcluded: boolean): boolean =>
    entries
      .filter((one) => (field(one, 'exclude') === true) === isExcluded)
      .some((one) => isNamed(textIn(one, 'path') ?? '', folder));
  return [...all]
    .filter((folder) => !folder.split('/').some((step) => step.startsWith('.')))
    .filter((folder) => matches(folder, false) && !matches(folder, true))
    .sort();
}

function isNamed(glob: string, folder: string): boolean {
  // A file of no name in it, so that a last star is not taken for manifests alone.
  const { globs } = compileGlobs([`${glob.replace(/\/$/, '')}/?`]);
  return globs.matches(`${folder}/x`);
}

function filesIn(workspace: Workspace, entries: readonly Json[], isGo: boolean): Parameters[] {
  const patterns = entries.flatMap((one) => textIn(one, 'path') ?? []);
  if (patterns.length === 0) return [];
  const { globs } = compileGlobs(patterns);
  return workspace.entries
    .filter(({ path }) => globs.matches(path) && workspace.isFile(path))
    .flatMap(({ path }) =>
      objectsIn(workspace.text(path) ?? '', path).map((content) => ({
        ...content,
        path: pathParameters(folderOf(path), isGo, path),
      })),
    );
}

function objectsIn(text: string, path: string): JsonObject[] {
  const found: JsonObject[] = [];
  for (const { value } of placedYaml(text, path)) {
    const several: readonly Json[] = Array.isArray(value) ? value : [value];
    for (const one of several) if (isObject(one)) found.push(one);
  }
  return found;
}

/** What a path is called in templates; the plain ones have the path itself at `path`. */
function pathParameters(path: string, isGo: boolean, file: string | null = null): Json {
  const segments = path.split('/');
  const basename = segments.at(-1) ?? '';
  const name = file?.slice(file.lastIndexOf('/') + 1);
  const parameters: JsonObject = {
    ...(isGo ? { path, segments } : { '': path, ...Object.fromEntries(segments.entries()) }),
    basename,
    basenameNormalized: normalized(basename),
    ...(name === undefined ? {} : { filename: name, filenameNormalized: normalized(name) }),
  };
  return parameters;
}

function normalized(text: string): string {
  return text.replaceAll(/[^a-zA-Z0-9-]/g, '-').toLowerCase();
}

function product(generators: readonly Json[], around: Surroundings): Parameters[] | null {
  let sets: Parameters[] = [{}];
  for (const generator of generators) {
    const next: Parameters[] = [];
    for (const before of sets) {
      const own = filled(generator, before, around.isGo);
      const inner = own === undefined ? null : parametersOf(own, around);
      if (inner === null || next.length > MAX_SETS) return null;
      next.push(...inner.map((one) => ({ ...before, ...one })));
    }
    sets = next;
  }
  return sets;
}

/** Sets of the first generator, with what later ones have for the same keys. */
function merged(merge: Json, generators: readonly Json[], around: Surroundings): Parameters[] | null {
  const keys = itemsIn(merge, 'mergeKeys').filter((one) => typeof one === 'string');
  const all = generators.map((one) => parametersOf(one, around));
  const [first, ...others] = all;
  if (!first || others.some((one) => one === null)) return null;
  const keyOf = (set: Parameters): string => JSON.stringify(keys.map((key) => set[key] ?? null));
  return first.map((set) => {
    const same = others.flatMap(
      (one) => one?.filter((other) => keyOf(other) === keyOf(set)).slice(0, 1) ?? [],
    );
    return Object.assign({}, set, ...same) as Parameters;
  });
}
