import { errorAt } from '../manifest/problem.js';
import { isAscii } from 'node:buffer';
import { resolve } from 'node:path';
import type { Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { runGit, runGitForMuch } from './git-command.js';
import type { Lookup } from './source.js';
import { found, missing } from './source.js';
import { decodeLossy, decodeUtf8, inPathOrder, REPLACED } from './text.js';
import type { TreeEntry } from './tree.js';

/** What was read of one repository. */
interface Known {
  readonly trees: Map<string, readonly TreeEntry[]>;
  readonly sizes: Map<string, number>;
  readonly texts: Map<string, string | null>;
  /** The bytes of blobs that are small enough to be kept. */
  readonly bytes: Map<string, Buffer>;
  /** Full object names of commits. */
  readonly commits: Set<string>;
}

/** A manifest is smaller; the rest is read again where it is asked for again. */
const KEPT_BYTES = 64 * 1024;
const MOST_KEPT = 512;

/** By repository. An object never changes under its name: what was read for one side is there for the other. */
const known = new Map<string, Known>();

function knownOf(repo: string): Known {
  const place = resolve(repo);
  const of = known.get(place) ?? {
    trees: new Map(),
    sizes: new Map(),
    texts: new Map(),
    bytes: new Map(),
    commits: new Set<string>(),
  };
  known.set(place, of);
  return of;
}

/** Every file, link and submodule of a commit. `commit` is a full object name, as `resolveCommit` gives it. */
export function listTree(repo: string, commit: string): Lookup<readonly TreeEntry[]> {
  const { trees } = knownOf(repo);
  const before = trees.get(commit);
  if (before !== undefined) return found(before);
  const [other] = trees;
  const listed = other === undefined ? null : listedFrom(repo, other, commit);
  if (listed !== null) {
    trees.set(commit, listed);
    return found(listed);
  }
  const answer = runGit(repo, ['ls-tree', '-r', '-z', '--full-tree', commit]);
  if (!answer.ok) return missing(incomplete(commit, answer.reason));
  const entries: TreeEntry[] = [];
  // 'MODE TYPE NAME<tab>PATH', of which a mode has six digits.
  for (const line of partsOf(answer.stdout)) {
    const tab = line.indexOf('\t');
    const sha = line.slice(line.lastIndexOf(' ', tab) + 1, tab);
    const mode = line.startsWith(MOST_OFTEN) ? MOST_OFTEN : line.slice(0, MOST_OFTEN.length);
    entries.push({ mode, sha, path: line.slice(tab + 1) });
  }
  trees.set(commit, entries);
  return found(entries);
}

/** The mode of most files: one text for all of them. */
const MOST_OFTEN = '100644';

/** The texts of an answer that a zero ends each of. */
function partsOf(answer: Buffer): readonly string[] {
  return decodeLossy(answer).split('\0').slice(0, -1);
}

/**
 * The files of a commit by what differs from another one, which git tells without listing all: what is the same is the same object.
 * Null where it can not be told so.
 */
function listedFrom(
  repo: string,
  [before, entries]: readonly [string, readonly TreeEntry[]],
  commit: string,
): readonly TreeEntry[] | null {
  const options = ['-r', '-z', '--raw', '--no-abbrev', '--no-renames', '--ignore-submodules=none'];
  const answer = runGit(repo, ['diff-tree', ...options, before, commit]);
  if (!answer.ok) return null;
  const parts = partsOf(answer.stdout);
  const changed = new Map<string, TreeEntry>();
  // ':MODE MODE NAME NAME STATUS', and then the path.
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [, mode = '', , sha = ''] = (parts[at] ?? '').split(' ');
    const path = parts[at + 1] ?? '';
    // Names that are not UTF-8 may look alike.
    if (path.includes(REPLACED)) return null;
    changed.set(path, { mode, sha, path });
  }
  if (changed.size === 0) return entries;
  const listed: TreeEntry[] = [];
  for (const entry of entries) {
    const now = changed.get(entry.path) ?? entry;
    if (now.mode !== GONE) listed.push(now);
    if (now !== entry) changed.delete(entry.path);
  }
  return changed.size === 0 ? listed : inPathOrder([...listed, ...changed.values()]);
}

/** The mode of what is not there. */
const GONE = '000000';

/** The bytes that each blob has, without reading it. Missing when this clone lacks one of them. */
export function blobSizes(repo: string, blobs: readonly TreeEntry[]): Lookup<ReadonlyMap<string, number>> {
  const { sizes } = knownOf(repo);
  const shas = distinct(blobs.filter(({ sha }) => !sizes.has(sha)));
  if (shas.length === 0) return found(sizes);
  const answer = runGit(repo, ['cat-file', '--batch-check', '--buffer'], `${shas.join('\n')}\n`);
  if (!answer.ok) return missing(incomplete(shas[0] ?? '', answer.reason));
  const text = answer.stdout.toString('latin1');
  let start = 0;
  // 'NAME TYPE SIZE' of each, in the order in which they were asked for.
  for (const sha of shas) {
    const end = text.indexOf('\n', start);
    const size = end < 0 ? null : sizeIn(text.slice(start, end), sha);
    if (size === null) return missing(incomplete(sha, 'a file is not there'));
    sizes.set(sha, size);
    start = end + 1;
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

/** The text of these blobs, and of any other that is known, by object name; null for what is not UTF-8. Missing when this clone lacks one of them. */
export function readTexts(
  repo: string,
  blobs: readonly TreeEntry[],
): Lookup<ReadonlyMap<string, string | null>> {
  const { texts } = knownOf(repo);
  const answer = answerOf(
    repo,
    blobs.filter(({ sha }) => !texts.has(sha)),
  );
  if (answer.missing) return answer;
  const { stdout, blobs: read } = answer.value;
  // Parts of one text are no copies: of many small files, decoding each costs more than all at once.
  const whole = stdout.toString('latin1');
  const isPlain = isAscii(stdout);
  for (const { sha, start, end } of read) {
    const isText = isPlain || isAscii(stdout.subarray(start, end));
    texts.set(sha, isText ? whole.slice(start, end) : decodeUtf8(stdout.subarray(start, end)));
  }
  return found(texts);
}

/** Full object names of commits that were found; one never goes away. */
export function commitsHere(repo: string): Set<string> {
  return knownOf(repo).commits;
}

/** As `readBlobs`, of files that are asked for one by one and again for the other side, or the next cluster. */
export function readKept(repo: string, blobs: readonly TreeEntry[]): Lookup<ReadonlyMap<string, Buffer>> {
  const { bytes } = knownOf(repo);
  const read = readBlobs(
    repo,
    blobs.filter(({ sha }) => !bytes.has(sha)),
  );
  if (read.missing) return read;
  const all = new Map(read.value);
  for (const { sha } of blobs) {
    const kept = bytes.get(sha);
    if (kept !== undefined) all.set(sha, kept);
  }
  for (const [sha, content] of read.value) {
    // A copy: a part of an answer keeps all of it.
    if (content.length <= KEPT_BYTES && bytes.size < MOST_KEPT) bytes.set(sha, Buffer.from(content));
  }
  return found(all);
}

/** The bytes of blobs, by object name. Missing when this clone lacks one of them. */
export function readBlobs(repo: string, blobs: readonly TreeEntry[]): Lookup<ReadonlyMap<string, Buffer>> {
  const answer = answerOf(repo, blobs);
  if (answer.missing) return answer;
  const { stdout, blobs: read } = answer.value;
  return found(new Map(read.map(({ sha, start, end }) => [sha, stdout.subarray(start, end)])));
}

/** Where a blob stands in what git answered. */
interface Answered {
  readonly sha: string;
  readonly start: number;
  readonly end: number;
}

function answerOf(
  repo: string,
  blobs: readonly TreeEntry[],
): Lookup<{ readonly stdout: Buffer; readonly blobs: readonly Answered[] }> {
  const shas = distinct(blobs);
  const read: Answered[] = [];
  if (shas.length === 0) return found({ stdout: Buffer.alloc(0), blobs: read });
  const { sizes } = knownOf(repo);
  const bytes = shas.reduce((sum, sha) => sum + (sizes.get(sha) ?? 0), 0);
  const run = bytes > MUCH_BYTES ? runGitForMuch : runGit;
  const answer = run(repo, ['cat-file', '--batch', '--buffer'], `${shas.join('\n')}\n`);
  if (!answer.ok) return missing(incomplete(shas[0] ?? '', answer.reason));
  const { stdout } = answer;
  let start = 0;
  for (const sha of shas) {
    const newline = stdout.indexOf(NEWLINE, start);
    const size = newline < 0 ? null : sizeIn(stdout.toString('latin1', start, newline), sha);
    if (size === null) return missing(incomplete(sha, 'a file is not there'));
    const end = newline + 1 + size;
    read.push({ sha, start: newline + 1, end });
    start = end + 1;
  }
  return found({ stdout, blobs: read });
}

const NEWLINE = 10;
const BLOB = ' blob ';

/** The bytes of a blob by what git says of it before its content; null for what is there and is none, and for what is not. */
function sizeIn(said: string, sha: string): number | null {
  return said.startsWith(sha) && said.startsWith(BLOB, sha.length)
    ? Number(said.slice(sha.length + BLOB.length))
    : null;
}

/** From here on a file is worth its making. */
const MUCH_BYTES = 1024 ** 2;

function distinct(blobs: readonly TreeEntry[]): string[] {
  const shas = new Set<string>();
  for (const { sha } of blobs) shas.add(sha);
  return [...shas];
}

function incomplete(sha: string, reason: string): Problem {
  const message =
    `This clone does not hold all of ${visible(sha)}: ${reason}. ` +
    'Fetch it first (git fetch, or a larger fetch-depth).';
  return errorAt(null, 'missing-object', message);
}
