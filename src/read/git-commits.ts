import type { Problem } from '../manifest/problem.js';
import { errorAt } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import type { GitAnswer } from './git-command.js';
import { runGit } from './git-command.js';
import { exactRevision } from './revision-name.js';
import type { Lookup } from './source.js';
import { found, missing } from './source.js';
import { commitsHere } from './git-objects.js';

const SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const MAX_REVISION_LENGTH = 250;
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
  const here = commitsHere(repo);
  if (here.has(revision)) return found(revision);
  const commit = askedFor(repo, revision);
  if (!commit.missing) here.add(commit.value);
  return commit;
}

function askedFor(repo: string, revision: string): Lookup<string> {
  if (revision.length > MAX_REVISION_LENGTH || !REVISION.test(revision)) {
    const message = `"${visible(revision)}" is not a git revision that is accepted. Give a branch, a tag or a commit.`;
    return missing(errorAt(null, 'bad-revision', message));
  }
  const exact = exactRevision(repo, revision);
  if (exact.kind === 'ambiguous') {
    const message = `"${visible(revision)}" is the name of a branch or tag, and commits here begin so, or several do. Give the full commit id, or the whole name (refs/heads/...).`;
    return missing(errorAt(null, 'bad-revision', message));
  }
  // What is no exact name of an object would be guessed at; an absent one is asked for only for git's own words.
  const asked = exact.kind === 'exact' ? exact.revision : NOWHERE;
  const answer = runGit(repo, ['rev-parse', '--verify', '--end-of-options', `${asked}^{commit}`]);
  const sha = answer.ok ? answer.stdout.toString('latin1').trim() : '';
  if (SHA.test(sha)) return found(sha);
  return missing(absent(`The revision ${visible(revision)}`, answer));
}

/** The parents as the commit itself names them, also where a shallow clone does not hold them. */
export function parents(repo: string, commit: string): Lookup<readonly string[]> {
  const resolved = resolveCommit(repo, commit);
  if (resolved.missing) return resolved;
  const answer = runGit(repo, ['cat-file', 'commit', resolved.value]);
  if (!answer.ok) return missing(absent(`The commit ${visible(commit)}`, answer));
  const [header = ''] = answer.stdout.toString('latin1').split('\n\n', 1);
  return found(Array.from(header.matchAll(/^parent ([0-9a-f]+)$/gm), ([, sha = '']) => sha));
}

/**
 * The best common ancestor, null where there is none. Missing in a shallow clone, whose cut history can hide a better one,
 * unless both are the same commit.
 */
export function mergeBase(repo: string, a: string, b: string): Lookup<string | null> {
  const first = resolveCommit(repo, a);
  if (first.missing) return first;
  const second = resolveCommit(repo, b);
  if (second.missing) return second;
  if (first.value === second.value) return found(first.value);
  const shallow = runGit(repo, ['rev-parse', '--is-shallow-repository']);
  if (!shallow.ok || shallow.stdout.toString('latin1').trim() !== 'false') {
    const message =
      `The common ancestor of ${visible(a)} and ${visible(b)} cannot be found in a shallow clone. ` +
      'Fetch the whole history (fetch-depth: 0).';
    return missing(errorAt(null, 'missing-object', message));
  }
  const answer = runGit(repo, ['merge-base', first.value, second.value]);
  if (answer.ok) return found(answer.stdout.toString('latin1').trim());
  // Exit code 1 says that there is no common ancestor.
  return answer.status === 1
    ? found(null)
    : missing(absent(`The common ancestor of ${visible(a)} and ${visible(b)}`, answer));
}

function absent(what: string, answer: GitAnswer): Problem {
  const reason = answer.ok ? 'git answered something unexpected' : answer.reason;
  const message = `${what} is not in this clone: ${reason}. Fetch it first (git fetch, or a larger fetch-depth).`;
  return errorAt(null, 'missing-object', message);
}
