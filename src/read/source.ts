import type { Problem } from '../manifest/problem.js';
import type { SourceFile } from '../manifest/source-file.js';

export type { SourceFile };

export interface ReadResult {
  /** In the order of the bytes of their paths. */
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
}

/** A file that was asked for by its path. */
export interface OneFile {
  /** Null when the revision has no such file, and when a problem says why it was not read. */
  readonly bytes: Buffer | null;
  readonly problems: readonly Problem[];
}
