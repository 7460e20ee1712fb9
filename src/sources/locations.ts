import { isSameValue } from '../manifest/canonical.js';
import { valueAt } from '../manifest/fields.js';
import { groupedBy, lazily, once } from '../manifest/lookup.js';
import type { FieldPath, Manifest, Place } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';

/** Identifies a printed object by its text: the lines of its identity have a known indentation. */
export function identityIn(text: string): string {
  const metadata = /^metadata:\n((?: .*\n)*)/m.exec(text)?.[1] ?? '';
  const own = [/^apiVersion: (.*)$/m, /^kind: (.*)$/m].map((pattern) => pattern.exec(text));
  const named = [/^ {2}namespace: (.*)$/m, /^ {2}name: (.*)$/m].map((pattern) => pattern.exec(metadata));
  return [...own, ...named].map((match) => match?.[1] ?? '').join(' ');
}

type Written = ReturnType<typeof documentsOf>[number];

/**
 * Locates printed objects in the document of a file that they were made from: a field that the document has with the same value there, a
 * field with another value where `changed` says, all others where the object begins. Documents are found by kind and name, prefixes and suffixes
 * aside, and one is parsed only if it is asked for.
 */
export function locator(
  file: string,
  text: string,
  changed: ((manifest: Manifest, path: FieldPath) => Place) | null = null,
): (manifest: Manifest) => Manifest {
  const documents = lazily(() => documentsOf(text));
  const byKind = lazily(() => groupedBy(documents(), ({ kind }) => kind));
  const parsed = once((one: Written) => parseManifests(one.text, file).manifests);
  const named = <T extends { readonly name: string }>(all: readonly T[], name: string): T | undefined =>
    all.find((one) => one.name === name) ?? all.find((one) => name.includes(one.name || ' '));
  return (manifest) => {
    const { kind, name, object } = manifest;
    const ofKind: readonly Written[] = byKind().get(kind) ?? documents();
    const own = named(ofKind, name) ?? ofKind[0] ?? NOTHING;
    // At the line of `kind` in a template, else of the first field.
    const isTemplate = own.text.includes('{{');
    const first = own.text
      .split('\n')
      .findIndex((line) =>
        isTemplate ? line.trim() === `kind: ${kind}` : !/^\s*(?:#.*)?$|^---\s*(?:#.*)?$/.test(line),
      );
    const start = { file, line: own.before + Math.max(first, 0) + 1, column: 1 };
    const written = lazily(() => {
      const same = parsed(own).filter((one) => one.kind === kind);
      return same.length === 1 ? same[0] : named(same, name);
    });
    const placeOf = (path: FieldPath): Place => {
      const from = written();
      if (from === undefined) return start;
      if (!isSameValue(valueAt(from.object, path), valueAt(object, path)))
        return changed?.(manifest, path) ?? start;
      const place = from.placeOf(path);
      return { ...place, line: place.line + own.before };
    };
    return { ...manifest, place: start, placeOf };
  };
}

const NOTHING: Written = { text: '', before: 0, kind: '', name: '' };

function documentsOf(text: string) {
  let before = 0;
  return text.split(/^(?=---)/m).map((part) => {
    const kind = /\bkind["']?:\s*["']?(\w+)/.exec(part)?.[1] ?? '';
    const [, name = ''] =
      /^ {2}name:\s*["']?([\w.-]+)/m.exec(part) ?? /\bname["']?:\s*["']?([\w.-]+)/.exec(part) ?? [];
    // With the lines of the file before it.
    const document = { text: part, before, kind, name };
    before += part.split('\n').length - 1;
    return document;
  });
}
