import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import type { Readable } from 'node:stream';
import { once } from '../manifest/lookup.js';
import { atEnd } from '../read/at-end.js';

const SECOND_MS = 1000;
const STDERR_BYTES = 64 * 1024;

/** How long a tool may run and how much it may print; past either it is killed. */
export const TOOL_LIMITS = {
  timeMs: 60 * SECOND_MS,
  outputBytes: 100 * 1024 ** 2,
  /** Address space; Go reserves more than it uses. */
  memoryBytes: 4 * 1024 ** 3,
};

export type ToolLimits = Readonly<typeof TOOL_LIMITS>;

export type ToolAnswer =
  | { readonly ok: true; readonly stdout: string }
  /** `reason` ends a sentence; it may hold text from the repository. */
  | { readonly ok: false; readonly reason: string };

/** The first executable of that name on the path of this process; null where there is none. */
export function findTool(name: string, path: string = process.env['PATH'] ?? ''): string | null {
  // A folder that counts from the working directory could be one that a change wrote.
  const files = path.split(delimiter).flatMap((folder) => (isAbsolute(folder) ? join(folder, name) : []));
  return files.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Runs a tool without a shell, with nothing of this process's environment. `home` is an empty private folder. */
export async function runTool(
  tool: string,
  args: readonly string[],
  home: string,
  limits: ToolLimits = TOOL_LIMITS,
): Promise<ToolAnswer> {
  const [command, ...prefix] = bounded(tool, limits);
  const child = spawn(command, [...prefix, ...args], {
    cwd: home,
    env: environment(home),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what the tool starts ends with it.
    detached: true,
    windowsHide: true,
  });
  const undo = atEnd(() => {
    killGroup(child);
  });
  return answerOf(child, limits).finally(undo);
}

type Tool = ChildProcessByStdio<null, Readable, Readable>;

function killGroup(child: Tool): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch {
    child.kill('SIGKILL');
  }
}

/** What it prints, within its limits of time and size, or why there is nothing. */
function answerOf(child: Tool, { timeMs, outputBytes }: ToolLimits): Promise<ToolAnswer> {
  return new Promise((resolve) => {
    let failure: string | null = null;
    const stop = (reason: string): void => {
      failure ??= reason;
      killGroup(child);
    };
    const timer = setTimeout(
      stop,
      timeMs,
      `it took longer than ${timeMs / SECOND_MS} seconds and was stopped`,
    );
    const printed = collected(child.stdout, outputBytes, () => {
      stop(`it printed more than ${outputBytes} bytes and was stopped`);
    });
    const complained = collected(child.stderr, STDERR_BYTES, () => undefined);
    child.on('error', (error) => {
      clearTimeout(timer);
      failure ??= `it could not be started (${'code' in error ? String(error.code) : error.name})`;
      resolve({ ok: false, reason: failure });
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      // Whatever it started and left behind.
      killGroup(child);
      if (failure === null && code === 0) resolve({ ok: true, stdout: printed() });
      else
        resolve({ ok: false, reason: failure ?? complaint(complained(), signal ?? `code ${String(code)}`) });
    });
  });
}

/** Keeps what comes as long as all of it is within `mostBytes`; gives the text at any time. */
function collected(stream: Readable, mostBytes: number, onMore: () => void): () => string {
  const chunks: Buffer[] = [];
  let bytes = 0;
  stream.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= mostBytes) chunks.push(chunk);
    else onMore();
  });
  return () => Buffer.concat(chunks).toString('utf8');
}

/** Some builds of kubectl log what went wrong, with the time and the number of their process before it. */
const KUBECTL_LOG = /^E\d{4} [\d:.]+ +\d+ \S+\] "command failed" err="(.*)"$/;

/** The last word of a tool: Go prints a report of its own where memory runs out. */
function complaint(stderr: string, end: string): string {
  if (/out of memory|cannot allocate memory/.test(stderr)) return 'it needed more memory than it may use';
  const lines = stderr
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:#|warning|use --debug|level=|I\d{4}|W\d{4})/i.test(line));
  const said = lines.join(' ').replace(/^error:\s*/i, '');
  return said.replace(KUBECTL_LOG, '$1') || `it ended with ${end}`;
}

/** Linux has a program that bounds the memory of another without a shell; elsewhere time and output are the bounds. */
function bounded(tool: string, { memoryBytes, outputBytes }: ToolLimits): readonly [string, ...string[]] {
  const prlimit = process.platform === 'linux' ? findTool('prlimit') : null;
  if (prlimit === null) return [tool];
  return [prlimit, `--as=${memoryBytes}`, `--fsize=${outputBytes}`, '--core=0', '--', tool];
}

const FOLDERS = {
  ...{
    PATH: 'bin',
    TMPDIR: 'tmp',
    XDG_CONFIG_HOME: 'config',
    XDG_CACHE_HOME: 'cache',
    XDG_DATA_HOME: 'data',
  },
  ...{ HELM_CONFIG_HOME: 'helm', HELM_CACHE_HOME: 'helm-cache', HELM_DATA_HOME: 'helm-data' },
  ...{ HELM_PLUGINS: 'helm-plugins', KUSTOMIZE_PLUGIN_HOME: 'kustomize-plugins' },
};

/**
 * No token, no configuration, no plugins, no git, no cluster, and a proxy that nobody answers at: what a tool could still ask of a
 * network ends there.
 */
const environment = once((home: string): NodeJS.ProcessEnv => {
  const nobody = 'http://127.0.0.1:9';
  const folders = Object.entries(FOLDERS).map(([key, name]) => [key, join(home, name)] as const);
  for (const [, folder] of folders) mkdirSync(folder, { recursive: true });
  return {
    ...Object.fromEntries(folders),
    ...{ HOME: home, LC_ALL: 'C', KUBECONFIG: join(home, 'no-cluster'), KUBERC: 'off' },
    ...{ HTTP_PROXY: nobody, HTTPS_PROXY: nobody, ALL_PROXY: nobody, NO_PROXY: '', GOPROXY: 'off' },
    // Of the little that a start takes, a fifth went to collecting garbage: the first is what bounds it.
    ...{ GOMEMLIMIT: '2GiB', GOGC: '400' },
  };
});
