import { chartValuesIn, GENERATORS, referencesIn } from '../../manifest/delivery/kustomization.js';
import { field, fieldAt, itemsIn, textIn } from '../../manifest/fields.js';
import type { Json, JsonObject } from '../../manifest/manifest.js';
import { wholeYaml } from '../../manifest/placed-yaml.js';
import { from } from '../paths.js';
import type { Workspace } from '../workspace.js';
import type { TakenKustomization } from './closure.js';
import type { WrittenObject } from './written-objects.js';

/** The objects of the repository, and the texts of their files. */
interface OwnFiles {
  readonly objects: readonly WrittenObject[];
  readonly texts: readonly string[];
}

/**
 * What the repository hands to objects from elsewhere, though it is no patch of one: fields that a replacement or a variable copies, and
 * generated objects that none of its own names: with its content such an object gets another name, and what names it another pod template.
 */
export function handedToOthers(
  workspace: Workspace,
  kustomizations: readonly TakenKustomization[],
  own: OwnFiles,
): Json {
  const copied = new Set(kustomizations.flatMap((one) => copiedFrom(workspace, one)));
  const files = own.objects.flatMap(({ file, manifest }) => (copied.has(manifest.name) ? [file] : []));
  const words = new Set(own.texts.flatMap((text) => text.match(/[\w.-]+/g) ?? []));
  const generated = kustomizations.flatMap(({ folder, value }) =>
    GENERATORS.flatMap((key) =>
      itemsIn(value, key).flatMap((entry, index): Json[] => {
        const name = textIn(entry, 'name') ?? '';
        if (!copied.has(name) && (words.has(name) || !isHashed(value, entry))) return [];
        const read = referencesIn(value).filter(({ at }) => at[0] === key && at[1] === index);
        return [[entry, workspace.idBelow(read.flatMap(({ written }) => from(folder, written) ?? []))]];
      }),
    ),
  );
  return [workspace.idBelow([...new Set(files)]), generated];
}

/** The files of charts, and of the values that are given to them. */
export function chartFiles({ folder, value }: TakenKustomization): readonly string[] {
  const home = fieldAt(value, 'helmGlobals', 'chartHome');
  const written = [typeof home === 'string' ? home : 'charts', ...chartValuesIn(value)];
  return written.flatMap((one) => from(folder, one) ?? []);
}

/** One without a hash keeps its name, and no pod starts anew for it. */
function isHashed(value: JsonObject, entry: Json): boolean {
  const isOff = (of: Json | undefined, ...path: string[]): boolean =>
    of !== undefined && fieldAt(of, ...path, 'disableNameSuffixHash') === true;
  return !isOff(value, 'generatorOptions') && !isOff(entry, 'options');
}

/** The names of objects of which fields are copied into objects that may be from elsewhere. */
function copiedFrom(workspace: Workspace, { folder, value }: TakenKustomization): readonly string[] {
  const replacements = itemsIn(value, 'replacements').flatMap((one) => {
    const written = textIn(one, 'path');
    const path = written === null ? null : from(folder, written);
    if (path === null) return [one];
    return wholeYaml(workspace.text(path) ?? '', path).documents.flatMap(({ value: inside }) => inside);
  });
  return [
    ...replacements.map((one) => field(one, 'source')),
    ...itemsIn(value, 'vars').map((one) => field(one, 'objref')),
  ].flatMap((source) => (source === undefined ? [] : (textIn(source, 'name') ?? [])));
}
