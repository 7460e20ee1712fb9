/** How long a run waits for GitHub. Clock and sleep are passed in, so that tests need not wait. */
export interface Patience {
  /** For all requests of a client together, from its making on. */
  readonly budgetMs: number;
  /** For one try of one request, its answer included. */
  readonly requestMs: number;
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

const MOST_TRIES = 4;
const SECOND_MS = 1000;

/** What came is not an answer: a redirect, or a body that is cut off or no JSON; then, without a status, GitHub may have acted. */
export class BrokenAnswer extends Error {
  constructor(
    message: string,
    readonly status: number | null,
  ) {
    super(message);
  }
}

/** A failed request, as far as waiting goes. */
export interface Failure {
  readonly status: number | null;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
  readonly message: string;
}

/**
 * Milliseconds until a request is worth another try; null where it is not. A refusal for its rate was not acted upon, and is tried
 * again when GitHub says so. After a server error or a broken line nobody knows: only requests that may be done twice are sent
 * twice, never one that would make a second comment.
 */
export function waitBefore(
  failure: Failure,
  mayRepeat: boolean,
  tries: number,
  nowMs: number,
): number | null {
  const { status, headers } = failure;
  if (tries >= MOST_TRIES) return null;
  if (status === 403 || status === 429) return waitOfRateLimit(failure, nowMs);
  const mayHaveActed = status === null || status >= 500;
  if (!mayHaveActed || !mayRepeat) return null;
  return retryAfterMs(headers['retry-after'], nowMs) ?? 2 ** (tries - 1) * SECOND_MS;
}

/** Null for a refusal that waiting does not mend: a token that may not. */
function waitOfRateLimit({ status, headers, message }: Failure, nowMs: number): number | null {
  const asked = retryAfterMs(headers['retry-after'], nowMs);
  if (asked !== null) return asked;
  if (headers['x-ratelimit-remaining'] === '0') {
    const reset = Number(headers['x-ratelimit-reset']) * SECOND_MS;
    return Number.isFinite(reset) ? Math.max(SECOND_MS, reset - nowMs) : 60 * SECOND_MS;
  }
  return status === 429 || /\bsecondary rate\b/i.test(message) ? 60 * SECOND_MS : null;
}

/** Tries until it is done, is not worth another try, or the budget is spent; then throws the last error. */
export async function patiently<T>(
  attempt: () => Promise<T>,
  failureOf: (error: unknown) => Failure,
  mayRepeat: boolean,
  { sleep, now, deadlineMs }: Pick<Patience, 'sleep' | 'now'> & { readonly deadlineMs: number },
): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await attempt();
    } catch (error) {
      const wait = waitBefore(failureOf(error), mayRepeat, tries, now());
      if (wait === null || now() + wait >= deadlineMs) throw error;
      await sleep(wait);
    }
  }
}

/** Milliseconds that a `Retry-After` header asks for: seconds, or an instant of HTTP. Null where there is none, or none that is one. */
function retryAfterMs(written: string | number | undefined, nowMs: number): number | null {
  if (written === undefined || written === '') return null;
  const seconds = Number(written);
  const ms = Number.isFinite(seconds) ? seconds * SECOND_MS : Date.parse(String(written)) - nowMs;
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
