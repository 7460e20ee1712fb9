import { readWindow } from '../../../src/systems/system-upgrade-controller/controller/window.js';
import { hosts, planYaml, reportOf } from './plans.js';

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
])('a start at %s', (startTime, expected) => {
  const window = readWindow({ days: ['mo'], startTime, endTime: '23:00', timeZone: '' });
  expect(typeof window === 'string' ? null : window.startMs).toBe(expected);
});

describe('a window that is added to a Plan', () => {
  const window = { days: ['saturday'], startTime: '02:00', endTime: '06:00', timeZone: 'UTC' };
  const slower = (base: object, head: object, status: object = {}): string[] => {
    const live = {
      ...(JSON.parse(planYaml(base, { creationTimestamp: '2026-01-01T00:00:00Z' })) as object),
      status,
    };
    return reportOf(planYaml(head), hosts(6), { base: planYaml(base), live: [live] })
      .findings.filter(({ rule, status: how }) => rule === 'cannot-finish' && how === 'new')
      .map(({ message }) => message);
  };

  test('lets the rollout begin later and takes it no longer: until then all nodes run one version', () => {
    expect(slower({}, { version: 'v3', window })).toEqual([]);
  });

  test('leaves a rollout that is under way between two versions until then', () => {
    const done = { latestVersion: 'v2', conditions: [] };
    const [message = ''] = slower({}, { window }, done);
    expect(message).toContain('two versions run side by side');
  });
});
