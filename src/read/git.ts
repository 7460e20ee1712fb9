import { spawnSync } from 'node:child_process';
import { devNull } from 'node:os';
import { resolve } from 'node:path';
import { once, present } from '../manifest/lookup.js';
import { errorAt, type Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { code, literal, text } from '../text/text.js';
import { entryProblem } from './policy-files.js';
import {
  brokenRoot,
  checkLimits,
  isLink,
  type OneFile,
  pathName,
  ReadError,
  type Root,
  sizeProblem,
  SUBMODULE_MODE,
  throughLink,
  type TreeEntry,
} from './root.js';

const TIMEOUT_MS = 120_000;
/** The largest answer: the list of a million files. */
const MAX_OUTPUT_BYTES = 256 * 1024 ** 2;

/**
 * Options that hold whatever the repository's own configuration says. Nothing outside git is run, and nothing is fetched:
 * no hook, no file system monitor, no pager, no transport. `safe.directory` is set because the checkout of a container job
 * belongs to another user; the commands that are used here read objects only, so its owner's configuration runs nothing.
 */
const OPTIONS = [
  '--no-pager',
  '--no-replace-objects',
  '--no-optional-locks',
  ...[
    ...['core.fsmonitor=false', `core.hooksPath=${devNull}`, 'core.commitGraph=false'],
    ...['protocol.allow=never', 'safe.directory=*', 'safe.bareRepository=explicit'],
  ].flatMap((set) => ['-c', set]),
];

/** Nothing is inherited but what it takes to find and start git: no GIT_DIR, no configuration, no askpass, no trace. */
const ENVIRONMENT = {
  LC_ALL: 'C',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_ATTR_NOSYSTEM: '1',
  GIT_ALLOW_PROTOCOL: 'none',
  GIT_NO_LAZY_FETCH: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_GRAFT_FILE: devNull,
};

export type GitAnswer =
  | { readonly ok: true; readonly stdout: Buffer }
  /** `reason` is safe to show. */
  | { readonly ok: false; readonly reason: string };

/** Runs one git command in a repository, without a shell. Arguments that come from outside must be checked by the caller. */
export function runGit(
  repo: string,
  args: readonly string[],
  input = '',
  variables: NodeJS.ProcessEnv = {},
): GitAnswer {
  const { PATH, Path, SystemRoot } = process.env;
  const { error, status, stdout, stderr } = spawnSync('git', [...OPTIONS, '-C', repo, ...args], {
    env: { PATH, Path, SystemRoot, ...ENVIRONMENT, ...variables },
    input,
    timeout: TIMEOUT_MS,
    maxBuffer: MAX_OUTPUT_BYTES,
    windowsHide: true,
  });
  const failure = error && 'code' in error ? String(error.code) : error?.name;
  // Git may end, and say why, before all that it is asked was written to it.
  const hasEnded = failure === undefined || (failure === 'EPIPE' && status !== null && status !== 0);
  if (!hasEnded) return { ok: false, reason: `git could not be run to its end (${visible(failure)})` };
  if (status === 0) return { ok: true, stdout };
  const lines = stderr.toString('utf8').trim().split('\n');
  const fatal = 'fatal: ';
  // After it, advice may follow: where the search for a repository stopped at the edge of a file system.
  const said = (lines.find((line) => line.startsWith(fatal)) ?? lines.at(-1) ?? '').replace(fatal, '');
  return { ok: false, reason: visible(said, 200) };
}

/** The lines of an answer; none where git fails. */
export function linesOf(repo: string, args: readonly string[], input = ''): readonly string[] {
  const answer = runGit(repo, args, input);
  const lines = answer.ok ? answer.stdout.toString('utf8').split('\n') : [];
  return lines.filter((line) => line !== '');
}

/**
 * Fetches one commit without its history. The token is in the environment of git, never on its command line, and goes to no other host;
 * credential helpers, hooks and other protocols of the repository's own configuration play no part.
 */
export function fetchCommit(
  repo: string,
  commit: string,
  { repository, token }: { readonly repository: string; readonly token: string },
): GitAnswer {
  const { protocol, origin } = new URL(repository);
  const header = `http.${origin}/.extraheader`;
  // An empty header first: the checkout may have one of its own, and GitHub refuses two.
  const settings = ['credential.helper=', 'http.followRedirects=false', 'http.sslVerify=true', `${header}=`];
  const own = token === '' ? [] : [`--config-env=${header}=FLEETPLAN_AUTHORIZATION`];
  const options = ['--depth=1', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--quiet'];
  const args = [...settings.flatMap((set) => ['-c', set]), ...own, 'fetch', ...options, '--end-of-options'];
  const { https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY } = process.env;
  return runGit(repo, [...args, repository, commit], '', {
    ...{ https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY },
    GIT_ALLOW_PROTOCOL: protocol.slice(0, -1),
    FLEETPLAN_AUTHORIZATION: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
  });
}

export function revisionRoot(repo: string, revision: string): Root {
  const commit = resolveCommit(repo, revision);
  return 'sha' in commit ? rootsOf(resolve(repo))(commit.sha) : brokenRoot(commit);
}

/**
 * Reads one regular file of a revision, such as the configuration. Null bytes without a problem: the revision has no such file. A link or
 * submodule in its place, or in that of a folder above it, is a problem: it would make the file look deleted.
 */
export function fileAt(repo: string, revision: string, path: string, mostBytes: number): OneFile {
  const root = revisionRoot(repo, revision);
  const entry = root.entries.find((one) => `${path}/`.startsWith(`${one.path}/`));
  if (entry === undefined) return { bytes: null, problems: root.problems, id: null };
  // Not whether it may be executed.
  const id = `${entry.mode.slice(0, 3)} ${entry.sha}`;
  const problem = isLink(entry) ? throughLink(entry.path) : entryProblem(entry);
  if (problem !== null || entry.path !== path) return { bytes: null, problems: present([problem]), id };
  try {
    const content = root.read([entry], { files: 1, bytesPerFile: mostBytes, bytes: mostBytes }).get(path);
    return Buffer.isBuffer(content)
      ? { bytes: content, problems: [], id }
      : { bytes: null, problems: present([content]), id };
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    return { bytes: null, problems: [error.problem], id };
  }
}

/**
 * Roots of the commits of one clone, by their full object names. Contents are the bytes of git's objects: work tree, index, attributes,
 * filters and line endings play no part. An object never changes under its name, so both sides and all clusters share what was read.
 */
const rootsOf = once((repo: string) => {
  const contents = new Map<string, Buffer>();
  return once((commit: string): Root => {
    const list = (...sizes: string[]) =>
      runGit(repo, ['ls-tree', '-r', ...sizes, '-z', '--full-tree', commit]);
    const sized = list('-l');
    // Git has no sizes for a clone without some of the contents.
    const answer = sized.ok ? sized : list();
    if (!answer.ok) return brokenRoot(incomplete(null, answer.reason));
    const lines = answer.stdout.toString().split('\0').slice(0, -1);
    const entries = lines.map((line): TreeEntry => {
      const [, mode = '', sha = '', size = '', path = ''] = LINE.exec(line) ?? [];
      return { path, mode, sha, size: Number(size) || 0 };
    });
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

/** Starting git costs more than reading the small manifests that follow a file, which are mostly asked for next. */
const ALONG = 256;
const SMALL_BYTES = 16 * 1024;

/** Files that were not read yet; with few of them those that follow, if they are small manifests. */
function withNext(
  files: readonly TreeEntry[],
  all: readonly TreeEntry[],
  known: ReadonlyMap<string, Buffer>,
): readonly TreeEntry[] {
  const unread = files.filter(({ sha }) => !known.has(sha));
  const first = unread.length < ALONG ? all.findIndex(({ sha }) => sha === unread[0]?.sha) : -1;
  const next = first < 0 ? [] : all.slice(first, first + ALONG);
  const isSmall = ({ path, mode, size = 0 }: TreeEntry): boolean =>
    mode.startsWith('100') && /\.(?:ya?ml|json)$/.test(path) && size > 0 && size <= SMALL_BYTES;
  return [...unread, ...next.filter((one) => !known.has(one.sha) && isSmall(one))];
}

/** Adds the contents of files by their object names. Throws a `ReadError` at one that this clone lacks. */
function readInto(contents: Map<string, Buffer>, repo: string, blobs: readonly TreeEntry[]): void {
  const shas = [...new Set(blobs.map(({ sha }) => sha))];
  if (shas.length === 0) return;
  const lacking = (said: string): ReadError => {
    const [sha] = /\b[0-9a-f]{40,64}\b/.exec(said) ?? [];
    return new ReadError(incomplete(blobs.find((one) => one.sha === sha)?.path ?? null, said));
  };
  const answer = runGit(repo, ['cat-file', '--batch', '--buffer'], `${shas.join('\n')}\n`);
  if (!answer.ok) throw lacking(answer.reason);
  const { stdout } = answer;
  let start = 0;
  for (const sha of shas) {
    // 'NAME TYPE SIZE', then the content and a newline.
    const end = stdout.indexOf('\n', start);
    const [name, type, size] = stdout.toString('latin1', start, Math.max(start, end)).split(' ');
    if (name !== sha || type !== 'blob') throw lacking(sha);
    start = end + 1 + Number(size);
    contents.set(sha, stdout.subarray(end + 1, start));
    start += 1;
  }
}

function incomplete(path: string | null, reason: string): Problem {
  const what = path === null ? literal('The files of the commit are') : text`${pathName(path)} is`;
  const message = text`${what} not in this clone (${code(visible(reason))}). A shallow clone needs ${code('fetch-depth: 2')}; a partial clone needs actions/checkout without ${code('filter')}.`;
  return errorAt(path === null ? null : { file: path, line: 1, column: 1 }, 'missing-object', message);
}

/** A commit by its full object name. */
interface Commit {
  readonly sha: string;
  readonly parents: readonly string[];
}

/**
 * The best common ancestor; null if none is known. Without the whole history none is: the cut history of a shallow clone can hide a better one,
 * unless both are the same commit.
 */
export function mergeBase(repo: string, a: string, b: string): string | null {
  const [first, second] = [resolveCommit(repo, a), resolveCommit(repo, b)];
  if (!('sha' in first && 'sha' in second)) return null;
  if (first.sha === second.sha) return first.sha;
  const isWhole = linesOf(repo, ['rev-parse', '--is-shallow-repository'])[0] === 'false';
  return (isWhole && linesOf(repo, ['merge-base', first.sha, second.sha])[0]) || null;
}

/** Commits of all clones by full object name, whose content never changes. A branch may move. */
const known = new Map<string, Commit>();

const MAX_REVISION_LENGTH = 250;
/**
 * Characters of a revision. No colon (a path or a search), no `^{/...}` (a regular expression over commit messages), no `@{...}`
 * (what a name stood for at another time, or what git's own configuration puts in its place).
 */
const REVISION = /^(?!-)(?!.*(?:\^\{\/|@\{))[^\p{Cc}\p{Cf}\s:\\?*[]+$/u;
/** A name, and the steps from there: `main`, `HEAD~2`, `v1^{commit}`. */
const STEPS = /^(?<name>.[^~^]*)(?<steps>(?:[~^]\d*|\^\{\w*\})*)$/u;
const FULL_ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const SHORT_ID = /^[0-9a-f]{4,63}$/;

/**
 * The commit that a revision names, with the parents that it names itself, also where a shallow clone does not hold them. The problem says
 * whether this clone has no such commit, there is no repository, or the text is no revision that is accepted here.
 */
export function resolveCommit(repo: string, revision: string): Commit | Problem {
  const before = known.get(`${resolve(repo)}\0${revision}`);
  if (before !== undefined) return before;
  const what = text`The revision ${code(visible(revision))}`;
  if (revision.length > MAX_REVISION_LENGTH || !REVISION.test(revision)) {
    const message = text`${what} is not an accepted git revision. Give a branch, a tag or a commit.`;
    return errorAt(null, 'bad-revision', message);
  }
  const { name = '', steps = '' } = STEPS.exec(revision)?.groups ?? {};
  const [meant, ...others] = meantBy(repo, name === '@' ? 'HEAD' : name);
  if (others.length > 0) {
    const message = text`${what} is ambiguous: several branches, tags or commits have a name or id that begins so. Give the full commit id or ref name (${code('refs/heads/...')}).`;
    return errorAt(null, 'bad-revision', message);
  }
  // No ref can be called so: it is asked for to have git's error message.
  const asked = meant === undefined ? 'refs/heads/.nowhere' : meant + steps;
  const answer = runGit(repo, ['cat-file', '--batch'], `${asked}^{commit}\n`);
  const content = answer.ok ? answer.stdout.toString('latin1') : '';
  // 'NAME commit SIZE' and the content, whose header ends with an empty line.
  const [, sha = '', header = ''] = /^(\w+) commit \d+\n(.*?)\n\n/s.exec(content) ?? [];
  if (!FULL_ID.test(sha)) {
    const reason = answer.ok
      ? literal('no branch, tag or commit has that name')
      : code(visible(answer.reason));
    const message = text`${what} is not in this clone: ${reason}. Correct it, or fetch it: ${code('git fetch')}, or ${code('fetch-depth: 2')} for actions/checkout.`;
    return errorAt(null, 'missing-object', message);
  }
  const found = { sha, parents: Array.from(header.matchAll(/^parent (\w+)$/gm), ([, one = '']) => one) };
  known.set(`${resolve(repo)}\0${sha}`, found);
  return found;
}

/**
 * The objects that a name may mean: one for a ref, whatever else is called so, and several for a name that is also the beginning of an id.
 * Git guesses: it takes a tag before a branch, and who may push may push a tag called `origin/main`. That is the branch of the remote here, and
 * nothing else, also where the clone lacks it; of other names the branch of a remote comes first, then its default branch, a branch, a tag.
 */
function meantBy(repo: string, name: string): readonly string[] {
  if (FULL_ID.test(name)) return [name];
  // Reads exactly HEAD, whatever a branch or tag is called.
  if (name === 'HEAD') return linesOf(repo, ['show-ref', '--verify', '--hash', name]);
  const isIn = (folder: string): boolean => name.startsWith(`${folder}/`);
  const isWhole = ['heads', 'tags', 'remotes'].some(isIn);
  const isOfRemote = name.includes('/') && ['origin', ...linesOf(repo, ['remote'])].some(isIn);
  const remote = [`refs/remotes/${name}`, `refs/remotes/${name}/HEAD`];
  const local = isOfRemote ? [] : [`refs/heads/${name}`, `refs/tags/${name}`];
  const places = isIn('refs') ? [name] : isWhole ? [`refs/${name}`] : [...remote, ...local];
  // A pattern also names what lies below it.
  const lines = linesOf(repo, ['for-each-ref', '--format=%(refname) %(objectname)', ...places]);
  const refs = places.flatMap((one) => lines.find((line) => line.startsWith(`${one} `))?.split(' ')[1] ?? []);
  const ids = SHORT_ID.test(name) ? linesOf(repo, ['rev-parse', `--disambiguate=${name}`]) : [];
  // Git itself keeps it outside of refs/.
  if (name === 'FETCH_HEAD') return refs.length > 0 ? [] : linesOf(repo, ['rev-parse', '--verify', name]);
  return [...refs.slice(0, 1), ...ids];
}
