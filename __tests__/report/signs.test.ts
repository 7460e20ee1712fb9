import fc from 'fast-check';
import type { PlannedGroup } from '../../src/plan/model.js';
import { axisLine, axisOf, batchSigns, frozenSigns } from '../../src/report/signs.js';

const MINUTE = 60_000;
const NINE = Date.parse('2026-11-24T09:00:00Z');
const HOUR_OF_TENS = { from: NINE, stepMs: 10 * MINUTE, signs: 6 };

type Batches = readonly (readonly [from: number, to: number | null, size: number])[];

/** Batches in minutes after nine. */
function group(batches: Batches, closed: readonly (readonly [number, number])[] = []): PlannedGroup {
  const at = (minutes: number): number => NINE + minutes * MINUTE;
  return {
    batches: batches.map(([from, to, size], i) => ({
      ...{ index: i + 1, size, targets: [], succeeded: size, failed: 0 },
      ...{ start: at(from), end: to === null ? null : at(to) },
    })),
    allowed: closed.flatMap(([from, to]) => [
      { reason: null, from: at(from), to: at(to), limit: 0, remaining: 0 },
      { reason: null, from: at(to), to: Infinity, limit: 1, remaining: 1 },
    ]),
  } as unknown as PlannedGroup;
}

describe('a line of the timeline', () => {
  test.each([
    ['a batch is its number, and on until it is over', [[0, 60, 5]], '5====='],
    [
      'two batches stand one behind the other',
      [
        [0, 30, 12],
        [30, 60, 3],
      ],
      '12=3==',
    ],
    [
      'where its number has no room a batch has none',
      [
        [0, 20, 12],
        [20, 60, 3],
      ],
      '##3===',
    ],
    [
      'batches shorter than a sign are one',
      [
        [0, 3, 1],
        [3, 6, 1],
        [6, 9, 1],
      ],
      '#',
    ],
    ['what never ends goes on', [[20, null, 4]], '  4==>'],
    ['what ends behind the edge goes on', [[30, 600, 4]], '   4=>'],
    ['what begins behind the edge is not there', [[90, 100, 4]], ''],
    [
      'a batch that begins before the one before it is over comes behind it',
      [
        [0, 30, 4],
        [20, 60, 5],
      ],
      '4==5==',
    ],
  ] as const)('%s', (_name, batches, line) => {
    expect(batchSigns(group(batches), HOUR_OF_TENS)).toBe(line);
  });

  test('closed hours stand where no batch does, a sign that is closed in part is another one', () => {
    expect(batchSigns(group([[40, 60, 7]], [[0, 35]]), HOUR_OF_TENS)).toBe('...:7=');
  });

  test('a freeze is there however short it is', () => {
    const windows = [{ from: NINE + 21 * MINUTE, to: NINE + 22 * MINUTE }];
    expect(frozenSigns(windows, HOUR_OF_TENS)).toBe('  x');
  });

  test('every number on it is the size of a batch that begins there', () => {
    const sizes = fc.array(fc.tuple(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: 300 })), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(sizes, fc.integer({ min: 22, max: 140 }), (given, most) => {
        let at = 0;
        const batches: Batches = given.map(([size, minutes]) => [at, (at += minutes), size]);
        const axis = axisOf(NINE, NINE + Math.max(1, at) * MINUTE, most);
        const line = batchSigns(group(batches), axis);
        expect(line.length).toBeLessThanOrEqual(axis.signs);
        for (const { 0: number, index } of line.matchAll(/\d+/g)) {
          const under = axis.from + index * axis.stepMs;
          const near = batches.filter(
            ([from]) => Math.abs(NINE + from * MINUTE - under) <= axis.stepMs + MINUTE,
          );
          expect(near.map(([, , size]) => String(size))).toContain(number);
        }
      }),
    );
  });
});

describe('the axis', () => {
  test.each([
    ['an hour', 60, '|09:00    |09:10    |09:20    |09:30    |09:40    |09:50'],
    ['a day', 24 * 60, '      |12:00      |18:00      |Wed 25     |06:00'],
  ] as const)('of %s', (_name, minutes, line) => {
    expect(axisLine(axisOf(NINE, NINE + minutes * MINUTE, 60))).toBe(line);
  });

  test('is never longer than there is room, and holds the whole', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 10 ** 12 }),
        fc.integer({ min: 20, max: 140 }),
        (length, most) => {
          const { from, stepMs, signs } = axisOf(NINE, NINE + length, most);
          expect(signs).toBeLessThanOrEqual(most);
          expect(from).toBeLessThanOrEqual(NINE);
          expect(from + signs * stepMs).toBeGreaterThanOrEqual(NINE + length - 1);
        },
      ),
    );
  });
});
