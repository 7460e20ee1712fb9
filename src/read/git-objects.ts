import type { Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { runGit } from './git-command.js';
import { readProblem } from './problems.js';
import type { Lookup } from './source.js';
import { found, missing } from './source.js';
import { decodeLossy } from './text.js';
import type { TreeEntry } from './tree.js';

/** Every file, link and submodule of a commit. `commit` is a full object name, as `resolveCommit` gives it. */
export function listTree(repo: string, commit: string): Lookup<TreeEntry[]> {
  const answer = runGit(repo, ['ls-tree', '-r', '-z', '--full-tree', commit]);
  if (!answer.ok) return missing(incomplete(commit, answer.reason));
  const entries: TreeEntry[] = [];
  const { stdout } = answer;
  for (let start = 0; start < stdout.length;) {
    const tab = stdout.indexOf('\t', start);
    const end = stdout.indexOf(0, tab);
    const [mode = '', , sha = ''] = stdout.toString('latin1', start, tab).split(' ');
    entries.push({ mode, sha, path: decodeLossy(stdout.subarray(tab + 1, end)) });
    start = end + 1;
  }
  return found(entries);
}

/** The bytes that each blob has, without reading it. Missing when this clone lacks one of them. */
export function blobSizes(repo: string, blobs: readonly TreeEntry[]): Lookup<ReadonlyMap<string, number>> {
  const shas = distinct(blobs);
  if (shas.length === 0) return found(new Map());
  const answer = runGit(repo, ['cat-file', '--batch-check'], `${shas.join('\n')}\n`);
  if (!answer.ok) return missing(incomplete(shas[0] ?? '', answer.reason));
  const sizes = new Map<string, number>();
  for (const line of answer.stdout.toString('latin1').trimEnd().split('\n')) {
    const [sha = '', type, size] = line.split(' ');
    if (type !== 'blob') return missing(incomplete(sha, 'a file is not there'));
    sizes.set(sha, Number(size));
  }
  return found(sizes);
}

/** The object names of those blobs that this clone holds. */
export function blobsHere(repo: string, blobs: readonly TreeEntry[]): ReadonlySet<string> {
  const shas = distinct(blobs);
  if (shas.length === 0) return new Set();
  const answer = runGit(repo, ['cat-file', '--batch-check'], `${shas.join('\n')}\n`);
  if (!answer.ok) return new Set();
  const lines = answer.stdout.toString('latin1').trimEnd().split('\n');
  return new Set(lines.flatMap((line) => (line.split(' ')[1] === 'blob' ? (line.split(' ')[0] ?? []) : [])));
}

/** The bytes of blobs, by object name. Missing when this clone lacks one of them. */
export function readBlobs(repo: string, blobs: readonly TreeEntry[]): Lookup<ReadonlyMap<string, Buffer>> {
  const shas = distinct(blobs);
  const read = new Map<string, Buffer>();
  if (shas.length === 0) return found(read);
  const answer = runGit(repo, ['cat-file', '--batch'], `${shas.join('\n')}\n`);
  if (!answer.ok) return missing(incomplete(shas[0] ?? '', answer.reason));
  const { stdout } = answer;
  for (let start = 0; start < stdout.length;) {
    const newline = stdout.indexOf('\n', start);
    const [sha = '', type, size] = stdout.toString('latin1', start, newline).split(' ');
    if (type !== 'blob') return missing(incomplete(sha, 'a file is not there'));
    const end = newline + 1 + Number(size);
    read.set(sha, stdout.subarray(newline + 1, end));
    start = end + 1;
  }
  return found(read);
}

function distinct(blobs: readonly TreeEntry[]): string[] {
  return [...new Set(blobs.map(({ sha }) => sha))];
}

function incomplete(sha: string, reason: string): Problem {
  const message =
    `This clone does not hold all of ${visible(sha)}: ${reason}. ` +
    'Fetch it first (git fetch, or a larger fetch-depth).';
  return readProblem('missing-object', message);
}
