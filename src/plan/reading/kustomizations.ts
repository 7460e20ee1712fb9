import {
  changesIn,
  chartKeysIn,
  chartValuesIn,
  isKustomization,
  KUSTOMIZATION_NAMES,
  referencesIn,
  transformsIn,
} from '../../manifest/delivery/kustomization.js';
import { groupedByEach } from '../../manifest/lookup.js';
import { isObject } from '../../manifest/manifest.js';
import { placedYaml } from '../../manifest/parse.js';
import { folderOf, inside, joined } from '../../manifest/path.js';
import type { SourceFile } from '../../manifest/source-file.js';

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

const UNREADABLE = {
  resources: null,
  components: [],
  patches: [],
  deciding: [],
  data: [],
  isPlain: false,
  transforms: [],
};

/** Reads one kustomization.yaml. */
export function kustomizationOf({ path, text }: Text): Kustomization {
  const [object] = placedYaml(text, path)
    .map(({ value }) => value)
    .filter(isObject);
  if (object === undefined) return { path, ...UNREADABLE };
  const references = referencesIn(object).filter(({ isInline }) => !isInline);
  const beside = (written: string): string => joined(folderOf(path), written) ?? written;
  const paths = (isWanted: (one: (typeof references)[number]) => boolean): string[] =>
    references.filter(isWanted).map(({ written }) => beside(written));
  return {
    path,
    resources: paths(({ key }) => key === 'resources' || key === 'bases'),
    components: paths(({ key }) => key === 'components'),
    patches: paths(({ use }) => use === 'patch'),
    deciding: [
      ...paths(({ use, key }) => use === 'patch' || key === 'replacements' || key === 'transformers'),
      ...chartValuesIn(object).map(beside),
    ],
    data: paths(({ key }) => key === 'configMapGenerator' || key === 'secretGenerator'),
    isPlain: changesIn(object).length + chartKeysIn(object).length === 0 && object['kind'] !== 'Component',
    transforms: transformsIn(object),
  };
}

/** The kustomizations among the files of one side, by the files that they take. */
export class Kustomizations {
  readonly all: readonly Kustomization[];
  private readonly byPatch: ReadonlyMap<string, readonly Kustomization[]>;
  private readonly byResource: ReadonlyMap<string, readonly Kustomization[]>;
  private readonly found = new Map<string, readonly Kustomization[]>();

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
  transforming(path: string): readonly Kustomization[] {
    const known = this.found.get(path);
    if (known !== undefined) return known;
    const taking = new Set(this.byResource.get(path));
    for (const one of taking)
      for (const over of this.byResource.get(folderOf(one.path)) ?? []) taking.add(over);
    const found = [...taking].filter(({ transforms }) => transforms.length > 0);
    this.found.set(path, found);
    return found;
  }
}

/** True for one that does more than to list files that are read. */
export function mustBeBuilt({ isPlain, resources }: Kustomization, paths: ReadonlySet<string>): boolean {
  const isRead = (path: string): boolean =>
    paths.has(path) || KUSTOMIZATION_NAMES.some((name) => paths.has(inside(path, name)));
  return !isPlain || resources === null || !resources.every(isRead);
}
