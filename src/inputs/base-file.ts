import { fileAt } from '../read/git.js';
import type { OneFile } from '../read/root.js';

/** The compared commits, and the commit that the configuration and snapshot come from. */
export interface Commits {
  readonly base: string | null;
  readonly head: string;
  /** A commit of the branch that is merged into, never one that the change made. */
  readonly trusted: string;
}

/** A file that decides about a change. */
export interface BaseFile {
  /** As it is in the trusted commit; it counts. */
  readonly trusted: OneFile;
  readonly head: OneFile;
  /** True if the change edits, adds or deletes it. An edit of the base branch since then is not the change's. */
  readonly isEdited: boolean;
}

export function baseFile(repo: string, commits: Commits, path: string, mostBytes: number): BaseFile {
  const at = (commit: string): OneFile => fileAt(repo, commit, path, mostBytes);
  const trusted = at(commits.trusted);
  if (commits.head === commits.trusted) return { trusted, head: trusted, isEdited: false };
  const head = at(commits.head);
  // A commit that cannot be listed has no file, and a problem.
  const isHead = ({ id }: OneFile): boolean => id === head.id && (id !== null || head.problems.length === 0);
  const { base } = commits;
  const isEdited = base !== null && !isHead(trusted) && (base === commits.trusted || !isHead(at(base)));
  return { trusted, head, isEdited };
}

/** True for a file that the commit has, readable or not. */
export function isThere({ bytes, problems }: OneFile): boolean {
  return bytes !== null || problems.length > 0;
}
