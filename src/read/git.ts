import { resolve } from 'node:path';
import { present } from '../manifest/lookup.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { code, text } from '../text/text.js';
import { commitRoot } from './commit-root.js';
import { linesOf, runGit } from './git-command.js';
import { entryProblem } from './policy-files.js';
import { throughLink } from './problems.js';
import { brokenRoot, isLink, type OneFile, ReadError, type Root } from './root.js';

/** The files of a revision of a clone. */
export function revisionRoot(repo: string, revision: string): Root {
  const commit = resolveCommit(repo, revision);
  return commit.missing ? brokenRoot(commit.problem) : commitRoot(repo, commit.value);
}

/**
 * Reads one regular file of a revision, such as the configuration. Null bytes without a problem: the revision has no such file. A link or
 * submodule in its place, or in that of a folder above it, is a problem: it would make the file look deleted.
 */
export function fileAt(repo: string, revision: string, path: string, mostBytes: number): OneFile {
  const root = revisionRoot(repo, revision);
  const entry = root.entries.find((one) => `${path}/`.startsWith(`${one.path}/`));
  if (entry === undefined) return { bytes: null, problems: root.problems };
  const problem = isLink(entry) ? throughLink(entry.path) : entryProblem(entry);
  if (problem !== null || entry.path !== path)
    return { bytes: null, problems: problem === null ? [] : [problem] };
  try {
    const content = root.read([entry], { files: 1, bytesPerFile: mostBytes, bytes: mostBytes }).get(path);
    return Buffer.isBuffer(content)
      ? { bytes: content, problems: [] }
      : { bytes: null, problems: present([content]) };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { bytes: null, problems: [error.problem] };
  }
}

/** A commit by its full object name. */
interface Commit {
  readonly sha: string;
  readonly parents: readonly string[];
}

/** A commit, or the problem of a clone that lacks it. */
type Lookup =
  | { readonly missing: false; readonly value: string }
  | { readonly missing: true; readonly problem: Problem };

/**
 * The commit that a revision names. Missing when this clone has no such commit, when there is no repository, or when the
 * text is no revision that is accepted here; the problem says which.
 */
export function resolveCommit(repo: string, revision: string): Lookup {
  const found = commitOf(repo, revision);
  return 'sha' in found ? { missing: false, value: found.sha } : { missing: true, problem: found };
}

/** The parents as the commit itself names them, also where a shallow clone does not hold them; null for a commit that is missing. */
export function parents(repo: string, revision: string): readonly string[] | null {
  const found = commitOf(repo, revision);
  return 'sha' in found ? found.parents : null;
}

/**
 * The best common ancestor; null where there is none, or where it is not known: the cut history of a shallow clone can hide a better one,
 * unless both are the same commit.
 */
export function mergeBase(repo: string, a: string, b: string): string | null {
  const [first, second] = [resolveCommit(repo, a), resolveCommit(repo, b)];
  if (first.missing || second.missing) return null;
  if (first.value === second.value) return first.value;
  const isWhole = linesOf(repo, ['rev-parse', '--is-shallow-repository'])[0] === 'false';
  return (isWhole && linesOf(repo, ['merge-base', first.value, second.value])[0]) || null;
}

/** Commits of all clones by full object name, whose content never changes. A branch may move. */
const known = new Map<string, Commit>();

function commitOf(repo: string, revision: string): Commit | Problem {
  const before = known.get(`${resolve(repo)}\0${revision}`);
  if (before !== undefined) return before;
  const found = askedFor(repo, revision);
  if ('sha' in found) known.set(`${resolve(repo)}\0${found.sha}`, found);
  return found;
}

const MAX_REVISION_LENGTH = 250;
/**
 * What revisions are made of. No colon (a path or a search), no `^{/...}` (a regular expression over commit messages), no `@{...}`
 * (what a name stood for at another time, or what git's own configuration puts in its place).
 */
const REVISION = /^(?!-)(?!.*(?:\^\{\/|@\{))[^\p{Cc}\p{Cf}\s:\\?*[]+$/u;
/** A name that no ref can have. */
const NOWHERE = 'refs/heads/.nowhere';

function askedFor(repo: string, revision: string): Commit | Problem {
  const what = text`The revision ${code(visible(revision))}`;
  if (revision.length > MAX_REVISION_LENGTH || !REVISION.test(revision)) {
    const message = text`${what} is not an accepted git revision. Give a branch, a tag or a commit.`;
    return errorAt(null, 'bad-revision', message);
  }
  const { name, steps } = stepsFrom(revision);
  const [object, ...others] = objectsOf(repo, name === '@' ? 'HEAD' : name);
  if (others.length > 0) {
    const message = text`${what} is ambiguous: several branches, tags or commits have a name or id that begins so. Give the full commit id or ref name (${code('refs/heads/...')}).`;
    return errorAt(null, 'bad-revision', message);
  }
  // Git would guess at an inexact name; an absent object is queried only for git's error message.
  const asked = `${object === undefined ? NOWHERE : object + steps}^{commit}\n`;
  const answer = runGit(repo, ['cat-file', '--batch'], asked);
  const reason = answer.ok ? 'it has no branch, tag or commit of that name' : answer.reason;
  const message = text`${what} is not in this clone: ${code(visible(reason))}. Correct it, or fetch it: ${code('git fetch')}, or ${code('fetch-depth: 2')} for actions/checkout.`;
  const commit = answer.ok ? commitIn(answer.stdout.toString('latin1')) : null;
  return commit ?? errorAt(null, 'missing-object', message);
}

/** Parses 'NAME commit SIZE' and the content, whose header ends with an empty line; null for what is missing. */
function commitIn(answer: string): Commit | null {
  const [, sha = '', header = ''] = /^(\w+) commit \d+\n(.*?)\n\n/s.exec(answer) ?? [];
  if (!FULL_ID.test(sha)) return null;
  return { sha, parents: Array.from(header.matchAll(/^parent (\w+)$/gm), ([, parent = '']) => parent) };
}

const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const SHORT_ID = /^[0-9a-f]{4,63}$/;

/** Splits `main`, `HEAD~2` or `v1^{commit}` into its name, empty for none, and the steps from there. */
export function stepsFrom(written: string): { readonly name: string; readonly steps: string } {
  const { name = '', steps = '' } =
    /^(?<name>.[^~^]*)(?<steps>(?:[~^]\d*|\^\{\w*\})*)$/u.exec(written)?.groups ?? {};
  return { name, steps };
}

/**
 * The object that a name stands for, by its place and not by git's guess; several for a name that is both a ref and the beginning of a
 * commit's object name. Git takes a tag before a branch of the same name, and who may push may push a tag called `origin/main`.
 */
function objectsOf(repo: string, name: string): readonly string[] {
  if (FULL_ID.test(name)) return [name];
  const refs = refsOf(repo, name).slice(0, 1);
  if (!SHORT_ID.test(name)) return refs;
  const beginning = linesOf(repo, ['rev-parse', `--disambiguate=${name}`]);
  const types = linesOf(repo, ['cat-file', '--batch-check'], beginning.map((one) => `${one}\n`).join(''));
  const commits = types
    .map((line) => line.split(' '))
    .filter(([, type]) => type === 'commit' || type === 'tag');
  return [...refs, ...commits.flatMap(([object]) => object ?? [])];
}

/** Names that git itself keeps outside of `refs/`, beside HEAD; taken only where no branch or tag is called so. */
const PSEUDO = new Set(['FETCH_HEAD', 'ORIG_HEAD', 'MERGE_HEAD']);

/**
 * Objects of the refs that a name may mean, in this order: a full ref, `heads/...`, `tags/...` and `remotes/...`, a remote-tracking branch,
 * the default branch of a remote, a branch, a tag. `origin/main` is the branch of the remote and nothing else, also where the clone lacks it.
 */
function refsOf(repo: string, name: string): readonly string[] {
  // Reads exactly HEAD, whatever a branch or tag is called.
  if (name === 'HEAD') return linesOf(repo, ['show-ref', '--verify', '--hash', name]);
  const remote = [`refs/remotes/${name}`, `refs/remotes/${name}/HEAD`];
  const isWhole = /^(?:refs|heads|tags|remotes)\//.test(name);
  const isOfRemote =
    !isWhole &&
    name.includes('/') &&
    ['origin', ...linesOf(repo, ['remote'])].some((one) => name.startsWith(`${one}/`));
  const others = isOfRemote ? [] : [`refs/heads/${name}`, `refs/tags/${name}`];
  const places = name.startsWith('refs/')
    ? [name]
    : [...(isWhole ? [`refs/${name}`] : []), ...remote, ...others];
  const lines = linesOf(repo, ['for-each-ref', '--format=%(objectname) %(refname)', ...places]);
  // A pattern also names what lies below it.
  const objects = new Map(lines.map((line) => [line.slice(line.indexOf(' ') + 1), line.split(' ', 1)[0]]));
  const found = places.flatMap((place) => objects.get(place) ?? []);
  if (!PSEUDO.has(name)) return found;
  return found.length > 0 ? [] : linesOf(repo, ['rev-parse', '--verify', name]);
}
