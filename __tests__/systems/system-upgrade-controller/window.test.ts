import {
  isOpenAt,
  openIntervals,
  readWindow,
} from '../../../src/systems/system-upgrade-controller/controller/window.js';

const HOUR = 3_600_000;

test.each<[string, number | null]>([
  ['0', 0],
  ['23:59:59', 24 * HOUR - 1000],
  ['24:00', null],
  ['12:60', null],
  ['12:00:60', null],
  ['12am', 0],
  ['12pm', 12 * HOUR],
  ['1pm', 13 * HOUR],
  ['12:30am', HOUR / 2],
  ['01:30pm', 13.5 * HOUR],
  ['13pm', null],
  ['13:00am', null],
  ['1:30pm', null],
  ['noon', null],
])('readWindow: a start at %s', (startTime, expected) => {
  const window = readWindow({ days: ['mo'], startTime, endTime: '23:00', timeZone: '' });
  expect('error' in window ? null : window.startMs).toBe(expected);
});

// As kured 1.13.1 answers for the Sunday of 25 hours, 2026-10-25.
test.each<[startTime: string, endTime: string, at: string, isOpen: boolean]>([
  ['23:30', '06:00', '2026-10-24T22:00:00Z', false],
  ['23:30', '06:00', '2026-10-24T22:29:59Z', false],
  ['23:30', '06:00', '2026-10-24T22:30:00Z', true],
  ['23:30', '06:00', '2026-10-25T22:30:00Z', true],
  ['23:00', '00:10', '2026-10-24T22:10:00Z', true],
  ['23:00', '00:10', '2026-10-25T22:10:00Z', true],
  ['23:00', '00:10', '2026-10-25T22:10:01Z', false],
])('isOpenAt, openIntervals: %s to %s over midnight at %s', (startTime, endTime, at, isOpen) => {
  const window = readWindow({ days: ['su'], startTime, endTime, timeZone: 'Europe/Berlin' });
  if ('error' in window) throw new Error('not a window');
  const from = Date.parse(at);
  const open = openIntervals(window, { from: from - 7 * HOUR, to: from + 7 * HOUR });
  expect(isOpenAt(window, from)).toBe(isOpen);
  expect(open.some((one) => one.from <= from && from < one.to)).toBe(isOpen);
});
