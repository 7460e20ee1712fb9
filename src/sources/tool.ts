import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import type { Readable } from 'node:stream';
import { once } from '../manifest/lookup.js';
import { atEnd } from '../read/at-end.js';

const SECOND_MS = 1000;

/** How long a tool may run and how much it may print; past either it is killed. */
export interface ToolLimits {
  readonly timeMs: number;
  readonly outputBytes: number;
  /** Address space; Go reserves more than it uses. */
  readonly memoryBytes: number;
}

export const TOOL_LIMITS: ToolLimits = {
  timeMs: 60 * SECOND_MS,
  outputBytes: 100 * 1024 ** 2,
  memoryBytes: 4 * 1024 ** 3,
};

const STDERR_BYTES = 64 * 1024;

export type ToolAnswer =
  | { readonly ok: true; readonly stdout: string }
  /** `reason` ends a sentence; it may hold text from the repository. */
  | { readonly ok: false; readonly reason: string };

/** The first executable of that name on the path of this process; null where there is none. */
export function findTool(name: string, path: string = process.env['PATH'] ?? ''): string | null {
  for (const folder of path.split(delimiter)) {
    // A folder that counts from the working directory could be one that a change wrote.
    if (!isAbsolute(folder)) continue;
    const file = join(folder, name);
    if (isExecutable(file)) return file;
  }
  return null;
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
  const [command, prefix] = bounded(tool, limits);
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
  try {
    return await answerOf(child, limits);
  } finally {
    undo();
  }
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
function answerOf(child: Tool, limits: ToolLimits): Promise<ToolAnswer> {
  return new Promise((resolve) => {
    let failure: string | null = null;
    const stop = (reason: string): void => {
      failure ??= reason;
      killGroup(child);
    };
    const timer = setTimeout(() => {
      stop(`it took longer than ${limits.timeMs / SECOND_MS} seconds and was stopped`);
    }, limits.timeMs);
    const printed = collected(child.stdout, limits.outputBytes, () => {
      stop(`it printed more than ${limits.outputBytes} bytes and was stopped`);
    });
    const complained = collected(child.stderr, STDERR_BYTES, () => undefined);
    child.on('error', (error) => {
      failure ??= `it could not be started (${'code' in error ? String(error.code) : error.name})`;
      clearTimeout(timer);
      resolve({ ok: false, reason: failure });
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      // Whatever it started and left behind.
      killGroup(child);
      if (failure !== null) resolve({ ok: false, reason: failure });
      else if (code === 0) resolve({ ok: true, stdout: printed() });
      else resolve({ ok: false, reason: complaint(complained(), code, signal) });
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
function complaint(stderr: string, code: number | null, signal: string | null): string {
  if (/out of memory|cannot allocate memory/.test(stderr)) return 'it needed more memory than it may use';
  const lines = stderr
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:#|warning|use --debug|level=|I\d{4}|W\d{4})/i.test(line));
  const said = lines
    .join(' ')
    .replace(/^error:\s*/i, '')
    .replace(KUBECTL_LOG, '$1');
  return said === '' ? `it ended with ${signal ?? `code ${String(code)}`}` : said;
}

/** Linux has a program that bounds the memory of another without a shell; elsewhere time and output are the bounds. */
function bounded(tool: string, limits: ToolLimits): [command: string, prefix: string[]] {
  const prlimit = process.platform === 'linux' ? findTool('prlimit') : null;
  if (prlimit === null) return [tool, []];
  return [prlimit, [`--as=${limits.memoryBytes}`, `--fsize=${limits.outputBytes}`, '--core=0', '--', tool]];
}

/**
 * No token, no configuration, no plugins, no git, no cluster, and a proxy that nobody answers at: what a tool could still ask of a
 * network ends there.
 */
const environment = once((home: string): NodeJS.ProcessEnv => {
  const folder = (name: string): string => {
    const path = join(home, name);
    mkdirSync(path, { recursive: true });
    return path;
  };
  const nobody = 'http://127.0.0.1:9';
  return {
    PATH: folder('bin'),
    HOME: home,
    TMPDIR: folder('tmp'),
    LC_ALL: 'C',
    XDG_CONFIG_HOME: folder('config'),
    XDG_CACHE_HOME: folder('cache'),
    XDG_DATA_HOME: folder('data'),
    HELM_CONFIG_HOME: folder('helm'),
    HELM_CACHE_HOME: folder('helm-cache'),
    HELM_DATA_HOME: folder('helm-data'),
    HELM_PLUGINS: folder('helm-plugins'),
    KUSTOMIZE_PLUGIN_HOME: folder('kustomize-plugins'),
    KUBECONFIG: join(home, 'no-cluster'),
    KUBERC: 'off',
    HTTP_PROXY: nobody,
    HTTPS_PROXY: nobody,
    ALL_PROXY: nobody,
    NO_PROXY: '',
    GOPROXY: 'off',
    GOMEMLIMIT: '2GiB',
    // Of the little that a start takes, a fifth went to collecting garbage: the limit above is what bounds it.
    GOGC: '400',
  };
});
