import fc from 'fast-check';
import { DAY_MS, dayOf, nextDay, startOfMonth } from '../../src/calendar/days.js';

const instants = fc.integer({ min: Date.UTC(1600, 0, 1), max: Date.UTC(2400, 0, 1) });

describe('days: days in UTC', () => {
  test('a day knows its date and its weekday', () => {
    expect(dayOf(Date.parse('2028-02-29T23:59:59.999Z'))).toEqual({
      startMs: Date.parse('2028-02-29T00:00:00Z'),
      year: 2028,
      month: 2,
      dayOfMonth: 29,
      dayOfWeek: 2,
    });
  });

  test('nextDay: the day of the next midnight', () => {
    fc.assert(
      fc.property(instants, (at) => {
        const day = dayOf(at);
        expect(nextDay(day)).toEqual(dayOf(day.startMs + DAY_MS));
      }),
    );
  });

  test('years before 100 are not read as 1900 and later', () => {
    expect(new Date(startOfMonth(50, 1)).getUTCFullYear()).toBe(50);
  });
});
