import { resolve } from 'node:path';
import { once } from '../manifest/lookup.js';
import { errorAt, type Problem, problemOf } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { code, literal, text } from '../text/text.js';
import { runGit } from './git-command.js';
import { pathName, sizeProblem } from './problems.js';
import { brokenRoot, checkLimits, ReadError, type Root, SUBMODULE_MODE, type TreeEntry } from './root.js';

/** Starting git costs more than reading the small manifests that follow a file, which are mostly asked for next. */
const ALONG = 256;
const SMALL_BYTES = 16 * 1024;
const NEWLINE = 10;

/**
 * The files of a commit of a clone. `commit` is a full object name. Contents are the bytes of git's objects: work tree, index, attributes,
 * filters and line endings play no part.
 */
export function commitRoot(repo: string, commit: string): Root {
  return rootsOf(resolve(repo))(commit);
}

/** Roots of one clone. An object never changes under its name, so both sides and all clusters share what was read. */
const rootsOf = once((repo: string) => {
  const contents = new Map<string, Buffer>();
  return once((commit: string): Root => {
    const list = (...sizes: string[]) =>
      runGit(repo, ['ls-tree', '-r', ...sizes, '-z', '--full-tree', commit]);
    const sized = list('-l');
    // Git has no sizes for a clone without some of the contents.
    const answer = sized.ok ? sized : list();
    if (!answer.ok) return brokenRoot(incomplete(null, answer.reason));
    const entries = entriesIn(answer.stdout);
    return {
      entries,
      problems: [],
      idOf: ({ sha }) => sha,
      read: (wanted, limits) => {
        const files = wanted.filter(({ mode }) => mode !== SUBMODULE_MODE);
        const allowed = files.filter(({ size = 0 }) => size <= limits.bytesPerFile);
        const bytes = allowed.reduce((sum, { size = 0 }) => sum + size, 0);
        checkLimits(files.length, bytes, limits);
        readInto(contents, repo, withNext(allowed, entries, contents));
        return new Map(
          files.map(({ path, sha, size = 0 }) => {
            const content = size > limits.bytesPerFile ? undefined : contents.get(sha);
            const isTooLarge = content === undefined || content.length > limits.bytesPerFile;
            return [path, isTooLarge ? sizeProblem(path, limits) : content];
          }),
        );
      },
    };
  });
});

/** 'MODE TYPE NAME SIZE<tab>PATH': the size is padded, absent if it was not asked for, and a dash where there is none. */
const LINE = /^(\d+) \w+ (\w+)(?: +(\S+))?\t([^]*)$/;

function entriesIn(listing: Buffer): readonly TreeEntry[] {
  const lines = listing.toString().split('\0').slice(0, -1);
  return lines.map((line) => {
    const [, mode = '', sha = '', size = '', path = ''] = LINE.exec(line) ?? [];
    return { path, mode, sha, size: Number(size) || 0 };
  });
}

/** Files that were not read yet; with few of them those that follow, if they are small manifests. */
function withNext(
  files: readonly TreeEntry[],
  all: readonly TreeEntry[],
  known: ReadonlyMap<string, Buffer>,
): readonly TreeEntry[] {
  const unread = files.filter(({ sha }) => !known.has(sha));
  const first = unread.length < ALONG ? all.findIndex(({ sha }) => sha === unread[0]?.sha) : -1;
  const next = first < 0 ? [] : all.slice(first, first + ALONG);
  return [...unread, ...next.filter((one) => !known.has(one.sha) && isSmallManifest(one))];
}

/** Adds the contents of files by their object names. Throws a `ReadError` at one that this clone lacks. */
function readInto(contents: Map<string, Buffer>, repo: string, blobs: readonly TreeEntry[]): void {
  const shas = [...new Set(blobs.map(({ sha }) => sha))];
  if (shas.length === 0) return;
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
}

function isSmallManifest({ path, mode, size = 0 }: TreeEntry): boolean {
  return mode.startsWith('100') && /\.(?:ya?ml|json)$/.test(path) && size > 0 && size <= SMALL_BYTES;
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
