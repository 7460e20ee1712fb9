import {
  changesIn,
  chartKeysIn,
  isAddress,
  isKustomization,
  referencesIn,
  transformsIn,
} from '../manifest/delivery/kustomization.js';
import type { JsonObject } from '../manifest/manifest.js';
import { folderOf, isWithin, joined } from '../manifest/path.js';
import { listIn, mappingsOf, textIn } from './documents.js';
import { SUBMODULES } from './interest.js';
import type { Repository } from './repository.js';

/** What one kustomization.yaml takes, and what it does to it. Paths count from the root of the repository. */
export interface Kustomization {
  readonly folder: string;
  readonly file: string;
  /** Manifests among its resources. */
  readonly files: readonly string[];
  /** Patches, values and other files that it reads. */
  readonly inputs: readonly string[];
  /** Patches that it writes itself. */
  readonly patches: readonly string[];
  /** Folders among its resources, bases and components. */
  readonly folders: readonly string[];
  /** What kustomize would fetch, or what is not there, and what the rest can not be built without. */
  readonly outside: readonly string[];
  /** Objects that it takes from elsewhere: a remote base, a submodule, charts. The rest is built without them. */
  readonly elsewhere: readonly string[];
  readonly isComponent: boolean;
  readonly namespace: string | null;
  readonly prefix: string;
  readonly suffix: string;
  /** True for one that only lists: what it builds is what its files hold. */
  readonly isPlain: boolean;
  /** True for one that puts more than a namespace over any object that it takes. */
  readonly isChanging: boolean;
}

/** The kustomizations of a repository, by their folder. */
export function kustomizationsOf(repository: Repository): ReadonlyMap<string, Kustomization> {
  const found = new Map<string, Kustomization>();
  for (const { path, text } of repository.files) {
    if (text === null || !isKustomization(path)) continue;
    const [written] = mappingsOf(path, text);
    if (written) found.set(folderOf(path), read(repository, path, written));
  }
  return found;
}

/** A component from elsewhere changes what lies here, and an object does not. */
const TAKES_OBJECTS: ReadonlySet<string> = new Set(['resources', 'bases']);

/** True below a folder that is a submodule: git has nothing of it here. */
function isInSubmodule(repository: Repository, path: string): boolean {
  const text = repository.textOf(SUBMODULES) ?? '';
  const folders = Array.from(text.matchAll(/^[^\S\n]*path[^\S\n]*=(.*)$/gm), ([, folder = '']) =>
    folder.trim(),
  );
  return folders.some((folder) => isWithin(folder, path));
}

/** Lists of patches that may be written in place. */
const PATCHES = ['patches', 'patchesJson6902'];

function read(repository: Repository, file: string, written: JsonObject): Kustomization {
  const folder = folderOf(file);
  const all = referencesIn(written);
  const references = all
    .filter(({ isInline }) => !isInline)
    .map((one) => ({ ...one, path: joined(folder, one.written) }));
  const isFile = (path: string | null): path is string => path !== null && repository.hasFile(path);
  const isFolder = (path: string | null): path is string => path !== null && repository.hasFolder(path);
  const objects = references.filter(({ use }) => use === 'objects');
  const missing = references.filter(({ path }) => !isFile(path) && !isFolder(path));
  const isElsewhere = ({ key, written: name, path }: (typeof missing)[number]): boolean =>
    TAKES_OBJECTS.has(key) && (isAddress(name) || (path !== null && isInSubmodule(repository, path)));
  return {
    folder,
    file,
    files: objects.map(({ path }) => path).filter(isFile),
    folders: objects.map(({ path }) => path).filter((path) => isFolder(path) && !isFile(path)),
    inputs: references.flatMap(({ use, path }) => (use !== 'objects' && isFile(path) ? [path] : [])),
    patches: [
      ...all.filter(({ use, isInline }) => isInline && use === 'patch').map((one) => one.written),
      ...PATCHES.flatMap((key) => listIn(written, key).flatMap((one) => textIn(one, 'patch') ?? [])),
    ],
    outside: missing.filter((one) => !isElsewhere(one)).map((one) => one.written),
    elsewhere: [
      ...missing.filter(isElsewhere).map((one) => one.written),
      ...chartKeysIn(written).map((key) => `the charts of ${key}`),
    ],
    isComponent: written['kind'] === 'Component',
    namespace: textIn(written, 'namespace'),
    prefix: textIn(written, 'namePrefix') ?? '',
    suffix: textIn(written, 'nameSuffix') ?? '',
    isPlain: changesIn(written).length === 0,
    isChanging: transformsIn(written).some((key) => key !== 'namespace'),
  };
}
