import { randomUUID } from 'node:crypto';
import { getOctokit } from '@actions/github';
import { defaults, type GitHub } from '@actions/github/lib/utils';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';

export type Octokit = InstanceType<typeof GitHub>;

export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

/** How long a run waits for GitHub. */
interface Limits {
  /** For all requests of a client together, from its making on. */
  readonly budgetMs: number;
  /** For one try of one request, its answer included. */
  readonly requestMs: number;
  /** The unit in which waits are counted. Tests wait less. */
  readonly secondMs: number;
}

const LIMITS: Limits = { budgetMs: 60_000, requestMs: 10_000, secondMs: 1_000 };
const MOST_TRIES = 3;

/** What the client wants to log comes from answers, and is not for the log of a run. */
const nothing = (): void => undefined;
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/**
 * The API client. The token goes to the host of GITHUB_API_URL and nowhere else: a request to another host is not sent, and a
 * redirect is not followed. Requests that fail are tried again, but for those that add something: the first may have been done. Throws
 * with a sentence without a token.
 */
export function createClient(token: string, baseUrl: string, given: Partial<Limits> = {}): Octokit {
  if (token === '')
    throw new Error('The input repo-token is empty; leave it out for the token of the workflow.');
  const limits = { ...LIMITS, ...given };
  const { secondMs } = limits;
  const deadlineMs = Date.now() + limits.budgetMs;
  const mayWait = (seconds: number, _options: object, _octokit: object, tries: number): boolean =>
    tries < MOST_TRIES && Date.now() + seconds * 1000 < deadlineMs;
  return getOctokit(
    token,
    {
      ...{ baseUrl, userAgent: 'fleetplan', log: SILENT },
      request: { log: SILENT, fetch: homeFetch(baseUrl, limits, deadlineMs) },
      // Rate limits are the other plugin's.
      retry: { retryAfterBaseValue: secondMs, doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451] },
      throttle: {
        ...{ onRateLimit: mayWait, onSecondaryRateLimit: mayWait },
        ...{ enabled: secondMs > 0, retryAfterBaseValue: secondMs },
        // Clients with one name would wait for each other's writes, also for those of clients that are gone.
        id: randomUUID(),
      },
    },
    (octokit) => {
      // Registered first, so that what it throws is tried again.
      octokit.hook.wrap('request', async (request, options) => {
        // GitHub Enterprise Server has GraphQL at another address, which the client writes out.
        const isAdding = options.method === 'POST' && !options.url.endsWith('/graphql');
        if (isAdding || Date.now() >= deadlineMs) options.request = { ...options.request, retries: 0 };
        const answer = await request(options);
        if (answer.status >= 300)
          throw Object.assign(new Error('GitHub answered with a redirect.'), { status: answer.status });
        const data: unknown = answer.data;
        if (answer.status === 204 || (typeof data === 'object' && data !== null)) return answer;
        // Half an answer is text. GitHub may have acted.
        const broken = new Error('GitHub did not answer in full.', { cause: 'half an answer' });
        throw Object.assign(broken, { status: 500, request: options });
      });
      return {};
    },
    retry,
    throttling,
  );
}

function homeFetch(baseUrl: string, { requestMs }: Limits, deadlineMs: number): Fetch {
  const home = new URL(baseUrl).origin;
  // The one of the toolkit goes through the runner's proxy.
  const send = defaults.request?.fetch as Fetch;
  return (url, options) => {
    if (new URL(url).origin !== home) throw new Error('The request would leave the host of GitHub.');
    const ms = Math.max(1, Math.min(requestMs, deadlineMs - Date.now()));
    return send(url, { ...options, redirect: 'manual', signal: AbortSignal.timeout(ms) });
  };
}

/** The HTTP status of an API error; null for anything else (network, half an answer, programming error). */
export function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  // The client gives a network error the status 500, with the error as its cause.
  const isOfNetwork = 'cause' in error && error.cause !== undefined;
  return typeof error.status === 'number' && !isOfNetwork ? error.status : null;
}

/** What GitHub said to a request that failed, as a clause. */
export function answerOf(error: unknown): string {
  const status = statusOf(error);
  return status === null ? 'GitHub could not be reached' : `GitHub answered ${status}`;
}

/** True if it is unknown whether a request was done: the line broke, or the server failed. */
export function isEndUnknown(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status >= 500;
}

/** What could not be written, and why. */
export interface Refusal {
  readonly kind: 'refused' | 'failed';
  readonly why: string;
}

/** An error of the API for what was to be written. */
export function refusalOf(error: unknown): Refusal {
  const isRefused = [401, 403, 404].includes(statusOf(error) ?? 0);
  return { kind: isRefused ? 'refused' : 'failed', why: answerOf(error) };
}
