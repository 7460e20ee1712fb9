import { runGit } from './git-command.js';

/** A name and the steps from it to an ancestor: `main`, `HEAD~2`, `v1^{commit}`. */
const REVISION = /^(?<name>.[^~^]*)(?<steps>(?:[~^]\d*|\^\{\w*\})*)$/u;
const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const SHORT_ID = /^[0-9a-f]{4,63}$/;
/** Names that git itself keeps outside of `refs/`. */
const PSEUDO = new Set(['HEAD', 'FETCH_HEAD', 'ORIG_HEAD', 'MERGE_HEAD']);

export const AMBIGUOUS = Symbol('several things have that name');

/**
 * The revision with its name replaced by a full object name: by its place and not by git's guess. Git takes a tag before a branch of the
 * same name, and who may push may push a tag called `origin/main`. In this order: a full object name, a full ref (`refs/...`), then
 * `heads/...`, `tags/...` and `remotes/...`, then a remote-tracking branch, the default branch of a remote, a branch, a tag,
 * and last the beginning of an object name. A name that is both a ref and the beginning of a commit's object name is ambiguous. Where the
 * clone lacks the branch of a remote, nothing else that is called so takes its place. Null where nothing has that name.
 */
export function exactRevision(repo: string, written: string): string | typeof AMBIGUOUS | null {
  const { name, steps } = stepsFrom(written);
  const object = objectOf(repo, name === '@' ? 'HEAD' : name);
  return typeof object === 'string' ? `${object}${steps}` : object;
}

/** Splits a revision into its name, empty for none, and the steps from there. */
export function stepsFrom(written: string): { readonly name: string; readonly steps: string } {
  const { name = '', steps = '' } = REVISION.exec(written)?.groups ?? {};
  return { name, steps };
}

function objectOf(repo: string, name: string): string | typeof AMBIGUOUS | null {
  if (FULL_ID.test(name)) return name;
  const object = PSEUDO.has(name) ? pseudo(repo, name) : ref(repo, name);
  const found = [...(object === null ? [] : [object]), ...commitsBeginning(repo, name)];
  return found.length > 1 ? AMBIGUOUS : (found[0] ?? null);
}

/** `show-ref --verify` reads exactly HEAD; what it does not read is taken only where no branch or tag has that name. */
function pseudo(repo: string, name: string): string | null {
  if (name !== 'HEAD' && ref(repo, name) !== null) return null;
  const command = name === 'HEAD' ? ['show-ref', '--verify', '--hash'] : ['rev-parse', '--verify'];
  return linesOf(repo, [...command, name])[0] ?? null;
}

function ref(repo: string, name: string): string | null {
  const isFull = name.startsWith('refs/');
  const hasFolder = /^(?:heads|tags|remotes)\//.test(name);
  const places = isFull
    ? [name]
    : [
        ...(hasFolder ? [`refs/${name}`] : []),
        ...[`refs/remotes/${name}`, `refs/remotes/${name}/HEAD`, `refs/heads/${name}`, `refs/tags/${name}`],
      ];
  const lines = linesOf(repo, ['for-each-ref', '--format=%(objectname) %(refname)', ...places]);
  // A pattern also names what lies below it.
  const objects = new Map(lines.map((line) => [line.slice(line.indexOf(' ') + 1), line.split(' ', 1)[0]]));
  const place = places.find((one) => objects.has(one));
  if (place === undefined) return null;
  // `origin/main` means the branch of the remote; who may push may push a tag of that name.
  const isOfRemote =
    !isFull &&
    !hasFolder &&
    name.includes('/') &&
    /^refs\/(?:heads|tags)\//.test(place) &&
    ['origin', ...linesOf(repo, ['remote'])].some((remote) => name.startsWith(`${remote}/`));
  return isOfRemote ? null : (objects.get(place) ?? null);
}

/** Commits, and tags of commits, whose object names begin so. */
function commitsBeginning(repo: string, prefix: string): readonly string[] {
  if (!SHORT_ID.test(prefix)) return [];
  const objects = linesOf(repo, ['rev-parse', `--disambiguate=${prefix}`]);
  const types = linesOf(repo, ['cat-file', '--batch-check'], objects.map((one) => `${one}\n`).join(''));
  return types.flatMap((line) => {
    const [object = '', type = ''] = line.split(' ');
    return type === 'commit' || type === 'tag' ? [object] : [];
  });
}

/** The lines of an answer; none where git fails. */
function linesOf(repo: string, args: readonly string[], input = ''): readonly string[] {
  const answer = runGit(repo, args, input);
  return answer.ok
    ? answer.stdout
        .toString('utf8')
        .split('\n')
        .filter((line) => line !== '')
    : [];
}
