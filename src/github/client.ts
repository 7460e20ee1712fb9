import { setTimeout as sleep } from 'node:timers/promises';
import { getOctokit } from '@actions/github';
import { defaults } from '@actions/github/lib/utils';
import { BrokenAnswer, type Failure, type Patience, patiently } from './patience.js';

const PATIENCE: Patience = {
  budgetMs: 60_000,
  requestMs: 10_000,
  now: () => Date.now(),
  sleep: async (ms) => {
    await sleep(ms);
  },
};

export type Octokit = ReturnType<typeof createClient>;

type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/**
 * The API client. The token goes to the host of GITHUB_API_URL and nowhere else: a request to another host is not sent, and a
 * redirect is not followed. No request and no wait lasts longer than what is left of the budget. Throws with a sentence where there
 * is no token.
 */
export function createClient(token: string, baseUrl: string, given: Partial<Patience> = {}) {
  if (token === '')
    throw new Error('The input repo-token is empty; leave it out for the token of the workflow.');
  const patience = { ...PATIENCE, ...given };
  const deadlineMs = patience.now() + patience.budgetMs;
  const octokit = getOctokit(token, {
    baseUrl,
    userAgent: 'fleetplan',
    log: SILENT,
    request: { log: SILENT, fetch: homeFetch(baseUrl, patience, deadlineMs) },
  });
  octokit.hook.wrap('request', (request, options) => {
    // GitHub Enterprise Server has GraphQL at another address, which the client writes out.
    const mayRepeat = options.method !== 'POST' || options.url.endsWith('/graphql');
    const attempt = async () => whole(await request(options));
    return patiently(attempt, failureOf, mayRepeat, { ...patience, deadlineMs });
  });
  return octokit;
}

/** What the client wants to log comes from answers, and is not for the log of a run. */
const nothing = (): void => undefined;
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing };

function homeFetch(baseUrl: string, { requestMs, now }: Patience, deadlineMs: number): Fetch {
  const home = new URL(baseUrl).origin;
  // The one of the toolkit goes through the runner's proxy.
  const send = defaults.request?.fetch as Fetch;
  return (url, options) => {
    if (new URL(url).origin !== home)
      throw new BrokenAnswer('The request would leave the host of GitHub.', 400);
    const ms = Math.max(1, Math.min(requestMs, deadlineMs - now()));
    return send(url, { ...options, redirect: 'manual', signal: AbortSignal.timeout(ms) });
  };
}

/** The client gives the text as it is where it is no JSON, such as half an answer. */
function whole<T extends { status: number; data: unknown }>(answer: T): T {
  if (answer.status >= 300) throw new BrokenAnswer('GitHub answered with a redirect.', answer.status);
  const isWhole = answer.status === 204 || (typeof answer.data === 'object' && answer.data !== null);
  if (!isWhole) throw new BrokenAnswer('GitHub did not answer in full.', null);
  return answer;
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

/** True where nobody knows whether a request was done: the line broke, or the server failed. */
export function isEndUnknown(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status >= 500;
}

function failureOf(error: unknown): Failure {
  const response =
    typeof error === 'object' && error !== null && 'response' in error
      ? (error.response as { headers?: Failure['headers'] } | undefined)
      : undefined;
  const message = error instanceof Error ? error.message : '';
  return { status: statusOf(error), headers: response?.headers ?? {}, message };
}
