import { isAscii } from 'node:buffer';
import { resolve } from 'node:path';
import { errorAt, type Problem } from '../manifest/problem.js';
import { problemOf } from '../manifest/source-text.js';
import { visible } from '../manifest/words/visible.js';
import { runGit, runGitForMuch } from './git-command.js';
import type { ReadLimits } from './limits.js';
import { sizeProblem, textProblem, totalProblem } from './problems.js';
import type { Listing, Root } from './root.js';
import { found, type Lookup, missing } from './source.js';
import { decodeLossy, decodeUtf8 } from './text.js';
import { FILE_MODES, SUBMODULE_MODE, type TreeEntry } from './tree.js';

/** Contents that are kept in memory for the other side and for the next cluster. */
const KEPT_BYTES = 32 * 1024 ** 2;
/** Fewer files than this are read together with small manifests that follow: starting git costs more than reading. */
const FEW = 8;
const ALONG = 256;
const SMALL_BYTES = 16 * 1024;
/** Starting git costs more than the sizes of fewer files than this. */
const MANY = 2000;
/** An answer from this size on goes through a file, which is faster than a pipe. */
const MUCH_BYTES = 1024 ** 2;
const NEWLINE = 10;

/**
 * The files of a commit of a clone. `commit` is a full object name. Contents are the bytes of git's objects: work tree, index, attributes,
 * filters and line endings play no part.
 */
export function commitRoot(repo: string, commit: string): Lookup<Root> {
  const objects = objectsOf(repo);
  const known = objects.roots.get(commit);
  if (known !== undefined) return found(known);
  const answer = runGit(repo, ['ls-tree', '-r', '-z', '--full-tree', commit]);
  if (!answer.ok) return missing(incomplete(null, answer.reason));
  const root = new CommitRoot(objects, entriesIn(answer.stdout));
  objects.roots.set(commit, root);
  return found(root);
}

/** Parses 'MODE TYPE NAME<tab>PATH', each with a zero at its end. A mode has six digits. */
function entriesIn(listing: Buffer): readonly TreeEntry[] {
  return decodeLossy(listing)
    .split('\0')
    .slice(0, -1)
    .map((line) => {
      const tab = line.indexOf('\t');
      return {
        mode: line.slice(0, 6),
        sha: line.slice(line.lastIndexOf(' ', tab) + 1, tab),
        path: line.slice(tab + 1),
      };
    });
}

/** Objects of one clone. An object never changes under its name, so both sides and all clusters share what was read. */
interface Objects {
  readonly repo: string;
  readonly roots: Map<string, CommitRoot>;
  readonly sizes: Map<string, number>;
  readonly texts: Map<string, string | null>;
  readonly contents: Map<string, Buffer>;
  keptBytes: number;
}

/** By the path of the clone. */
const clones = new Map<string, Objects>();

function objectsOf(repo: string): Objects {
  const place = resolve(repo);
  const known = clones.get(place);
  if (known !== undefined) return known;
  const objects: Objects = {
    repo: place,
    roots: new Map(),
    sizes: new Map(),
    texts: new Map(),
    contents: new Map(),
    keptBytes: 0,
  };
  clones.set(place, objects);
  return objects;
}

class CommitRoot implements Root {
  constructor(
    private readonly objects: Objects,
    readonly entries: readonly TreeEntry[],
  ) {}

  idOf({ sha }: TreeEntry): string {
    return sha;
  }

  sizes(entries: readonly TreeEntry[]): Lookup<ReadonlyMap<string, number>> {
    const { repo, sizes } = this.objects;
    const asked = distinct(entries.filter(({ sha, mode }) => mode !== SUBMODULE_MODE && !sizes.has(sha)));
    if (asked.length === 0) return found(sizes);
    // Of a small repository all at once, unless something else in it is missing.
    if (entries !== this.entries && this.entries.length <= MANY && !this.sizes(this.entries).missing)
      return found(sizes);
    const answer = runGit(repo, ['cat-file', '--batch-check', '--buffer'], linesOf(asked));
    if (!answer.ok) return missing(lacking(answer.reason, entries));
    const lines = answer.stdout.toString('latin1').split('\n');
    for (const [i, sha] of asked.entries()) {
      // 'NAME TYPE SIZE', in the order of the question.
      const [name, type, size] = (lines[i] ?? '').split(' ');
      if (name !== sha || type !== 'blob') return missing(lacking(sha, entries));
      sizes.set(sha, Number(size));
    }
    return found(sizes);
  }

  read(entries: readonly TreeEntry[]): Lookup<ReadonlyMap<string, Buffer>> {
    const { contents, sizes } = this.objects;
    const files = entries.filter(({ mode }) => mode !== SUBMODULE_MODE);
    const asked = files.filter(({ sha }) => !contents.has(sha));
    const [first] = asked;
    if (first === undefined) return found(contents);
    const read = this.contentsOf([...asked, ...(asked.length < FEW ? this.following(first) : [])]);
    if (read.missing) return read;
    const all = new Map(files.flatMap(({ sha }) => [[sha, contents.get(sha) ?? Buffer.alloc(0)] as const]));
    for (const [sha, content] of read.value) {
      all.set(sha, content);
      const size = sizes.get(sha) ?? content.length;
      if (this.objects.keptBytes + size > KEPT_BYTES) continue;
      this.objects.keptBytes += size;
      // A copy: a part of an answer keeps all of it in memory.
      contents.set(sha, Buffer.from(content));
    }
    return found(all);
  }

  list(): Listing {
    return { entries: this.entries, problems: [] };
  }

  texts(entries: readonly TreeEntry[], limits: ReadLimits): Lookup<ReadonlyMap<string, string | Problem>> {
    const { texts, contents } = this.objects;
    const sizes = this.sizes(entries);
    if (sizes.missing) return sizes;
    const sizeOf = ({ sha }: TreeEntry): number => sizes.value.get(sha) ?? 0;
    const allowed = entries.filter((entry) => sizeOf(entry) <= limits.bytesPerFile);
    if (allowed.reduce((sum, entry) => sum + sizeOf(entry), 0) > limits.bytes)
      return missing(totalProblem(limits));
    const asked = allowed.filter(({ sha }) => !texts.has(sha));
    const read = this.contentsOf(asked.filter(({ sha }) => !contents.has(sha)));
    if (read.missing) return read;
    for (const { sha } of asked) {
      const bytes = read.value.get(sha) ?? contents.get(sha) ?? Buffer.alloc(0);
      texts.set(sha, isAscii(bytes) ? bytes.toString('latin1') : decodeUtf8(bytes));
    }
    return found(
      new Map(
        entries.map((entry) => [
          entry.path,
          sizeOf(entry) > limits.bytesPerFile
            ? sizeProblem(entry.path, limits)
            : (texts.get(entry.sha) ?? textProblem(entry.path)),
        ]),
      ),
    );
  }

  /** Small manifests that follow a file, or all of a small repository: whoever asks for it mostly asks for them next. */
  private following(first: TreeEntry): readonly TreeEntry[] {
    const { contents, sizes } = this.objects;
    const at = this.entries.length <= ALONG ? 0 : this.entries.indexOf(first);
    const near = at < 0 ? [] : this.entries.slice(at, at + ALONG);
    const manifests = near.filter(
      ({ path, sha, mode }) => FILE_MODES.has(mode) && /\.(?:ya?ml|json)$/.test(path) && !contents.has(sha),
    );
    if (this.sizes(manifests).missing) return [];
    return manifests.filter(({ sha }) => (sizes.get(sha) ?? Infinity) <= SMALL_BYTES);
  }

  /** Contents that git gives, by object name. */
  private contentsOf(entries: readonly TreeEntry[]): Lookup<ReadonlyMap<string, Buffer>> {
    const shas = distinct(entries);
    const contents = new Map<string, Buffer>();
    if (shas.length === 0) return found(contents);
    const { repo, sizes } = this.objects;
    const bytes = shas.reduce((sum, sha) => sum + (sizes.get(sha) ?? 0), 0);
    const run = bytes > MUCH_BYTES ? runGitForMuch : runGit;
    const answer = run(repo, ['cat-file', '--batch', '--buffer'], linesOf(shas));
    if (!answer.ok) return missing(lacking(answer.reason, entries));
    const { stdout } = answer;
    let start = 0;
    for (const sha of shas) {
      // 'NAME TYPE SIZE', then the content and a newline.
      const end = stdout.indexOf(NEWLINE, start);
      const [name, type, size] = stdout.toString('latin1', start, Math.max(start, end)).split(' ');
      if (name !== sha || type !== 'blob') return missing(lacking(sha, entries));
      start = end + 1 + Number(size);
      contents.set(sha, stdout.subarray(end + 1, start));
      start += 1;
    }
    return found(contents);
  }
}

function distinct(entries: readonly TreeEntry[]): readonly string[] {
  return [...new Set(entries.map(({ sha }) => sha))];
}

function linesOf(shas: readonly string[]): string {
  return `${shas.join('\n')}\n`;
}

/** A problem at the file that this clone lacks; `said` has its object name where git named one. */
function lacking(said: string, entries: readonly TreeEntry[]): Problem {
  const [sha] = /\b[0-9a-f]{40,64}\b/.exec(said) ?? [];
  const path = entries.find((entry) => entry.sha === sha)?.path ?? null;
  return incomplete(path, sha === undefined ? said : 'the object is not there');
}

function incomplete(path: string | null, reason: string): Problem {
  const what = path === null ? 'The files of the commit are' : `${visible(path)} is`;
  const message = `${what} not in this clone (${visible(reason)}). A shallow clone needs \`fetch-depth: 2\`; a partial clone needs the step with actions/checkout without \`filter\`.`;
  return path === null
    ? errorAt(null, 'missing-object', message)
    : problemOf(path, 'missing-object', message);
}
