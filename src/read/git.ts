import { commitRoot } from './commit-root.js';
import { resolveCommit } from './git-commits.js';
import { readOne } from './policy-files.js';
import { brokenRoot, type Root } from './root.js';
import type { OneFile } from './source.js';

export { mergeBase, parents, resolveCommit } from './git-commits.js';

/** The files of a revision of a clone. */
export function revisionRoot(repo: string, revision: string): Root {
  const commit = resolveCommit(repo, revision);
  return commit.missing ? brokenRoot(commit.problem) : commitRoot(repo, commit.value);
}

/** Reads one regular file of a revision, such as the configuration. Null bytes without a problem: the revision has no such file. */
export function fileAt(repo: string, revision: string, path: string, mostBytes: number): OneFile {
  return readOne(revisionRoot(repo, revision), path, mostBytes);
}
