import { once, remembered } from '../manifest/lookup.js';
import type { Manifest } from '../manifest/manifest.js';
import { parseManifests } from '../manifest/parse.js';
import type { Problem } from '../manifest/problem.js';
import type { Carrier, SourceFile } from '../manifest/source-file.js';

/** The result of a source. */
export interface Sourced {
  /** One file per printed object, or the files as written. */
  readonly objects: readonly SourceFile[];
  /** Files and folders of the tree that were read. */
  readonly inputs: readonly string[];
  readonly coverage: readonly Carrier[];
  readonly problems: readonly Problem[];
}

export const NOTHING: Sourced = { objects: [], inputs: [], coverage: [], problems: [] };

/** An object of a text. */
export interface FileObject {
  readonly file: SourceFile;
  readonly manifest: Manifest;
}

/** The first object of a printed document, at its location; null if it has none of these kinds. */
export function objectOf(file: SourceFile, kinds: ReadonlySet<string>): FileObject | null {
  const kind = /^kind: (\S+)$/m.exec(file.text)?.[1];
  if (kind === undefined || !kinds.has(kind)) return null;
  const manifest = firstIn(file.origin ?? AS_WRITTEN)(file.path)(file.text);
  return manifest === undefined ? null : { file, manifest };
}

const AS_WRITTEN = (manifest: Manifest): Manifest => manifest;

/** Both sides, and several clusters, print the same documents. */
const firstIn = remembered((origin: NonNullable<SourceFile['origin']>) =>
  once((path: string) =>
    once((text: string): Manifest | undefined => {
      const [first] = parseManifests(text, path).manifests;
      return first && origin(first);
    }),
  ),
);

/** True for an address of `OWNER/NAME`, over any protocol; null: any address may be the one of the repository. */
export function isRepository(url: string, repository: string | null): boolean {
  if (repository === null) return true;
  const path = url
    .replace(/\/$/, '')
    .replace(/\.git$/, '')
    .toLowerCase();
  return [':', '/'].some((mark) => path.endsWith(mark + repository.toLowerCase()));
}

/** The documents of printed YAML, each without its `---`. Text in a value is indented, so no line of it looks like one. */
export function documentsIn(printed: string): string[] {
  return printed
    .split(/^---[ \t]*(?:#.*)?\r?\n/m)
    .map((text) => (/\s$/.test(text) ? `${text.trimEnd()}\n` : text))
    .filter((text) => text.trim() !== '');
}
