import fc from 'fast-check';
import { covers } from '../../../src/calendar/intervals.js';
import { parseSchedule } from '../../../src/systems/karpenter/controller/schedule.js';
import { activeWindows, hitsWithin, isActiveAt } from '../../../src/systems/karpenter/controller/windows.js';
import { utc } from './samples.js';

function short(at: number): string {
  return new Date(at).toISOString().slice(5, 16).replace('T', ' ');
}

describe('windows', () => {
  test('around 2100 a leap-day budget is active while the search finds nothing, to the second', () => {
    const parsed = parseSchedule('0 0 29 2 *');
    if (!parsed.ok) throw new Error(parsed.error);
    const horizon = { from: utc('2096-02-01T00:00:00Z'), to: utc('2104-03-02T00:00:00Z') };
    expect(activeWindows(parsed.value, 3_600_000, horizon)).toEqual([
      { from: utc('2096-02-29T00:00:00Z'), to: utc('2099-01-01T00:59:59Z') },
      { from: utc('2104-02-29T00:00:00Z'), to: utc('2104-02-29T01:00:00Z') },
    ]);
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

describe('windows: windows agree with the controller', () => {
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
