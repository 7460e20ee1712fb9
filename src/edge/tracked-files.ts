import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { errorAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { fileAt, resolveCommit } from '../read/git.js';
import { runGit } from '../read/git-command.js';
import { isBelow } from '../read/inside.js';
import type { OneFile } from '../read/root.js';
import { code, name, text } from '../text/text.js';

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

/** A file of a repository, in git's spelling of its path, at the two revisions. */
export interface TrackedFile {
  readonly path: string;
  readonly base: OneFile;
  readonly head: OneFile;
}

/**
 * A file at the two revisions of its repository: by its name, and by the target of its links. It need not be on disk, and git may not
 * track it.
 */
export function trackedFiles(
  path: string,
  { base, head }: Revisions,
  commitAt: CommitAt,
  mostBytes: number,
): readonly TrackedFile[] {
  const written = resolve(path);
  const folder = nearestFolder(dirname(written));
  const named = join(realpathSync(folder), relative(folder, written));
  const files = existsSync(written) ? [named, realpathSync(written)] : [named];
  return [...new Set(files)].flatMap((file) => {
    const answer = runGit(nearestFolder(dirname(file)), ['rev-parse', '--show-toplevel']);
    if (!answer.ok) return [];
    const repo = realpathSync(answer.stdout.toString('utf8').replace(/\n$/, ''));
    const inside = relative(repo, file);
    if (!isBelow(inside)) return [];
    const inGit = inside.split(sep).join('/');
    const at = (revision: string): OneFile => fileAt(repo, commitAt(repo, revision), inGit, mostBytes);
    return [{ path: inGit, base: at(base), head: at(head) }];
  });
}

function nearestFolder(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : nearestFolder(dirname(folder));
}

const MOST_SNAPSHOT_BYTES = 512 * 1024 ** 2;

/**
 * Problems for snapshots that the compared change itself adds or edits: its author would choose the fleet. A snapshot that git does not
 * track, that the change leaves alone, or whose bytes are those of the base, is fine.
 */
export function snapshotOriginProblems(
  paths: readonly string[],
  revisions: Revisions,
  commitAt: CommitAt = commitsOnce(),
): Problem[] {
  return paths
    .filter((path) => path !== '-' && existsSync(path))
    .flatMap((written) => {
      const changed = trackedFiles(written, revisions, commitAt, MOST_SNAPSHOT_BYTES).find(
        ({ base, head }) =>
          head.bytes !== null &&
          !(base.bytes?.equals(head.bytes) === true || base.bytes?.equals(readFileSync(written)) === true),
      );
      return changed ? [originProblem(written, changed, revisions)] : [];
    });
}

function originProblem(written: string, { path, base }: TrackedFile, revisions: Revisions): Problem {
  const snapshot = name('file', visible(written));
  const [before, after] = [code(visible(revisions.base)), code(visible(revisions.head))];
  const message =
    base.bytes === null
      ? text`The snapshot ${snapshot} is only in ${after}, not in ${before}: a change must not choose its fleet. Merge it first, or use a snapshot from elsewhere.`
      : text`The snapshot ${snapshot} differs between ${after} and ${before}: a change must not choose its fleet. Use the old one: ${code(`git show ${visible(revisions.base)}:${visible(path)}`)}`;
  return errorAt(null, 'inventory-from-head', message);
}
