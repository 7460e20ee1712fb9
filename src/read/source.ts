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

export interface Commit {
  /** Its full object name. */
  readonly sha: string;
  readonly parents: readonly string[];
}

/** An answer of a root, or the problem of what it lacks. */
export type Lookup<T> =
  | { readonly missing: false; readonly value: T }
  | { readonly missing: true; readonly problem: Problem };

/** The answer of a root that has it. */
export function found<T>(value: T): Lookup<T> {
  return { missing: false, value };
}

/** The answer of a root that lacks it. */
export function missing(problem: Problem): Lookup<never> {
  return { missing: true, problem };
}
