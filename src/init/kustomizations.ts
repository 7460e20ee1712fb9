import { isAddress, isKustomization, referencesIn } from '../manifest/delivery/kustomization.js';
import { textIn } from '../manifest/fields.js';
import { isObject } from '../manifest/manifest.js';
import { folderOf, joined } from '../manifest/path.js';
import { placedYaml } from '../manifest/placed-yaml.js';
import { isNamespaced } from './kinds.js';
import type { PlannedObject } from './planned-objects.js';
import type { Repository } from './repository.js';

/** A kustomization and what it takes. Paths count from the root of the repository. */
interface Kustomization {
  readonly folder: string;
  /** Files that it reads: itself, manifests, patches, values. */
  readonly files: readonly string[];
  /** Those of them that are no objects of their own. */
  readonly inputs: readonly string[];
  readonly folders: readonly string[];
  /** Components and files that are not in the repository: kustomize cannot build it here. Remote resources are left out of the build. */
  readonly missing: readonly string[];
  readonly isComponent: boolean;
  readonly namespace: string | null;
  readonly prefix: string;
  readonly suffix: string;
}

/** What a `kustomize build` reads and makes, as far as it is known without a run. */
interface Build {
  readonly files: readonly string[];
  readonly objects: readonly PlannedObject[];
  readonly missing: readonly string[];
}

/** The kustomizations of a repository by folder. */
export function kustomizationsOf(repository: Repository): ReadonlyMap<string, Kustomization> {
  const files = repository.files.filter(({ path }) => isKustomization(path));
  return new Map(files.map(({ path, text }) => [folderOf(path), read(repository, path, text ?? '')]));
}

function read(repository: Repository, file: string, text: string): Kustomization {
  const folder = folderOf(file);
  const value = placedYaml(text, file)[0]?.value ?? null;
  const written = isObject(value) ? value : {};
  const named = referencesIn(written)
    .filter(({ isInline }) => !isInline)
    .map((one) => ({ ...one, path: joined(folder, one.written) ?? '' }));
  const isRemote = ({ key, written: name }: (typeof named)[number]): boolean =>
    (key === 'resources' || key === 'bases') && isAddress(name);
  return {
    folder,
    files: [file, ...named.flatMap(({ path }) => (repository.hasFile(path) ? path : []))],
    inputs: named.flatMap(({ use, path }) => (use === 'objects' ? [] : path)),
    folders: named.flatMap(({ path }) =>
      repository.hasFolder(path) && !repository.hasFile(path) ? path : [],
    ),
    missing: named
      .filter((one) => !isRemote(one) && !repository.hasFile(one.path) && !repository.hasFolder(one.path))
      .map((one) => one.written),
    isComponent: written['kind'] === 'Component',
    namespace: textIn(written, 'namespace'),
    prefix: textIn(written, 'namePrefix') ?? '',
    suffix: textIn(written, 'nameSuffix') ?? '',
  };
}

/** Follows a kustomization to its resources, each folder once. */
export function buildOf(
  start: string,
  kustomizations: ReadonlyMap<string, Kustomization>,
  objectsIn: (file: string) => readonly PlannedObject[],
): Build {
  const files: string[] = [];
  const missing: string[] = [];
  const seen = new Set<string>();
  const visit = (folder: string): PlannedObject[] => {
    const one = kustomizations.get(folder);
    if (one === undefined) missing.push(folder);
    if (one === undefined || seen.has(folder)) return [];
    seen.add(folder);
    files.push(...one.files);
    missing.push(...one.missing);
    return [...one.files.flatMap((file) => objectsIn(file)), ...one.folders.flatMap(visit)].map((object) => ({
      ...object,
      name: `${one.prefix}${object.name}${one.suffix}`,
      namespace: isNamespaced(object.kind) ? (one.namespace ?? object.namespace) : object.namespace,
    }));
  };
  const objects = new Map(
    visit(start).map((object) => [`${object.kind}/${object.namespace}/${object.name}`, object]),
  );
  return { files, objects: [...objects.values()], missing };
}
