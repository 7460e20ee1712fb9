import { field, itemsIn, objectIn, textIn } from '../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { compileGlobs } from '../read/glob/globs.js';
import { folderOf } from '../manifest/path.js';
import { placedYaml } from '../manifest/placed-yaml.js';
import type { TreeFiles } from './tree-files.js';
import type { Sets, Surroundings } from './parameter-sets.js';
import { normalized } from './normalized.js';
import { UNKNOWN } from './placeholders.js';
import { PINNED } from './pinned.js';
import { crosses } from './stars.js';
import { filled, type Parameters } from './template.js';

const STARS =
  'its git generator has `*` or `**` where versions of Argo CD read different paths from it; write the paths out';

/** Folders or files of the tree, as a git generator lists them; with a `pathParamPrefix` the path is a field of that (generators/git.go). */
export function fromGit(git: Json, { workspace, isLocal, isGo, reads }: Surroundings): Sets {
  if (!isLocal(textIn(git, 'repoURL'))) return 'its git generator reads another repository';
  if (PINNED.test(textIn(git, 'revision') ?? 'HEAD')) return 'its git generator reads a pinned version';
  const prefix = textIn(git, 'pathParamPrefix') ?? '';
  const asPath = (path: Json): Parameters => (prefix === '' ? { path } : { [prefix]: { path } });
  const directories = itemsIn(git, 'directories');
  const sets =
    directories.length > 0
      ? foldersIn(workspace, directories, (path) => asPath(pathParameters(path, isGo)))
      : filesIn(workspace, itemsIn(git, 'files'), reads, (folder, path) =>
          asPath(pathParameters(folder, isGo, path)),
        );
  const values = objectIn(git, 'values');
  if (typeof sets === 'string' || values === null) return sets;
  const found: Parameters[] = [];
  for (const parameters of sets) {
    const own = filled(values, parameters, isGo);
    if (own === undefined) return UNKNOWN;
    found.push({ ...parameters, values: own });
  }
  return found;
}

/** Names one path of the tree, or not. */
type Names = (path: string) => boolean;

/** What includes and excludes leave, by two readings of their stars; null where they differ. */
function chosen(paths: readonly string[], entries: readonly Json[], readings: readonly [Reading, Reading]) {
  const [a, b] = readings.map((reading) => {
    const of = (isExcluded: boolean): Names[] =>
      entries
        .filter((one) => (field(one, 'exclude') === true) === isExcluded)
        .map((one) => reading(textIn(one, 'path') ?? ''));
    const [included, excluded] = [of(false), of(true)];
    return paths.filter(
      (path) => included.some((names) => names(path)) && !excluded.some((names) => names(path)),
    );
  });
  return a !== undefined && JSON.stringify(a) === JSON.stringify(b) ? a : null;
}

type Reading = (pattern: string) => Names;

/** `*` does not cross a slash, and `**` does. */
const byGlob: Reading = (pattern) => {
  const { globs } = compileGlobs([pattern]);
  return (path) => globs.matches(path);
};

/** A file of no name in it, so that a last star is not taken for manifests alone. */
const folderByGlob: Reading = (pattern) => {
  const names = byGlob(`${pattern.replace(/\/$/, '')}/?`);
  return (path) => names(`${path}/x`);
};

/** `**` is two stars of one step. */
const folderByStep: Reading = (pattern) => folderByGlob(pattern.replaceAll(/\*{2,}/g, '*'));

/** Every star crosses slashes. */
const byPathspec: Reading = (pattern) => (path) => crosses(pattern, path);

/** Folders that begin with a dot are passed over, as Argo CD passes them. */
function foldersIn(
  workspace: TreeFiles,
  entries: readonly Json[],
  asPath: (path: string) => Parameters,
): Sets {
  return chosen(visitedIn(workspace), entries, [folderByGlob, folderByStep])?.map(asPath) ?? STARS;
}

function visitedIn(workspace: TreeFiles): string[] {
  const all = new Set<string>();
  for (const { path } of workspace.entries)
    for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) all.add(folder);
  return [...all].filter((folder) => !folder.split('/').some((step) => step.startsWith('.'))).sort();
}

/** Folders that its entries name and take out again; none where versions of Argo CD read different ones. */
export function foldersLeftOut(workspace: TreeFiles, entries: readonly Json[]): readonly string[] {
  if (!entries.some((one) => field(one, 'exclude') === true)) return [];
  const visited = visitedIn(workspace);
  const named = entries.filter((one) => field(one, 'exclude') !== true);
  const [all, left] = [named, entries].map((some) => chosen(visited, some, [folderByGlob, folderByStep]));
  return all && left ? all.filter((folder) => !left.includes(folder)) : [];
}

function filesIn(
  workspace: TreeFiles,
  entries: readonly Json[],
  reads: Surroundings['reads'],
  asPath: (folder: string, path: string) => Parameters,
): Sets {
  const files = workspace.entries.map(({ path }) => path).filter((path) => workspace.isFile(path));
  const found = chosen(files, entries, [byGlob, byPathspec]);
  found?.forEach(reads);
  return (
    found?.flatMap((path) =>
      objectsIn(workspace.text(path) ?? '', path).map((content) => ({
        ...content,
        ...asPath(folderOf(path), path),
      })),
    ) ?? STARS
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
