import { errorAt, type Problem } from '../manifest/problem.js';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { visible } from '../manifest/words/visible.js';
import { runGit } from '../read/git-command.js';
import { fileAt } from '../read/git.js';
import { type CommitAt, commitsOnce } from './commits-once.js';

const MOST_BYTES = 512 * 1024 * 1024;

export interface Revisions {
  readonly base: string;
  readonly head: string;
}

/**
 * Problems for snapshots that the compared change itself brings or edits: its author would choose the fleet. One
 * that git does not track, or whose bytes are those of the base, is fine, and so is one that the change leaves alone.
 */
export function snapshotOriginProblems(
  paths: readonly string[],
  revisions: Revisions,
  commitAt: CommitAt = commitsOnce(),
): Problem[] {
  return paths.flatMap((path) => {
    if (path === '-' || !existsSync(path)) return [];
    const problem = originProblem(path, realpathSync(path), revisions, commitAt);
    return problem ? [problem] : [];
  });
}

function originProblem(
  written: string,
  file: string,
  { base, head }: Revisions,
  commitAt: CommitAt,
): Problem | null {
  const answer = runGit(dirname(file), ['rev-parse', '--show-toplevel']);
  if (!answer.ok) return null;
  const repo = answer.stdout.toString('utf8').trim();
  const path = relative(realpathSync(repo), file).split(sep).join('/');
  const at = (revision: string): Buffer | null =>
    fileAt(repo, commitAt(repo, revision), path, MOST_BYTES).bytes;
  const atHead = at(head);
  if (atHead === null) return null;
  const atBase = at(base);
  if (atBase !== null && (atBase.equals(atHead) || atBase.equals(readFileSync(file)))) return null;
  const what =
    atBase === null ? `is only in ${visible(head)}, not in` : `differs between ${visible(head)} and`;
  const how =
    atBase === null
      ? 'Merge it first, or use one from elsewhere.'
      : `Use the old one: git show ${visible(base)}:${visible(path)}`;
  return errorAt(
    null,
    'inventory-from-head',
    `The snapshot ${visible(written)} ${what} ${visible(base)}: a change may not choose its fleet. ${how}`,
  );
}
