import { existsSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { runGit } from '../read/git-command.js';
import { resolveCommit } from '../read/git.js';

/** The compared revisions, as they are written. */
export interface Revisions {
  readonly base: string;
  readonly head: string;
}

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

/** A file of a repository, in git's spelling of its path. */
export interface TrackedFile {
  readonly repo: string;
  readonly path: string;
}

/** A file in its repository: by its name, and by the target of its links. It need not be on disk, and git may not track it. */
export function inRepository(path: string): TrackedFile[] {
  const written = resolve(path);
  const folder = nearestFolder(dirname(written));
  const named = join(realpathSync(folder), relative(folder, written));
  const files = existsSync(written) ? [named, realpathSync(written)] : [named];
  return [...new Set(files)].flatMap((file) => {
    const answer = runGit(nearestFolder(dirname(file)), ['rev-parse', '--show-toplevel']);
    if (!answer.ok) return [];
    const repo = realpathSync(answer.stdout.toString('utf8').replace(/\n$/, ''));
    const inside = relative(repo, file);
    const isBelow = !isAbsolute(inside) && !inside.startsWith(`..${sep}`);
    return isBelow ? [{ repo, path: inside.split(sep).join('/') }] : [];
  });
}

function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}
