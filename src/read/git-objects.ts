import { errorAt, type Problem } from '../manifest/problem.js';
import { isAscii } from 'node:buffer';
import { visible } from '../manifest/words/visible.js';
import { runGit, runGitForMuch } from './git-command.js';
import { keep, knownOf } from './git-known.js';
import { found, type Lookup, missing } from './source.js';
import { decodeLossy, decodeUtf8, inPathOrder, REPLACED } from './text.js';
import { SUBMODULE_MODE, type TreeEntry } from './tree.js';

/** So few blobs are read where only their sizes are asked for, with what else the trees name: to start git costs more than they do. */
const FEW = 64;
const FEW_BYTES = 1024 ** 2;

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

/** The bytes that each blob has. Missing when this clone lacks one of them. */
export function blobSizes(repo: string, blobs: readonly TreeEntry[]): Lookup<ReadonlyMap<string, number>> {
  const lacking = lackingOf(repo, blobs);
  if (lacking.missing) return lacking;
  const [first] = lacking.value;
  return first === undefined ? found(knownOf(repo).sizes) : missing(incomplete(first, 'a file is not there'));
}

/** The object names of those blobs that this clone holds. */
export function blobsHere(repo: string, blobs: readonly TreeEntry[]): ReadonlySet<string> {
  if (lackingOf(repo, blobs).missing) return new Set();
  const { sizes } = knownOf(repo);
  return new Set(distinct(blobs).filter((sha) => sizes.has(sha)));
}

/** Finds out the sizes of blobs; gives those that this clone lacks. Missing where git does not answer. */
function lackingOf(repo: string, blobs: readonly TreeEntry[]): Lookup<readonly string[]> {
  const { sizes } = knownOf(repo);
  const shas = distinct(blobs.filter(({ sha }) => !sizes.has(sha)));
  if (shas.length === 0) return found([]);
  for (const few of new Set([withTheRest(repo, shas), shas])) {
    if (few.length > FEW) continue;
    const whole = runGit(repo, ['cat-file', '--batch', '--buffer'], linesOf(few), FEW_BYTES);
    if (whole.ok) return found(keepAll(repo, whole.stdout, few).filter((sha) => shas.includes(sha)));
    if (few !== shas) knownOf(repo).isMuch = true;
  }
  const asked = linesOf(shas);
  const answer = runGit(repo, ['cat-file', '--batch-check', '--buffer'], asked);
  if (!answer.ok) return missing(incomplete(shas[0] ?? '', answer.reason));
  const text = answer.stdout.toString('latin1');
  const lacking: string[] = [];
  let start = 0;
  // 'NAME TYPE SIZE' of each, in the order in which they were asked for.
  for (const sha of shas) {
    const end = text.indexOf('\n', start);
    const size = end < 0 ? null : sizeIn(text.slice(start, end), sha);
    if (size === null) lacking.push(sha);
    else sizes.set(sha, size);
    start = end < 0 ? text.length : end + 1;
  }
  return found(lacking);
}

const linesOf = (shas: readonly string[]): string => `${shas.join('\n')}\n`;

/** These blobs, and all others that the trees name and nobody has read yet, where those are few: of a small repository all is asked for at once. */
function withTheRest(repo: string, shas: readonly string[]): readonly string[] {
  const { trees, sizes, isMuch } = knownOf(repo);
  if (isMuch) return shas;
  const all = new Set(shas);
  for (const entries of trees.values()) {
    if (entries.length > FEW) return shas;
    for (const { sha, mode } of entries) if (mode !== SUBMODULE_MODE && !sizes.has(sha)) all.add(sha);
  }
  return all.size === shas.length ? shas : [...all];
}

/** Keeps the sizes of blobs and what they hold; gives those that are not there. */
function keepAll(repo: string, stdout: Buffer, shas: readonly string[]): readonly string[] {
  const { sizes } = knownOf(repo);
  const read = blobsIn(stdout, shas);
  for (const { sha, start, end } of read) {
    sizes.set(sha, end - start);
    keep(repo, sha, stdout.subarray(start, end));
  }
  const here = new Set(read.map(({ sha }) => sha));
  return shas.filter((sha) => !here.has(sha));
}

/** The text of these blobs, and of any other that is known, by object name; null for what is not UTF-8. Missing when this clone lacks one of them. */
export function readTexts(
  repo: string,
  blobs: readonly TreeEntry[],
): Lookup<ReadonlyMap<string, string | null>> {
  const { texts, bytes } = knownOf(repo);
  const asked = blobs.filter(({ sha }) => !texts.has(sha));
  const answer = answerOf(
    repo,
    asked.filter(({ sha }) => !bytes.has(sha)),
  );
  if (answer.missing) return answer;
  for (const { sha } of asked) {
    const kept = bytes.get(sha);
    if (kept !== undefined) texts.set(sha, decodeUtf8(kept));
  }
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

/** The bytes of blobs, by object name. Missing when this clone lacks one of them. */
export function readBlobs(repo: string, blobs: readonly TreeEntry[]): Lookup<ReadonlyMap<string, Buffer>> {
  const { bytes } = knownOf(repo);
  const answer = answerOf(
    repo,
    blobs.filter(({ sha }) => !bytes.has(sha)),
  );
  if (answer.missing) return answer;
  const all = new Map<string, Buffer>();
  for (const { sha } of blobs) {
    const kept = bytes.get(sha);
    if (kept !== undefined) all.set(sha, kept);
  }
  const { stdout, blobs: read } = answer.value;
  for (const { sha, start, end } of read) {
    all.set(sha, stdout.subarray(start, end));
    keep(repo, sha, stdout.subarray(start, end));
  }
  return found(all);
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
  if (shas.length === 0) return found({ stdout: Buffer.alloc(0), blobs: [] });
  const { sizes } = knownOf(repo);
  const bytes = shas.reduce((sum, sha) => sum + (sizes.get(sha) ?? 0), 0);
  const run = bytes > MUCH_BYTES ? runGitForMuch : runGit;
  const answer = run(repo, ['cat-file', '--batch', '--buffer'], linesOf(shas));
  if (!answer.ok) return missing(incomplete(shas[0] ?? '', answer.reason));
  const { stdout } = answer;
  const read = blobsIn(stdout, shas);
  const lacking = shas.find((sha, i) => read[i]?.sha !== sha);
  if (lacking !== undefined) return missing(incomplete(lacking, 'a file is not there'));
  return found({ stdout, blobs: read });
}

/** Where the blobs stand that were asked for in this order, without those that are not there. */
function blobsIn(stdout: Buffer, shas: readonly string[]): readonly Answered[] {
  const read: Answered[] = [];
  let start = 0;
  for (const sha of shas) {
    const newline = stdout.indexOf(NEWLINE, start);
    if (newline < 0) break;
    const said = stdout.toString('latin1', start, newline);
    const size = sizeIn(said, sha);
    start = newline + 1;
    if (size !== null) read.push({ sha, start, end: start + size });
    // What is there and is no blob has content all the same: 'NAME TYPE SIZE'.
    const length = size ?? said.split(' ')[2];
    if (length !== undefined) start += Number(length) + 1;
  }
  return read;
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
