import { findingsOf as findingsOfPool, only } from './node-pools.js';
import { findingsOf, live, policy, roller } from './objects.js';

const FLEET = '100 nodes gpu=true';
const TAINT = 'taint=nodewright.nvidia.com=runtime-required:NoSchedule';
const TAINTED = `8 nodes gpu=true pool=a\n2 nodes gpu=true pool=b ${TAINT}`;
const FIRST = '  deploymentPolicy: gpu\n  priority: 10\n';
const SECOND = '  deploymentPolicy: gpu\n  priority: 20\n';
const REQUIRED = '  runtimeRequired: true\n';
const ALL = '  sequencing: all\n';

describe('no-progress: an erroring node keeps its slot', () => {
  const TOLERANT = '{fixed: {initialBatch: 10, batchThreshold: 80, failureThreshold: 1, safetyLimit: 100}}';
  const STRICT = '{fixed: {initialBatch: 2, failureThreshold: 2, safetyLimit: 100}}';
  const nodes = (count: number): string[] =>
    Array.from({ length: count }, (_, i) => `node-${String(i + 1).padStart(4, '0')}`);
  const status = (first: string, rest: string): Record<string, string> =>
    Object.fromEntries(nodes(10).map((name, i) => [name, i === 0 ? first : rest]));
  const found = (head: string, nodeStatus: Record<string, string>, base = head) =>
    findingsOf('no-progress', '10 nodes gpu=true', {
      base,
      head,
      live: [live({}, nodeStatus)],
    }).map(({ severity, message }) => [severity, /(node-\d+) is erroring/.exec(message)?.[1]]);

  test('a threshold that tolerates failures promises what the operator does not do', () => {
    const tolerated = (strategy: string): string[] =>
      findingsOf('no-progress', FLEET, { head: policy({ strategy }) + roller() }).map(
        ({ message }) => message,
      );
    expect(tolerated(TOLERANT)[0]).toContain(
      'although batchThreshold 80 tolerates up to 2 failed in a batch',
    );
    expect(tolerated(STRICT)).toEqual([]);
  });

  test('before 0.15 an erroring node held nothing', () => {
    const legacy = (policy({ strategy: TOLERANT }) + roller())
      .replaceAll('nodewright.nvidia.com', 'skyhook.nvidia.com')
      .replaceAll('NodeWright', 'Skyhook');
    const config = (version: string): string => `version: 1\nsystems: {skyhook: {version: "${version}"}}\n`;
    expect(findingsOf('no-progress', FLEET, { head: legacy, config: config('0.15') })).toHaveLength(1);
    expect(findingsOf('no-progress', FLEET, { head: legacy, config: config('0.14') })).toEqual([]);
  });

  test('a node of the snapshot that is erroring now is named by the group that is stuck', () => {
    const text = policy({ strategy: STRICT }) + roller();
    expect(found(text, status('erroring', 'unknown'))).toEqual([['error', 'node-0001']]);
    expect(found(text, status('complete', 'unknown'))).toEqual([]);
  });

  test('a new version runs the failed stage again', () => {
    const base = policy({ strategy: STRICT }) + roller();
    expect(found(base.replace('1.0.0', '2.0.0'), status('erroring', 'complete'), base)).toEqual([]);
  });
});

describe('no-progress: objects that wait for each other', () => {
  const found = (
    first: string,
    second: string,
    fleet = TAINTED,
    selector = '{matchLabels: {gpu: "true"}}',
  ) => {
    const head =
      policy() + roller(first, { name: 'drivers', selector }) + roller(second, { name: 'runtime' });
    return findingsOf('no-progress', fleet, { head })
      .filter(({ evidence }) => evidence['cause'] === 'deadlock')
      .map(({ severity, evidence }) => [severity, evidence['held'], evidence['keptNow']]);
  };
  const NOW = ['node-0009', 'node-0010'];

  test.each([
    [
      'all before a runtimeRequired one: every node of the later one waits',
      FIRST + ALL,
      SECOND + REQUIRED,
      [['error', 10, NOW]],
    ],
    ['node before it: the nodes they share', FIRST, SECOND + REQUIRED, [['error', 10, NOW]]],
    ['both runtimeRequired, node: each node goes its way', FIRST + REQUIRED, SECOND + REQUIRED, []],
    [
      'both runtimeRequired, all: one node keeps the taint on all',
      FIRST + REQUIRED + ALL,
      SECOND + REQUIRED,
      [['warning', 10, NOW]],
    ],
    ['the runtimeRequired one first: nothing waits for it in vain', FIRST + REQUIRED + ALL, SECOND, []],
    ['no runtimeRequired one', FIRST + ALL, SECOND, []],
    [
      'a toleration of the taint',
      `${FIRST}  additionalTolerations: [{key: nodewright.nvidia.com, operator: Exists}]\n`,
      SECOND + REQUIRED,
      [],
    ],
  ])('%s', (_claim, first, second, expected) => {
    expect(found(first, second)).toEqual(expected);
  });

  test('objects that share no node do not wait for each other at a taint', () => {
    expect(
      found(
        FIRST + ALL,
        SECOND + REQUIRED,
        '5 nodes gpu=true\n5 nodes cpu=true',
        '{matchLabels: {cpu: "true"}}',
      ),
    ).toEqual([]);
  });

  test('it is there before the first node with the taint is', () => {
    expect(found(FIRST + ALL, SECOND + REQUIRED, '5 nodes gpu=true')).toEqual([['error', 5, []]]);
  });

  test('the dry rollout stands still where the rule says so', () => {
    const head =
      policy() + roller(FIRST + ALL, { name: 'drivers' }) + roller(SECOND + REQUIRED, { name: 'runtime' });
    const stuck = findingsOf('no-progress', TAINTED, { head })
      .filter(({ evidence }) => evidence['cause'] === 'stuck')
      .map(({ message }) => message.slice(0, 60));
    expect(stuck).toEqual([
      expect.stringContaining('NodeWright/runtime: none of its 10 nodes is ever updated'),
    ]);
  });
});

describe('no-progress: nodes that use the budgets up', () => {
  test('one node that is not ready uses up a budget of 1', () => {
    const one = findingsOfPool({ disruption: 'budgets: [{nodes: "1"}]', notReady: 1 });
    const { severity, message } = only(one, 'no-progress');
    expect(severity).toBe('error');
    expect(message).toContain('1 node that is not ready or leaving already (node-0001) uses up all');
  });

  test('for other reasons than the one that the rollout waits for', () => {
    const budgets =
      'budgets: [{nodes: "1", reasons: [Empty]}, {nodes: "4", reasons: [Drifted, Underutilized]}]';
    expect(only(findingsOfPool({ disruption: budgets, notReady: 1 }), 'no-progress').message).toContain(
      '1 node of 10 is not ready or leaving and uses the budgets up: no other is disrupted for Empty (all week)',
    );
  });

  test('three do not wait behind a budget of 4', () => {
    const found = findingsOfPool({ disruption: 'budgets: [{nodes: "4"}]', notReady: 3 });
    expect(found.filter(({ rule }) => rule === 'no-progress')).toEqual([]);
  });

  test('percentages do not count nodes that are not initialized', () => {
    const found = findingsOfPool({ disruption: 'budgets: [{nodes: "1"}]', uninitialized: 2 });
    expect(only(found, 'no-progress').message).toContain(
      'They still count in progress; percentages are of the nodes that are initialized and have a claim.',
    );
  });
});
