import { resolve } from 'node:path';
import { errorAt, type Problem, problemOf } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { code, literal, text } from '../text/text.js';
import { runGit } from './git-command.js';
import { countProblem, pathName, sizeProblem, totalProblem } from './problems.js';
import { brokenRoot, ReadError, type Root, SUBMODULE_MODE, type TreeEntry } from './root.js';
import { decodeLossy } from './text.js';

/** Contents that are kept for the other side and for the next cluster. */
const KEPT_BYTES = 256 * 1024 ** 2;
/** Starting git costs more than reading the small manifests that follow a file, which are mostly asked for next. */
const ALONG = 256;
const SMALL_BYTES = 16 * 1024;
const NEWLINE = 10;

/** Roots and contents of one clone. An object never changes under its name, so both sides and all clusters share what was read. */
interface Clone {
  readonly repo: string;
  readonly roots: Map<string, Root>;
  readonly contents: Map<string, Buffer>;
  keptBytes: number;
}

/** By the path of the clone. */
const clones = new Map<string, Clone>();

/**
 * The files of a commit of a clone. `commit` is a full object name. Contents are the bytes of git's objects: work tree, index, attributes,
 * filters and line endings play no part.
 */
export function commitRoot(repo: string, commit: string): Root {
  const path = resolve(repo);
  const clone: Clone = clones.get(path) ?? {
    repo: path,
    roots: new Map(),
    contents: new Map(),
    keptBytes: 0,
  };
  clones.set(path, clone);
  const known = clone.roots.get(commit);
  if (known !== undefined) return known;
  const list = (...sizes: string[]) => runGit(repo, ['ls-tree', '-r', ...sizes, '-z', '--full-tree', commit]);
  const sized = list('-l');
  // Git has no sizes for a clone without some of the contents.
  const answer = sized.ok ? sized : list();
  if (!answer.ok) return brokenRoot(incomplete(null, answer.reason));
  const root = rootOf(clone, entriesIn(answer.stdout));
  clone.roots.set(commit, root);
  return root;
}

/** Parses 'MODE TYPE NAME SIZE<tab>PATH', each with a zero at its end. A mode has six digits; the size is padded, and a dash where there is none. */
function entriesIn(listing: Buffer): readonly TreeEntry[] {
  return decodeLossy(listing)
    .split('\0')
    .slice(0, -1)
    .map((line) => {
      const tab = line.indexOf('\t');
      const name = line.indexOf(' ', 7) + 1;
      const end = line.indexOf(' ', name);
      const isSized = end > 0 && end < tab;
      const size = isSized ? Number(line.slice(end, tab)) || 0 : 0;
      return {
        path: line.slice(tab + 1),
        mode: line.slice(0, 6),
        sha: line.slice(name, isSized ? end : tab),
        size,
      };
    });
}

function rootOf(clone: Clone, entries: readonly TreeEntry[]): Root {
  return {
    entries,
    problems: [],
    idOf: ({ sha }) => sha,
    read: (wanted, limits) => {
      const files = wanted.filter(({ mode }) => mode !== SUBMODULE_MODE);
      if (files.length > limits.files) throw new ReadError(countProblem(limits));
      const allowed = files.filter(({ size = 0 }) => size <= limits.bytesPerFile);
      if (allowed.reduce((sum, { size = 0 }) => sum + size, 0) > limits.bytes)
        throw new ReadError(totalProblem(limits));
      const contents = contentsOf(clone, allowed, entries);
      return new Map(
        files.map(({ path, sha, size = 0 }) => {
          const content = size > limits.bytesPerFile ? null : contents(sha);
          const isTooLarge = content === null || content.length > limits.bytesPerFile;
          return [path, isTooLarge ? sizeProblem(path, limits) : content];
        }),
      );
    },
  };
}

/** Contents by object name: of the files, and of manifests that follow the first one that git is asked for. */
function contentsOf(
  clone: Clone,
  files: readonly TreeEntry[],
  all: readonly TreeEntry[],
): (sha: string) => Buffer {
  const isUnread = ({ sha }: TreeEntry): boolean => !clone.contents.has(sha);
  const unread = files.filter(isUnread);
  const [first] = unread.length < ALONG ? unread : [];
  const from = first === undefined ? all.length : all.findIndex(({ sha }) => sha === first.sha);
  const along = all
    .slice(from, from + ALONG)
    .filter(
      (one) =>
        isUnread(one) &&
        one.mode.startsWith('100') &&
        /\.(?:ya?ml|json)$/.test(one.path) &&
        (one.size ?? 0) > 0 &&
        (one.size ?? 0) <= SMALL_BYTES,
    );
  const read = readContents(clone.repo, [...unread, ...along]);
  for (const [sha, content] of read) {
    if (clone.keptBytes + content.length > KEPT_BYTES) continue;
    clone.keptBytes += content.length;
    clone.contents.set(sha, content);
  }
  return (sha) => clone.contents.get(sha) ?? read.get(sha) ?? Buffer.alloc(0);
}

function readContents(repo: string, blobs: readonly TreeEntry[]): Map<string, Buffer> {
  const shas = [...new Set(blobs.map(({ sha }) => sha))];
  const contents = new Map<string, Buffer>();
  if (shas.length === 0) return contents;
  const answer = runGit(repo, ['cat-file', '--batch', '--buffer'], `${shas.join('\n')}\n`);
  if (!answer.ok) throw lacking(answer.reason, blobs);
  const { stdout } = answer;
  let start = 0;
  for (const sha of shas) {
    // 'NAME TYPE SIZE', then the content and a newline.
    const end = stdout.indexOf(NEWLINE, start);
    const [name, type, size] = stdout.toString('latin1', start, Math.max(start, end)).split(' ');
    if (name !== sha || type !== 'blob') throw lacking(sha, blobs);
    start = end + 1 + Number(size);
    contents.set(sha, stdout.subarray(end + 1, start));
    start += 1;
  }
  return contents;
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
