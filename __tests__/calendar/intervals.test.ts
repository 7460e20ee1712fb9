import fc from 'fast-check';
import {
  clipTo,
  covers,
  gapsIn,
  intersectionOf,
  type Interval,
  mergeIntervals,
  totalMs,
  without,
} from '../../src/calendar/intervals.js';

const span = (from: number, to: number): Interval => ({ from, to });

const spans = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 12 })), { maxLength: 12 })
  .map((pairs) => pairs.map(([from, length]) => span(from, from + length)).sort((a, b) => a.from - b.from));

function isIn(list: readonly Interval[], at: number): boolean {
  return list.some(({ from, to }) => from <= at && at < to);
}

describe('intervals: mergeIntervals', () => {
  test.each([
    ['nothing', [], []],
    ['overlapping ones become one', [span(1, 5), span(3, 8)], [span(1, 8)]],
    ['touching ones become one', [span(1, 3), span(3, 5)], [span(1, 5)]],
    ['one inside another disappears', [span(1, 9), span(2, 3)], [span(1, 9)]],
    ['a gap stays a gap', [span(1, 2), span(3, 4)], [span(1, 2), span(3, 4)]],
    ['empty ones disappear', [span(2, 2), span(3, 4)], [span(3, 4)]],
  ])('%s', (_name, input, expected) => {
    expect(mergeIntervals(input)).toEqual(expected);
  });

  test('covers the same instants, and neighbors never touch', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: -5, max: 80 }), (list, at) => {
        const merged = mergeIntervals(list);
        expect(isIn(merged, at)).toBe(isIn(list, at));
        merged.slice(1).forEach((next, i) => {
          expect(next.from).toBeGreaterThan(merged[i]?.to ?? Infinity);
        });
      }),
    );
  });

  test('leaves its input alone', () => {
    const input = [Object.freeze(span(1, 5)), Object.freeze(span(2, 9))];
    expect(mergeIntervals(input)).toEqual([span(1, 9)]);
    expect(input).toEqual([span(1, 5), span(2, 9)]);
  });
});

describe('intervals: clipTo, gapsIn and covers agree with membership', () => {
  test('at every instant', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: -5, max: 80 }), (left, at) => {
        const a = mergeIntervals(left);
        const within = span(10, 40);
        const inside = within.from <= at && at < within.to;
        expect(isIn(clipTo(within, a), at)).toBe(inside && isIn(a, at));
        expect(isIn(gapsIn(within, a), at)).toBe(inside && !isIn(a, at));
        expect(covers(a, at)).toBe(isIn(a, at));
      }),
    );
  });
});

describe('intervals: without, intersectionOf', () => {
  test('cover the instants of one list that are not, or are, in another', () => {
    fc.assert(
      fc.property(spans, spans, fc.integer({ min: -5, max: 80 }), (a, b, at) => {
        const [one, other] = [mergeIntervals(a), mergeIntervals(b)];
        expect(isIn(without(one, other), at)).toBe(isIn(one, at) && !isIn(other, at));
        expect(isIn(intersectionOf(one, other), at)).toBe(isIn(one, at) && isIn(other, at));
        expect(totalMs(without(one, other)) + totalMs(intersectionOf(one, other))).toBe(totalMs(one));
      }),
    );
  });
});

test('intervals: what is clipped to no time, or to time that nothing covers, is nothing: no empty stretch is left', () => {
  const merged = [span(1, 5), span(7, 9)];
  const none = [span(3, 3), span(4, 2), span(5, 7), span(9, 20), span(0, 1)];
  expect(none.map((within) => clipTo(within, merged))).toEqual(none.map(() => []));
});
