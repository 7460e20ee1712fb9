import { runGit } from './git-command.js';

/** A name and the steps from it to an ancestor: `main`, `HEAD~2`, `v1^{commit}`. */
const REVISION = /^(?<name>.[^~^]*)(?<steps>(?:[~^]\d*|\^\{\w*\})*)$/u;
const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const SHORT_ID = /^[0-9a-f]{4,63}$/;
/** Names that git itself keeps outside of `refs/`. */
const PSEUDO = new Set(['HEAD', 'FETCH_HEAD', 'ORIG_HEAD', 'MERGE_HEAD']);

/** A revision with its name replaced by a full object name; `ambiguous` where two things have that name. */
type ExactRevision =
  | { readonly kind: 'exact'; readonly revision: string }
  | { readonly kind: 'ambiguous' | 'absent' };

/**
 * The object that a revision begins from, by its place and not by git's guess: git takes a tag before a branch of the same name,
 * and anybody who may push may push a tag called `origin/main`. In this order: a full object name, a full ref (`refs/...`), then
 * `heads/...`, `tags/...` and `remotes/...`, then a remote-tracking branch, the default branch of a remote, a branch, a tag,
 * and last the beginning of an object name. A name that is both a ref and the beginning of a commit's object name is ambiguous. Where the
 * clone lacks the branch of a remote, nothing else that is called so takes its place.
 */
export function exactRevision(repo: string, written: string): ExactRevision {
  const { name, steps } = stepsFrom(written);
  const found = objectOf(repo, name === '@' ? 'HEAD' : name);
  return found.kind === 'exact' ? { kind: 'exact', revision: `${found.revision}${steps}` } : found;
}

/** Splits a revision into its name, empty for none, and the steps from there. */
export function stepsFrom(written: string): { readonly name: string; readonly steps: string } {
  const { name = '', steps = '' } = REVISION.exec(written)?.groups ?? {};
  return { name, steps };
}

function objectOf(repo: string, name: string): ExactRevision {
  if (FULL_ID.test(name)) return { kind: 'exact', revision: name };
  const object = PSEUDO.has(name) ? pseudo(repo, name) : ref(repo, name);
  if (!SHORT_ID.test(name)) return object === null ? { kind: 'absent' } : { kind: 'exact', revision: object };
  const commits = commitsBeginning(repo, name);
  const [commit] = commits;
  if (commits.length > 1 || (object !== null && commits.length > 0)) return { kind: 'ambiguous' };
  const only = object ?? commit;
  return only === undefined ? { kind: 'absent' } : { kind: 'exact', revision: only };
}

/** `show-ref --verify` reads exactly HEAD; what it does not read is taken only where no branch or tag has that name. */
function pseudo(repo: string, name: string): string | null {
  if (name !== 'HEAD' && ref(repo, name) !== null) return null;
  const command = name === 'HEAD' ? ['show-ref', '--verify', '--hash'] : ['rev-parse', '--verify'];
  const answer = runGit(repo, [...command, name]);
  return answer.ok ? answer.stdout.toString('latin1').trim() : null;
}

function ref(repo: string, name: string): string | null {
  const places = name.startsWith('refs/')
    ? [name]
    : [
        ...(/^(?:heads|tags|remotes)\//.test(name) ? [`refs/${name}`] : []),
        `refs/remotes/${name}`,
        `refs/remotes/${name}/HEAD`,
        `refs/heads/${name}`,
        `refs/tags/${name}`,
      ];
  const answer = runGit(repo, ['for-each-ref', '--format=%(objectname) %(refname)', ...places]);
  if (!answer.ok) return null;
  const lines = answer.stdout.toString('utf8').trimEnd().split('\n');
  // A pattern also names what lies below it.
  const objects = new Map(lines.map((line) => [line.slice(line.indexOf(' ') + 1), line.split(' ', 1)[0]]));
  const place = places.find((one) => objects.has(one));
  if (place === undefined || (isOfNoRemote(place) && isBelowRemote(repo, name))) return null;
  return objects.get(place) ?? null;
}

function isOfNoRemote(place: string): boolean {
  return /^refs\/(?:heads|tags)\//.test(place);
}

/** True for `origin/main`: whoever writes that means the branch of the remote, and anybody may push a tag of that name. */
function isBelowRemote(repo: string, name: string): boolean {
  if (!name.includes('/') || /^(?:refs|heads|tags|remotes)\//.test(name)) return false;
  const answer = runGit(repo, ['remote']);
  const remotes = answer.ok ? answer.stdout.toString('utf8').split('\n') : [];
  return ['origin', ...remotes].some((remote) => remote !== '' && name.startsWith(`${remote}/`));
}

/** Commits, and tags of commits, whose object names begin so. */
function commitsBeginning(repo: string, prefix: string): string[] {
  const objects = runGit(repo, ['rev-parse', `--disambiguate=${prefix}`]);
  if (!objects.ok) return [];
  const types = runGit(repo, ['cat-file', '--batch-check'], objects.stdout.toString('latin1'));
  if (!types.ok) return [];
  const lines = types.stdout.toString('latin1').trimEnd().split('\n');
  return lines.flatMap((line) => {
    const [object = '', type = ''] = line.split(' ');
    return type === 'commit' || type === 'tag' ? [object] : [];
  });
}
