import type { BesideFile, OutsideFile, SourceFile } from '../../manifest/source-file.js';
import type { Manifest } from '../../manifest/manifest.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import type { FileContent } from './files.js';

/** One side, as far as it says what a change of its files renders. */
export interface Rendering {
  readonly files: readonly SourceFile[];
  /** Of the files that had to be looked at. */
  readonly contents: readonly FileContent[];
  readonly beside: readonly BesideFile[];
  readonly outside: readonly OutsideFile[];
  /** What placements that only it has copy is judged as what they copy. */
  readonly snapshot: Snapshot;
  /** The objects of both sides. */
  readonly made: readonly Manifest[];
  readonly isBesideEdited: (file: BesideFile) => boolean;
  readonly renderedPaths: readonly string[];
  /** The same file of the other side. */
  readonly counterpart: (content: FileContent) => FileContent | null;
  readonly besideCounterpart: (file: BesideFile) => BesideFile | null;
  /** Paths of all files of the side, and of the other one: those that were rendered are read as well. */
  readonly paths: () => ReadonlySet<string>;
  readonly otherPaths: () => ReadonlySet<string>;
}
