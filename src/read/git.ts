import { commitRoot } from './commit-root.js';
import { readOne } from './policy-files.js';
import { brokenRoot, type OneFile, type Root } from './root.js';
import { resolve } from 'node:path';
import { errorAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { code, type Text, text } from '../text/text.js';
import { runGit } from './git-command.js';
import { AMBIGUOUS, exactRevision } from './revision-name.js';

/** The files of a revision of a clone. */
export function revisionRoot(repo: string, revision: string): Root {
  const commit = resolveCommit(repo, revision);
  return commit.missing ? brokenRoot(commit.problem) : commitRoot(repo, commit.value);
}

/** Reads one regular file of a revision, such as the configuration. Null bytes without a problem: the revision has no such file. */
export function fileAt(repo: string, revision: string, path: string, mostBytes: number): OneFile {
  return readOne(revisionRoot(repo, revision), path, mostBytes);
}

/** A commit by its full object name. */
interface Commit {
  readonly sha: string;
  readonly parents: readonly string[];
}

/** An answer of a clone, or the problem of what it lacks. */
type Lookup<T> =
  | { readonly missing: false; readonly value: T }
  | { readonly missing: true; readonly problem: Problem };

const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const MAX_REVISION_LENGTH = 250;
/** The most of a commit that is read. */
const MOST_COMMIT_BYTES = 2 * 1024 ** 2;
/** Why a revision is not there. */
const NO_SUCH_NAME = 'it has no branch, tag or commit of that name';
/** A name that no ref can have. */
const NOWHERE = 'refs/heads/.nowhere';
/**
 * What revisions are made of. No colon (a path or a search), no `^{/...}` (a regular expression over commit messages), no `@{...}`
 * (what a name stood for at another time, or what git's own configuration puts in its place).
 */
const REVISION = /^(?!-)(?!.*(?:\^\{\/|@\{))[^\p{Cc}\p{Cf}\s:\\?*[]+$/u;

/**
 * The commit that a revision names. Missing when this clone has no such commit, when there is no repository, or when the
 * text is no revision that is accepted here; the problem says which.
 */
export function resolveCommit(repo: string, revision: string): Lookup<string> {
  const commit = commitOf(repo, revision);
  return commit.missing ? commit : { missing: false, value: commit.value.sha };
}

/** The parents as the commit itself names them, also where a shallow clone does not hold them. */
export function parents(repo: string, revision: string): Lookup<readonly string[]> {
  const commit = commitOf(repo, revision);
  return commit.missing ? commit : { missing: false, value: commit.value.parents };
}

/** Commits of all clones by full object name, whose content never changes. */
const known = new Map<string, Lookup<Commit>>();

function commitOf(repo: string, revision: string): Lookup<Commit> {
  const key = `${resolve(repo)}\0${revision}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const commit = askedFor(repo, revision);
  // A branch may move; its commit does not.
  if (!commit.missing) known.set(`${resolve(repo)}\0${commit.value.sha}`, commit);
  return commit;
}

function askedFor(repo: string, revision: string): Lookup<Commit> {
  const what = text`The revision ${code(visible(revision))}`;
  if (revision.length > MAX_REVISION_LENGTH || !REVISION.test(revision))
    return bad(text`${what} is not an accepted git revision. Give a branch, a tag or a commit.`);
  const exact = exactRevision(repo, revision);
  if (exact === AMBIGUOUS)
    return bad(
      text`${what} is ambiguous: several branches, tags or commits have a name or id that begins so. Give the full commit id or ref name (${code('refs/heads/...')}).`,
    );
  // What is no exact name of an object would be guessed at; an absent one is asked for only for git's own words.
  const asked = `${exact ?? NOWHERE}^{commit}\n`;
  const answer = runGit(repo, ['cat-file', '--batch'], asked, MOST_COMMIT_BYTES);
  const commit = answer.ok ? commitIn(answer.stdout) : null;
  return commit === null
    ? { missing: true, problem: absent(what, answer.ok ? NO_SUCH_NAME : answer.reason) }
    : { missing: false, value: commit };
}

function bad(message: Text): Lookup<never> {
  return { missing: true, problem: errorAt(null, 'bad-revision', message) };
}

/** Parses 'NAME commit SIZE' and the content; null for what is missing. */
function commitIn(stdout: Buffer): Commit | null {
  const text = stdout.toString('latin1');
  const newline = text.indexOf('\n');
  const [, sha = ''] = /^(\w+) commit \d+$/.exec(text.slice(0, Math.max(0, newline))) ?? [];
  if (!SHA.test(sha)) return null;
  const [header = ''] = text.slice(newline + 1).split('\n\n', 1);
  return { sha, parents: Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, one = '']) => one) };
}

/**
 * The best common ancestor, null where there is none. Missing in a shallow clone, whose cut history can hide a better one,
 * unless both are the same commit.
 */
export function mergeBase(repo: string, a: string, b: string): Lookup<string | null> {
  const what = text`The common ancestor of ${code(visible(a))} and ${code(visible(b))}`;
  const first = resolveCommit(repo, a);
  const second = first.missing ? first : resolveCommit(repo, b);
  if (first.missing || second.missing) return second;
  if (first.value === second.value) return first;
  const shallow = runGit(repo, ['rev-parse', '--is-shallow-repository']);
  if (!shallow.ok || shallow.stdout.toString('latin1').trim() !== 'false') {
    const message = text`${what} cannot be found in a shallow clone. Fetch the whole history (${code('fetch-depth: 0')}).`;
    return { missing: true, problem: errorAt(null, 'missing-object', message) };
  }
  const answer = runGit(repo, ['merge-base', first.value, second.value]);
  if (answer.ok) return { missing: false, value: answer.stdout.toString('latin1').trim() };
  // Exit code 1 says that there is no common ancestor.
  return answer.status === 1
    ? { missing: false, value: null }
    : { missing: true, problem: absent(what, answer.reason) };
}

function absent(what: Text, reason: string): Problem {
  const message = text`${what} is not in this clone: ${code(visible(reason))}. Correct it, or fetch it: ${code('git fetch')}, or ${code('fetch-depth: 2')} for actions/checkout.`;
  return errorAt(null, 'missing-object', message);
}
