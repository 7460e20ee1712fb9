import type { Manifest } from '../../manifest/manifest.js';
import type { Problem } from '../../manifest/problem.js';
import type { Carrier, OutsideFile, SourceFile } from '../../manifest/source-file.js';
import type { FileContent } from './files.js';
import type { Gap } from './gap.js';
import type { Kustomizations } from './kustomizations.js';

/** The policy files of one side. */
export interface Side {
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
  /** As a person writes it: 'main@a1b2c3d', 'examples/base'. */
  readonly label: string;
  /** Files and folders that renderers read, with paths like those of the files. */
  readonly renderedPaths?: readonly string[];
  /** Changed files that are input of no source, and templates of charts that the change touches; absent: not known. */
  readonly outside?: readonly OutsideFile[];
  /** Absent: no source was rendered. */
  readonly coverage?: readonly Carrier[];
  /** Remote charts that it was rendered from, with their digests. */
  readonly charts?: readonly string[];
}

/** One side of a change after reading. */
export interface ReadSide {
  readonly side: Side;
  readonly contents: readonly FileContent[];
  readonly kustomizations: Kustomizations;
  /** Whole objects; of equal ones the first, of different ones of one identity none. */
  readonly manifests: readonly Manifest[];
  /** Documents, files and sources that could not be read. */
  readonly unread: readonly Gap[];
  /** Objects that are not whole as they are written. */
  readonly partial: readonly Gap[];
  /** Objects with several different definitions. */
  readonly twice: readonly Gap[];
  /** Carriers that no source renders. */
  readonly carriers: readonly Gap[];
}
