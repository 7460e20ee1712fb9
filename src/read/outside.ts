import type { BesideFile } from '../manifest/source-file.js';
import { resolveCommit } from './git-commits.js';
import { blobSizes, listTree, readBlobs } from './git-objects.js';
import { decodeUtf8 } from './text.js';

/** Files of a change that are looked at; a change of more is reviewed by nobody, and what it takes from the policies is told anyway. */
const MOST_FILES = 5_000;
/** What a person moves a policy to is no larger. */
const MOST_BYTES = 1024 ** 2;

/**
 * The text files that a change adds or edits, apart from those that are read already: an object that leaves the policies may be in one
 * of them. Nothing where the clone lacks a commit; then the sides say so themselves.
 */
export function changedOutside(
  repo: string,
  base: string | null,
  head: string,
  read: ReadonlySet<string>,
): readonly BesideFile[] {
  if (base === null) return [];
  const [before, after] = [base, head].map((revision) => {
    const commit = resolveCommit(repo, revision);
    const listed = commit.missing ? commit : listTree(repo, commit.value);
    return listed.missing ? null : listed.value;
  });
  if (!before || !after) return [];
  const known = new Map(before.map(({ path, sha }) => [path, sha]));
  const changed = after
    .filter(({ path, sha, mode }) => mode.startsWith('100') && known.get(path) !== sha && !read.has(path))
    .slice(0, MOST_FILES);
  const sizes = blobSizes(repo, changed);
  if (sizes.missing) return [];
  const small = changed.filter(({ sha }) => (sizes.value.get(sha) ?? 0) <= MOST_BYTES);
  const blobs = readBlobs(repo, small);
  if (blobs.missing) return [];
  return small.flatMap(({ path, sha }) => {
    const text = decodeUtf8(blobs.value.get(sha) ?? Buffer.alloc(0));
    return text === null ? [] : [{ path, text }];
  });
}
