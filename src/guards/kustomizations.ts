import {
  changesIn,
  chartKeysIn,
  chartValuesIn,
  isKustomization,
  KUSTOMIZATION_NAMES,
  type Reference,
  referencesIn,
  transformsIn,
} from '../manifest/delivery/kustomization.js';
import { groupedByEach, once } from '../manifest/lookup.js';
import { isObject } from '../manifest/manifest.js';
import { placedYaml } from '../manifest/parse.js';
import { folderOf, inside, isWithin, joined } from '../manifest/path.js';
import type { SourceFile } from '../manifest/source-file.js';
import { mayHoldCarrier } from '../plan/objects/carrier-kinds.js';
import { mayHoldPlanned } from '../plan/objects/planned-kinds.js';

type Text = Pick<SourceFile, 'path' | 'text'>;

/** A kustomization that is not built, as far as it says what becomes of other files. */
export interface Kustomization {
  readonly path: string;
  /** Files and folders that it takes objects from; null: the file cannot be read. */
  readonly resources: readonly string[] | null;
  readonly components: readonly string[];
  readonly patches: readonly string[];
  /** Files that decide what it makes: patches, replacements, transformers, values of charts. */
  readonly deciding: readonly string[];
  /** Files that generators take. */
  readonly data: readonly string[];
  /** True if it only lists files. */
  readonly isPlain: boolean;
  /** Keys that change evaluated fields of the objects that it takes. */
  readonly transforms: readonly string[];
}

/** Reads one kustomization.yaml. */
export function kustomizationOf({ path, text }: Text): Kustomization {
  const read = placedYaml(text, path).map(({ value }) => value);
  const found = read.find(isObject);
  const object = found ?? {};
  const beside = (written: string): string => joined(folderOf(path), written) ?? written;
  const references = referencesIn(object).filter(({ isInline }) => !isInline);
  const filesOf = (isWanted: (one: Reference) => boolean): string[] =>
    references.filter(isWanted).map(({ written }) => beside(written));
  const inKeys = (...keys: readonly string[]): string[] => filesOf(({ key }) => keys.includes(key));
  const patches = filesOf(({ use }) => use === 'patch');
  const charts = chartValuesIn(object).map(beside);
  const changes = [...changesIn(object), ...chartKeysIn(object)];
  return {
    ...{ path, patches, transforms: transformsIn(object) },
    resources: found === undefined ? null : inKeys('resources', 'bases'),
    components: inKeys('components'),
    deciding: [...patches, ...inKeys('replacements', 'transformers'), ...charts],
    data: inKeys('configMapGenerator', 'secretGenerator'),
    isPlain: changes.length === 0 && object['kind'] !== 'Component',
  };
}

/** The kustomizations among the files of one side, by the files that they take. */
export class Kustomizations {
  readonly all: readonly Kustomization[];
  private readonly byPatch: ReadonlyMap<string, readonly Kustomization[]>;
  private readonly byResource: ReadonlyMap<string, readonly Kustomization[]>;

  constructor(files: readonly Text[]) {
    this.all = files.filter(({ path }) => isKustomization(path)).map(kustomizationOf);
    this.byPatch = groupedByEach(this.all, ({ patches }) => new Set(patches));
    this.byResource = groupedByEach(
      this.all,
      ({ resources, components }) => new Set([...(resources ?? []), ...components]),
    );
  }

  /** The kustomizations that use a file as a patch. */
  patching(path: string): readonly Kustomization[] {
    return this.byPatch.get(path) ?? [];
  }

  /** The kustomizations that take a file, at any depth, and change evaluated fields of its objects. */
  readonly transforming = once((path: string): readonly Kustomization[] => {
    const taking = new Set(this.byResource.get(path));
    for (const one of taking)
      for (const over of this.byResource.get(folderOf(one.path)) ?? []) taking.add(over);
    return [...taking].filter(({ transforms }) => transforms.length > 0);
  });
}

/** True for one that does more than to list files that are read. */
export function mustBeBuilt({ isPlain, resources }: Kustomization, paths: ReadonlySet<string>): boolean {
  const isRead = (path: string): boolean =>
    paths.has(path) || KUSTOMIZATION_NAMES.some((name) => paths.has(inside(path, name)));
  return !isPlain || resources === null || !resources.every(isRead);
}

/**
 * Tells the files that take part in planned objects and hold none themselves: of a chart that depends on others or of which a template
 * mentions a planned kind, patches and components of a kustomization, and data of one that takes a carrier. `files` are those that no renderer reads.
 */
export function partsOf(
  files: readonly Text[],
  kustomizations: readonly Kustomization[],
): (path: string) => boolean {
  const texts = new Map(files.map(({ path, text }) => [path, text]));
  const isPlannedIn = (chart: string): boolean =>
    files.some(
      ({ path, text }) =>
        path.startsWith(inside(chart, 'templates/')) && (mayHoldPlanned(text) || mayHoldCarrier(text)),
    );
  const charts = files.flatMap(({ path, text }) => {
    if (!/(?:^|\/)Chart\.yaml$/.test(path)) return [];
    const chart = folderOf(path);
    return /^dependencies:\s*(?:#|$)/m.test(text) || isPlannedIn(chart) ? chart : [];
  });
  const folders = [...charts, ...kustomizations.flatMap(({ components }) => components)];
  const named = new Set(
    kustomizations.flatMap(({ resources, deciding, data }) => {
      // Values of a HelmRelease are often data of a generator beside it.
      const takesCarrier = resources?.some((path) => mayHoldCarrier(texts.get(path) ?? ''));
      return takesCarrier === true ? [...deciding, ...data] : deciding;
    }),
  );
  return (path) =>
    named.has(path) || (/\.(?:ya?ml|tpl)$/.test(path) && folders.some((folder) => isWithin(folder, path)));
}
