import fc from 'fast-check';
import { fromWallClock, offsetMs, toWallClock, zoneChanges } from '../../src/calendar/zones.js';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);

describe('zones: the offset of a zone', () => {
  test.each([
    ['UTC is UTC', 'UTC', '2026-07-01T00:00:00Z', 0],
    ['Berlin in winter', 'Europe/Berlin', '2026-01-12T12:00:00Z', 1],
    ['Berlin in summer', 'Europe/Berlin', '2026-06-08T12:00:00Z', 2],
    ['Los Angeles in winter', 'America/Los_Angeles', '2026-01-12T12:00:00Z', -8],
    ['India, half an hour', 'Asia/Kolkata', '2026-01-12T12:00:00Z', 5.5],
  ])('%s', (_claim, zone, instant, hours) => {
    expect(offsetMs(at(instant), zone)).toBe(hours * HOUR);
  });
});

describe('zones: when clocks are set', () => {
  const year = { from: at('2026-01-01T00:00:00Z'), to: at('2027-01-01T00:00:00Z') };

  test.each([
    ['Berlin', 'Europe/Berlin', ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z']],
    ['New York', 'America/New_York', ['2026-03-08T07:00:00Z', '2026-11-01T06:00:00Z']],
    ['Lord Howe, by half an hour', 'Australia/Lord_Howe', ['2026-04-04T15:00:00Z', '2026-10-03T15:30:00Z']],
    ['Tokyo: never', 'Asia/Tokyo', []],
    ['UTC: never', 'UTC', []],
  ])('%s', (_claim, zone, expected) => {
    expect(zoneChanges(year, zone).map((change) => change.at)).toEqual(expected.map(at));
  });
});

describe('zones: what clocks show', () => {
  test.each([
    ['an hour that is skipped is the moment of the change', '2026-03-29T02:30:00Z', '2026-03-29T01:00:00Z'],
    ['an hour that comes twice is the first of them', '2026-10-25T02:30:00Z', '2026-10-25T00:30:00Z'],
    ['any other hour', '2026-06-08T08:00:00Z', '2026-06-08T06:00:00Z'],
  ])('%s', (_claim, shown, instant) => {
    expect(fromWallClock(at(shown), 'Europe/Berlin')).toBe(at(instant));
  });

  test('goes back to an instant at which the clocks show the same', () => {
    const zones = fc.constantFrom('UTC', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe');
    const minutes = fc.integer({
      min: at('2025-01-01T00:00:00Z') / 60_000,
      max: at('2028-01-01T00:00:00Z') / 60_000,
    });
    fc.assert(
      fc.property(zones, minutes, (zone, minute) => {
        const shown = toWallClock(minute * 60_000, zone);
        expect(toWallClock(fromWallClock(shown, zone), zone)).toBe(shown);
      }),
    );
  });
});
