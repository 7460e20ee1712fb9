import { Waits } from '../../src/live/patience.js';

const MINUTE_MS = 60_000;

/** How many tries a server gets that breaks each of them after so long, and what is waited between them. */
async function triesOf(
  lostMs: number,
  askedMs: number | null = null,
): Promise<[tries: number, waitedMs: number]> {
  let waitedMs = 0;
  const waits = new Waits({
    budgetMs: 5 * MINUTE_MS,
    tries: 7,
    now: () => 0,
    sleep: (ms) => {
      waitedMs += ms;
      return Promise.resolve();
    },
  });
  let tries = 1;
  while (await waits.before(tries, askedMs, lostMs)) tries += 1;
  return [tries, waitedMs];
}

test.each<[claim: string, lostMs: number, askedMs: number | null, expected: [number, number]]>([
  ['one that refuses at once gets all tries', 0, null, [7, 61_000]],
  ['one that says when to come again is waited for', 0, 40_000, [7, 240_000]],
  ['one that is silent for half a minute gets five tries', 30_000, null, [5, 15_000]],
  ['one that drips for five minutes gets one', 5 * MINUTE_MS, null, [1, 0]],
])('%s', async (_claim, lostMs, askedMs, expected) => {
  expect(await triesOf(lostMs, askedMs)).toEqual(expected);
});
