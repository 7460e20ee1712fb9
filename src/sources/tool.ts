import { spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { delimiter, isAbsolute, join } from 'node:path';
import type { Readable } from 'node:stream';
import { once } from '../manifest/lookup.js';
import { atEnd } from '../read/at-end.js';

const SECOND_MS = 1000;
const STDERR_BYTES = 64 * 1024;

/** Limits of the time and the output of a tool; past either it is killed. */
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
  const isExecutable = (file: string): boolean => {
    try {
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  };
  return files.find(isExecutable) ?? null;
}

/** Runs a tool without a shell, with nothing of this process's environment. `home` is an empty private folder. */
export async function runTool(
  tool: string,
  args: readonly string[],
  home: string,
  { timeMs, outputBytes, memoryBytes }: ToolLimits = TOOL_LIMITS,
): Promise<ToolAnswer> {
  // Bounds the memory of another program without a shell; elsewhere time and output are the bounds.
  const prlimit = process.platform === 'linux' ? findTool('prlimit') : null;
  const bounds = [`--as=${memoryBytes}`, `--fsize=${outputBytes}`, '--core=0', '--', tool];
  const child = spawn(prlimit ?? tool, [...(prlimit === null ? [] : bounds), ...args], {
    cwd: home,
    env: environment(home),
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what the tool starts ends with it.
    detached: true,
    windowsHide: true,
  });
  const kill = (): void => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      child.kill('SIGKILL');
    }
  };
  const undo = atEnd(kill);
  const failures: string[] = [];
  const stop = (reason: string): void => {
    failures.push(`it ${reason} and was stopped`);
    kill();
  };
  const timer = setTimeout(stop, timeMs, `took longer than ${timeMs / SECOND_MS} seconds`);
  const printed = collected(child.stdout, outputBytes, () => {
    stop(`printed more than ${outputBytes} bytes`);
  });
  const complained = collected(child.stderr, STDERR_BYTES, () => undefined);
  const end = await new Promise<string | null>((resolve) => {
    child.on('error', (error) => {
      failures.push(`it could not be started (${'code' in error ? String(error.code) : error.name})`);
      resolve(null);
    });
    child.on('close', (code, signal) => {
      resolve(code === 0 ? null : (signal ?? `code ${String(code)}`));
    });
  });
  clearTimeout(timer);
  // Whatever it started and left behind.
  kill();
  undo();
  const [failure] = failures;
  if (failure === undefined && end === null) return { ok: true, stdout: printed() };
  return { ok: false, reason: failure ?? (complaintIn(complained()) || `it ended with ${end}`) };
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

/** The last word of a tool: Go prints a report of its own where memory runs out. */
function complaintIn(stderr: string): string {
  if (/out of memory|cannot allocate memory/.test(stderr)) return 'it needed more memory than it may use';
  const lines = stderr
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:#|warning|use --debug|level=|I\d{4}|W\d{4})/i.test(line));
  // kubectl logs its error with the time and its own process before it.
  const complaint = lines
    .join(' ')
    .replace(/^E\d{4} .*?\] "command failed" err=("(?:[^"\\]|\\.)*")$/, (_, quoted: string) =>
      quoted.slice(1, -1).replace(/\\(["\\])/g, '$1'),
    );
  return complaint.replace(/^error:\s*/i, '');
}

const FOLDERS = [
  ...['PATH', 'TMPDIR', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME', 'XDG_DATA_HOME', 'HELM_CONFIG_HOME'],
  ...['HELM_CACHE_HOME', 'HELM_DATA_HOME', 'HELM_PLUGINS', 'KUSTOMIZE_PLUGIN_HOME'],
];

/**
 * No token, no configuration, no plugins, no git, no cluster, and a proxy that does not answer: no request of a tool leaves the
 * machine.
 */
const environment = once((home: string): NodeJS.ProcessEnv => {
  const proxy = 'http://127.0.0.1:9';
  const folders = FOLDERS.map((key) => [key, join(home, key.toLowerCase())] as const);
  for (const [, folder] of folders) mkdirSync(folder, { recursive: true });
  return {
    ...Object.fromEntries(folders),
    ...{ HOME: home, LC_ALL: 'C', KUBECONFIG: join(home, 'no-cluster'), KUBERC: 'off' },
    ...{ HTTP_PROXY: proxy, HTTPS_PROXY: proxy, ALL_PROXY: proxy, NO_PROXY: '', GOPROXY: 'off' },
    // A fifth of a start went to collecting garbage: the first setting bounds it.
    ...{ GOMEMLIMIT: '2GiB', GOGC: '400' },
  };
});
