import { admit } from '../../../src/systems/karpenter/admission/admit.js';
import { parseSchedule } from '../../../src/systems/karpenter/controller/cron/parse.js';
import { frequency, nextHit, previousHit } from '../../../src/systems/karpenter/controller/cron/search.js';
import { nodePool, utc } from './samples.js';

function scheduleOf(text: string) {
  const parsed = parseSchedule(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

function calendarOf(text: string) {
  const schedule = scheduleOf(text);
  if (schedule.kind !== 'calendar') throw new Error(`${text} has no fixed times`);
  return schedule;
}

function hits(text: string, from: string, count: number): string[] {
  const found: string[] = [];
  for (let after = utc(from); found.length < count;) {
    const hit = nextHit(scheduleOf(text), after);
    if (hit === null) break;
    found.push(new Date(hit).toISOString().slice(0, 16));
    after = hit;
  }
  return found;
}

describe('the parser refuses', () => {
  test.each([
    ['7 as Sunday', '0 0 * * 7', 'Sunday is 0'],
    ['1-7 as a week', '0 0 * * 1-7', 'ends above 6'],
    ['a range that wraps', '0 0 * * sat-sun', 'runs backwards'],
    ['a month range that wraps', '0 0 1 dec-feb *', 'runs backwards'],
    ['full names', '0 0 * * MONDAY', '"MONDAY" is not a number'],
    ['a name in the wrong field', '0 mon * * *', '"mon" is not a number'],
    ['step 0', '*/0 * * * *', 'the step in "*/0" is 0'],
    ['a negative step', '*/-5 * * * *', 'is negative'],
    ['two slashes', '1/2/3 * * * *', 'more than one slash'],
    ['two hyphens', '1-2-3 * * * *', 'more than one hyphen'],
    ['minute 60', '60 * * * *', 'ends above 59'],
    ['day 0', '0 0 0 * *', 'begins below 1'],
    ['L, W and #', '0 0 L * *', '"L" is not a number'],
    ['numbers beyond 64 bits', '99999999999999999999 * * * *', 'is not a number'],
    ['four fields', '0 9 * *', 'has 4 fields'],
    ['six fields', '0 0 9 * * *', 'has 6 fields'],
    ['a zone of its own, which is a sixth field', 'TZ=UTC 0 9 * * *', 'take no time zone'],
    ['descriptors in another case', '@Daily', 'not a known descriptor'],
    ['anything behind a descriptor', '@dailyy', 'not a known descriptor'],
    ['@every without a duration', '@every x', 'does not end in a duration'],
    ['an empty text', '', 'has 0 fields'],
  ])('%s', (_name, text, error) => {
    const parsed = parseSchedule(text);
    expect(parsed).toEqual({ ok: false, error: expect.stringContaining(error) });
  });
});

describe('the parser accepts', () => {
  test.each([
    ['names in any case', '0 9 * * Mon-fRi', '2026-03-06T10:00:00Z', ['2026-03-09T09:00']],
    ['names mixed with numbers', '0 0 1 JAN-3 *', '2026-03-02T00:00:00Z', ['2027-01-01T00:00']],
    [
      'a step that runs to the maximum',
      '55/2 * * * *',
      '2026-03-02T00:00:00Z',
      ['2026-03-02T00:55', '2026-03-02T00:57'],
    ],
    [
      'a step larger than the field: the first value only',
      '*/1000 * * * *',
      '2026-03-02T00:30:00Z',
      ['2026-03-02T01:00'],
    ],
    [
      'the largest step there is',
      '*/9223372036854775807 * * * *',
      '2026-03-02T00:30:00Z',
      ['2026-03-02T01:00'],
    ],
    [
      'empty items',
      '1,,2, * * * *',
      '2026-03-02T00:00:00Z',
      ['2026-03-02T00:01', '2026-03-02T00:02', '2026-03-02T01:01'],
    ],
    ['a plus sign and leading zeros', '+5 007 * * *', '2026-03-02T00:00:00Z', ['2026-03-02T07:05']],
    [
      'anything after a star and a hyphen',
      '*-foo 9 * * *',
      '2026-03-02T09:58:00Z',
      ['2026-03-02T09:59', '2026-03-03T09:00'],
    ],
    ['white space of any width', ' 0\t9\n* *  1-5 ', '2026-03-02T00:00:00Z', ['2026-03-02T09:00']],
    ['@weekly, on Sunday', '@weekly', '2026-03-02T00:00:00Z', ['2026-03-08T00:00']],
    ['@every, counted from wherever one asks', '@every 90s', '2026-03-02T00:00:30Z', ['2026-03-02T00:02']],
  ])('%s', (_name, text, from, expected) => {
    expect(hits(text, from, expected.length)).toEqual(expected);
  });

  test('@every is rounded up to a second and down to whole seconds', () => {
    expect(scheduleOf('@every 10ms')).toEqual({ kind: 'every', delayMs: 1000 });
    expect(scheduleOf('@every 2.9s')).toEqual({ kind: 'every', delayMs: 2000 });
  });
});

describe('the day rule', () => {
  test.each([
    ['both restricted: either is enough', '0 0 13 * 5', ['2026-03-06', '2026-03-13', '2026-03-20']],
    [
      'a star with step 2 loses its meaning: either',
      '0 0 */2 * 1',
      ['2026-03-01', '2026-03-02', '2026-03-03'],
    ],
    ['a star with step 1 keeps it: both', '0 0 */1 * 1', ['2026-03-02', '2026-03-09', '2026-03-16']],
    ['a question mark is a star', '0 0 ? * 1', ['2026-03-02', '2026-03-09', '2026-03-16']],
    ['a star anywhere in the list counts', '0 0 10,* * 1', ['2026-03-02', '2026-03-09', '2026-03-16']],
    ['1-31 is no star: every day', '0 0 1-31 * 1', ['2026-03-01', '2026-03-02', '2026-03-03']],
    ['the first week is not the first Monday', '0 0 1-2 * 1', ['2026-03-01', '2026-03-02', '2026-03-09']],
  ])('%s', (_name, text, expected) => {
    expect(hits(text, '2026-02-28T12:00:00Z', 3).map((hit) => hit.slice(0, 10))).toEqual(expected);
  });
});

describe('the search', () => {
  test('finds hits strictly after the instant, also half a second after a hit', () => {
    expect(hits('0 0 * * *', '2026-03-02T00:00:00Z', 1)).toEqual(['2026-03-03T00:00']);
    expect(hits('0 0 * * *', '2026-03-01T23:59:59.500Z', 1)).toEqual(['2026-03-02T00:00']);
  });

  test('skips months that are too short', () => {
    expect(hits('0 0 31 * *', '2026-03-31T00:00:00Z', 2)).toEqual(['2026-05-31T00:00', '2026-07-31T00:00']);
  });

  test('knows leap years', () => {
    expect(hits('0 0 29 2 *', '2026-03-01T00:00:00Z', 2)).toEqual(['2028-02-29T00:00', '2032-02-29T00:00']);
  });

  test.each(['0 0 30 2 *', '0 0 31 4,6,9,11 *', ', * * * *', '0 0 , * *'])('gives up on %s', (text) => {
    expect(nextHit(scheduleOf(text), utc('2026-03-02T00:00:00Z'))).toBeNull();
    expect(frequency(calendarOf(text))).toBe('never');
  });

  test('reaches into the fifth calendar year after its start and no further', () => {
    const leapDays = scheduleOf('0 0 29 2 *');
    expect(nextHit(leapDays, utc('2098-12-31T23:59:58.999Z'))).toBeNull();
    expect(nextHit(leapDays, utc('2098-12-31T23:59:59Z'))).toBe(utc('2104-02-29T00:00:00Z'));
  });

  test.each([
    ['0 9 * * *', 'every year'],
    ['0 0 29 2 *', 'leap years'],
    ['0 0 29,30 2 *', 'leap years'],
    ['0 0 29 2 MON', 'every year'],
    ['0 0 30 2 MON', 'every year'],
    ['0 0 28 2 *', 'every year'],
    ['0 0 31 2,12 *', 'every year'],
    ['0 0 , * MON', 'every year'],
    ['0 0 * * ,', 'never'],
  ])('%s hits %s', (text, expected) => {
    expect(frequency(calendarOf(text))).toBe(expected);
  });

  test('backwards finds the last hit at or before an instant, within its bound', () => {
    const weekly = calendarOf('0 22 * * fri');
    const monday = utc('2026-03-09T12:00:00Z');
    expect(previousHit(weekly, monday, 0)).toBe(utc('2026-03-06T22:00:00Z'));
    expect(previousHit(weekly, utc('2026-03-06T22:00:00Z'), 0)).toBe(utc('2026-03-06T22:00:00Z'));
    expect(previousHit(weekly, monday, utc('2026-03-06T22:00:01Z'))).toBeNull();
    expect(previousHit(calendarOf('0 0 30 2 *'), monday, -Infinity)).toBeNull();
  });
});

describe('the pattern of the CRD', () => {
  const isTaken = (schedule: string): boolean =>
    admit(
      nodePool({
        disruption: { consolidateAfter: '0s', budgets: [{ schedule, duration: '1h', nodes: '1' }] },
      }),
      null,
    ).verdict !== 'rejected';

  test.each([
    ['a descriptor with anything behind it', '@dailyy', true],
    ['five words that are no schedule', 'foo bar baz qux quux', true],
    ['seven fields', '0 0 9 ? * MON-FRI *', true],
    ['a zone', 'TZ=Europe/Paris 0 9 * * *', true],
    ['leading blanks, which count as a piece', '  0  9   * * 1-5  ', true],
    ['a line break between fields', '0 9\n* * 1-5', true],
    ['four fields', '0 9 * *', false],
    ['@every', '@every 1h', false],
    ['another case', '@Daily', false],
    ['a blank before a descriptor', ' @daily', false],
    ['a line break at the end', '0 9 * * 1-5\n', false],
    ['an empty text', '', false],
  ])('judges %s', (_name, text, expected) => {
    expect(isTaken(text)).toBe(expected);
    const literal =
      /^(@(annually|yearly|monthly|weekly|daily|midnight|hourly))|(([^\n]+)[\t\n\f\r ]([^\n]+)[\t\n\f\r ]([^\n]+)[\t\n\f\r ]([^\n]+)[\t\n\f\r ]([^\n]+))$/;
    expect(literal.test(text)).toBe(expected);
  });

  test('takes time in proportion to the text', () => {
    expect(isTaken(`${'a '.repeat(100_000)}\n`)).toBe(false);
  });
});
