import { spawn } from 'node:child_process';
import { parsedJson } from '../manifest/json.js';
import { isObject, type JsonObject } from '../manifest/manifest.js';
import { code, literal, type Text, text } from '../text/text.js';
import { visible } from '../manifest/visible.js';
import { LiveFault, said } from './fault.js';

/** An answer of the API server; `reason` is that of its Status: 'Forbidden', 'NotFound', 'Expired'. */
export type Answer = { readonly value: JsonObject } | { readonly reason: string; readonly message: string };

/** An API server that answers GET requests. */
export interface ApiServer {
  /** How messages name it. */
  readonly name: Text;
  /** Asks for a path with its query. Throws a LiveFault where there is no whole answer. */
  get(path: string): Promise<Answer>;
}

interface KubectlOptions {
  /** Value of `KUBECONFIG`, a file or a list of files; null for the cluster of this pod. */
  readonly kubeconfig: string | null;
  /** Null for the current one. */
  readonly context: string | null;
  readonly environment: NodeJS.ProcessEnv;
  readonly sleep: (ms: number) => Promise<void>;
}

const TRIES = 4;
const FIRST_WAIT_MS = 1000;
const REQUEST_TIMEOUT = '120s';
const PROCESS_TIMEOUT_MS = 180_000;
const MOST_BYTES = 512 * 1024 ** 2;
const MOST_COMPLAINT_BYTES = 64 * 1024;
/** Reasons that another try may change. client-go has tried again already where the server said when. */
const PASSING = new Set(['InternalError', 'ServerTimeout', 'ServiceUnavailable', 'TooManyRequests']);
const BROKEN_CONNECTION = /connection (?:refused|reset)|was refused|EOF|timeout|timed out/i;

/** Asks an API server through `kubectl get --raw`, which reads the kubeconfig, logs in and follows proxies. */
export function kubectl({ kubeconfig, context, environment, sleep }: KubectlOptions): ApiServer {
  const name = text`The API server of ${context !== null ? text`the context ${code(visible(context))}` : kubeconfig === null ? literal('this pod') : code(visible(kubeconfig))}`;
  const options = [
    // In a pod without a kubeconfig kubectl takes any option for a reason to ask localhost: there the time of the process is the bound.
    ...(kubeconfig === null ? [] : ['--request-timeout', REQUEST_TIMEOUT]),
    ...(context === null ? [] : ['--context', context]),
  ];
  // Without a file kubectl takes the service account of its pod.
  const env = { ...environment, KUBECONFIG: kubeconfig ?? '/nonexistent', KUBERC: 'off' };
  return {
    name,
    async get(path) {
      for (let tries = 1; ; tries++) {
        const ended = await run(['get', '--raw', path, ...options], env);
        const answer = ended.code === 0 ? parsed(ended.stdout) : refusal(ended.stderr);
        if ('value' in answer || isFinal(answer.reason)) return answer;
        if (!isPassing(answer) || tries === TRIES) throw failure(name, path, answer);
        await sleep(FIRST_WAIT_MS * 2 ** (tries - 1));
      }
    },
  };
}

/** A refusal of the server itself, which the caller decides on. */
function isFinal(reason: string): boolean {
  return !['', NOT_JSON, UNAUTHORIZED].includes(reason) && !PASSING.has(reason);
}

function isPassing({ reason, message }: Refusal): boolean {
  return PASSING.has(reason) || reason === NOT_JSON || (reason === '' && BROKEN_CONNECTION.test(message));
}

type Refusal = Exclude<Answer, { readonly value: JsonObject }>;

const NOT_JSON = 'not JSON';
const UNAUTHORIZED = 'Unauthorized';

/** An answer that is cut off exits with 0 too. */
function parsed(stdout: string): Answer {
  const value = parsedJson(stdout);
  return isObject(value) ? { value } : { reason: NOT_JSON, message: '' };
}

/** Parses 'Error from server (REASON): MESSAGE'; '' is the reason of an error that is not the server's. */
function refusal(stderr: string): Refusal {
  const [, reason = '', message = ''] = /^Error from server(?: \((\w+)\))?: ?(.*)$/m.exec(stderr) ?? [];
  if (reason !== '') return { reason, message };
  const lines = stderr.split('\n').filter((line) => line.trim() !== '' && !/^[EIW]\d{4} /.test(line));
  const last = (lines.at(-1) ?? stderr.trim()).replace(/^error: /i, '');
  const isUnknownUser = /logged in to the server|provide credentials/.test(last);
  return { reason: isUnknownUser ? UNAUTHORIZED : '', message: last };
}

function failure(name: Text, path: string, { reason, message }: Refusal): LiveFault {
  const asked = code(visible(withoutToken(path)));
  const where = text`${name} at ${asked}`;
  if (reason === UNAUTHORIZED)
    return new LiveFault(
      'not-logged-in',
      text`${name} does not take the credential of the kubeconfig${said(message)}. Log in again.`,
    );
  if (reason === NOT_JSON)
    return new LiveFault(
      'no-json',
      text`${where}: the answer is not JSON, or cut off. Check the server in the kubeconfig.`,
    );
  if (reason !== '') return new LiveFault('server-error', text`${where}: ${code(reason)}${said(message)}.`);
  return new LiveFault(
    'kubectl-failed',
    text`kubectl could not read ${asked}${said(message)}. Run ${code('kubectl get --raw /api')} with the same kubeconfig and context.`,
  );
}

/** The token of a page is long and says nothing to a person. */
function withoutToken(path: string): string {
  return path.replace(/([?&]continue=)[^&]*/, '$1…');
}

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs kubectl without a shell, within bounds of time and size. */
function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn('kubectl', args, {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      timeout: PROCESS_TIMEOUT_MS,
      killSignal: 'SIGKILL',
      windowsHide: true,
    });
    const stdout: Buffer[] = [];
    let bytes = 0;
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= MOST_BYTES) stdout.push(chunk);
      else child.kill('SIGKILL');
    });
    child.stderr.on('data', (chunk: Buffer) => {
      if (stderr.length < MOST_COMPLAINT_BYTES) stderr += chunk.toString('utf8');
    });
    child.on('error', (error) => {
      reject(notStarted(error));
    });
    child.on('close', (code, signal) => {
      if (bytes > MOST_BYTES)
        reject(
          new LiveFault(
            'too-large',
            text`kubectl printed more than ${MOST_BYTES / 1024 ** 2} MiB for one page and was stopped.`,
          ),
        );
      else if (signal !== null)
        reject(
          new LiveFault(
            'broken-line',
            text`kubectl was stopped (${literal(signal)}) after at most ${PROCESS_TIMEOUT_MS / 1000} seconds.`,
          ),
        );
      else resolve({ code, stdout: Buffer.concat(stdout).toString('utf8'), stderr });
    });
  });
}

function notStarted(error: Error): LiveFault {
  const reason = 'code' in error ? String(error.code) : error.name;
  return reason === 'ENOENT'
    ? new LiveFault(
        'no-tool',
        text`kubectl is not found on PATH. Install it, or give a file that it printed elsewhere: ${code('fleetplan snapshot FILE')}.`,
      )
    : new LiveFault('no-tool', text`kubectl could not be started (${code(visible(reason))}).`);
}
