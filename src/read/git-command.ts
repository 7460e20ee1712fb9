import { spawnSync } from 'node:child_process';
import { devNull } from 'node:os';
import { visible } from '../manifest/visible.js';

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
  /** `status` is null when git did not run to its end. `reason` is safe to show. */
  | { readonly ok: false; readonly status: number | null; readonly reason: string };

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
  if (!hasEnded) return { ok: false, status: null, reason: startReason(failure) };
  if (status === 0) return { ok: true, stdout };
  const lines = stderr.toString('utf8').trim().split('\n');
  const fatal = 'fatal: ';
  // After it, advice may follow: where the search for a repository stopped at the edge of a file system.
  const said = (lines.find((line) => line.startsWith(fatal)) ?? lines.at(-1) ?? '').replace(fatal, '');
  return { ok: false, status, reason: visible(said, 200) };
}

function startReason(failure: string): string {
  if (failure === 'ENOENT') return 'git is not installed';
  if (failure === 'ETIMEDOUT') return `git took longer than ${TIMEOUT_MS / 1000} seconds`;
  if (failure === 'ENOBUFS') return `git answered more than ${MAX_OUTPUT_BYTES} bytes`;
  return `git could not be started (${visible(failure)})`;
}

/** The lines of an answer; none where git fails. */
export function linesOf(repo: string, args: readonly string[], input = ''): readonly string[] {
  const answer = runGit(repo, args, input);
  const lines = answer.ok ? answer.stdout.toString('utf8').split('\n') : [];
  return lines.filter((line) => line !== '');
}

/** The server that a commit is fetched from. */
interface Remote {
  /** URL of the repository. */
  readonly repository: string;
  readonly token: string;
}

/**
 * Fetches one commit without its history. The token is in the environment of git, never on its command line, and goes to no other host;
 * credential helpers, hooks and other protocols of the repository's own configuration play no part.
 */
export function fetchCommit(repo: string, commit: string, { repository, token }: Remote): GitAnswer {
  const { protocol, origin } = new URL(repository);
  const header = `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
  const settings = [
    ['credential.helper', ''],
    ['http.followRedirects', 'false'],
    ['http.sslVerify', 'true'],
    // An empty value first: the checkout may have a header of its own, and GitHub refuses two.
    [`http.${origin}/.extraheader`, ''],
    ...(token === '' ? [] : [[`http.${origin}/.extraheader`, header]]),
  ];
  const { https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY } = process.env;
  const configured = settings.flatMap(([key, value], at) => [
    [`GIT_CONFIG_KEY_${at}`, key],
    [`GIT_CONFIG_VALUE_${at}`, value],
  ]);
  const options = ['--depth=1', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--quiet'];
  return runGit(repo, ['fetch', ...options, '--end-of-options', repository, commit], '', {
    ...{ https_proxy, HTTPS_PROXY, no_proxy, NO_PROXY },
    GIT_ALLOW_PROTOCOL: protocol.slice(0, -1),
    GIT_CONFIG_COUNT: String(settings.length),
    ...(Object.fromEntries(configured) as NodeJS.ProcessEnv),
  });
}
