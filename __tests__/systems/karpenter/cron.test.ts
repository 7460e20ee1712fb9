import { admit } from '../../../src/systems/karpenter/admission.js';
import { parseSchedule } from '../../../src/systems/karpenter/controller/schedule.js';
import { neverHits, nextHit } from '../../../src/systems/karpenter/controller/windows.js';
import { nodePool, utc } from './samples.js';

function scheduleOf(text: string) {
  const parsed = parseSchedule(text);
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}

test('nextHit: strictly after the instant, also half a second after a hit', () => {
  const daily = scheduleOf('0 0 * * *');
  expect(nextHit(daily, utc('2026-03-02T00:00:00Z'))).toBe(utc('2026-03-03T00:00:00Z'));
  expect(nextHit(daily, utc('2026-03-01T23:59:59.500Z'))).toBe(utc('2026-03-02T00:00:00Z'));
});

test('nextHit: into the fifth calendar year after its start and no further', () => {
  const leapDays = scheduleOf('0 0 29 2 *');
  expect(nextHit(leapDays, utc('2098-12-31T23:59:58.999Z'))).toBeNull();
  expect(nextHit(leapDays, utc('2098-12-31T23:59:59Z'))).toBe(utc('2104-02-29T00:00:00Z'));
});

test.each([
  ['0 9 * * *', false],
  ['0 0 29 2 *', false],
  ['0 0 30 2 MON', false],
  ['0 0 , * MON', false],
  ['0 0 30 2 *', true],
  ['0 0 31 4,6,9,11 *', true],
  [', * * * *', true],
  ['0 0 * * ,', true],
])('neverHits: %s is %s', (text, expected) => {
  const schedule = scheduleOf(text);
  expect(schedule.kind === 'calendar' && neverHits(schedule)).toBe(expected);
});

test('the pattern of the CRD for schedules: takes time in proportion to the text', () => {
  const schedule = `${'a '.repeat(100_000)}\n`;
  const disruption = { consolidateAfter: '0s', budgets: [{ schedule, duration: '1h', nodes: '1' }] };
  expect(admit(nodePool({ disruption }), null).verdict).toBe('rejected');
});
