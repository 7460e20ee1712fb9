import { describe, expect, test } from '@jest/globals';
import { steepPlan } from '../../page/fleets.js';

const { plan } = steepPlan(60, undefined, 'flaky');
const flaky = plan.policies.flatMap(({ base, head }) =>
  [base, head].flatMap((side) => (side?.effect.flaky ? [side.effect.flaky] : [])),
);

describe('where runs with chance failures end', () => {
  test('there are runs on both sides', () => {
    expect(flaky.length).toBeGreaterThanOrEqual(2);
  });

  test.each(['peakAtOnce', 'loss'] as const)(
    'of the %s every run is counted once, and the highest is the last',
    (of) => {
      for (const { runs, frequencies, ...quantiles } of flaky) {
        expect(frequencies[of].reduce((all, [, count]) => all + count, 0)).toBe(runs);
        expect(frequencies[of].at(-1)?.[0]).toBe(quantiles[of][2]);
        const values = frequencies[of].map(([value]) => value);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
      }
    },
  );

  test('the finishes are those of the runs that complete', () => {
    for (const { completed, frequencies, finish } of flaky) {
      expect(frequencies.finish.reduce((all, [, count]) => all + count, 0)).toBe(completed);
      if (finish) expect(frequencies.finish.map(([instant]) => instant)).toContain(finish[0]);
    }
  });
});
