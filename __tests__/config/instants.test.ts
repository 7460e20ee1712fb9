import fc from 'fast-check';
import { HORIZON, parseInstant, parseWallClock, START } from '../../src/config/duration.js';
import { readConfig } from '../../src/config/read.js';
import { isCalendarDay } from '../../src/manifest/quantity.js';

const DAY_MS = 86_400_000;

test('instants: every day of the calendar is one, and no other', () => {
  const day = fc.integer({ min: Date.UTC(1600, 0, 1) / DAY_MS, max: Date.UTC(2400, 0, 1) / DAY_MS });
  const more = fc.constantFrom('00', '29', '30', '31', '32');
  fc.assert(
    fc.property(day, more, (days, dayOfMonth) => {
      const date = new Date(days * DAY_MS).toISOString().slice(0, 10);
      expect(isCalendarDay(date)).toBe(true);
      const other = date.slice(0, 8) + dayOfMonth;
      const back = Date.parse(other);
      const isSame = !Number.isNaN(back) && new Date(back).toISOString().startsWith(other);
      expect(isCalendarDay(other)).toBe(isSame);
    }),
  );
});

describe('instants: an instant', () => {
  test.each([
    ['2026-11-22T07:00:00+01:00', Date.UTC(2026, 10, 22, 6)],
    ['2026-11-22T07:00Z', Date.UTC(2026, 10, 22, 7)],
    ['2028-02-29T23:59:59.999Z', Date.UTC(2028, 1, 29, 23, 59, 59, 999)],
    ['2026-01-01T00:00:00+14:00', Date.UTC(2025, 11, 31, 10)],
    ['2026-01-01T00:00:00-03:30', Date.UTC(2026, 0, 1, 3, 30)],
  ])('%s is read', (text, expected) => {
    expect(parseInstant(text)).toBe(expected);
    expect(START.parse(text)).toBe(expected);
  });

  test.each([
    '2026-02-29T00:00:00Z',
    '2026-02-30T00:00:00Z',
    '2026-06-31T00:00:00Z',
    '2026-00-10T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-11-00T00:00:00Z',
    '2026-11-22T24:00:00Z',
    '2026-11-22T23:60:00Z',
    '2026-06-30T23:59:60Z',
    '2026-11-22T07:00:00+14:01',
    '2026-11-22T07:00:00+01:60',
    '2026-11-22T07:00:00+24:00',
    '2026-11-22T07:00:00',
    '2026-11-22',
    'now',
    '2026-11-22T07Z',
    '2026-11-22T07:00:00z',
    ' 2026-11-22T07:00:00Z',
    '+002026-11-22T07:00:00Z',
  ])('%j is none', (text) => {
    expect(parseInstant(text)).toBeNull();
    expect(START.parse(text)).toBeNull();
  });

  test.each(['1969-12-31T23:59:59Z', '0001-01-01T00:00:00Z', '2200-01-01T00:00:00Z', '9999-12-31T00:00:00Z'])(
    'no rollout starts %s',
    (text) => {
      expect(parseInstant(text)).not.toBeNull();
      expect(START.parse(text)).toBeNull();
    },
  );
});

test.each([
  ['2026-02-28', Date.UTC(2026, 1, 28)],
  ['2026-02-28T18:00', Date.UTC(2026, 1, 28, 18)],
  ['2026-02-30', null],
  ['2026-02-28T24:00', null],
  ['2026-02-28T18:00Z', null],
])('instants: a clock on the wall shows %s', (text, expected) => {
  expect(parseWallClock(text)).toBe(expected);
});

test.each([
  ['7d', 7 * DAY_MS],
  ['1s', 1_000],
  ['0d', null],
  ['0s', null],
  ['1e9', null],
  ['-1d', null],
  ['3661d', null],
])('instants: a horizon of %s', (text, expected) => {
  expect(HORIZON.parse(text)).toBe(expected);
});

describe('instants: a freeze', () => {
  const read = (freeze: string) => readConfig(`version: 1\nfreezes:\n  - ${freeze}\n`, 'fleetplan.yml');

  test.each([
    ['from 30 February', '{ name: x, from: 2026-02-30, to: 2026-03-05 }', 16],
    ['to 31 June', '{ name: x, from: 2026-06-01, to: 2026-06-31 }', 34],
    [
      'from an instant on 30 February',
      '{ name: x, from: 2026-02-30T00:00:00Z, to: 2026-03-05T00:00:00Z }',
      16,
    ],
    ['from 24:00', '{ name: x, from: 2026-02-28T24:00, to: 2026-03-05 }', 16],
    ['each 30 February', '{ name: x, schedule: "0 0 30 2 *", duration: 1d }', 16],
    ['each 31 of short months', '{ name: x, schedule: "0 0 31 2,4,6,9,11 *", duration: 1d }', 16],
    ['of no length', '{ name: x, schedule: "0 0 * * *", duration: 0d }', 39],
  ])('%s is an error with its place', (_claim, freeze, column) => {
    const place = { file: 'fleetplan.yml', line: 3, column };
    expect(read(freeze)).toMatchObject({ problems: [{ severity: 'error', code: 'invalid-config', place }] });
  });

  test('on 29 February there is, every fourth year', () => {
    expect(read('{ name: x, schedule: "0 0 29 2 *", duration: 1d }')).toHaveProperty('config');
    expect(read('{ name: x, from: 2028-02-29, to: 2028-03-01 }')).toHaveProperty('config');
  });
});
