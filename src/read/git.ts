import { commitRoot } from './commit-root.js';
import { resolveCommit } from './git-commits.js';
import { readOne, type Root } from './root.js';
import type { Lookup, OneFile } from './source.js';

export { mergeBase, parents, resolveCommit } from './git-commits.js';

/** The files of a revision of a clone. Missing where the clone lacks it. */
export function revisionRoot(repo: string, revision: string): Lookup<Root> {
  const commit = resolveCommit(repo, revision);
  return commit.missing ? commit : commitRoot(repo, commit.value);
}

/** Reads one regular file of a revision, such as the configuration. Null bytes without a problem: the revision has no such file. */
export function fileAt(repo: string, revision: string, path: string, maxBytes: number): OneFile {
  const root = revisionRoot(repo, revision);
  const read = root.missing ? root : readOne(root.value, path, maxBytes);
  return read.missing ? { bytes: null, problems: [read.problem] } : read.value;
}
