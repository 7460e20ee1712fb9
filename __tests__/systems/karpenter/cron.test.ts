import { admit } from '../../../src/systems/karpenter/admission/admit.js';
import { parseSchedule } from '../../../src/systems/karpenter/controller/schedule.js';
import { neverHits, nextHit } from '../../../src/systems/karpenter/controller/windows.js';
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
    expect(neverHits(calendarOf(text))).toBe(true);
  });

  test('reaches into the fifth calendar year after its start and no further', () => {
    const leapDays = scheduleOf('0 0 29 2 *');
    expect(nextHit(leapDays, utc('2098-12-31T23:59:58.999Z'))).toBeNull();
    expect(nextHit(leapDays, utc('2098-12-31T23:59:59Z'))).toBe(utc('2104-02-29T00:00:00Z'));
  });

  test.each([
    ['0 9 * * *', false],
    ['0 0 29 2 *', false],
    ['0 0 30 2 MON', false],
    ['0 0 31 2,12 *', false],
    ['0 0 , * MON', false],
    ['0 0 * * ,', true],
  ])('%s never hits: %s', (text, expected) => {
    expect(neverHits(calendarOf(text))).toBe(expected);
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
