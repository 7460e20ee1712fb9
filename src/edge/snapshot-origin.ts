import { existsSync, readFileSync } from 'node:fs';
import { errorAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { fileAt } from '../read/git.js';
import { code, name, text } from '../text/text.js';
import {
  type CommitAt,
  commitsOnce,
  inRepository,
  type Revisions,
  type TrackedFile,
} from './tracked-files.js';

const MOST_BYTES = 512 * 1024 ** 2;

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
    .flatMap((path) => {
      const problems = inRepository(path).map((file) => originProblem(path, file, revisions, commitAt));
      return problems.find((problem) => problem !== null) ?? [];
    });
}

function originProblem(
  written: string,
  { repo, path }: TrackedFile,
  { base, head }: Revisions,
  commitAt: CommitAt,
): Problem | null {
  const at = (revision: string): Buffer | null =>
    fileAt(repo, commitAt(repo, revision), path, MOST_BYTES).bytes;
  const [atBase, atHead] = [at(base), at(head)];
  if (atHead === null) return null;
  if (atBase !== null && (atBase.equals(atHead) || atBase.equals(readFileSync(written)))) return null;
  const [snapshot, before, after] = [
    name('file', visible(written)),
    code(visible(base)),
    code(visible(head)),
  ];
  const message =
    atBase === null
      ? text`The snapshot ${snapshot} is only in ${after}, not in ${before}: a change must not choose its fleet. Merge it first, or use a snapshot from elsewhere.`
      : text`The snapshot ${snapshot} differs between ${after} and ${before}: a change must not choose its fleet. Use the old one: ${code(`git show ${visible(base)}:${visible(path)}`)}`;
  return errorAt(null, 'inventory-from-head', message);
}
