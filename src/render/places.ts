import type { FieldPath, Manifest, Place } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';

/** What tells one printed object from another, from its text alone: the lines of its identity stand at known depths. */
export function identityIn(text: string): string {
  const line = (pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';
  const metadata = /^metadata:\n((?: .*\n)*)/m.exec(text)?.[1] ?? '';
  const inMetadata = (name: string): string =>
    new RegExp(`^  ${name}: (.*)$`, 'm').exec(metadata)?.[1] ?? '';
  return [
    line(/^apiVersion: (.*)$/m),
    line(/^kind: (.*)$/m),
    inMetadata('namespace'),
    inMetadata('name'),
  ].join(' ');
}

/**
 * Moves an object to the file that it was made from: to the object of the same kind and name there, prefixes and suffixes apart, else to
 * the lines of a template that read like its fields. A field that only the tool knows stands where the object does.
 */
export function placedIn(file: string, text: () => string | null): (manifest: Manifest) => Manifest {
  let read: { written: readonly Manifest[]; lines: readonly string[] } | null = null;
  return (manifest) => {
    if (read === null) {
      const source = text() ?? '';
      read = { written: parseManifests(source, file).manifests, lines: source.split('\n') };
    }
    const { written, lines } = read;
    const same = counterpart(written, manifest);
    const placeOf = same ? (path: FieldPath) => same.placeOf(path) : likeness(file, lines, manifest);
    return { ...manifest, place: same ? same.place : placeOf(['kind']), placeOf };
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
function likeness(
  file: string,
  lines: readonly string[],
  { kind }: Manifest,
): (path: FieldPath) => Place {
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
    const column = (lines[at]?.search(/\S/) ?? 0) + 1;
    return { file, line: at + 1, column: Math.max(1, column) };
  };
}

function isKey(line: string, key: string): boolean {
  const trimmed = line.replace(/^[\s-]*/, '');
  return trimmed.startsWith(`${key}:`) || trimmed.startsWith(`"${key}":`);
}
