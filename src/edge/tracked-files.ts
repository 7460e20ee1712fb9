import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { once } from '../manifest/lookup.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { linesOf } from '../read/git-command.js';
import { fileAt, resolveCommit } from '../read/git.js';
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
  const inRepo = once((repo: string) =>
    once((revision: string) => {
      const found = resolveCommit(repo, revision);
      return found.missing ? revision : found.value;
    }),
  );
  return (repo, revision) => inRepo(repo)(revision);
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
    const [top] = linesOf(nearestFolder(dirname(file)), ['rev-parse', '--show-toplevel']);
    const repo = top === undefined ? null : realpathSync(top);
    const inside = repo === null ? '..' : relative(repo, file);
    if (repo === null || !isBelow(inside)) return [];
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
  const onDisk = paths.filter((path) => path !== '-' && existsSync(path));
  return onDisk.flatMap((written) => {
    const files = trackedFiles(written, revisions, commitAt, MOST_SNAPSHOT_BYTES);
    const changed = files.find(({ base, head }) => {
      const isOfBase = (bytes: Buffer): boolean => base.bytes?.equals(bytes) === true;
      return head.bytes !== null && !isOfBase(head.bytes) && !isOfBase(readFileSync(written));
    });
    if (changed === undefined) return [];
    const snapshot = name('file', visible(written));
    const [before, after] = [code(visible(revisions.base)), code(visible(revisions.head))];
    const message =
      changed.base.bytes === null
        ? text`The snapshot ${snapshot} is only in ${after}, not in ${before}: a change must not choose its fleet. Merge it first, or use a snapshot from elsewhere.`
        : text`The snapshot ${snapshot} differs between ${after} and ${before}: a change must not choose its fleet. Use the old one: ${code(`git show ${visible(revisions.base)}:${visible(changed.path)}`)}`;
    return [errorAt(null, 'inventory-from-head', message)];
  });
}
