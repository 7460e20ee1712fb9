import { resolve } from 'node:path';
import { errorAt, type Problem, problemOf } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { code, literal, text } from '../text/text.js';
import { runGit, runGitForMuch } from './git-command.js';
import { countProblem, pathName, sizeProblem, totalProblem } from './problems.js';
import { brokenRoot, ReadError, type Root, SUBMODULE_MODE, type TreeEntry } from './root.js';
import { decodeLossy } from './text.js';

/** Contents that are kept for the other side and for the next cluster. */
const KEPT_BYTES = 256 * 1024 ** 2;
/** Starting git costs more than reading the small manifests that follow a file, which are mostly asked for next. */
const ALONG = 256;
const SMALL_BYTES = 16 * 1024;
/** An answer from this size on goes through a file, which is faster than a pipe. */
const MUCH_BYTES = 1024 ** 2;
const NEWLINE = 10;

/**
 * The files of a commit of a clone. `commit` is a full object name. Contents are the bytes of git's objects: work tree, index, attributes,
 * filters and line endings play no part.
 */
export function commitRoot(repo: string, commit: string): Root {
  const clone = cloneAt(resolve(repo));
  const known = clone.roots.get(commit);
  if (known !== undefined) return known;
  const answer = runGit(repo, ['ls-tree', '-r', '-z', '--full-tree', commit]);
  if (!answer.ok) return brokenRoot(incomplete(null, answer.reason));
  const root = rootOf(clone, entriesIn(answer.stdout));
  clone.roots.set(commit, root);
  return root;
}

/** Parses 'MODE TYPE NAME<tab>PATH', each with a zero at its end. A mode has six digits. */
function entriesIn(listing: Buffer): readonly TreeEntry[] {
  return decodeLossy(listing)
    .split('\0')
    .slice(0, -1)
    .map((line) => {
      const tab = line.indexOf('\t');
      const sha = line.slice(line.lastIndexOf(' ', tab) + 1, tab);
      return { mode: line.slice(0, 6), sha, path: line.slice(tab + 1) };
    });
}

/** Objects of one clone. An object never changes under its name, so both sides and all clusters share what was read. */
interface Clone {
  readonly repo: string;
  readonly roots: Map<string, Root>;
  readonly sizes: Map<string, number>;
  readonly contents: Map<string, Buffer>;
  keptBytes: number;
}

/** By the path of the clone. */
const clones = new Map<string, Clone>();

function cloneAt(repo: string): Clone {
  const known = clones.get(repo);
  if (known !== undefined) return known;
  const clone = { repo, roots: new Map(), sizes: new Map(), contents: new Map(), keptBytes: 0 };
  clones.set(repo, clone);
  return clone;
}

function rootOf(clone: Clone, entries: readonly TreeEntry[]): Root {
  return {
    entries,
    problems: [],
    idOf: ({ sha }) => sha,
    read: (wanted, limits) => {
      const files = wanted.filter(({ mode }) => mode !== SUBMODULE_MODE);
      if (files.length > limits.files) throw new ReadError(countProblem(limits));
      readSizes(clone, [...files, ...following(clone, files, entries)]);
      const missing = files.find(({ sha }) => !clone.sizes.has(sha));
      if (missing) throw lacking(missing.sha, files);
      const sizeOf = ({ sha }: TreeEntry): number => clone.sizes.get(sha) ?? 0;
      const allowed = files.filter((file) => sizeOf(file) <= limits.bytesPerFile);
      if (allowed.reduce((sum, file) => sum + sizeOf(file), 0) > limits.bytes)
        throw new ReadError(totalProblem(limits));
      const contents = contentsOf(clone, allowed, entries);
      return new Map(
        files.map((file) => [
          file.path,
          sizeOf(file) > limits.bytesPerFile ? sizeProblem(file.path, limits) : contents(file.sha),
        ]),
      );
    },
  };
}

/** Sizes of the objects that this clone has. */
function readSizes({ repo, sizes }: Clone, files: readonly TreeEntry[]): void {
  const asked = distinct(files.filter(({ sha }) => !sizes.has(sha)));
  if (asked.length === 0) return;
  const answer = runGit(repo, ['cat-file', '--batch-check', '--buffer'], linesOf(asked));
  if (!answer.ok) throw lacking(answer.reason, files);
  const lines = answer.stdout.toString('latin1').split('\n');
  for (const [i, sha] of asked.entries()) {
    // 'NAME TYPE SIZE', in the order of the question.
    const [name, type, size] = (lines[i] ?? '').split(' ');
    if (name === sha && type === 'blob') sizes.set(sha, Number(size));
  }
}

/** Contents by object name. */
function contentsOf(
  clone: Clone,
  files: readonly TreeEntry[],
  all: readonly TreeEntry[],
): (sha: string) => Buffer {
  const along = following(clone, files, all).filter(
    ({ sha }) => (clone.sizes.get(sha) ?? Infinity) <= SMALL_BYTES,
  );
  const read = readContents(clone, [...files.filter(({ sha }) => !clone.contents.has(sha)), ...along]);
  for (const [sha, content] of read) {
    if (clone.keptBytes + content.length > KEPT_BYTES) continue;
    clone.keptBytes += content.length;
    clone.contents.set(sha, content);
  }
  return (sha) => clone.contents.get(sha) ?? read.get(sha) ?? Buffer.alloc(0);
}

/** Manifests that come after the first of some files that git is asked for. */
function following(
  { contents }: Clone,
  files: readonly TreeEntry[],
  all: readonly TreeEntry[],
): readonly TreeEntry[] {
  const first = files.length < ALONG ? files.find(({ sha }) => !contents.has(sha)) : undefined;
  if (first === undefined) return [];
  const from = all.length <= ALONG ? 0 : all.indexOf(first);
  return all
    .slice(from, from + ALONG)
    .filter(
      ({ path, sha, mode }) => mode.startsWith('100') && /\.(?:ya?ml|json)$/.test(path) && !contents.has(sha),
    );
}

function readContents({ repo, sizes }: Clone, entries: readonly TreeEntry[]): Map<string, Buffer> {
  const shas = distinct(entries);
  const contents = new Map<string, Buffer>();
  if (shas.length === 0) return contents;
  const bytes = shas.reduce((sum, sha) => sum + (sizes.get(sha) ?? 0), 0);
  const run = bytes > MUCH_BYTES ? runGitForMuch : runGit;
  const answer = run(repo, ['cat-file', '--batch', '--buffer'], linesOf(shas));
  if (!answer.ok) throw lacking(answer.reason, entries);
  const { stdout } = answer;
  let start = 0;
  for (const sha of shas) {
    // 'NAME TYPE SIZE', then the content and a newline.
    const end = stdout.indexOf(NEWLINE, start);
    const [name, type, size] = stdout.toString('latin1', start, Math.max(start, end)).split(' ');
    if (name !== sha || type !== 'blob') throw lacking(sha, entries);
    start = end + 1 + Number(size);
    contents.set(sha, stdout.subarray(end + 1, start));
    start += 1;
  }
  return contents;
}

function distinct(entries: readonly TreeEntry[]): readonly string[] {
  return [...new Set(entries.map(({ sha }) => sha))];
}

function linesOf(shas: readonly string[]): string {
  return `${shas.join('\n')}\n`;
}

/** A problem at the file that this clone lacks; `said` has its object name where git named one. */
function lacking(said: string, entries: readonly TreeEntry[]): ReadError {
  const [sha] = /\b[0-9a-f]{40,64}\b/.exec(said) ?? [];
  const path = entries.find((entry) => entry.sha === sha)?.path ?? null;
  return new ReadError(incomplete(path, sha === undefined ? said : 'the object is missing'));
}

function incomplete(path: string | null, reason: string): Problem {
  const what = path === null ? literal('The files of the commit are') : text`${pathName(path)} is`;
  const message = text`${what} not in this clone (${code(visible(reason))}). A shallow clone needs ${code('fetch-depth: 2')}; a partial clone needs actions/checkout without ${code('filter')}.`;
  return path === null
    ? errorAt(null, 'missing-object', message)
    : problemOf(path, 'missing-object', message);
}
