import { revisionRoot } from '../../src/read/git.js';
import type { ReadLimits, ReadResult } from '../../src/read/root.js';
import { readRoot } from '../../src/read/policy-files.js';

/** The policy files of a revision that globs name. */
export function readRevision(
  repo: string,
  revision: string,
  globs: readonly string[],
  limits?: ReadLimits,
): ReadResult {
  return readRoot(revisionRoot(repo, revision), globs, limits && { limits });
}
