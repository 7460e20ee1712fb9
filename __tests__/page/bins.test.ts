import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { TIME_WIDTHS, WHOLE_WIDTHS, binsOf } from '../../src/page/bins.js';

const HOUR = 3_600_000;

describe('the bars of a histogram', () => {
  test.each([
    ['one value is one bar', [[[7, 100]]], { from: [7], width: 1, counts: [[100]] }],
    [
      'a few values have a bar each, also those that never came',
      [
        [
          [1, 9],
          [3, 1],
        ],
      ],
      { from: [1, 2, 3], width: 1, counts: [[9, 0, 1]] },
    ],
    [
      'both sides share their bars',
      [[[2, 5]], [[4, 5]]],
      {
        from: [2, 3, 4],
        width: 1,
        counts: [
          [5, 0, 0],
          [0, 0, 5],
        ],
      },
    ],
    ['no value, no bars', [[], []], null],
  ] as const)('%s', (_name, sides, bins) => {
    expect(binsOf(sides, WHOLE_WIDTHS)).toEqual(bins);
  });

  test('bars of hours begin on the hour', () => {
    const bins = binsOf(
      [
        [
          [HOUR * 9.5, 1],
          [HOUR * 20.2, 1],
        ],
      ],
      TIME_WIDTHS,
    );
    expect(bins?.from.every((from) => from % HOUR === 0)).toBe(true);
  });

  test('no run is lost, and there are never too many bars', () => {
    const frequencies = fc
      .uniqueArray(fc.nat({ max: 200_000 }), { maxLength: 60 })
      .map((values) => values.sort((a, b) => a - b).map((value) => [value, (value % 7) + 1] as const));
    fc.assert(
      fc.property(fc.array(frequencies, { minLength: 1, maxLength: 2 }), (sides) => {
        const bins = binsOf(sides, WHOLE_WIDTHS);
        const sum = (counts: readonly number[]): number => counts.reduce((all, count) => all + count, 0);
        expect(bins?.from.length ?? 0).toBeLessThanOrEqual(20);
        sides.forEach((side, i) => {
          expect(sum(bins?.counts[i] ?? [])).toBe(sum(side.map(([, count]) => count)));
        });
      }),
    );
  });
});
