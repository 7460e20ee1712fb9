import { addTo } from '../../manifest/lookup/grouped.js';
import {
  changesIn,
  chartKeysIn,
  chartValuesIn,
  isKustomization,
  referencesIn,
  transformsIn,
} from '../../manifest/delivery/kustomization.js';
import { LIMITS } from '../../manifest/limits.js';
import { isObject } from '../../manifest/manifest.js';
import { parseDocuments } from '../../manifest/parse.js';
import { folderOf } from '../../manifest/path.js';
import type { SourceFile } from '../../manifest/source-file.js';

/** A kustomization.yaml, as far as it says what becomes of other files. */
export interface Kustomization {
  readonly path: string;
  /** Files and folders it takes objects from; null = it can not be read. */
  readonly resources: readonly string[] | null;
  /** Folders of components, which may take objects of their own. */
  readonly components: readonly string[];
  /** The same resources as they are written, from the folder of the file itself. */
  readonly written: readonly string[];
  /** Files with parts of objects. */
  readonly patches: readonly string[];
  /** Files that say what it does to its objects, or makes: these patches, replacements, transformers, values of charts. */
  readonly deciding: readonly string[];
  /** True for one that changes nothing of what its files hold. */
  readonly isPlain: boolean;
  /** The keys by which it changes what is judged of the objects it takes. */
  readonly transforms: readonly string[];
  /** True for one that has Helm run over charts, which it would fetch. */
  readonly hasCharts: boolean;
}

/** What a kustomization.yaml says; of one that is not valid YAML nothing is known. */
export function kustomizationOf({ path, text }: Pick<SourceFile, 'path' | 'text'>): Kustomization {
  const [object] = parseDocuments(text, path, LIMITS).filter(isObject);
  if (object === undefined)
    return {
      path,
      resources: null,
      components: [],
      written: [],
      patches: [],
      deciding: [],
      isPlain: false,
      transforms: [],
      hasCharts: false,
    };
  const references = referencesIn(object).filter(({ isInline }) => !isInline);
  const written = references.flatMap((one) =>
    one.key === 'resources' || one.key === 'bases' ? one.written : [],
  );
  const paths = (isWanted: (one: (typeof references)[number]) => boolean): string[] =>
    references.filter(isWanted).map((one) => beside(path, one.written));
  return {
    path,
    resources: written.map((one) => beside(path, one)),
    components: paths(({ key }) => key === 'components'),
    written: written.map((one) => beside('', one)),
    patches: paths(({ use }) => use === 'patch'),
    deciding: [
      ...paths(({ use, key }) => use === 'patch' || key === 'replacements' || key === 'transformers'),
      ...chartValuesIn(object).map((one) => beside(path, one)),
    ],
    isPlain: changesIn(object).length === 0 && object['kind'] !== 'Component',
    transforms: transformsIn(object),
    hasCharts: chartKeysIn(object).length > 0,
  };
}

/** A path as it is written in a file, counted from where that file's own path is counted. */
export function beside(file: string, written: string): string {
  const steps = file.split('/').slice(0, -1);
  for (const step of written.split('/')) {
    if (step === '..') {
      const up = steps.at(-1);
      if (up === undefined || up === '..') steps.push('..');
      else steps.pop();
    } else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

/** What the kustomizations of one side say of a file. */
export class Kustomizations {
  private readonly patches = new Map<string, Kustomization>();
  /** By a file that they name among their resources. */
  private readonly byFile: ReadonlyMap<string, readonly Kustomization[]>;
  /** By a folder that they name, of which they take what its own kustomization makes. */
  private readonly byFolder: ReadonlyMap<string, readonly Kustomization[]>;
  private readonly order: ReadonlyMap<Kustomization, number>;
  private readonly found = new Map<string, readonly Kustomization[]>();

  constructor(files: readonly Pick<SourceFile, 'path' | 'text'>[]) {
    const all = files.filter(({ path }) => isKustomization(path)).map(kustomizationOf);
    for (const one of all) for (const path of one.patches) this.patches.set(path, one);
    this.byFile = byEachOf(all, ({ resources }) => resources ?? []);
    this.byFolder = byEachOf(all, ({ resources, components }) => [...(resources ?? []), ...components]);
    this.order = new Map(all.map((one, index) => [one, index]));
  }

  /** The one that takes a file as a patch; null for a file that is no patch, or stands for whole objects too. */
  patching(path: string): Kustomization | null {
    return this.patches.get(path) ?? null;
  }

  /** Those that take the objects of a file, or of its folder, and change what is judged of them. */
  transforming(file: string): readonly Kustomization[] {
    return this.taking(file).filter(({ transforms }) => transforms.length > 0);
  }

  /** True where the kustomization of a folder takes a file, from wherever it lies. */
  takesFrom(folder: string, file: string): boolean {
    return this.taking(file).some(({ path }) => folderOf(path) === folder);
  }

  /** Those that name a file, or a folder of one that does, in their order. From the file upwards: there are many, and few take it. */
  private taking(file: string): readonly Kustomization[] {
    const known = this.found.get(file);
    if (known !== undefined) return known;
    const taking = new Set(this.byFile.get(file));
    let last: readonly Kustomization[] = [...taking];
    for (let depth = 0; depth < MAX_DEPTH && last.length > 0; depth++) {
      const next = last.flatMap(({ path }) => this.byFolder.get(folderOf(path)) ?? []);
      last = [...new Set(next)].filter((one) => !taking.has(one));
      for (const one of last) taking.add(one);
    }
    const ordered = [...taking].sort((a, b) => (this.order.get(a) ?? 0) - (this.order.get(b) ?? 0));
    this.found.set(file, ordered);
    return ordered;
  }
}

const MAX_DEPTH = 8;

function byEachOf(
  all: readonly Kustomization[],
  namedBy: (one: Kustomization) => readonly string[],
): ReadonlyMap<string, readonly Kustomization[]> {
  const by = new Map<string, [Kustomization, ...Kustomization[]]>();
  for (const one of all) for (const name of new Set(namedBy(one))) addTo(by, name, one);
  return by;
}
