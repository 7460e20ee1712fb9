import { repairedSchedule } from '../../../src/systems/karpenter/controller/schedule.js';

test.each([
  ['a range over the end of the week', '0 0 * * sat-sun', '0 0 * * sat,sun'],
  ['the same in numbers', '0 0 * * 6-0', '0 0 * * 6,0'],
  ['Sunday as 7', '0 0 * * 7', '0 0 * * 0'],
  ['a range to 7', '0 0 * * 5-7', '0 0 * * 5,6,0'],
  ['every day, with Sunday twice', '0 0 * * 0-7', '0 0 * * 0,1,2,3,4,5,6'],
  ['a time zone in front', 'CRON_TZ=Europe/Berlin 0 9 * * 1', '0 9 * * 1'],
  ['a descriptor in another case', '@Daily', '@daily'],
  ['a descriptor that does not exist', '@dailyx', null],
  ['six fields', '0 0 0 * * 1', null],
  ['an hour that does not exist', '0 24 * * 7', null],
])('%s', (_claim, written, meant) => {
  expect(repairedSchedule(written)).toBe(meant);
});
