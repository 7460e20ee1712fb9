import { spawn } from 'node:child_process';

export interface FakeComment {
  readonly id: number;
  body: string;
  readonly login: string;
}

/** How the local GitHub behaves besides being right. */
export interface Behaviour {
  /** The repository's git objects. */
  readonly repository: string;
  readonly headSha: string;
  readonly comments: FakeComment[];
  /** Answers every write with 403, as for the token of a fork. */
  readonly forbidden?: boolean;
  /** Answers this many requests with 500 or with a rate limit before it behaves. */
  serverErrors?: number;
  rateLimits?: number;
}

export interface FakeState {
  readonly comments: FakeComment[];
  /** `POST /repos/... 201`, in order. */
  readonly requests: string[];
  /** What GitHub's OpenAPI description says against a request or an answer; must stay empty. */
  readonly violations: string[];
}

export interface FakeGitHub {
  readonly url: string;
  state(): Promise<FakeState>;
}

interface Server {
  readonly url: string;
  stop(): void;
}

let running: Promise<Server> | null = null;

/**
 * A local GitHub that checks every request and every answer against the published description, as fresh as a new one. It is
 * a process of its own, one for a test file: its OpenAPI library is an ES module that is required, which jest on Node.js 20
 * does not do.
 */
export async function startFakeGitHub(behaviour: Behaviour): Promise<FakeGitHub> {
  running ??= startServer();
  const { url } = await running;
  await fetch(`${url}/_behaviour`, { method: 'POST', body: JSON.stringify(behaviour) });
  return { url, state: async () => (await (await fetch(`${url}/_state`)).json()) as FakeState };
}

/** Ends the process; for afterAll. */
export async function stopFakeGitHub(): Promise<void> {
  const server = await running;
  running = null;
  server?.stop();
}

function startServer(): Promise<Server> {
  const server = spawn(process.execPath, ['--import', 'tsx', '__tests__/github/fake-server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code) => {
      reject(new Error(`the local GitHub ended with ${String(code)}`));
    });
    server.stdout.setEncoding('utf8').once('data', (line: string) => {
      resolve({ url: line.trim(), stop: () => server.kill() });
    });
  });
}
