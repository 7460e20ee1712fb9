import { mixesOf } from '../../../src/plan/measure/mixes.js';
import type { Run } from '../../../src/rollout/trace.js';

type Policies = Parameters<typeof mixesOf>[0];

/** Objects that have a rollout under way (`now`) and one after it (`next`). */
function halfway(count: number): { policies: Policies; run: Run } {
  const names = Array.from({ length: count }, (_, i) => `o${i}`);
  const policies = names.map((name) => ({
    groups: [
      {
        rolls: { system: 'skyhook', kind: 'NodeWright', namespace: null, name },
        runs: { controller: 'next', group: name },
        follows: { controller: 'now', group: name },
      },
    ],
  }));
  const events = names.flatMap((group) => ['now', 'next'].map((controller) => ({ controller, group })));
  return { policies: policies as unknown as Policies, run: { events } as unknown as Run };
}

/** `now next now`: which rollout of each object a mix counts. */
function mixesWith(count: number): string[] {
  const { policies, run } = halfway(count);
  return mixesOf(policies)(run).map(({ events }) => events.map(({ controller }) => controller).join(' '));
}

describe('mixes: objects with a rollout under way and one after it', () => {
  test.each([1, 2, 3, 4])('%i of them: every mix is counted, each once', (count) => {
    const mixes = mixesWith(count);
    expect(mixes).toHaveLength(2 ** count);
    expect(new Set(mixes).size).toBe(2 ** count);
    for (const mix of mixes) expect(mix.split(' ')).toHaveLength(count);
    expect(mixes[0]).toBe(Array(count).fill('now').join(' '));
  });

  test('many of them: everything at once is counted too, which no mix exceeds', () => {
    const mixes = mixesWith(6);
    expect(mixes).toHaveLength(3);
    expect(mixes[2]?.split(' ')).toHaveLength(12);
  });
});
