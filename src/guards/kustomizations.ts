import {
  changesIn,
  chartValuesIn,
  isKustomization,
  referencesIn,
  transformsIn,
} from '../manifest/delivery/kustomization.js';
import { groupedByEach, once } from '../manifest/lookup.js';
import { isObject } from '../manifest/manifest.js';
import { kindLinesIn } from '../manifest/mentions.js';
import { wholeYaml } from '../manifest/parse.js';
import { folderOf, inside, isWithin, joined } from '../manifest/path.js';
import type { SourceFile } from '../manifest/source-file.js';
import { mayHoldCarrier } from '../plan/objects/carrier-kinds.js';
import { mayHoldPlanned } from '../plan/objects/planned-kinds.js';

type Text = Pick<SourceFile, 'path' | 'text'>;

/** A kustomization that is not built, as far as it says what becomes of other files. */
export type Kustomization = ReturnType<typeof kustomizationOf>;

function kustomizationOf({ path, text }: Text) {
  const found = wholeYaml(text, path)
    .documents.map(({ value }) => value)
    .find(isObject);
  const object = found ?? {};
  const beside = (written: string): string => joined(folderOf(path), written) ?? written;
  const files = referencesIn(object).filter(({ isInline }) => !isInline);
  const of = (...keys: readonly string[]): string[] =>
    files.flatMap(({ key, use, written }) =>
      keys.includes(key) || keys.includes(use) ? beside(written) : [],
    );
  return {
    path,
    /** Files and folders that it takes objects from; null: the file cannot be read. */
    resources: found === undefined ? null : of('resources', 'bases'),
    components: of('components'),
    patches: of('patch'),
    /** Files that decide what it makes: patches, replacements, transformers, values of charts. */
    deciding: [...of('patch', 'replacements', 'transformers'), ...chartValuesIn(object).map(beside)],
    data: of('configMapGenerator', 'secretGenerator'),
    isPlain: changesIn(object).length === 0 && object['kind'] !== 'Component',
    /** Keys that change evaluated fields of the objects that it takes. */
    transforms: transformsIn(object),
  };
}

/** The kustomizations among the files of one side, by the files that they take. */
export class Kustomizations {
  readonly all: readonly Kustomization[];
  private readonly byFile: ReadonlyMap<string, readonly Kustomization[]>;

  constructor(files: readonly Text[]) {
    this.all = files.filter(({ path }) => isKustomization(path)).map(kustomizationOf);
    this.byFile = groupedByEach(
      this.all,
      ({ resources, components, patches }) => new Set([...(resources ?? []), ...components, ...patches]),
    );
  }

  /** The kustomizations that take a file, at any depth, and change evaluated fields of its objects, or use it as a patch. */
  readonly changing = once((path: string): readonly Kustomization[] => {
    const taking = new Set(this.byFile.get(path));
    for (const one of taking) for (const over of this.byFile.get(folderOf(one.path)) ?? []) taking.add(over);
    return [...taking].filter(({ transforms }) => transforms.length > 0);
  });
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
  const charts = files.flatMap(({ path, text }) => {
    if (!/(?:^|\/)Chart\.yaml$/.test(path)) return [];
    const templates = files.filter((one) => isWithin(inside(folderOf(path), 'templates'), one.path));
    const made = templates.map((one) => kindLinesIn(one.text));
    const isPlanned = made.some((lines) => mayHoldPlanned(lines) || mayHoldCarrier(lines));
    return isPlanned || /^dependencies:\s*(?:#|$)/m.test(text) ? folderOf(path) : [];
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
