import { isSameValue } from '../manifest/canonical.js';
import { valueAt } from '../manifest/fields.js';
import { groupedBy, lazily, once } from '../manifest/lookup.js';
import type { FieldPath, Manifest, Place } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';

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
