import { joined } from '../../manifest/path.js';
import { isSameValue } from '../../manifest/values/canonical.js';
import { field, itemsIn, numberIn, pointerSteps, textIn, valueAt } from '../../manifest/fields.js';
import { type FieldPath, isObject, type Json, type Manifest, type Place } from '../../manifest/manifest.js';
import { parseManifests } from '../../manifest/parse.js';
import { type PlacedYaml, placedYaml } from '../../manifest/placed-yaml.js';
import { counterpart, type Setting } from '../places.js';
import type { Workspace } from '../workspace.js';
import type { TakenKustomization } from './closure.js';

/** What the kustomizations of a build put over objects, that of the innermost first. */
export function settingsOf(
  workspace: Workspace,
  kustomizations: readonly TakenKustomization[],
): readonly Setting[] {
  return kustomizations.toReversed().flatMap((one) => {
    const named = [...itemsIn(one.value, 'images').keys()].map((at) => imageSetting(one, at));
    const counts = [...itemsIn(one.value, 'replicas').keys()].map((at) => replicasSetting(one, at));
    return [...patchesOf(workspace, one), ...named, ...counts];
  });
}

/** The text of a patch, as a file of its own or in the lines of a kustomization. */
interface PatchText {
  readonly text: string;
  readonly file: string;
  /** Where a place in the text stands in the file. */
  readonly within: (place: Place) => Place;
  readonly target: Json | undefined;
}

function patchesOf(workspace: Workspace, one: TakenKustomization): Setting[] {
  return ['patchesStrategicMerge', 'patches', 'patchesJson6902'].flatMap((key) =>
    itemsIn(one.value, key).flatMap((entry, index) => {
      const isText = typeof entry === 'string' || textIn(entry, 'patch') !== null;
      const written = typeof entry === 'string' ? entry : (textIn(entry, 'patch') ?? textIn(entry, 'path'));
      if (written === null) return [];
      const target = field(entry, 'target');
      const file = isText && written.includes('\n') ? null : joined(one.folder, written);
      if (file !== null && workspace.isFile(file)) {
        const text = workspace.text(file) ?? '';
        return [patchSetting({ text, file, within: (place) => place, target })];
      }
      const at = typeof entry === 'string' ? [key, index] : [key, index, 'patch'];
      const within = inLines(one.document.placeOf(at), workspace.text(one.file) ?? '');
      return isText ? [patchSetting({ text: written, file: one.file, within, target })] : [];
    }),
  );
}

/** Lines of a block (`patch: |-`) follow that of its sign; of other text no line is its own. */
function inLines(start: Place, text: string): (place: Place) => Place {
  const lines = text.split('\n');
  if (!/[|>][-+\d]*\s*(?:#.*)?$/.test(lines[start.line - 1] ?? '')) return () => start;
  const indent =
    lines
      .slice(start.line)
      .find((line) => line.trim() !== '')
      ?.search(/\S/) ?? 0;
  return ({ line, column }) => ({ file: start.file, line: start.line + line, column: indent + column });
}

function patchSetting(patch: PatchText): Setting {
  let read: { readonly objects: readonly Manifest[]; readonly steps: readonly PlacedYaml[] } | null = null;
  return (manifest, path, value) => {
    read ??= {
      objects: parseManifests(patch.text, patch.file).manifests,
      steps: placedYaml(patch.text, patch.file).filter((document) => Array.isArray(document.value)),
    };
    if (!isFor(patch.target, manifest)) return null;
    const { objects, steps } = read;
    const merged = isObject(patch.target) ? objects[0] : counterpart(objects, manifest);
    const set = valueAt(merged?.object, path);
    if (merged && set !== undefined && (path.length < 2 ? isSameValue(set, value) : isPart(set, value)))
      return patch.within(merged.placeOf(path));
    const place = steps.flatMap((document) => stepFor(document, manifest, path) ?? []).at(-1);
    return place === undefined ? null : patch.within(place);
  };
}

/** True where a value holds all that a patch sets in it. */
function isPart(set: Json | undefined, value: Json | undefined): boolean {
  if (!isObject(set) || !isObject(value)) return isSameValue(set, value);
  return Object.entries(set).every(([key, inner]) => isPart(inner, value[key]));
}

/** A name may be a pattern, which the repository writes: only one without signs is compared. */
function isFor(target: Json | undefined, manifest: Manifest): boolean {
  const [kind, name] = [textIn(target, 'kind') ?? '', textIn(target, 'name') ?? ''];
  if (/^\w+$/.test(kind) && kind !== manifest.kind) return false;
  return !/^[\w-]+$/.test(name) || manifest.name.includes(name);
}

/** The value of the last step of a JSON patch that makes a field, or something in it, what it is. */
function stepFor(document: PlacedYaml, { object }: Manifest, path: FieldPath): Place | null {
  const { value: steps } = document;
  if (!Array.isArray(steps)) return null;
  const places = steps.flatMap((step, at): Place[] => {
    const keys = pointerSteps(textIn(step, 'path') ?? '');
    const shared = keys.slice(0, path.length);
    if (!shared.every((key, index) => key === '-' || key === String(path[index]))) return [];
    if (textIn(step, 'op') === 'remove')
      return keys.length <= path.length && valueAt(object, path) === undefined
        ? [document.placeOf([at])]
        : [];
    if (keys.length > path.length) {
      const isSet = path.length > 1 && isSameValue(field(step, 'value'), valueAt(object, keys));
      return isSet ? [document.placeOf([at, 'value'])] : [];
    }
    const inner = path.slice(keys.length);
    const isSet = isSameValue(valueAt(field(step, 'value'), inner), valueAt(object, path));
    return isSet ? [document.placeOf([at, 'value', ...inner])] : [];
  });
  return places.at(-1) ?? null;
}

function imageSetting({ value, document }: TakenKustomization, at: number): Setting {
  const entry = itemsIn(value, 'images')[at];
  const name = textIn(entry, 'newName') ?? textIn(entry, 'name') ?? '';
  const [tag, digest] = [textIn(entry, 'newTag'), textIn(entry, 'digest')];
  const made = digest === null ? `${name}${tag === null ? '' : `:${tag}`}` : `${name}@${digest}`;
  const key = digest !== null ? 'digest' : tag !== null ? 'newTag' : 'newName';
  return (_, path, image) =>
    path.at(-1) === 'image' && image === made ? document.placeOf(['images', at, key]) : null;
}

function replicasSetting({ value, document }: TakenKustomization, at: number): Setting {
  const entry = itemsIn(value, 'replicas')[at];
  const [name, count] = [textIn(entry, 'name') ?? '', numberIn(entry, 'count')];
  return (manifest, path, replicas) => {
    const isReplicas = path.length === 2 && path[0] === 'spec' && path[1] === 'replicas';
    return isReplicas && replicas === count && manifest.name.includes(name)
      ? document.placeOf(['replicas', at, 'count'])
      : null;
  };
}
