import { valueAt } from '../manifest/fields.js';
import { groupedBy, lazily, once } from '../manifest/lookup.js';
import type { Manifest, Place } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import { isSameValue } from '../manifest/canonical.js';

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
  readonly kind: string;
  readonly names: readonly string[];
}

/**
 * Moves printed objects to the document of a file that they were made from. A field that the document has as it is stands there; all
 * others stand where the object begins.
 */
export function locator(file: string, text: string): (manifest: Manifest) => Manifest {
  const find = lazily(() => finder(documentsOf(text)));
  const parsed = once((one: Written) => parseManifests(one.text, file).manifests);
  return (manifest) => {
    const own = find()(manifest);
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
    const names = Array.from(part.matchAll(/\bname["']?:\s*["']?([\w.-]+)/g), ([, name = '']) => name);
    const document = { text: part, before, kind: /\bkind["']?:\s*["']?(\w+)/.exec(part)?.[1] ?? '', names };
    before += part.split('\n').length - 1;
    return document;
  });
}

/** Finds the document of an object by kind and name, prefixes and suffixes aside. */
function finder(documents: readonly Written[]): (manifest: Manifest) => Written {
  const byName = groupedBy(
    documents.flatMap((one) => [...new Set(one.names)].map((name) => ({ name, one }))),
    ({ name }) => name,
  );
  const byKind = groupedBy(documents, ({ kind }) => kind);
  return ({ kind, name }) => {
    const ofKind: readonly Written[] = byKind.get(kind) ?? documents;
    const [only, ...others] = ofKind;
    if (only === undefined || others.length === 0) return only ?? NOTHING;
    const named = byName.get(name)?.find(({ one }) => one.kind === kind);
    return named?.one ?? ofKind.find(({ names: [first = ' '] }) => name.includes(first)) ?? only;
  };
}

const NOTHING: Written = { text: '', before: 0, kind: '', names: [] };

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
