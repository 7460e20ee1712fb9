import { spawn } from 'node:child_process';
import { compiled } from '../compiled.js';
import { atProcessEnd } from '../process-end.js';

export interface FakeComment {
  readonly id: number;
  body: string;
  readonly login: string;
  /** Of its author; absent: that of the bot or of a person. */
  readonly userId?: number;
}

export interface FakeIssue {
  readonly number: number;
  title: string;
  body: string;
  state: 'open' | 'closed';
  readonly login: string;
  readonly labels: readonly string[];
  readonly isPull?: boolean;
}

export interface FakeReviewComment {
  readonly id: number;
  readonly path: string;
  readonly line: number;
  readonly body: string;
  readonly login: string;
}

/** How the local GitHub behaves besides being right. */
export interface Behavior {
  /** The repository's git objects. */
  readonly repository: string;
  readonly headSha: string;
  readonly comments: FakeComment[];
  /** None where absent; null where issues are switched off. */
  issues?: FakeIssue[] | null;
  /** Comments at lines, oldest first; none where absent. */
  reviewComments?: FakeReviewComment[];
  /** True where the API lies as GitHub Enterprise Server has it: below /api/v3, and GraphQL at /api/graphql. */
  readonly isEnterprise?: boolean;
  /** Answers every write with 403, as for the token of a fork. */
  readonly forbidden?: boolean;
  /** The base branch of the pull request; absent: `main`. */
  readonly baseRef?: string;
  /** Who the token is, for GraphQL; the bot without an id where absent. */
  readonly viewer?: { readonly login: string; readonly databaseId?: number };
  /** Under whose name new comments appear; the bot's where absent. */
  readonly writer?: string;
  faults?: Fault[];
}

/** A fault of requests of a method and path; the first one that fits and is not used up. */
export interface Fault {
  /** A pattern over `POST /repos/acme/...?page=1`. */
  readonly on: string;
  times: number;
  readonly kind:
    | 'refuse' /** `status` and `headers` instead of an answer; nothing is done. */
    | 'act-then-refuse' /** It is done, and `status` says that it is not. */
    | 'act-then-drop' /** It is done, and the line breaks. */
    | 'half' /** Half of the answer, then the line breaks. */
    | 'text' /** The answer, called plain text. */
    | 'hang' /** No answer. */
    | 'vanish' /** The comment is gone before the request is looked at. */
    | 'more' /** A next page, always, at `to` where given. */;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly to?: string;
}

export interface FakeState {
  readonly comments: FakeComment[];
  readonly issues: readonly FakeIssue[];
  readonly reviewComments: readonly FakeReviewComment[];
  /** `POST /repos/... 201`, in order. */
  readonly requests: string[];
  /** The tokens that came to another host than the API's, which is the same process at another port. */
  readonly elsewhere: string[];
  /** What GitHub's OpenAPI description says against a request; must stay empty. */
  readonly violations: string[];
}

export interface FakeGitHub {
  readonly url: string;
  /** Another host, to which no token may go. */
  readonly otherUrl: string;
  state(): Promise<FakeState>;
}

interface Server {
  readonly url: string;
  readonly otherUrl: string;
}

let running: Promise<Server> | null = null;

/** A local GitHub that checks every request against the published description. One process serves all test files of this one. */
export async function startFakeGitHub(behavior: Behavior): Promise<FakeGitHub> {
  running ??= startServer();
  const { url, otherUrl } = await running;
  await fetch(`${url}/_behavior`, { method: 'POST', body: JSON.stringify(behavior) });
  return { url, otherUrl, state: async () => (await (await fetch(`${url}/_state`)).json()) as FakeState };
}

function startServer(): Promise<Server> {
  const server = spawn(process.execPath, [compiled('__tests__/github/fake-server.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  atProcessEnd(() => server.kill());
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code) => {
      reject(new Error(`the local GitHub ended with ${String(code)}`));
    });
    server.stdout.setEncoding('utf8').once('data', (line: string) => {
      const [url = '', otherUrl = ''] = line.trim().split(' ');
      resolve({ url, otherUrl });
    });
  });
}
