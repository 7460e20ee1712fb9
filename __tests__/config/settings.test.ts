import { nodeList } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { ONE_AT_A_TIME } from '../plan/measure/one-at-a-time.js';

const SNAPSHOT = nodeList(Array.from({ length: 4 }, () => ({ labels: { env: 'prod', rack: 'a' } })));

function problemsOf(setting: string): string[] {
  const { plan } = planOf({ head: ONE_AT_A_TIME, snapshot: SNAPSHOT, config: `version: 1\n${setting}\n` });
  return plan.problems.map(
    ({ severity, code, place }) => `${place?.file}:${place?.line}:${place?.column} ${severity} ${code}`,
  );
}

describe('settings: a setting that applies to nothing in the snapshot is a warning at its line', () => {
  test.each([
    ['production', 'production:\n  - matchLabels: { env: prodd }', '3:5'],
    [
      'one of two selectors of production',
      'production:\n  - matchLabels: { env: prod }\n  - matchLabels: { env: dev }',
      '4:5',
    ],
    [
      'a group of durations',
      'durations:\n  groups:\n    - { selector: { matchLabels: { gpu: "1" } }, duration: 5m }',
      '4:9',
    ],
    ['a failure domain', 'domains: [rack, racks]', '2:17'],
  ])('%s', (_claim, setting, place) => {
    expect(problemsOf(setting)).toEqual([`fleetplan.yml:${place} warning setting-matches-nothing`]);
  });

  test.each([
    ['that matches', 'production: [{ matchLabels: { env: prod } }]\ndomains: [rack]'],
    ['of the default domains, which no cluster has all of', 'domains: [topology.kubernetes.io/zone]'],
  ])('but not one %s', (_claim, setting) => {
    expect(problemsOf(setting)).toEqual([]);
  });
});

test.each(['skyhook: { version: "0.2" }', 'skyhook:\n    version: latest'])(
  'settings: a version of a controller that is not known is an error at its setting: %j',
  (setting) => {
    const line = setting.includes('\n') ? '4:5' : '3:14';
    expect(problemsOf(`systems:\n  ${setting}`)).toEqual([`fleetplan.yml:${line} error unknown-version`]);
  },
);
