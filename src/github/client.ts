import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';

const MOST_RETRIES = 3;
const LONGEST_WAIT_SECONDS = 60;

export type Octokit = ReturnType<typeof createClient>;

/** Says whether a rate-limited request is worth another try: at most three, and never after more than a minute. */
function worthWaiting(seconds: number, tries: number): boolean {
  return tries < MOST_RETRIES && seconds <= LONGEST_WAIT_SECONDS;
}

/**
 * The API client. Server errors are tried again by the retry plugin, rate limits by the throttling plugin with GitHub's own
 * waiting time. The token goes to GITHUB_API_URL only. Throws with a sentence where there is no token.
 */
export function createClient(token: string, baseUrl: string) {
  if (token === '')
    throw new Error('The input repo-token is empty; leave it out for the token of the workflow.');
  return getOctokit(
    token,
    {
      baseUrl,
      userAgent: 'fleetplan',
      retry: { retries: MOST_RETRIES },
      throttle: {
        onRateLimit: (seconds: number, _options: object, _client: unknown, tries: number) =>
          worthWaiting(seconds, tries),
        onSecondaryRateLimit: (seconds: number, _options: object, _client: unknown, tries: number) =>
          worthWaiting(seconds, tries),
      },
      request: { redirect: 'error' },
    },
    retry,
    throttling,
  );
}

/** The HTTP status of an API error; null for anything else (network, programming error). */
export function statusOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('status' in error)) return null;
  return typeof error.status === 'number' ? error.status : null;
}
