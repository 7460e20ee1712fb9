import { field, itemsIn } from '../fields.js';
import { type FieldPath, isObject, type Json, type JsonObject } from '../manifest.js';

/** The names by which kustomize finds one in a folder. */
export const KUSTOMIZATION_NAMES = ['kustomization.yaml', 'kustomization.yml', 'Kustomization'] as const;

/** True for the file names that kustomize takes for a kustomization. */
export function isKustomization(path: string): boolean {
  return KUSTOMIZATION_NAMES.some((name) => path === name || path.endsWith(`/${name}`));
}

/** The use of a file named by a kustomization: objects, patches over them, plugins to run, or data. */
type Use = 'objects' | 'patch' | 'plugin' | 'data';

/** A file, a folder with a kustomization of its own, or an address, as a kustomization names it. */
export interface Reference {
  /** The key that holds it: `resources`, `patches`. */
  readonly key: string;
  readonly use: Use;
  readonly written: string;
  readonly at: FieldPath;
  /** True for the text itself in place of a file. */
  readonly isInline: boolean;
}

/** Keys that list what kustomize makes of data. */
export const GENERATORS: ReadonlySet<string> = new Set(['configMapGenerator', 'secretGenerator']);

/** The fields of a kustomization that name files, and their use; `[]` is each item of a list. */
const REFERENCES: Readonly<Record<string, Use>> = {
  'resources[]': 'objects',
  'bases[]': 'objects',
  'components[]': 'objects',
  'crds[]': 'data',
  'configurations[]': 'data',
  'generators[]': 'plugin',
  'transformers[]': 'plugin',
  'validators[]': 'plugin',
  'patchesStrategicMerge[]': 'patch',
  'patches[].path': 'patch',
  'patchesJson6902[].path': 'patch',
  'replacements[].path': 'data',
  'openapi.path': 'data',
  ...Object.fromEntries(
    [...GENERATORS].flatMap((key) =>
      ['files[]', 'envs[]', 'env'].map((of) => [`${key}[].${of}`, 'data' as const]),
    ),
  ),
};
const CHARTS = ['helmCharts', 'helmChartInflationGenerator'] as const;

/** Everything that a kustomization names, in the order of its keys here. */
export function referencesIn(value: JsonObject): Reference[] {
  return Object.entries(REFERENCES).flatMap(([path, use]) =>
    textsAt(value, path.split('.')).flatMap(({ at, written: entry }) => {
      // `name=path` of a generator's files.
      const written = path.endsWith('.files[]') ? entry.slice(entry.indexOf('=') + 1) : entry;
      const mayBeInline = (use === 'plugin' || use === 'patch') && path.endsWith('[]');
      const isInline = mayBeInline && written.includes('\n');
      return written === '' ? [] : [{ key: String(at[0]), use, at, written, isInline }];
    }),
  );
}

/** The texts at a path that are not empty. */
function textsAt(
  value: Json | undefined,
  [step, ...rest]: readonly string[],
  at: FieldPath = [],
): readonly { readonly at: FieldPath; readonly written: string }[] {
  if (step === undefined) return typeof value === 'string' && value !== '' ? [{ at, written: value }] : [];
  const wanted = folded(step.replace('[]', ''));
  return Object.entries(isObject(value) ? value : {})
    .filter(([key]) => folded(key) === wanted)
    .flatMap(([key, inner]) => {
      if (!step.endsWith('[]')) return textsAt(inner, rest, [...at, key]);
      return Array.isArray(inner) ? inner.flatMap((item, i) => textsAt(item, rest, [...at, key, i])) : [];
    });
}

/** Go reads a key in any letters, `Resources` as `resources`, and folds two of them outside of ASCII into `s` and `k`. */
function folded(key: string): string {
  return key.toLowerCase().replaceAll('\u017f', 's').replaceAll('\u212a', 'k');
}

/** The keys by which a kustomization has Helm run over charts, which kustomize fetches. */
export function chartKeysIn(value: JsonObject): readonly string[] {
  return CHARTS.filter((key) => !isNothing(value[key]));
}

/** The files with values that it gives to these charts. */
export function chartValuesIn(value: JsonObject): readonly string[] {
  const paths = ['valuesFile', 'values', 'additionalValuesFiles[]'];
  return CHARTS.flatMap((key) =>
    paths.flatMap((path) => textsAt(value, [`${key}[]`, path]).map(({ written }) => written)),
  );
}

/** Keys that only say which files belong to it. */
const LISTING = new Set(['apiVersion', 'kind', 'metadata', 'resources', 'bases', 'sortOptions']);
/** Keys that change no evaluated field of an object; those that add others are among them. */
const HARMLESS = new Set([
  ...['commonAnnotations', ...GENERATORS, 'generatorOptions', 'buildMetadata', 'openapi'],
  ...['images', 'configurations', 'crds', 'generators', 'validators', 'helmGlobals', ...CHARTS],
]);

/** The keys of a kustomization that do more than to list what belongs to it. */
export function changesIn(value: JsonObject): readonly string[] {
  return Object.keys(value).filter((key) => !LISTING.has(key) && !isNothing(value[key]));
}

/** The keys among them that change an evaluated field of the objects it takes. Labels do in selectors and pod templates only. */
export function transformsIn(value: JsonObject): readonly string[] {
  const isHarmless = (one: Json): boolean =>
    field(one, 'includeSelectors') !== true && field(one, 'includeTemplates') !== true;
  return changesIn(value).filter((key) =>
    key === 'labels' ? !itemsIn(value, key).every(isHarmless) : !HARMLESS.has(key),
  );
}

export function isNothing(value: Json | undefined): boolean {
  return (value ?? '') === '' || (Array.isArray(value) && value.length === 0);
}

/** Matches a path that kustomize may read as a repository or a file to fetch. */
const ADDRESS = /:\/|::|^[^/]*@|[?]|\.git(?:\/|$)|^(?:github\.com|gitlab\.com|bitbucket\.org)[/:]/i;

/** True for a path that kustomize fetches before it looks for a file or folder of that name. */
export function isAddress(written: string): boolean {
  return ADDRESS.test(written);
}
