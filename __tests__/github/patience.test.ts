import { type Failure, patiently, waitBefore } from '../../src/github/patience.js';

const NOW = Date.parse('2026-11-23T08:00:00Z');
const failure = (status: number | null, headers: Failure['headers'] = {}, message = ''): Failure => ({
  status,
  headers,
  message,
});

describe('the wait before another try', () => {
  test.each<[claim: string, failure: Failure, mayRepeat: boolean, expected: number | null]>([
    ['a server error of a reading request', failure(502), true, 1000],
    ['a broken line of a reading request', failure(null), true, 1000],
    ['a server error of a write that may have been done', failure(502), false, null],
    ['a broken line of a write that may have been done', failure(null), false, null],
    ['a server error that says when', failure(503, { 'retry-after': '7' }), true, 7000],
    ['a refusal for its rate, which was not done', failure(429, { 'retry-after': '3' }), false, 3000],
    [
      'a refusal until an instant',
      failure(403, { 'retry-after': 'Mon, 23 Nov 2026 08:00:09 GMT' }),
      false,
      9000,
    ],
    [
      'a spent limit',
      failure(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(NOW / 1000 + 30) }),
      false,
      30_000,
    ],
    [
      'a spent limit that is over',
      failure(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '1' }),
      true,
      1000,
    ],
    [
      'a spent limit whose end is no number',
      failure(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': 'soon' }),
      false,
      60_000,
    ],
    [
      'a secondary limit without a time',
      failure(403, {}, 'You have exceeded a secondary rate limit.'),
      false,
      60_000,
    ],
    [
      'a token that may not',
      failure(403, { 'x-ratelimit-remaining': '55' }, 'Resource not accessible'),
      true,
      null,
    ],
    ['a token that is none', failure(401), true, null],
    ['what is not there', failure(404), true, null],
    ['what GitHub does not take', failure(422), true, null],
    ['a redirect', failure(302), true, null],
  ])('%s', (_claim, given, mayRepeat, expected) => {
    expect(waitBefore(given, mayRepeat, 1, NOW)).toBe(expected);
  });

  test('grows, and there are four tries', () => {
    expect([1, 2, 3, 4].map((tries) => waitBefore(failure(500), true, tries, NOW))).toEqual([
      1000,
      2000,
      4000,
      null,
    ]);
  });
});

describe('trying again', () => {
  async function run(failures: readonly Failure[], deadlineMs = NOW + 60_000): Promise<unknown> {
    let now = NOW;
    let tries = 0;
    const attempt = () => {
      const failed = failures[tries];
      tries += 1;
      return failed ? Promise.reject(new Error(String(failed.status))) : Promise.resolve('done');
    };
    const sleep = (ms: number) => {
      now += ms;
      return Promise.resolve();
    };
    const ended = await patiently(attempt, () => failures[tries - 1] ?? failure(null), true, {
      now: () => now,
      sleep,
      deadlineMs,
    }).catch((error: unknown) => String(error));
    return { ended, tries, waited: now - NOW };
  }

  test('ends with the first success', async () => {
    expect(await run([failure(500), failure(null)])).toEqual({ ended: 'done', tries: 3, waited: 3000 });
  });

  test('ends with the last error', async () => {
    expect(await run(Array(9).fill(failure(500)) as Failure[])).toEqual({
      ended: 'Error: 500',
      tries: 4,
      waited: 7000,
    });
  });

  test('does not begin a wait that goes beyond the budget', async () => {
    expect(await run([failure(429, { 'retry-after': '3600' })])).toEqual({
      ended: 'Error: 429',
      tries: 1,
      waited: 0,
    });
    expect(await run([failure(500)], NOW + 1000)).toEqual({ ended: 'Error: 500', tries: 1, waited: 0 });
  });
});
