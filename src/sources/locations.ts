import { valueAt } from '../manifest/fields.js';
import { lazily, once } from '../manifest/lookup/once.js';
import type { Manifest, Place } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { isSameValue } from '../manifest/values/canonical.js';

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

/** One document of a file. */
interface Written {
  readonly text: string;
  /** Lines of the file before it. */
  readonly before: number;
}

/**
 * Moves printed objects to the document of a file that they were made from. A field that the document has as it is stands there; all
 * others stand where the object begins.
 */
export function locator(file: string, text: string): (manifest: Manifest) => Manifest {
  const documents = lazily(() => documentsOf(text));
  const parsed = once((one: Written) => parseManifests(one.text, file).manifests);
  return (manifest) => {
    const own = documentFor(documents(), manifest);
    const start = { file, line: own.before + firstLine(own.text, manifest), column: 1 };
    const written = lazily(() => counterpart(parsed(own), manifest));
    const placeOf = (path: Parameters<Manifest['placeOf']>[0]): Place => {
      const same = written();
      if (same === undefined || !isSameValue(valueAt(same.object, path), valueAt(manifest.object, path)))
        return start;
      const place = same.placeOf(path);
      return { ...place, line: place.line + own.before };
    };
    return { ...manifest, place: start, placeOf };
  };
}

function documentsOf(text: string): readonly Written[] {
  let before = 0;
  return text.split(/^(?=---)/m).map((part) => {
    const document = { text: part, before };
    before += part.split('\n').length - 1;
    return document;
  });
}

/** The document that holds kind and name; prefixes and suffixes are left aside. */
function documentFor(documents: readonly Written[], { kind, name }: Manifest): Written {
  const [first = { text: '', before: 0 }, ...others] = documents;
  if (others.length === 0) return first;
  const ofKind = documents.filter(({ text }) => text.includes(kind));
  const [only, ...more] = ofKind;
  if (only !== undefined && more.length === 0) return only;
  const nameIn = (one: Written): string => namesIn(one)[0] ?? '';
  const named = ofKind.find((one) => namesIn(one).includes(name));
  return named ?? ofKind.find((one) => nameIn(one) !== '' && name.includes(nameIn(one))) ?? only ?? first;
}

function namesIn({ text }: Written): string[] {
  return Array.from(text.matchAll(/\bname["']?:\s*["']?([\w.-]+)/g), ([, name = '']) => name);
}

/** The line of `kind`, or of the first field of the document. */
function firstLine(text: string, { kind }: Manifest): number {
  const lines = text.split('\n');
  const isTemplate = text.includes('{{');
  const found = lines.findIndex((line) =>
    isTemplate ? line.trim() === `kind: ${kind}` : !/^\s*(?:#.*)?$|^---\s*(?:#.*)?$/.test(line),
  );
  return Math.max(found, 0) + 1;
}

/** The object of a document that another was made from, prefixes and suffixes aside. */
function counterpart(written: readonly Manifest[], { kind, name }: Manifest): Manifest | undefined {
  const ofKind = written.filter((one) => one.kind === kind);
  const same = ofKind.find((one) => one.name === name);
  return same ?? (ofKind.length === 1 ? ofKind[0] : ofKind.find((one) => name.includes(one.name)));
}
