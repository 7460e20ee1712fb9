import { isSameValue } from '../manifest/canonical.js';
import { valueAt } from '../manifest/fields.js';
import type { FieldPath, Manifest, Place } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';

/** What tells one printed object from another, from its text alone: the lines of its identity stand at known depths. */
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

/** Files of a tree that objects were written in, with their text. */
interface Sources {
  /** What the object was taken from. */
  readonly file: string;
  /** Files with parts that are put over it; the last one wins. */
  readonly patches: readonly string[];
  readonly text: (file: string) => string | null;
}

/**
 * Moves an object to the file that it was made from: to the object of the same kind and name there, prefixes and suffixes apart, else to
 * the lines of a template that read like its fields. A field that a patch sets stands in the patch, and one that only the tool knows
 * where the object does.
 */
export function placedIn({ file, patches, text }: Sources): (manifest: Manifest) => Manifest {
  const parsed = new Map<string, readonly Manifest[]>();
  const objectsIn = (path: string): readonly Manifest[] => {
    const known = parsed.get(path) ?? parseManifests(text(path) ?? '', path).manifests;
    parsed.set(path, known);
    return known;
  };
  return (manifest) => {
    const same = counterpart(objectsIn(file), manifest);
    if (same === undefined) {
      const placeOf = likeness(file, (text(file) ?? '').split('\n'), manifest);
      return { ...manifest, place: placeOf(['kind']), placeOf };
    }
    const placeOf = (path: FieldPath): Place => {
      const value = valueAt(manifest.object, path);
      if (isSameValue(valueAt(same.object, path), value)) return same.placeOf(path);
      const patch = patches
        .flatMap((one) => counterpart(objectsIn(one), manifest) ?? [])
        .findLast(({ object }) => isSameValue(valueAt(object, path), value));
      return (patch ?? same).placeOf(path);
    };
    return { ...manifest, place: same.place, placeOf };
  };
}

function counterpart(written: readonly Manifest[], { kind, name }: Manifest): Manifest | undefined {
  const ofKind = written.filter((one) => one.kind === kind);
  return (
    ofKind.find((one) => one.name === name) ??
    (ofKind.length === 1 ? ofKind[0] : ofKind.find((one) => name.includes(one.name)))
  );
}

/** The place of a field in text that is no YAML yet: the next line with its key, behind that of the field it is in. */
function likeness(file: string, lines: readonly string[], { kind }: Manifest): (path: FieldPath) => Place {
  const start = Math.max(
    0,
    lines.findIndex((line) => line.trim() === `kind: ${kind}`),
  );
  return (path) => {
    let at = start;
    for (const step of path) {
      if (typeof step === 'number') continue;
      const next = lines.findIndex((line, index) => index >= at && isKey(line, step));
      if (next >= 0) at = next;
    }
    return { file, line: at + 1, column: Math.max(1, (lines[at]?.search(/\S/) ?? 0) + 1) };
  };
}

function isKey(line: string, key: string): boolean {
  const trimmed = line.replace(/^[\s-]*/, '');
  return trimmed.startsWith(`${key}:`) || trimmed.startsWith(`"${key}":`);
}
