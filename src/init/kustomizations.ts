import {
  changesIn,
  chartKeysIn,
  isKustomization,
  referencesIn,
  transformsIn,
} from '../manifest/kustomization.js';
import type { JsonObject } from '../manifest/manifest.js';
import { folderOf, joined } from '../manifest/path.js';
import { listIn, mappingsOf, textIn } from './documents.js';
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
  /** What kustomize would fetch, or what is not there. */
  readonly outside: readonly string[];
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
    outside: [
      ...references.filter(({ path }) => !isFile(path) && !isFolder(path)).map((one) => one.written),
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
