import fc from 'fast-check';
import { DAY_MS, beyondMonth, dayOf, neighbour, startOfMonth } from '../../src/calendar/days.js';

const instants = fc.integer({ min: Date.UTC(1600, 0, 1), max: Date.UTC(2400, 0, 1) });

describe('days in UTC', () => {
  test('a day knows its date and its weekday', () => {
    expect(dayOf(Date.parse('2028-02-29T23:59:59.999Z'))).toEqual({
      startMs: Date.parse('2028-02-29T00:00:00Z'),
      year: 2028,
      month: 2,
      dayOfMonth: 29,
      dayOfWeek: 2,
    });
  });

  test('the neighbour of a day is the day that its midnight is in', () => {
    fc.assert(
      fc.property(instants, fc.constantFrom(1 as const, -1 as const), (at, step) => {
        const day = dayOf(at);
        expect(neighbour(day, step)).toEqual(dayOf(day.startMs + step * DAY_MS));
      }),
    );
  });

  test('beyond a month lies the first day of the next or the last of the one before', () => {
    const day = dayOf(Date.parse('2026-12-10T12:00:00Z'));
    expect(new Date(beyondMonth(day, 1).startMs).toISOString()).toBe('2027-01-01T00:00:00.000Z');
    expect(new Date(beyondMonth(day, -1).startMs).toISOString()).toBe('2026-11-30T00:00:00.000Z');
  });

  test('years before 100 are not read as 1900 and later', () => {
    expect(new Date(startOfMonth(50, 1)).getUTCFullYear()).toBe(50);
  });
});
