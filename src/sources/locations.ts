import { isSameValue } from '../manifest/canonical.js';
import { field, itemsIn, textIn, valueAt } from '../manifest/fields.js';
import { groupedBy, lazily, once } from '../manifest/lookup.js';
import { type FieldPath, isObject, type Json, type Manifest, type Place } from '../manifest/manifest.js';
import { parseManifests, type PlacedYaml, placedYaml } from '../manifest/parse.js';
import { joined } from '../manifest/path.js';
import type { Kustomization } from './kustomization.js';
import type { Tree } from './tree.js';

/** Identifies a printed object by its text: the lines of its identity have a known indentation. */
export function identityIn(text: string): string {
  const metadata = /^metadata:\n((?: .*\n)*)/m.exec(text)?.[1] ?? '';
  const found = [
    /^apiVersion: (.*)$/m.exec(text),
    /^kind: (.*)$/m.exec(text),
    /^ {2}namespace: (.*)$/m.exec(metadata),
    /^ {2}name: (.*)$/m.exec(metadata),
  ];
  return found.map((match) => match?.[1] ?? '').join(' ');
}

/** A document of a file. */
interface Written {
  readonly text: string;
  /** Lines of the file before it. */
  readonly before: number;
  readonly kind: string;
  readonly names: readonly string[];
}

/**
 * Locates printed objects in the document of a file that they were made from: a field that the document has with the same value there, all
 * others where the object begins. Documents are found by kind and name, prefixes and suffixes aside, and one is parsed only if it is asked for.
 */
export function locator(file: string, text: string): (manifest: Manifest) => Manifest {
  const documents = lazily(() => documentsOf(text));
  const byKind = lazily(() => groupedBy(documents(), ({ kind }) => kind));
  const byName = lazily(() => {
    const all = documents().toReversed();
    const keyed = (names: (one: Written) => readonly string[]): [string, Written][] =>
      all.flatMap((one) => names(one).map((name): [string, Written] => [`${one.kind}/${name}`, one]));
    // The first name is that of the object, the others may be of what it refers to.
    return new Map([...keyed(({ names }) => names), ...keyed(({ names }) => names.slice(0, 1))]);
  });
  const parsed = once((one: Written) => parseManifests(one.text, file).manifests);
  return (manifest) => {
    const { kind, name, object } = manifest;
    const ofKind: readonly Written[] = byKind().get(kind) ?? documents();
    const own =
      (ofKind.length > 1 &&
        (byName().get(`${kind}/${name}`) ??
          ofKind.find(({ names: [first = ' '] }) => name.includes(first)))) ||
      (ofKind[0] ?? NOTHING);
    const start = { file, line: own.before + firstLine(own.text, kind), column: 1 };
    const written = lazily(() => {
      const same = parsed(own).filter((one) => one.kind === kind);
      const named = same.find((one) => one.name === name);
      return named ?? (same.length === 1 ? same[0] : same.find((one) => name.includes(one.name)));
    });
    const placeOf = (path: FieldPath): Place => {
      const from = written();
      if (from === undefined || !isSameValue(valueAt(from.object, path), valueAt(object, path))) return start;
      const place = from.placeOf(path);
      return { ...place, line: place.line + own.before };
    };
    return { ...manifest, place: start, placeOf };
  };
}

const NOTHING: Written = { text: '', before: 0, kind: '', names: [] };

function documentsOf(text: string): readonly Written[] {
  let before = 0;
  return text.split(/^(?=---)/m).map((part) => {
    const names = Array.from(part.matchAll(/\bname["']?:\s*["']?([\w.-]+)/g), ([, name = '']) => name);
    const document = { text: part, before, kind: /\bkind["']?:\s*["']?(\w+)/.exec(part)?.[1] ?? '', names };
    before += part.split('\n').length - 1;
    return document;
  });
}

/** The line of `kind` in a template, else of the first field. */
function firstLine(text: string, kind: string): number {
  const lines = text.split('\n');
  const isTemplate = text.includes('{{');
  const found = lines.findIndex((line) =>
    isTemplate ? line.trim() === `kind: ${kind}` : !/^\s*(?:#.*)?$|^---\s*(?:#.*)?$/.test(line),
  );
  return Math.max(found, 0) + 1;
}

/** Keys of a kustomization with patches. */
export const PATCHES = ['patches', 'patchesStrategicMerge', 'patchesJson6902'] as const;

/** A document of a patch. */
interface Patch extends PlacedYaml {
  /** The objects that it changes; absent: the one that it names. */
  readonly target: Json | undefined;
}

/** Gives the location of a field in the patch that sets it, the outermost first; null if the patches set no such value. */
export function patchLocator(
  tree: Tree,
  kustomizations: readonly Kustomization[],
): (manifest: Manifest, path: FieldPath) => Place | null {
  const patches = lazily(() => kustomizations.flatMap((one) => patchesIn(tree, one)));
  return (manifest, path) => {
    const value = valueAt(manifest.object, path);
    if (value === undefined) return null;
    for (const patch of patches()) {
      const at = isFor(patch, manifest) ? fieldIn(patch.value, path, value) : null;
      if (at !== null) return patch.placeOf(at);
    }
    return null;
  };
}

function patchesIn(tree: Tree, { file, folder }: Kustomization): Patch[] {
  return tree.yaml(file).documents.flatMap((document) =>
    PATCHES.flatMap((key) =>
      itemsIn(document.value, key).flatMap((entry, index) => {
        const path = patchPath(folder, entry);
        const text = path === null ? null : tree.text(path);
        const placed = placedYaml(text ?? patchText(entry), path ?? file);
        return placed.map((one) => ({
          value: one.value,
          target: field(entry, 'target'),
          placeOf: (at: FieldPath) =>
            text === null ? document.placeOf([key, index, 'patch']) : one.placeOf(at),
        }));
      }),
    ),
  );
}

/** The file that an entry of patches names; null for a patch that is written in the kustomization. */
export function patchPath(folder: string, entry: Json): string | null {
  const written = typeof entry === 'string' ? entry : (textIn(entry, 'path') ?? '');
  return written === '' || written.includes('\n') ? null : joined(folder, written);
}

/** The patch that is written in an entry. */
export function patchText(entry: Json): string {
  return typeof entry === 'string' ? entry : (textIn(entry, 'patch') ?? '');
}

/** True if the patch may change the object, prefixes and suffixes aside; a pattern may be any text. */
function isFor({ target, value }: Patch, { kind, name }: Manifest): boolean {
  const fits = (written: string | null, actual: string): boolean =>
    written === null || !/^[\w.-]+$/.test(written) || actual.includes(written);
  if (target !== undefined) return fits(textIn(target, 'kind'), kind) && fits(textIn(target, 'name'), name);
  return textIn(value, 'kind') === kind && fits(textIn(field(value, 'metadata'), 'name') ?? '-', name);
}

/** The path in a patch at which a field gets its value. */
function fieldIn(patch: Json, path: FieldPath, value: Json): FieldPath | null {
  // By these a patch names its object.
  const isName = /^(?:apiVersion|kind|metadata\/name|metadata\/namespace)$/.test(path.join('/'));
  if (isObject(patch)) return !isName && isSameValue(valueAt(patch, path), value) ? path : null;
  const steps = path.map(String);
  for (const [index, operation] of Array.isArray(patch) ? patch.entries() : []) {
    const pointer = (textIn(operation, 'path') ?? '').split('/').slice(1);
    const at = pointer.map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
    const inside = valueAt(field(operation, 'value'), path.slice(at.length));
    if (at.every((step, depth) => step === steps[depth]) && isSameValue(inside, value)) return [index];
  }
  return null;
}
