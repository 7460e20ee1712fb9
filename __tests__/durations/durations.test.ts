import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readConfig } from '../../src/config/read.js';
import { memberCluster } from '../../src/cases/fleet.js';
import { at, claim, maintenance, pod, run } from './objects.js';
import { durations, file, snapshot } from './run.js';

describe('durations: what live objects record', () => {
  test.each([
    [
      'a cluster of a staged update run, from Started to Succeeded',
      [run(3, 5, 20)],
      { durations: { default: '20m' } },
    ],
    [
      'a node claim, from its creation until it is Initialized',
      [claim('a', 61), claim('b', 95)],
      { systems: { karpenter: { readyAfter: '95s' } } },
    ],
    [
      'a pod of a workload, from its creation until it is ready',
      [pod('a', 0.5), pod('b', 4)],
      { systems: { kubernetes: { podReadyAfter: '4m' } } },
    ],
    [
      'a pod that became ready again hours later is not counted',
      [pod('a', 0.5), pod('b', 600)],
      { systems: { kubernetes: { podReadyAfter: '30s' } } },
    ],
    [
      'the steps of a maintenance that PIKA records',
      [
        maintenance(
          'node-1',
          ['MaintenanceScheduled', 0],
          ['MaintenanceStarted', 0],
          ['ObjectsDrained', 25.5],
          ['Validating', 120],
        ),
      ],
      { systems: { pika: { steps: { scheduled: '0s', drain: '26m', maintenance: '95m' } } } },
    ],
    [
      'an SLA that expired is part of the drain',
      [maintenance('node-1', ['MaintenanceStarted', 0], ['SLAExpired', 60], ['ObjectsDrained', 90])],
      { systems: { pika: { steps: { drain: '90m' } } } },
    ],
  ])('%s', async (_name, objects, expected) => {
    const { code, stdout } = await durations('--snapshot', snapshot(1_000, ...objects));
    expect(parse(stdout)).toEqual(expected);
    expect(code).toBe(0);
  });

  test('a cluster that was stuck for a weekend is left out and named with its time', async () => {
    const { code, stdout, stderr } = await durations('--snapshot', snapshot(1_000, run(10, 12, 3_600, 11)));
    expect(parse(stdout)).toEqual({ durations: { default: '12m' } });
    expect(stderr).toContain('was probably blocked: cluster-3 in ClusterStagedUpdateRun/october.');
    expect(code).toBe(0);
  });

  test.each([
    ['many are as long', run(10, 12, 300, 310, 320), '320m'],
    ['it is less than an hour', run(1, 1, 50), '50m'],
    ['it is less than ten times as long as half of them', run(60, 60, 300), '5h'],
    ['there is no other', run(3_600), '60h'],
  ])('what is long is no work that was held where %s', async (_claim, object, value) => {
    const { stdout, stderr } = await durations('--snapshot', snapshot(1_000, object));
    expect(parse(stdout)).toEqual({ durations: { default: value } });
    expect(stderr).toBe('');
  });

  test.each<[what: string, files: readonly string[], said: string]>([
    [
      'a node claim',
      [snapshot(1_000, claim('a', -30), claim('b', 40))],
      '1 record of work that ended before it began',
    ],
    ['a pod', [snapshot(1_000, pod('a', -1), pod('b', 4))], 'clocks differ: shop/a.'],
    ['a cluster of a staged run', [snapshot(1_000, run(-3), claim('b', 40))], 'clocks differ: cluster-1 in'],
    [
      'a step of a maintenance',
      [
        snapshot(
          ...[1_000, claim('b', 40)],
          maintenance('node-1', ['MaintenanceStarted', 60], ['ObjectsDrained', 30]),
        ),
      ],
      'clocks differ: maintenance/node-1',
    ],
  ])(
    'an end before the start, by clocks that differ, is named and not used: %s',
    async (_what, given, said) => {
      const { code, stdout, stderr } = await durations(...given.flatMap((path) => ['--snapshot', path]));
      expect(stderr).toContain('of work that ended before it began');
      expect(stderr).toContain(said);
      expect(stdout).not.toMatch(/-\d+[smh]|2 (?:NodeClaims|pods)/);
      expect(code).toBe(0);
    },
  );

  const GARBLED = 'yesterday at noon';
  const garbled = (of: object, from: string): object =>
    JSON.parse(JSON.stringify(of).replaceAll(from, GARBLED)) as object;

  test.each([
    ['the end of a NodeClaim', garbled(claim('a', 40), at(40 / 60))],
    ['the end of a cluster in a run', garbled(run(7), at(7))],
    [
      'the state of a maintenance',
      garbled(maintenance('node-1', ['MaintenanceStarted', 61], ['ObjectsDrained', 90]), at(61)),
    ],
  ])('an instant that cannot be read gives no time: %s', async (_what, broken) => {
    const { stdout } = await durations('--snapshot', snapshot(1_000, claim('b', 40), broken));
    expect(stdout).not.toContain('2 NodeClaims');
  });

  test.each([
    ['nothing of it has ended', [run()]],
    ['the pod is of a Job, which nothing replaces', [pod('a', 1, 'Job')]],
  ])('no times where %s, which is an error', async (_name, objects) => {
    const { code, stdout, stderr } = await durations('--snapshot', snapshot(1_000, ...objects));
    expect(stdout).toBe('');
    expect(stderr).toContain('record no times');
    expect(code).toBe(2);
  });
});

describe('durations: the block', () => {
  const clusters = [
    memberCluster('cluster-1', { labels: { tier: 'canary' } }),
    memberCluster('cluster-2', { labels: { tier: 'prod' } }),
    memberCluster('cluster-3', { labels: { tier: 'prod', size: 'large' } }),
  ];
  const CONFIG = [
    'version: 1',
    'policies: fleet/*.yaml',
    'durations:',
    '  default: 7m',
    '  groups:',
    '    - selector: { matchExpressions: [{ key: size, operator: In, values: [large] }] }',
    '      duration: 45m',
    '    - selector: { matchLabels: { tier: edge } }',
    '      steps: { drain: 5m, maintenance: 10m, validation: 5m, return: 0s }',
    '',
  ].join('\n');

  test('keeps what is configured and not recorded, and measures each group by itself', async () => {
    const { stdout } = await durations(
      ...['--snapshot', snapshot(100, ...clusters, run(3, 5, 20))],
      ...['--config', file(CONFIG)],
    );
    expect(stdout).toBe(
      [
        'durations:',
        '  default: 5m # 2 member clusters: median 3 min, 90th percentile 5 min',
        '  groups:',
        '    - selector: { matchExpressions: [ { key: size, operator: In, values: [ large ] } ] }',
        '      duration: 20m # 1 member cluster: median 20 min, 90th percentile 20 min',
        '    - selector: { matchLabels: { tier: edge } }',
        '      steps: { drain: 5m, maintenance: 10m, validation: 5m, return: 0s }',
        '',
      ].join('\n'),
    );
  });

  test('is taken by a configuration as it is', async () => {
    const everything = [
      ...[...clusters, run(3, 5, 20), claim('a', 61), pod('p', 2)],
      maintenance('node-1', ['MaintenanceStarted', 0], ['ObjectsDrained', 0]),
    ];
    const { stdout } = await durations('--snapshot', snapshot(100, ...everything));
    const read = readConfig(`version: 1\npolicies: fleet/*.yaml\n${stdout}`, 'fleetplan.yml');
    expect('config' in read ? read.config.durations.default : read.problems).toBe(20 * 60_000);
  });

  test('counts one piece of work once, however many snapshots hold it', async () => {
    const [first, second] = [snapshot(100, claim('a', 61)), snapshot(200, claim('a', 61), claim('b', 30))];
    const { stdout } = await durations('--snapshot', first, second);
    expect(stdout).toContain('# 2 node claims: median 30 s, 90th percentile 1 min 1 s,');
  });
});

test('durations: what docs/durations.md shows is what is printed', async () => {
  const [, shown] = /```yaml\n([\s\S]*?)```/.exec(readFileSync('docs/durations.md', 'utf8')) ?? [];
  const fleet = snapshot(
    600,
    ...[claim('a', 120), claim('b', 120), claim('c', 180)],
    maintenance('fw-1', ['MaintenanceStarted', 0], ['ObjectsDrained', 30]),
    maintenance('fw-2', ['MaintenanceStarted', 60], ['ObjectsDrained', 105]),
  );
  expect((await durations('--snapshot', fleet)).stdout).toBe(shown);
});
