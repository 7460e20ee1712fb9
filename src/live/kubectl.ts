import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text as readText } from 'node:stream/consumers';
import { parsedJson } from '../manifest/fields.js';
import { isObject, type JsonObject } from '../manifest/manifest.js';
import { errorAt, type ProblemCode, ProblemError } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import { codeOf } from '../text/file-errors.js';
import { code, literal, NO_TEXT, type Text, text } from '../text/text.js';

/** Why there is no snapshot. Nothing of a credential is ever in it. */
export class LiveFault extends ProblemError {
  constructor(
    readonly code: ProblemCode,
    says: Text,
  ) {
    super(errorAt(null, code, says));
  }
}

/** A message of another program or server, for use inside a message of ours: one line, cut, or nothing. */
export function said(written: string): Text {
  const line = written.trim();
  return line === '' ? NO_TEXT : text` (${code(visible(line, 300))})`;
}

/** A refusal; `reason` is that of the Status of the API: 'Forbidden', 'NotFound', 'Expired'; or 'not JSON'. */
interface Refusal {
  readonly reason: string;
  readonly message: string;
}

export type Answer = { readonly value: JsonObject } | Refusal;

export interface ApiServer {
  readonly name: Text;
  /** Asks for a path with its query. Throws a LiveFault where there is no whole answer. */
  get(path: string): Promise<Answer>;
}

interface KubectlOptions {
  /** Value of `KUBECONFIG`, a file or a list of files. */
  readonly kubeconfig: string;
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
const NOT_JSON = 'not JSON';
const UNAUTHORIZED = 'Unauthorized';
/** Reasons that another try may change. client-go has tried again already where the server said when. */
const PASSING = new Set([
  ...['InternalError', 'ServerTimeout', 'ServiceUnavailable', 'TooManyRequests', NOT_JSON],
]);
const BROKEN_CONNECTION = /connection (?:refused|reset)|was refused|EOF|timeout|timed out/i;

/** Asks an API server through `kubectl get --raw`, which reads the kubeconfig, logs in and follows proxies. */
export function kubectl({ kubeconfig, context, environment, sleep }: KubectlOptions): ApiServer {
  const place = context === null ? code(visible(kubeconfig)) : text`the context ${code(visible(context))}`;
  const name = text`The API server of ${place}`;
  const options = ['--request-timeout', REQUEST_TIMEOUT, ...(context === null ? [] : ['--context', context])];
  const env = { ...environment, KUBECONFIG: kubeconfig, KUBERC: 'off' };
  return {
    name,
    async get(path) {
      for (let tries = 1; ; tries++) {
        const answer = await ask(['get', '--raw', path, ...options], env);
        if ('value' in answer) return answer;
        const { reason, message } = answer;
        const isPassing = PASSING.has(reason) || (reason === '' && BROKEN_CONNECTION.test(message));
        if (isPassing && tries < TRIES) await sleep(FIRST_WAIT_MS * 2 ** (tries - 1));
        // A refusal of the server itself, which the caller decides on.
        else if (reason !== '' && reason !== UNAUTHORIZED) return answer;
        else throw failure(name, path, answer);
      }
    },
  };
}

/** Runs kubectl without a shell, within bounds of time and size. */
async function ask(args: readonly string[], env: NodeJS.ProcessEnv): Promise<Answer> {
  const child = spawn('kubectl', args, {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PROCESS_TIMEOUT_MS,
    killSignal: 'SIGKILL',
    windowsHide: true,
  });
  let bytes = 0;
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) child.kill('SIGKILL');
    });
  const ended = Promise.all([once(child, 'close'), readText(child.stdout), readText(child.stderr)]);
  const [, stdout, stderr] = await ended.catch((error: unknown) => {
    const reason = codeOf(error);
    const says = text`kubectl could not be started (${code(visible(reason))}). Install it, or give a file that it printed elsewhere: ${code('fleetplan snapshot FILE')}.`;
    throw new LiveFault('no-tool', says);
  });
  const { exitCode, signalCode } = child;
  if (signalCode !== null) {
    const says = text`kubectl was stopped (${literal(signalCode)}): a page may take ${PROCESS_TIMEOUT_MS / 1000} seconds and ${MOST_BYTES / 1024 ** 2} MiB.`;
    throw new LiveFault('broken-line', says);
  }
  if (exitCode !== 0) return refusal(stderr);
  // An answer that is cut off exits with 0 too.
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
  // The token of a page is long and says nothing to a person.
  const asked = code(visible(path.replace(/([?&]continue=)[^&]*/, '$1…')));
  if (reason === UNAUTHORIZED) {
    const says = text`${name} does not take the credential of the kubeconfig${said(message)}. Log in again.`;
    return new LiveFault('not-logged-in', says);
  }
  const says = text`kubectl could not read ${asked}${said(message)}. Run ${code('kubectl get --raw /api')} with the same kubeconfig and context.`;
  return new LiveFault('kubectl-failed', says);
}
