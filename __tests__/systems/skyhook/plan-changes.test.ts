import { planOf } from '../../plan-of.js';
import {
  at,
  configured,
  edited,
  fleet,
  main,
  NEW,
  OLD,
  policy,
  policyOf,
  rules,
  sizes,
  VERSIONS,
} from './planned.js';

describe('what an edit of the packages starts', () => {
  test.each(VERSIONS)('%s: a newer version starts every node at once, and the plan says so', (version) => {
    const report = edited(at('1.0.0'), at('1.1.0'), version);
    expect(sizes(report)).toEqual([10]);
    expect(rules(report)).toContain('change-not-batched');
    expect(policyOf(report, 'tuning').change).toMatchObject({ kind: 'package-version', targetsAtOnce: 10 });
  });

  test('of a selector that matches nothing a newer version starts nothing, and is not said to start all 0', () => {
    const NONE = '  nodeSelectors: { matchLabels: { no: "where" } }\n';
    const head = policy() + main({ packages: at('1.1.0'), more: NONE });
    const base = policy() + main({ packages: at('1.0.0'), more: NONE });
    const says = policyOf(planOf({ base, head, snapshot: fleet('3 nodes other=true') }), 'tuning').change
      ?.says;
    expect(says).toContain('starts nothing now: no node that it could start on has the old state.');
  });

  test.each(VERSIONS)('%s: so does a changed config map value', (version) => {
    const report = edited(
      at('1.0.0', ', configMap: { a: "1" }'),
      at('1.0.0', ', configMap: { a: "2" }'),
      version,
    );
    expect(sizes(report)).toEqual([10]);
    expect(rules(report)).toContain('change-not-batched');
  });

  test.each(VERSIONS)('%s: an added package is batched', (version) => {
    const report = edited(at('1.0.0'), `${at('1.0.0')}, more: { version: 1.0.0, image: x }`, version);
    expect(sizes(report).length).toBeGreaterThan(2);
    expect(rules(report)).not.toContain('change-not-batched');
  });

  test.each([
    ['0.15', 'package-downgrade', 10],
    ['0.16', 'package-downgrade', 0],
    ['0.20', 'package-downgrade', 0],
  ])('%s: an older version is a %s with %i nodes at once', (version, kind, targetsAtOnce) => {
    const report = edited(at('1.1.0'), at('1.0.0'), version);
    expect(policyOf(report, 'tuning').change).toMatchObject({ kind, targetsAtOnce });
    expect(sizes(report)[0]).toBe(targetsAtOnce === 10 ? 10 : 1);
  });

  test.each([
    ['0.15', '1.0', '1.0.0'],
    ['0.20', '1.0', '1.0.0'],
    ['0.20', '1.0.0', 'v1.0.0'],
    ['0.20', '1.0.0+a', '1.0.0+b'],
  ])(
    '%s: one version in other words, %s and %s, is rolled out again in batches',
    (version, before, after) => {
      const report = edited(at(`"${before}"`), at(`"${after}"`), version);
      const { change } = policyOf(report, 'tuning');
      expect(change).toMatchObject({ kind: 'package-rewritten', batched: true });
      expect(change?.says).toContain('no node carries that text');
      expect(sizes(report)).toEqual([1, 2, 4, 3]);
    },
  );

  test.each([
    ['0.15', [10]],
    ['0.16', []],
    ['0.20', []],
  ])('%s: a removed package starts %j', (version, expected) => {
    const report = edited(`${at('1.0.0')}, more: { version: 1.0.0, image: x }`, at('1.0.0'), version);
    expect(sizes(report)).toEqual(expected);
  });
});

describe('what an edit does not start is no change past the batches', () => {
  test.each([
    ['that was not there before', '', ', configMap: { a: "1" }'],
    ['that is taken away whole', ', configMap: { a: "1" }', ''],
    ['that was empty', ', configMap: {}', ', configMap: { a: "1" }'],
  ])('a config map %s starts nothing', (_, before, after) => {
    const report = edited(at('1.0.0', before), at('1.0.0', after), '0.20');
    expect(policyOf(report, 'tuning').change?.kind).toBe('next-rollout');
    expect(rules(report)).not.toContain('change-not-batched');
  });

  const FAILED = { currentBatch: 2, shouldStop: true, failedNodes: 1, completedNodes: 2, lastBatchSize: 3 };
  const stopped = {
    apiVersion: NEW,
    kind: 'NodeWright',
    metadata: { name: 'tuning' },
    spec: { deploymentPolicy: 'limits', packages: { tune: { version: '1.0.0', image: 'example.com/tune' } } },
    status: {
      status: 'unknown',
      nodeStatus: {
        'node-0001': 'complete',
        'node-0002': 'complete',
        'node-0003': 'erroring',
        ...Object.fromEntries(
          [4, 5, 6, 7, 8, 9, 10].map((n) => [`node-00${n > 9 ? n : `0${n}`}`, 'waiting']),
        ),
      },
      nodePriority: { 'node-0003': '2026-11-23T07:00:00Z' },
      compartmentStatuses: { __default__: { matched: 10, batchState: FAILED } },
    },
  };
  const strategy = 'linear: { initialBatch: 3, failureThreshold: 1, safetyLimit: 100 }';
  const upgraded = (reset: boolean) => {
    const limits = policy({ strategy, more: `  resetBatchStateOnCompletion: ${reset}` });
    const base = limits + main({ packages: at('1.0.0') });
    const head = limits + main({ packages: at('1.1.0') });
    return planOf({ base, head, snapshot: fleet('10 nodes', [stopped]), config: configured('0.20') });
  };

  test('a newer version starts nothing in a compartment that was stopped, where states are kept', () => {
    const report = upgraded(false);
    expect([sizes(report), policyOf(report, 'tuning').change?.targetsAtOnce]).toEqual([[], 0]);
    expect(policyOf(report, 'tuning').change?.says).toMatch(
      /^A new version of "tune" starts nothing by itself/,
    );
    expect(rules(report)).not.toContain('change-not-batched');
    expect(rules(report)).toContain('no-progress');
  });

  test('where states are reset it clears the stop, and the nodes that have the old version start', () => {
    const report = upgraded(true);
    expect([sizes(report)[0], policyOf(report, 'tuning').change?.targetsAtOnce]).toEqual([3, 3]);
    expect(rules(report)).toContain('change-not-batched');
  });
});

describe('batch states that the change begins to keep while a rollout is under way', () => {
  const live = {
    apiVersion: NEW,
    kind: 'NodeWright',
    metadata: { name: 'tuning' },
    spec: { deploymentPolicy: 'limits', packages: { tune: { version: '1.1.0', image: 'example.com/tune' } } },
    status: {
      status: 'in_progress',
      nodeStatus: Object.fromEntries(
        Array.from({ length: 10 }, (_, i) => [
          `node-00${String(i + 1).padStart(2, '0')}`,
          i < 3 ? 'complete' : 'waiting',
        ]),
      ),
      compartmentStatuses: {
        __default__: {
          matched: 10,
          batchState: {
            currentBatch: 3,
            lastBatchSize: 2,
            completedNodes: 3,
            failedNodes: 0,
            consecutiveFailures: 0,
          },
        },
      },
    },
  };

  test('are those that this rollout leaves at its end: the finding and the plan of the next one agree, and it is said once', () => {
    const base = policy() + main();
    const head = policy({ more: '  resetBatchStateOnCompletion: false' }) + main();
    const report = planOf({ base, head, snapshot: fleet('10 nodes', [live]), config: configured('0.20') });
    const [now, next] = policyOf(report, 'tuning').effect.groups;
    expect(now?.batches.map(({ size }) => size)).toEqual([3, 4]);
    const carried = now?.carriedOver?.nextBatches ?? [];
    expect(carried.length).toBeGreaterThan(0);
    expect(next?.batches.map(({ size }) => size)).toEqual([...carried]);
    const found = report.findings.filter(({ rule }) => rule === 'ramp-not-reset');
    expect(found.map(({ group }) => group)).toEqual(['__default__']);
  });
});

describe('what other edits start', () => {
  const pools = '4 nodes pool=a\n12 nodes pool=b';

  test.each([
    ['0.17', OLD, [5, 6, 1]],
    ['0.20', NEW, [1, 2, 3, 4, 2]],
  ])('%s: a widened selector rolls the new nodes only, in batches of %j', (version, group, expected) => {
    const base = policy({ group }) + main({ group, more: '  nodeSelectors: { matchLabels: { pool: a } }' });
    const head = policy({ group }) + main({ group });
    const report = planOf({ base, head, snapshot: fleet(pools), config: configured(version) });
    expect(policyOf(report, 'tuning').change?.kind).toBe('new-nodes');
    expect(sizes(report)).toEqual(expected);
  });

  test.each([
    [
      '1 node joins 4 nodes that have it already; only what joins is rolled.',
      'In, values: [a]',
      'In, values: [a, c]',
    ],
    [
      '12 nodes join, and none that has it already stays; only what joins is rolled.',
      'In, values: [a]',
      'In, values: [b]',
    ],
    [
      '4 nodes join 1 node that has it already; only what joins is rolled.',
      'In, values: [c]',
      'In, values: [a, c]',
    ],
  ])('what joins is counted beside what stays: %s', (says, before, after) => {
    const of = (values: string): string =>
      policy() +
      main({ more: `  nodeSelectors: { matchExpressions: [{ key: pool, operator: ${values} }] }` });
    const snapshot = fleet(`${pools}\n1 nodes pool=c`);
    const report = planOf({ base: of(before), head: of(after), snapshot, config: configured('0.20') });
    expect(policyOf(report, 'tuning').change?.says).toBe(says);
  });

  test('an edit of the policy starts nothing, and the plan is that of the next rollout', () => {
    const base = policy({ strategy: 'fixed: { initialBatch: 2 }' }) + main();
    const report = planOf({ base, head: policy() + main(), snapshot: fleet('10 nodes') });
    expect(policyOf(report, 'tuning').change).toMatchObject({ kind: 'next-rollout', targetsAtOnce: 0 });
    expect(policyOf(report, 'tuning').change?.says).toContain('No rollout starts');
    expect(sizes(report)).toEqual([1, 2, 3, 4]);
  });

  test('an object refused in the base never got to the cluster: its correction is a first rollout', () => {
    const base = policy() + main({ more: '  interruptionBudget: { count: 1 }' });
    const report = planOf({ base, head: policy() + main(), snapshot: fleet('3 nodes') });
    expect(policyOf(report, 'tuning').change?.kind).toBe('first-rollout');
  });

  test('a selector of the base that means nothing is no reason to stop', () => {
    const base =
      policy() + main({ more: '  nodeSelectors: { matchExpressions: [{ key: a, operator: Is }] }' });
    expect(sizes(planOf({ base, head: policy() + main(), snapshot: fleet('3 nodes') }))).toEqual([1, 2]);
  });
});

describe('objects of the snapshot', () => {
  const stage = {
    name: 'tune',
    version: '1.1.0',
    image: 'example.com/tune',
    stage: 'config',
    state: 'complete',
  };
  const live = (spec: object = {}, status: object = {}): object => ({
    apiVersion: NEW,
    kind: 'NodeWright',
    metadata: { name: 'tuning' },
    spec: {
      deploymentPolicy: 'limits',
      packages: { tune: { version: '1.1.0', image: 'example.com/tune', env: [{ name: 'A', value: '1' }] } },
      ...spec,
    },
    status,
  });

  test('a live object is planned when the change holds its policy only', () => {
    const report = planOf({ base: policy(), head: policy(), snapshot: fleet('3 nodes', [live()]) });
    expect([policyOf(report, 'tuning').live, sizes(report)]).toEqual([true, [1, 2]]);
    expect(policyOf(report, 'limits').effect.groups).toHaveLength(1);
  });

  test('a rollout that is under way is planned from where it is', () => {
    const status = {
      status: 'in_progress',
      nodeStatus: { 'node-0001': 'complete', 'node-0002': 'waiting', 'node-0003': 'waiting' },
      nodeState: { 'node-0001': { 'tune|1.1.0': stage } },
      compartmentStatuses: { __default__: { matched: 3, batchState: { currentBatch: 1 } } },
    };
    const report = planOf({ base: policy(), head: policy(), snapshot: fleet('3 nodes', [live({}, status)]) });
    expect(policyOf(report, 'tuning').change?.kind).toBe('continues');
    expect(sizes(report)).toEqual([2]);
  });

  test('a live object with a selector that means nothing is not planned, and stops nothing', () => {
    const broken = live({ nodeSelectors: { matchExpressions: [{ key: 'a', operator: 'Is' }] } });
    const report = planOf({ head: policy(), snapshot: fleet('3 nodes', [broken]) });
    expect(policyOf(report, 'tuning').effect.groups).toEqual([]);
  });
});
