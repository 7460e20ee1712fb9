import { isSameValue } from '../manifest/values/canonical.js';
import { valueAt } from '../manifest/fields.js';
import type { FieldPath, Json, Manifest, Place } from '../manifest/manifest.js';
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

/** Where something that is put over an object gives a field its value; null where it does not. */
export type Setting = (manifest: Manifest, path: FieldPath, value: Json | undefined) => Place | null;

/** What an object was written in. */
interface Sources {
  readonly file: string;
  readonly text: string;
  /** What is put over it; the last one wins. */
  readonly settings: readonly Setting[];
}

/**
 * Moves an object to the file that it was made from: to the object of the same kind and name there, prefixes and suffixes apart, else to
 * the lines of a template that read like its fields. A field that a patch sets stands in the patch, and one that only the tool knows
 * where the object does.
 */
export function placedIn({ file, text, settings }: Sources): (manifest: Manifest) => Manifest {
  let written: readonly Manifest[] | null = null;
  return (manifest) => {
    written ??= parseManifests(text, file).manifests;
    const same = counterpart(written, manifest);
    const likely = likeness(file, text.split('\n'), manifest);
    const sourcePlace = (path: FieldPath): Place => (same === undefined ? likely(path) : same.placeOf(path));
    const placeOf = (path: FieldPath): Place => {
      const value = valueAt(manifest.object, path);
      if (same && isSameValue(valueAt(same.object, path), value)) return same.placeOf(path);
      const set = settings.flatMap((setting) => setting(manifest, path, value) ?? []).at(-1);
      return set ?? sourcePlace(path);
    };
    return { ...manifest, place: same?.place ?? sourcePlace(['kind']), placeOf };
  };
}

/** The one of the objects of a file that another was made from, prefixes and suffixes apart. */
export function counterpart(written: readonly Manifest[], { kind, name }: Manifest): Manifest | undefined {
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
