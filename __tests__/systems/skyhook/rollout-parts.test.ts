import type { JsonObject } from '../../../src/manifest/manifest.js';
import { assignNodes, rolloutOrder } from '../../../src/systems/skyhook/controller/assignment.js';
import {
  batchResult,
  batchSize,
  ceilingOf,
  evaluateBatch,
  FRESH,
  legacyBatch,
  rebase,
} from '../../../src/systems/skyhook/controller/batch.js';
import { workOf } from '../../../src/systems/skyhook/controller/work.js';
import { changedKeys, hasInterrupt, readPackages } from '../../../src/systems/skyhook/objects/packages.js';
import { readPolicySpec, readStrategy } from '../../../src/systems/skyhook/objects/stored.js';
import { switchesOf } from '../../../src/systems/skyhook/versions.js';
import { fleet, policy, strategy } from './rolling.js';

function read(own: JsonObject) {
  const found = readStrategy(own);
  if (!found) throw new Error('a strategy');
  return found;
}

describe('ceilings', () => {
  test.each([
    [29, 100, 28],
    [57, 100, 56],
    [58, 100, 57],
    [7, 100, 7],
    [10, 3, 1],
    [50, 0, 0],
  ])('%i percent of %i nodes is %i: divided first, in doubles, at least 1', (percent, nodes, ceiling) => {
    expect(ceilingOf({ kind: 'percent', percent }, nodes)).toBe(ceiling);
  });

  test('a count is taken as written, for fewer nodes and for none', () => {
    expect([ceilingOf({ kind: 'count', nodes: 5 }, 2), ceilingOf({ kind: 'count', nodes: 5 }, 0)]).toEqual([
      5, 5,
    ]);
  });

  test('without a policy a count is clamped to the nodes, and nothing set means all of them', () => {
    expect(legacyBatch({ kind: 'count', nodes: 5 }, 2)).toBe(2);
    expect(legacyBatch(null, 7)).toBe(7);
    expect(legacyBatch(null, 0)).toBe(1);
  });
});

describe('compartments', () => {
  const labels = { env: 'prod', gpu: 'h100' };
  const nodes = fleet(4, {
    'node-01': { labels },
    'node-02': { labels: { gpu: 'h100' } },
    'node-03': { labels: { gpu: 'h100' } },
  });
  const compartment = (name: string, selector: JsonObject, budget: JsonObject, own?: JsonObject) => ({
    name,
    selector,
    budget,
    ...(own ? { strategy: own } : {}),
  });
  const prod = { matchLabels: { env: 'prod' } };
  const gpu = { matchLabels: { gpu: 'h100' } };
  const winner = (...compartments: JsonObject[]): string | undefined => {
    const spec = readPolicySpec(policy(strategy('fixed'), { compartments }));
    return assignNodes(spec, nodes).find((one) => one.nodes.some((node) => node.name === 'node-01'))?.name;
  };
  const count = { count: 9 };

  test.each([
    [
      'the safer strategy wins',
      [compartment('a', prod, count, strategy('linear')), compartment('b', gpu, count, strategy('fixed'))],
      'b',
    ],
    [
      'then the smaller ceiling over every node the selector matches',
      [
        compartment('a', gpu, { percent: 100 }, strategy('fixed')),
        compartment('b', prod, { percent: 100 }, strategy('fixed')),
      ],
      'b',
    ],
    [
      'a count is compared as written',
      [
        compartment('a', prod, count, strategy('fixed')),
        compartment('b', gpu, { count: 8 }, strategy('fixed')),
      ],
      'b',
    ],
    [
      'then the name in byte order',
      [
        compartment('a9', prod, count, strategy('fixed')),
        compartment('a10', gpu, count, strategy('fixed')),
        compartment('b', gpu, count, strategy('fixed')),
      ],
      'a10',
    ],
    [
      'a compartment without a strategy loses to every other',
      [compartment('a', prod, { count: 1 }), compartment('b', gpu, count, strategy('exponential'))],
      'b',
    ],
    ['an empty selector matches every node', [compartment('a', {}, count, strategy('fixed'))], 'a'],
  ])('overlap: %s', (_, compartments, name) => {
    expect(winner(...compartments)).toBe(name);
  });

  test('tells how many nodes a selector matches and to whom it lost them', () => {
    const compartments = [
      compartment('all', {}, count, strategy('linear')),
      compartment('gpu', gpu, count, strategy('fixed')),
    ];
    const assigned = assignNodes(readPolicySpec(policy(strategy('fixed'), { compartments })), nodes);
    const all = assigned.find(({ name }) => name === 'all');
    expect([all?.selected, all?.nodes.map((node) => node.name), [...(all?.lostTo ?? [])]]).toEqual([
      4,
      ['node-04'],
      [['gpu', 3]],
    ]);
  });

  test('rollout order compares whole seconds', () => {
    const [a, b] = fleet(2);
    const pair = [
      { ...b, createdAt: 1000 },
      { ...a, createdAt: 1999 },
    ] as typeof nodes;
    expect(rolloutOrder(pair).map(({ name }) => name)).toEqual(['node-01', 'node-02']);
  });
});

describe('batch arithmetic', () => {
  const failed = { ...FRESH, lastBatchSize: 6, lastBatchFailed: true };

  test.each([
    ['shrinks by delta below the safety limit', strategy('linear', { delta: 2 }), { completedNodes: 9 }, 4],
    ['grows by delta at the safety limit', strategy('linear', { delta: 2 }), { completedNodes: 10 }, 8],
    [
      'divides and cuts below the limit',
      strategy('exponential', { growthFactor: 4 }),
      { completedNodes: 4 },
      1,
    ],
    ['multiplies at the limit, up to what remains', strategy('exponential'), { completedNodes: 12 }, 8],
    ['fixed does not look back', strategy('fixed', { initialBatch: 3 }), { completedNodes: 4 }, 3],
    ['at least one, with nothing left', strategy('linear'), { completedNodes: 20 }, 1],
  ])('after a failed batch of 6 of 20: %s', (_, own, state, size) => {
    expect(batchSize(read(own), 20, { ...failed, ...state })).toBe(size);
  });

  test('no nodes: fixed gives 1, linear and exponential give 0', () => {
    const sizes = (['fixed', 'linear', 'exponential'] as const).map((kind) =>
      batchSize(read(strategy(kind)), 0, FRESH),
    );
    expect(sizes).toEqual([1, 0, 0]);
  });

  test.each([
    [67, true],
    [66, false],
  ])('2 of 3 are 66 percent: below a threshold of %i is %p', (batchThreshold, isFailed) => {
    const state = { ...FRESH, completedNodes: 2, failedNodes: 1 };
    expect(batchResult(read(strategy('fixed', { batchThreshold })), 9, state, 2, 1).lastBatchFailed).toBe(
      isFailed,
    );
  });

  test('failures keep counting past the safety limit, only the stop is suppressed', () => {
    const own = read(strategy('fixed', { failureThreshold: 1 }));
    const state = batchResult(own, 4, { ...FRESH, failedNodes: 2 }, 0, 2);
    expect([state.consecutiveFailures, state.shouldStop]).toEqual([1, false]);
  });

  test('a good batch does not clear a stop', () => {
    const state = { ...FRESH, shouldStop: true, consecutiveFailures: 2, completedNodes: 1 };
    expect(batchResult(read(strategy('fixed')), 9, state, 1, 0)).toMatchObject({
      shouldStop: true,
      consecutiveFailures: 0,
    });
  });
});

describe('evaluation', () => {
  const own = read(strategy('fixed'));
  const tally = { total: 6, complete: 2, erroring: 0, inProgress: 0 };
  const before = {
    ...FRESH,
    currentBatch: 2,
    completedNodes: 1,
    failedNodes: 1,
    lastBatchSize: 2,
    lastBatchFailed: true,
  };

  test('a node in progress holds the evaluation', () => {
    expect(evaluateBatch(own, FRESH, { ...tally, inProgress: 1 }, switchesOf('0.15'))).toEqual({
      evaluated: false,
      state: FRESH,
    });
  });

  test('up to 0.19 a recovery corrects the counts for one pass and evaluates nothing', () => {
    const { evaluated, state } = evaluateBatch(own, before, tally, switchesOf('0.19'));
    expect([evaluated, state.completedNodes, state.failedNodes, state.lastBatchSize]).toEqual([
      false,
      2,
      0,
      2,
    ]);
  });

  test('from 0.20 on it is a successful batch of one', () => {
    const { evaluated, state } = evaluateBatch(own, before, tally, switchesOf('0.20'));
    expect([evaluated, state.lastBatchSize, state.lastBatchFailed]).toEqual([true, 1, false]);
  });

  test('from 0.20 on a count that only went down is corrected without an evaluation', () => {
    const { evaluated, state } = evaluateBatch(
      own,
      { ...FRESH, failedNodes: 1 },
      { ...tally, complete: 0 },
      switchesOf('0.20'),
    );
    expect([evaluated, state.failedNodes, state.currentBatch]).toEqual([false, 0, 1]);
  });

  test('joiners absorb as many old completions as they are', () => {
    const carried = { complete: 4, erroring: 0 };
    expect(rebase(FRESH, 1, { ...tally, complete: 4 }, carried).completedNodes).toBe(1);
    expect(rebase(FRESH, 9, { ...tally, complete: 4 }, carried).completedNodes).toBe(4);
    expect(rebase(FRESH, 9, { ...tally, complete: 4 }, { complete: 3, erroring: 0 }).completedNodes).toBe(3);
  });

  test('leavers take completions along before failures, and only what is really gone', () => {
    const state = { ...FRESH, completedNodes: 4, failedNodes: 2 };
    expect(
      rebase(state, -3, { ...tally, complete: 2, erroring: 1 }, { complete: 0, erroring: 0 }),
    ).toMatchObject({
      completedNodes: 2,
      failedNodes: 1,
    });
  });
});

describe('the work that a package leaves on a node', () => {
  const packages = readPackages({ pkg: { version: '1.1.0', interrupt: { type: 'reboot' } } });
  const entry = (version: string, stage: string, state: string) => [{ name: 'pkg', version, stage, state }];
  const stages = (version: string, stage: string, state: string): number =>
    workOf(packages, entry(version, stage, state), new Map(), switchesOf('0.15')).stages;

  test.each([
    ['nothing done', '1.1.0', 'apply', 'in_progress', 4],
    ['applied', '1.1.0', 'apply', 'complete', 3],
    ['failing in its interrupt', '1.1.0', 'interrupt', 'erroring', 2],
    ['complete', '1.1.0', 'post-interrupt', 'complete', 0],
    ['an older version complete', '1.0.0', 'post-interrupt', 'complete', 4],
    ['a newer version complete, to be uninstalled first', '1.2.0', 'post-interrupt', 'complete', 5],
  ])('%s', (_, version, stage, state, left) => {
    expect(stages(version, stage, state)).toBe(left);
  });

  test('a package that is complete without its new interrupt is not complete', () => {
    expect(stages('1.1.0', 'config', 'complete')).toBe(2);
  });

  test('changed keys: values, new keys and removed keys count; another version or no config map before do not', () => {
    const of = (version: string, configMap: JsonObject) =>
      readPackages({ pkg: { version, configMap } }).get('pkg');
    const keys = (before: JsonObject, after: JsonObject, version = '1.0.0') => {
      const now = of('1.0.0', after);
      if (!now) throw new Error('a package');
      return changedKeys(of(version, before), now);
    };
    expect(keys({ a: '1' }, { a: '2', b: '1' })).toEqual(['a', 'b']);
    expect(keys({ a: '1', b: '1' }, { a: '1' })).toEqual([]);
    expect(keys({ a: '1' }, { a: '1' })).toBeNull();
    expect(keys({}, { a: '1' })).toBeNull();
    expect(keys({ a: '1' }, { a: '2' }, '0.9.0')).toBeNull();
  });

  test('a config change asks for the interrupts of its keys, as globs', () => {
    const pkg = readPackages({ p: { interrupt: {}, configInterrupts: { 'kernel*': {} } } }).get('p');
    if (!pkg) throw new Error('a package');
    expect([[], ['kernel.conf'], ['other']].map((keys) => hasInterrupt(pkg, keys))).toEqual([
      true,
      true,
      false,
    ]);
  });
});
