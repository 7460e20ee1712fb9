import { freezesOf } from '../../src/config/freeze.js';
import { readConfig } from '../../src/config/read.js';
import { messagesOf } from '../messages.js';

test.each([
  ['only a start', 'from: 2026-11-23', 'needs either from and to, or schedule and duration'],
  ['both forms', 'from: 2026-11-23, to: 2026-11-24, schedule: "0 0 * * *", duration: 1h', 'needs either'],
  ['a duration beside both', 'from: 2026-11-23, to: 2026-11-24, duration: 1h', 'needs either'],
  ['an end beside a schedule', 'schedule: "0 0 * * *", duration: 1h, to: 2026-11-24', 'needs either'],
  ['a schedule without a duration', 'schedule: "0 0 * * *"', 'needs either'],
  ['the end before the start', 'from: 2026-11-24, to: 2026-11-23', 'must end after it begins'],
  [
    'a zone in one of the times only',
    'from: 2026-11-23T00:00:00Z, to: 2026-11-24',
    'in both times or in none',
  ],
  ['no time at all', 'from: tomorrow, to: 2026-11-23', 'must be a time that there is, such as'],
  [
    'a schedule without a date',
    'schedule: "0 0 30 2 *", duration: 1h',
    'is not a schedule that ever happens',
  ],
  [
    'a zone that is none',
    'from: 2026-11-23, to: 2026-11-24, timeZone: Mars/Olympus',
    'is not a known time zone',
  ],
  ['a slip', 'from: 2026-11-23, until: 2026-11-24', 'until is not a setting'],
])('a freeze in the configuration: %s is an error with its place', (_claim, freeze, message) => {
  const read = readConfig(
    `version: 1\ntimeZone: Europe/Berlin\nfreezes:\n  - {name: launch, ${freeze}}\n`,
    'fleetplan.yml',
  );
  const problems = 'problems' in read ? read.problems : [];
  expect(messagesOf(problems).join(' ')).toContain(message);
  expect(problems[0]?.place?.line).toBe(4);
});

test.each([
  ['from: 2026-10-25T02:30, to: 2026-10-25T04:00', '00:30', '03:00'],
  ['from: 2026-10-25T00:00, to: 2026-10-25T02:30', '22:00', '01:30'],
  ['from: 2026-10-25T00:00, to: 2026-10-25T02:30, timeZone: UTC', '00:00', '02:30'],
])('freezes: at a time that clocks show twice, %s is from the first to the second', (freeze, from, to) => {
  const read = readConfig(`version: 1\nfreezes: [{name: launch, ${freeze}}]\n`, 'fleetplan.yml');
  if ('problems' in read) throw new Error(messagesOf(read.problems).join());
  const within = { from: Date.UTC(2026, 9, 1), to: Date.UTC(2026, 10, 1) };
  const [found] = freezesOf(read.config.freezes, 'Europe/Berlin', within).flatMap(({ windows }) => windows);
  const times = [found?.from, found?.to].map((at = 0) => new Date(at).toISOString().slice(11, 16));
  expect(times).toEqual([from, to]);
});
