import { describe, expect, test } from '@jest/globals';
import { CronExpressionParser } from 'cron-parser';
import fc from 'fast-check';
import '../property-seed.js';
import { parseCron } from '../../src/calendar/cron.js';

/** What the package says; null for what it refuses. */
function byPackage(text: string): unknown {
  try {
    const expression = CronExpressionParser.parse(text, { tz: 'UTC', currentDate: new Date(0) });
    expression.next();
    const { minute, hour, dayOfMonth, month, dayOfWeek } = expression.fields;
    const of = (values: readonly unknown[], isWildcard: boolean) => ({
      values: [...new Set(values)].sort((a, b) => Number(a) - Number(b)),
      isWildcard,
    });
    return {
      minute: of(minute.values, minute.isWildcard),
      hour: of(hour.values, hour.isWildcard),
      dayOfMonth: of(dayOfMonth.values, dayOfMonth.isWildcard),
      month: of(month.values, month.isWildcard),
      dayOfWeek: of(
        dayOfWeek.values.map((value) => Number(value) % 7),
        dayOfWeek.isWildcard,
      ),
    };
  } catch {
    return null;
  }
}

/** Days that no month of the schedule has are never asked for, and the package leaves them out. */
function ours(text: string): unknown {
  const fields = parseCron(text);
  if (fields === null) return null;
  const [only, ...more] = fields.month.values;
  const longest = only === undefined || more.length > 0 ? 31 : new Date(Date.UTC(2024, only, 0)).getUTCDate();
  return Object.fromEntries(
    Object.entries(fields).map(([name, { values, isWildcard }]) => {
      const sorted = [...values].sort((a, b) => a - b);
      const there = name === 'dayOfMonth' ? sorted.filter((value) => value <= longest) : sorted;
      return [name, { values: there.length > 0 ? there : sorted, isWildcard }];
    }),
  );
}

const number = (min: number, max: number) =>
  fc.integer({ min: Math.max(0, min - 1), max: max + 1 }).map(String);

function item(min: number, max: number, names: readonly string[]) {
  const one = names.length === 0 ? number(min, max) : fc.oneof(number(min, max), fc.constantFrom(...names));
  return fc.oneof(
    { weight: 3, arbitrary: one },
    fc.constant('*'),
    fc.tuple(one, one).map(([from, to]) => `${from}-${to}`),
    fc.tuple(fc.oneof(one, fc.constant('*')), number(0, 9)).map(([from, step]) => `${from}/${step}`),
    fc.tuple(one, one, number(0, 9)).map(([from, to, step]) => `${from}-${to}/${step}`),
    fc.constantFrom('', '-', '/', '*-3', '1-2-3', '1/2/3', '07', '1-', '5*', 'abc', '1.5', '-1'),
  );
}

const field = (min: number, max: number, names: readonly string[] = []) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant('*') },
    { weight: 3, arbitrary: item(min, max, names) },
    fc.array(item(min, max, names), { minLength: 2, maxLength: 3 }).map((items) => items.join(',')),
  );

const schedule = fc
  .tuple(
    number(0, 59),
    field(0, 23),
    field(1, 31),
    field(1, 12, ['jan', 'FEB', 'nov', 'dec']),
    field(0, 7, ['sun', 'Mon', 'sat']),
  )
  .map((fields) => fields.join(' '))
  .filter((text) => text.trim().split(/\s+/).length === 5);

describe('a schedule is read as cron-parser reads it', () => {
  test('whatever it is', () => {
    let read = 0;
    fc.assert(
      fc.property(schedule, (text) => {
        const expected = byPackage(text);
        if (expected !== null) read += 1;
        expect([text, ours(text)]).toEqual([text, expected]);
      }),
      { numRuns: 2000 },
    );
    expect(read).toBeGreaterThan(200);
  });

  test.each([
    '0 18 * * fri',
    '0 0 31 2 *',
    '0 0 29 2 *',
    '0 0 30 feb mon',
    '0 0 31 4,6 *',
    '0 0 31 2,3 *',
    '0 0 * * 0,7',
    '0 0 * * 5-7',
    '0 0 * * 6-7,0',
    '0 */6 1-7 jan-mar mon-fri',
    '60 0 * * *',
  ])('%s', (text) => {
    expect(ours(text)).toEqual(byPackage(text));
  });

  test('five fields are all that is read', () => {
    for (const text of ['', '0 0 * *', '0 0 0 * * *', '@daily']) expect(parseCron(text)).toBeNull();
  });
});
