import { field, fieldAt, listIn } from '../fields.js';
import type { FieldPath, Json, JsonObject } from '../manifest.js';

/** The names by which kustomize finds one in a folder. */
export const KUSTOMIZATION_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'] as const;

/** True for the file names that kustomize takes for a kustomization. */
export function isKustomization(path: string): boolean {
  return KUSTOMIZATION_NAMES.some((name) => path === name || path.endsWith(`/${name}`));
}

/**
 * What is done with what a kustomization names: objects are taken, patches put over them, plugins run, and everything else is data.
 */
type Use = 'objects' | 'patch' | 'plugin' | 'data';

/** A file, a folder with a kustomization of its own, or an address, as a kustomization names it. */
export interface Reference {
  /** The key it stands under: `resources`, `patches`. */
  readonly key: string;
  readonly use: Use;
  readonly written: string;
  readonly at: FieldPath;
  /** True for the text itself in place of a file. */
  readonly isInline: boolean;
}

/** Lists of files, folders and addresses. */
const LISTS: Readonly<Record<string, Use>> = {
  resources: 'objects',
  bases: 'objects',
  components: 'objects',
  crds: 'data',
  configurations: 'data',
  generators: 'plugin',
  transformers: 'plugin',
  validators: 'plugin',
  patchesStrategicMerge: 'patch',
};
/** Entries of these may be given as text in place of a file. */
const MAY_BE_INLINE: ReadonlySet<Use> = new Set(['plugin', 'patch']);
/** Lists of entries that name a file at `path`. */
const WITH_PATH: Readonly<Record<string, Use>> = {
  patches: 'patch',
  patchesJson6902: 'patch',
  replacements: 'data',
};
const CHARTS = ['helmCharts', 'helmChartInflationGenerator'] as const;
/** The keys by which it makes objects of files and texts. */
const GENERATORS = ['configMapGenerator', 'secretGenerator'] as const;

/** Everything that a kustomization names, in the order of its keys here. */
export function referencesIn(value: JsonObject): Reference[] {
  return [...listed(value), ...withPath(value), ...openApi(value), ...generated(value)];
}

function listed(value: JsonObject): Reference[] {
  return Object.entries(LISTS).flatMap(([key, use]) =>
    items(value, key).flatMap((written, index) => {
      const isInline = MAY_BE_INLINE.has(use) && typeof written === 'string' && written.includes('\n');
      return reference({ key, use, at: [key, index], isInline }, written);
    }),
  );
}

function withPath(value: JsonObject): Reference[] {
  return Object.entries(WITH_PATH).flatMap(([key, use]) =>
    items(value, key).flatMap((one, index) =>
      reference({ key, use, at: [key, index, 'path'], isInline: false }, field(one, 'path')),
    ),
  );
}

function openApi(value: JsonObject): Reference[] {
  const at = ['openapi', 'path'];
  return reference({ key: 'openapi', use: 'data', at, isInline: false }, fieldAt(value, ...at));
}

function generated(value: JsonObject): Reference[] {
  return GENERATORS.flatMap((key) =>
    items(value, key).flatMap((one, index) => {
      const data = { key, use: 'data' as const, isInline: false };
      return [
        ...items(one, 'files').flatMap((file, at) =>
          reference({ ...data, at: [key, index, 'files', at] }, withoutName(file)),
        ),
        ...items(one, 'envs').flatMap((file, at) =>
          reference({ ...data, at: [key, index, 'envs', at] }, file),
        ),
        ...reference({ ...data, at: [key, index, 'env'] }, field(one, 'env')),
      ];
    }),
  );
}

/** `name=path` of a generator's files. */
function withoutName(entry: Json): Json {
  return typeof entry === 'string' ? entry.slice(entry.indexOf('=') + 1) : entry;
}

function reference(of: Omit<Reference, 'written'>, written: Json | undefined): Reference[] {
  return typeof written === 'string' && written !== '' ? [{ ...of, written }] : [];
}

function items(value: Json, key: string): readonly Json[] {
  return listIn(value, key) ?? [];
}

/** The keys by which a kustomization has Helm run over charts, which kustomize fetches. */
export function chartKeysIn(value: JsonObject): readonly string[] {
  return CHARTS.filter((key) => !isNothing(value[key]));
}

/** The files with values that it gives to these charts. */
export function chartValuesIn(value: JsonObject): readonly string[] {
  return CHARTS.flatMap((key) =>
    items(value, key).flatMap((chart) =>
      [field(chart, 'valuesFile'), field(chart, 'values'), ...items(chart, 'additionalValuesFiles')].filter(
        (one) => typeof one === 'string',
      ),
    ),
  );
}

/** Keys that only say which files belong to it. */
const LISTING = new Set(['apiVersion', 'kind', 'metadata', 'resources', 'bases', 'sortOptions']);
/** Keys that leave what is judged of an object as it is written; those that add others are among them. */
const HARMLESS = new Set([
  ...['commonAnnotations', 'configMapGenerator', 'secretGenerator', 'generatorOptions', 'buildMetadata'],
  ...['openapi', 'images', 'configurations', 'crds', 'generators', 'validators', 'helmGlobals', ...CHARTS],
]);

/** The keys of a kustomization that do more than to list what belongs to it. */
export function changesIn(value: JsonObject): readonly string[] {
  return Object.keys(value).filter((key) => !LISTING.has(key) && !isNothing(value[key]));
}

/** The keys among them with which it changes something that is judged in the objects it takes. */
export function transformsIn(value: JsonObject): readonly string[] {
  return changesIn(value).filter((key) => !isHarmless(key, value));
}

/** Labels of the objects themselves decide nothing; in selectors and pod templates they do. */
function isHarmless(key: string, value: JsonObject): boolean {
  if (key !== 'labels') return HARMLESS.has(key);
  return items(value, 'labels').every(
    (one) => field(one, 'includeSelectors') !== true && field(one, 'includeTemplates') !== true,
  );
}

function isNothing(value: Json | undefined): boolean {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** What kustomize may take for a repository, or for a file to be fetched. */
const ADDRESS = /:\/|::|^[^/]*@|[?]|\.git(?:\/|$)|^(?:github\.com|gitlab\.com|bitbucket\.org)[/:]/i;

/** True for what kustomize would fetch before it looks for a file or folder of that name. */
export function isAddress(written: string): boolean {
  return ADDRESS.test(written);
}
