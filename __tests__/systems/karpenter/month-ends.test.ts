import { parseSchedule } from '../../../src/systems/karpenter/controller/cron/parse.js';
import { activeWindows } from '../../../src/systems/karpenter/controller/windows.js';

const HOUR_MS = 3_600_000;

/** Windows of a schedule from one day to another, as `02-28T22..03-01T02`; null where it does not parse. */
function windows(schedule: string, hours: number, from: string, to: string): string[] | null {
  const parsed = parseSchedule(schedule);
  if (!parsed.ok) return null;
  const horizon = { from: Date.parse(from), to: Date.parse(to) };
  const text = (at: number): string => new Date(at).toISOString().slice(5, 13);
  return activeWindows(parsed.value, hours * HOUR_MS, horizon).map(
    (it) => `${text(it.from)}..${text(it.to)}`,
  );
}

describe('windows at the ends of months', () => {
  test.each([
    ['the 31st leaves short months out', '0 0 31 * *', 24, ['03-31T00..04-01T00']],
    ['three days from the 1st', '@monthly', 72, ['03-01T00..03-04T00', '04-01T00..04-04T00']],
    ['three days from the 30th end in the next month', '0 12 30 * *', 72, ['03-30T12..04-02T12']],
    ['one that began before the horizon', '0 0 31 1 *', 696, ['02-15T00..03-01T00']],
    ['the last days of February are those it has', '0 22 28-31 2 *', 4, ['02-28T22..03-01T02']],
    ['L is no day, so that the pool closes', '0 22 L * *', 4, null],
  ])('%s', (_claim, schedule, hours, expected) => {
    expect(windows(schedule, hours, '2027-02-15', '2027-04-15')).toEqual(expected);
  });

  test('29 February waits for a leap year', () => {
    expect(windows('0 0 29 2 *', 24, '2027-02-15', '2028-12-31')).toEqual(['02-29T00..03-01T00']);
  });
});
