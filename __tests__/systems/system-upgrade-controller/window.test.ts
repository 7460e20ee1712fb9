import { readWindow } from '../../../src/systems/system-upgrade-controller/controller/window.js';

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
