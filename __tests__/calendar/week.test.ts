import type { Interval } from '../../src/calendar/intervals.js';
import { WEEK_MS, weekText } from '../../src/calendar/week.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 23);
const WEEK: Interval = { from: MONDAY, to: MONDAY + WEEK_MS };

/** Stretches of some hours that begin at an hour of days of three weeks; Monday is 0. */
function stretches(days: readonly number[], hour: number, hours: number): Interval[] {
  return [-1, 0, 1].flatMap((week) =>
    days.map((day) => {
      const from = MONDAY + week * WEEK_MS + day * DAY + hour * HOUR;
      return { from, to: from + hours * HOUR };
    }),
  );
}

describe('week: a week in words', () => {
  test.each([
    ['hours of days in a row', stretches([0, 1, 2, 3, 4], 7, 10), 'Mon-Fri 07:00–17:00'],
    ['every day', stretches([0, 1, 2, 3, 4, 5, 6], 10, 0.5), 'daily 10:00–10:30'],
    ['a night ends on the next day', stretches([4, 5], 22, 8), 'Fri, Sat 22:00–06:00'],
    ['a whole day ends at 24:00', stretches([6], 0, 24), 'Sun 00:00–24:00'],
    ['a day from noon names both days', stretches([2], 12, 24), 'Wed 12:00 to Thu 12:00'],
    ['over a weekend, though it ends in the next week', stretches([5], 2, 56), 'Sat 02:00 to Mon 10:00'],
    ['all but some hours', stretches([0], 5, 164), 'Mon 05:00 to the next Mon 01:00'],
    ['days apart', stretches([0, 2, 3, 4], 1, 1), 'Mon, Wed-Fri 01:00–02:00'],
    ['no stretch at all', [], 'at no time of the week'],
    ['one that covers the week', [{ from: MONDAY - DAY, to: MONDAY + 9 * DAY }], 'all week'],
    [
      'one that ends in the week and does not come again',
      [{ from: MONDAY - DAY, to: MONDAY + 9 * HOUR }],
      'until Mon 09:00',
    ],
  ])('%s', (_claim, list, expected) => {
    expect(weekText(list, WEEK, 'UTC')).toBe(expected);
  });

  test('many times a day is a rhythm', () => {
    const hourly = Array.from({ length: 24 * 8 }, (_, i) => ({
      from: MONDAY + i * HOUR,
      to: MONDAY + i * HOUR + 10 * 60_000,
    }));
    expect(weekText(hourly, WEEK, 'UTC')).toBe('each hour from :00 to :09');
  });

  test('by the clocks of a zone days can be others', () => {
    const nights = stretches([1, 2, 3, 4, 5], 5, 8);
    expect(weekText(nights, WEEK, 'UTC')).toBe('Tue-Sat 05:00–13:00');
    expect(weekText(nights, WEEK, 'America/Los_Angeles')).toBe('Mon-Fri 21:00–05:00');
  });
});
