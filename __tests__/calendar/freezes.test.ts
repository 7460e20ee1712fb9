import { describe, expect, test } from '@jest/globals';
import { freezeScheduleError, recurrences } from '../../src/calendar/freezes.js';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const iso = (ms: number): string => new Date(ms).toISOString().slice(0, 16);

describe('a freeze that comes again', () => {
  test('keeps its local hour when the clocks are set', () => {
    const within = { from: at('2026-03-20T00:00:00Z'), to: at('2026-04-05T00:00:00Z') };
    expect(recurrences('0 18 * * fri', HOUR, 'Europe/Berlin', within).map(({ from }) => iso(from))).toEqual([
      '2026-03-20T17:00',
      '2026-03-27T17:00',
      '2026-04-03T16:00',
    ]);
  });

  test('that runs already when the plan begins is there from its start on', () => {
    const within = { from: at('2026-11-21T12:00:00Z'), to: at('2026-11-28T00:00:00Z') };
    const [first] = recurrences('0 18 * * fri', 62 * HOUR, 'UTC', within);
    expect([iso(first?.from ?? 0), iso(first?.to ?? 0)]).toEqual(['2026-11-21T12:00', '2026-11-23T08:00']);
  });
});

describe('schedules of freezes', () => {
  test.each([
    ['names of days', '0 18 * * fri', true],
    ['7 is Sunday', '0 18 * * 7', true],
    ['four fields', '0 18 * *', false],
    ['six fields', '0 0 18 * * fri', false],
    ['a descriptor', '@daily', false],
    ['every minute', '* * * * *', false],
    ['a date that never comes', '0 0 30 2 *', false],
    ['hashed fields', '0 H * * *', false],
    ['words', 'whenever we feel like it', false],
  ])('%s', (_claim, text, good) => {
    expect(freezeScheduleError(text) === null).toBe(good);
  });
});
