import fc from 'fast-check';
import { covers } from '../../../src/calendar/intervals.js';
import { goDurationMs } from '../../../src/manifest/quantity.js';
import { parseSchedule } from '../../../src/systems/karpenter/controller/schedule.js';
import { activeWindows, hitsWithin, isActiveAt } from '../../../src/systems/karpenter/controller/windows.js';
import { utc } from './samples.js';

function windows(text: string, duration: string, from: string, to: string): string[] {
  const parsed = parseSchedule(text);
  if (!parsed.ok) throw new Error(parsed.error);
  const found = activeWindows(parsed.value, goDurationMs(duration) ?? 0, { from: utc(from), to: utc(to) });
  return found.map((window) => `${short(window.from)} to ${short(window.to)}`);
}

function short(at: number): string {
  return new Date(at).toISOString().slice(5, 16).replace('T', ' ');
}

describe('windows', () => {
  test.each([
    [
      'on working days',
      '0 9 * * mon-fri',
      '8h',
      ['03-06 09:00 to 03-06 17:00', '03-09 09:00 to 03-09 17:00'],
    ],
    ['over midnight and a month end', '0 22 28 2 *', '240h', ['03-06 00:00 to 03-10 00:00']],
    ['over a weekend', '0 22 * * fri', '62h', ['03-06 22:00 to 03-09 12:00']],
    ['hour ranges whose hits overlap become one', '0 7-13 7 3 *', '7h', ['03-07 07:00 to 03-07 20:00']],
    ['hits that touch leave no gap', '@daily', '24h', ['03-06 00:00 to 03-10 00:00']],
    [
      'durations longer than the period are always active',
      '0 9 * * *',
      '1000h',
      ['03-06 00:00 to 03-10 00:00'],
    ],
    ['every seven minutes, over the hour', '*/7 0 7 3 *', '5m', null],
    ['a duration of zero is never active', '0 9 * * *', '0m', []],
    ['a schedule that never hits is always active', '0 0 30 2 *', '1h', ['03-06 00:00 to 03-10 00:00']],
    [
      'a schedule that never hits is always active, even with a duration of zero',
      '0 0 30 2 *',
      '0m',
      ['03-06 00:00 to 03-10 00:00'],
    ],
    ['a carried-over window begins with the horizon', '0 9 5 3 *', '24h', ['03-06 00:00 to 03-06 09:00']],
    ['@every at most as long as the duration: always', '@every 1h', '1h', ['03-06 00:00 to 03-10 00:00']],
    ['@every longer than the duration: never', '@every 61m', '1h', []],
  ])('%s', (_name, schedule, duration, expected) => {
    const found = windows(schedule, duration, '2026-03-06T00:00:00Z', '2026-03-10T00:00:00Z');
    if (expected) expect(found).toEqual(expected);
    else expect(found.slice(0, 2)).toEqual(['03-07 00:00 to 03-07 00:05', '03-07 00:07 to 03-07 00:12']);
  });

  test('an hour has its last and its first hit in one window', () => {
    expect(windows('*/7 * * * *', '5m', '2026-03-06T00:50:00Z', '2026-03-06T01:10:00Z')).toEqual([
      '03-06 00:50 to 03-06 00:54',
      '03-06 00:56 to 03-06 01:05',
      '03-06 01:07 to 03-06 01:10',
    ]);
  });

  test('a year of a leap day ends where a year does: the window is over a day before the next', () => {
    expect(windows('@yearly', '8760h', '2028-12-30T00:00:00Z', '2029-01-02T00:00:00Z')).toEqual([
      '12-30 00:00 to 12-31 00:00',
      '01-01 00:00 to 01-02 00:00',
    ]);
  });

  test('around 2100 a leap-day budget is active while the search finds nothing, to the second', () => {
    const parsed = parseSchedule('0 0 29 2 *');
    if (!parsed.ok) throw new Error(parsed.error);
    const horizon = { from: utc('2096-02-01T00:00:00Z'), to: utc('2104-03-02T00:00:00Z') };
    expect(activeWindows(parsed.value, 3_600_000, horizon)).toEqual([
      { from: utc('2096-02-29T00:00:00Z'), to: utc('2099-01-01T00:59:59Z') },
      { from: utc('2104-02-29T00:00:00Z'), to: utc('2104-02-29T01:00:00Z') },
    ]);
  });

  test.each([
    ['the start belongs to the window', '2026-03-06T09:00:00Z', true],
    ['a millisecond before the start does not', '2026-03-06T08:59:59.999Z', false],
    ['a millisecond before the end does', '2026-03-06T16:59:59.999Z', true],
    ['the end does not', '2026-03-06T17:00:00Z', false],
  ])('%s', (_name, at, expected) => {
    const parsed = parseSchedule('0 9 * * *');
    expect(parsed.ok && isActiveAt(parsed.value, 8 * 3_600_000, utc(at))).toBe(expected);
  });

  test('a horizon of a year costs days, not minutes', () => {
    const parsed = parseSchedule('* * * * *');
    if (!parsed.ok) throw new Error(parsed.error);
    const horizon = { from: utc('2026-01-01T00:00:00Z'), to: utc('2126-01-01T00:00:00Z') };
    expect(activeWindows(parsed.value, 60_000, horizon)).toEqual([horizon]);
  });

  test('hits are those of the half-open horizon', () => {
    const parsed = parseSchedule('0 */12 * * *');
    if (!parsed.ok || parsed.value.kind !== 'calendar') throw new Error('no calendar');
    const horizon = { from: utc('2026-03-06T00:00:00Z'), to: utc('2026-03-07T00:00:00Z') };
    expect([...hitsWithin(parsed.value, horizon)].map(short)).toEqual(['03-06 00:00', '03-06 12:00']);
  });
});

const fieldText = (min: number, max: number) =>
  fc.oneof(
    fc.constant('*'),
    fc.integer({ min, max }).map(String),
    fc
      .tuple(fc.integer({ min, max }), fc.integer({ min: 1, max: 9 }))
      .map(([from, step]) => `${from}/${step}`),
    fc.integer({ min: 1, max: 9 }).map((step) => `*/${step}`),
    fc
      .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
      .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`),
    fc.constant(','),
  );

const expressions = fc
  .tuple(fieldText(0, 59), fieldText(0, 23), fieldText(1, 31), fieldText(1, 12), fieldText(0, 6))
  .map((fields) => fields.join(' '));

describe('windows agree with the controller', () => {
  test('at random instants of random schedules, also next to their edges', () => {
    const start = utc('2026-01-01T00:00:00Z');
    const days = fc.integer({ min: 0, max: 3000 });
    const minutes = fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 60_000 }));
    fc.assert(
      fc.property(
        expressions,
        minutes,
        days,
        fc.array(fc.nat(40 * 86_400_000), { maxLength: 20 }),
        (text, length, day, offsets) => {
          const parsed = parseSchedule(text);
          if (!parsed.ok) throw new Error(parsed.error);
          const durationMs = length * 60_000;
          const from = start + day * 86_400_000 + (offsets[0] ?? 0);
          const horizon = { from, to: from + 40 * 86_400_000 };
          const found = activeWindows(parsed.value, durationMs, horizon);
          const edges = found.slice(0, 20).flatMap((window) => [window.from, window.to]);
          const instants = [
            ...offsets.map((offset) => from + offset),
            ...edges.flatMap((at) => [at - 1, at, at + 1]),
          ];
          for (const at of instants.filter((at) => at >= horizon.from && at < horizon.to)) {
            expect([text, length, at, covers(found, at)]).toEqual([
              text,
              length,
              at,
              isActiveAt(parsed.value, durationMs, at),
            ]);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
