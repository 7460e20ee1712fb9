import { randomUUID } from 'node:crypto';
import { getOctokit } from '@actions/github';
import { defaults, type GitHub } from '@actions/github/lib/utils';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { lazily } from '../manifest/lookup.js';

export type Octokit = InstanceType<typeof GitHub>;

export interface Repository {
  readonly owner: string;
  readonly repo: string;
}

const LIMITS = {
  /** For all requests of a client together, from the first one on: the time that a plan takes before it does not count. */
  budgetMs: 60_000,
  /** For one try of one request, including its response. */
  requestMs: 10_000,
  /** The unit of waits. Tests wait less. */
  secondMs: 1_000,
};
const MOST_TRIES = 3;

/** The client's own log lines come from responses, and do not belong in the log of a run. */
const nothing = (): void => undefined;
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

/**
 * The API client. The token goes to the host of GITHUB_API_URL and nowhere else: a request to another host is not sent, and a
 * redirect is not followed. Requests that fail are retried, except those that add something: the first may have been done. Throws
 * with a sentence without a token.
 */
export function createClient(token: string, baseUrl: string, given: Partial<typeof LIMITS> = {}): Octokit {
  if (token === '')
    throw new Error('The input repo-token is empty; leave it out for the token of the workflow.');
  const { budgetMs, requestMs, secondMs } = { ...LIMITS, ...given };
  const deadlineMs = lazily(() => Date.now() + budgetMs);
  const home = new URL(baseUrl).origin;
  // The one of the toolkit uses the runner's proxy.
  const send = defaults.request?.fetch as (url: string, options: RequestInit) => Promise<Response>;
  const sendHome: typeof send = (url, options) => {
    if (new URL(url).origin !== home) throw new Error('The request would leave the host of GitHub.');
    const ms = Math.max(1, Math.min(requestMs, deadlineMs() - Date.now()));
    return send(url, { ...options, redirect: 'manual', signal: AbortSignal.timeout(ms) });
  };
  const mayWait = (seconds: number, _options: object, _octokit: object, tries: number): boolean =>
    tries < MOST_TRIES && Date.now() + seconds * 1000 < deadlineMs();
  return getOctokit(
    token,
    {
      ...{ baseUrl, userAgent: 'fleetplan', log: SILENT, request: { log: SILENT, fetch: sendHome } },
      // Rate limits are the other plugin's.
      retry: { retryAfterBaseValue: secondMs, doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451] },
      throttle: {
        ...{ onRateLimit: mayWait, onSecondaryRateLimit: mayWait },
        ...{ enabled: secondMs > 0, retryAfterBaseValue: secondMs },
        // Clients of one id would wait for each other's writes, even after one of them is gone.
        id: randomUUID(),
      },
    },
    (octokit) => {
      // Registered first, so that what it throws is retried.
      octokit.hook.wrap('request', async (request, options) => {
        // GitHub Enterprise Server has GraphQL at another address, which the client writes out.
        const isAdding = options.method === 'POST' && !options.url.endsWith('/graphql');
        if (isAdding || Date.now() >= deadlineMs()) options.request = { ...options.request, retries: 0 };
        const { status, ...rest } = await request(options);
        if (status >= 300) throw Object.assign(new Error('GitHub answered with a redirect.'), { status });
        const data: unknown = rest.data;
        if (status === 204 || (typeof data === 'object' && data !== null)) return { status, ...rest };
        // Half a response is text. GitHub may have acted.
        const broken = new Error('GitHub did not answer in full.', { cause: 'half a response' });
        throw Object.assign(broken, { status: 500, request: options });
      });
      return {};
    },
    retry,
    throttling,
  );
}

/** The HTTP status of an API error; null for anything else (network, half a response, programming error). */
export function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  // The client gives a network error the status 500, with the error as its cause.
  const isOfNetwork = 'cause' in error && error.cause !== undefined;
  return typeof error.status === 'number' && !isOfNetwork ? error.status : null;
}

/** GitHub's response to a request that failed, as a clause. */
export function answerOf(error: unknown): string {
  const status = statusOf(error);
  return status === null ? 'GitHub could not be reached' : `GitHub answered ${status}`;
}

/** True if it is unknown whether a request was done: the connection broke, or the server failed. */
export function isEndUnknown(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status >= 500;
}

/** Something that could not be written, and why. */
export interface Refusal {
  readonly kind: 'refused' | 'failed';
  readonly why: string;
}

export function refusalOf(error: unknown): Refusal {
  const isRefused = [401, 403, 404].includes(statusOf(error) ?? 0);
  return { kind: isRefused ? 'refused' : 'failed', why: answerOf(error) };
}
