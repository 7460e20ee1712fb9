import { resolveCommit } from '../read/git.js';

/** The commit that a revision represents in a repository; what names none stays as it is written, for the error that says so. */
export type CommitAt = (repo: string, revision: string) => string;

/** Resolves each revision once a run: it represents one commit throughout, even if its branch moves. */
export function commitsOnce(): CommitAt {
  const known = new Map<string, string>();
  return (repo, revision) => {
    const key = JSON.stringify([repo, revision]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const found = resolveCommit(repo, revision);
    const commit = found.missing ? revision : found.value;
    known.set(key, commit);
    return commit;
  };
}
