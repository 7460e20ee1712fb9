import type { Json, JsonObject } from '../manifest/manifest.js';
import { isObject } from '../manifest/manifest.js';
import { listIn, mappingsOf, textIn, textsIn, valueIn } from './documents.js';
import type { Repository } from './repository.js';
import { folderOf, joined, nameOf } from './repository.js';

/** What one kustomization.yaml takes, and what it does to it. Paths count from the root of the repository. */
export interface Kustomization {
  readonly folder: string;
  readonly file: string;
  /** Manifests among its resources. */
  readonly files: readonly string[];
  /** Patches, values and other files that it reads. */
  readonly inputs: readonly string[];
  /** Folders among its resources, bases and components. */
  readonly folders: readonly string[];
  /** What kustomize would fetch, or what is not there. */
  readonly outside: readonly string[];
  readonly isComponent: boolean;
  readonly namespace: string | null;
  readonly prefix: string;
  readonly suffix: string;
  /** True where it does more than to list, and to name a namespace. */
  readonly transforms: boolean;
}

const NAMES: ReadonlySet<string> = new Set(['kustomization.yaml', 'kustomization.yml', 'Kustomization']);
/** Keys that leave the objects of the resources as they are. */
const ONLY_LISTS: ReadonlySet<string> = new Set([
  'apiVersion',
  'kind',
  'metadata',
  'resources',
  'bases',
  'namespace',
  'generatorOptions',
  'configMapGenerator',
  'secretGenerator',
  'sortOptions',
  'buildMetadata',
]);
/** Fields that are paths of files, or lists of them; of a patch also its `path`. */
const FILE_FIELDS = ['patchesStrategicMerge', 'patchesJson6902', 'patches', 'configurations', 'crds'];
const REPLACEMENT_FIELDS = ['replacements', 'transformers', 'generators', 'validators'];

export function isKustomizationFile(path: string): boolean {
  return NAMES.has(nameOf(path));
}

/** The kustomizations of a repository, by their folder. */
export function kustomizationsOf(repository: Repository): ReadonlyMap<string, Kustomization> {
  const found = new Map<string, Kustomization>();
  for (const { path, text } of repository.files) {
    if (text === null || !isKustomizationFile(path)) continue;
    const [written] = mappingsOf(path, text);
    if (written) found.set(folderOf(path), read(repository, path, written));
  }
  return found;
}

function read(repository: Repository, file: string, written: JsonObject): Kustomization {
  const folder = folderOf(file);
  const resources = [
    ...textsIn(written, 'resources'),
    ...textsIn(written, 'bases'),
    ...textsIn(written, 'components'),
  ].map((text) => ({ text, path: joined(folder, text) }));
  const isFile = (path: string | null): path is string => path !== null && repository.hasFile(path);
  const isFolder = (path: string | null): path is string => path !== null && repository.hasFolder(path);
  return {
    folder,
    file,
    files: resources.map(({ path }) => path).filter(isFile),
    folders: resources.map(({ path }) => path).filter((path) => isFolder(path) && !isFile(path)),
    inputs: inputsOf(written)
      .map((text) => joined(folder, text))
      .filter(isFile),
    outside: [
      ...resources.filter(({ path }) => !isFile(path) && !isFolder(path)).map(({ text }) => text),
      ...listIn(written, 'helmCharts').map((chart) => `the chart ${textIn(chart, 'name') ?? ''}`),
      ...listIn(written, 'helmChartInflationGenerator').map(
        (chart) => `the chart ${textIn(chart, 'chartName') ?? ''}`,
      ),
    ],
    isComponent: written['kind'] === 'Component',
    namespace: textIn(written, 'namespace'),
    prefix: textIn(written, 'namePrefix') ?? '',
    suffix: textIn(written, 'nameSuffix') ?? '',
    transforms: Object.entries(written).some(([key, value]) => !ONLY_LISTS.has(key) && !isNothing(value)),
  };
}

function isNothing(value: Json): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function inputsOf(written: JsonObject): string[] {
  const patches = FILE_FIELDS.flatMap((field) => listIn(written, field)).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : [textIn(entry, 'path') ?? ''],
  );
  const replaced = REPLACEMENT_FIELDS.flatMap((field) => listIn(written, field)).flatMap((entry) =>
    typeof entry === 'string' ? [entry] : [textIn(entry, 'path') ?? ''],
  );
  const generated = ['configMapGenerator', 'secretGenerator']
    .flatMap((field) => listIn(written, field))
    .flatMap((entry) => [...textsIn(entry, 'files'), ...textsIn(entry, 'envs'), textIn(entry, 'env') ?? ''])
    .map((text) => text.slice(text.indexOf('=') + 1));
  const charts = listIn(written, 'helmCharts').flatMap((chart) => [
    textIn(chart, 'valuesFile') ?? '',
    ...textsIn(chart, 'additionalValuesFiles'),
  ]);
  const openApi = isObject(valueIn(written, 'openapi')) ? [textIn(written, 'openapi', 'path') ?? ''] : [];
  return [...patches, ...replaced, ...generated, ...charts, ...openApi].filter((text) => text !== '');
}
