import type { Manifest } from '../../manifest/manifest.js';
import type { Problem } from '../../manifest/problem.js';
import type { OutsideFile, SourceFile } from '../../manifest/source-file.js';
import type { Carrier } from '../../manifest/carrier.js';

/** The policy files of one side, already read. */
export interface Side {
  readonly files: readonly SourceFile[];
  readonly problems: readonly Problem[];
  /** What a person calls it: 'main@a1b2c3d', 'examples/base'. */
  readonly label: string;
  /**
   * Files and folders whose content went through a renderer, counted as the paths of the files are: an edit of one of them, or of
   * what is in them, has been judged by what was rendered.
   */
  readonly renderedPaths?: readonly string[];
  /**
   * Files that the change adds, edits or removes and that no source takes, and recipes that it leaves alone; absent where nobody can
   * tell.
   */
  readonly outside?: readonly OutsideFile[];
  /** Absent: no source was rendered. */
  readonly coverage?: readonly Carrier[];
  /** Remote charts that it was rendered from, with their digests. */
  readonly charts?: readonly string[];
}

/** What is in the files of one side. */
export interface ParsedSide {
  readonly manifests: readonly Manifest[];
  /** Problems with finding and reading the files. */
  readonly reading: readonly Problem[];
  /** Problems with what is in them. */
  readonly problems: readonly Problem[];
}
