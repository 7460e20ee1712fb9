import type { Carrier, SourceFile } from '../manifest/source-file.js';
import type { Manifest } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';

/** The result of a source. */
export interface Sourced {
  /** One printed object a file, or files as they are written. */
  readonly objects: readonly SourceFile[];
  /** Files and folders of the tree that were read. */
  readonly inputs: readonly string[];
  readonly coverage: readonly Carrier[];
  readonly problems: readonly Problem[];
}

/** An object of a text. */
export interface FileObject {
  readonly file: SourceFile;
  readonly manifest: Manifest;
}

export const NOTHING: Sourced = { objects: [], inputs: [], coverage: [], problems: [] };

/** The documents of printed YAML, each without its `---`. Text in a value is indented, so no line of it looks like one. */
export function documentsIn(printed: string): string[] {
  return printed
    .split(/^---[ \t]*(?:#.*)?\r?\n/m)
    .map((text) => (/\s$/.test(text) ? `${text.trimEnd()}\n` : text))
    .filter((text) => text.trim() !== '');
}
