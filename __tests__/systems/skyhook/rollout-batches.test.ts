import { SKYHOOK_VERSIONS, type SkyhookVersion } from '../../../src/systems/skyhook/versions.js';
import { DEFAULT_GROUP, fleet, IGNORED, operatorOf, policy, rollOut, strategy, tainted } from './rolling.js';

const STICKY: readonly SkyhookVersion[] = SKYHOOK_VERSIONS.filter((version) => version !== '0.14');
const BEFORE_020: readonly SkyhookVersion[] = SKYHOOK_VERSIONS.filter((version) => version !== '0.20');

describe('batches of a healthy first rollout', () => {
  test.each([
    ['fixed 3 of 7', strategy('fixed', { initialBatch: 3 }), 7, [3, 3, 1]],
    ['linear 1,+1 of 12', strategy('linear'), 12, [1, 2, 3, 4, 2]],
    ['linear 2,+3 of 20', strategy('linear', { initialBatch: 2, delta: 3 }), 20, [2, 5, 8, 5]],
    ['exponential 1,x2 of 20', strategy('exponential'), 20, [1, 2, 4, 8, 5]],
    ['exponential 2,x3 of 16', strategy('exponential', { initialBatch: 2, growthFactor: 3 }), 16, [2, 6, 8]],
  ])('%s, in every version', (_, own, count, sizes) => {
    for (const version of SKYHOOK_VERSIONS)
      expect(rollOut({ version, nodes: fleet(count), policy: policy(own) }).sizes()).toEqual(sizes);
  });

  test('a budget does not cap a strategy: count 2 beside batches of 5', () => {
    const own = policy(strategy('fixed', { initialBatch: 5 }), { budget: { count: 2 } });
    expect(rollOut({ nodes: fleet(10), policy: own }).sizes()).toEqual([5, 5]);
  });

  test('what the passes of a step look through grows with the nodes, and is told once', () => {
    const looked = [100, 200].map((count) => {
      const operator = operatorOf({ nodes: fleet(count), policy: policy(strategy('fixed')) });
      operator.step();
      return [operator.effort(), operator.effort()];
    });
    expect(looked[0]?.[0]).toBeGreaterThan(0);
    expect(looked[1]).toEqual([2 * (looked[0]?.[0] ?? 0), 0]);
  });

  test('the oldest node goes first, then the name', () => {
    const nodes = [...fleet(3)]
      .reverse()
      .map((node) => ({ ...node, createdAt: node.name === 'node-03' ? 0 : 1999 }));
    const rolled = rollOut({ nodes, policy: policy(strategy('fixed')) });
    expect(rolled.batches().flat()).toEqual(['node-03', 'node-01', 'node-02']);
  });

  test('compartments advance side by side', () => {
    const nodes = fleet(5, {
      'node-02': { labels: { gpu: 'h100' } },
      'node-04': { labels: { gpu: 'h100' } },
    });
    const gpu = {
      name: 'gpu',
      selector: { matchLabels: { gpu: 'h100' } },
      budget: { count: 1 },
      strategy: strategy('fixed'),
    };
    const rolled = rollOut({
      nodes,
      policy: policy(strategy('fixed', { initialBatch: 2 }), { compartments: [gpu] }),
    });
    expect(rolled.instants()).toEqual(['sky:01 sky:03 sky/gpu:02', 'sky:05 sky/gpu:04']);
  });

  test('the last batch is never recorded, because the state is reset on completion before it is evaluated', () => {
    const rolled = rollOut({ nodes: fleet(6), policy: policy(strategy('linear')) });
    expect(rolled.batchState()).toMatchObject({ currentBatch: 1, completedNodes: 0, lastBatchSize: 0 });
  });

  test('with reset off the state of the batch before the last one stays', () => {
    const rolled = rollOut({ nodes: fleet(6), policy: policy(strategy('linear'), { reset: false }) });
    expect(rolled.batchState()).toMatchObject({ currentBatch: 3, completedNodes: 3, lastBatchSize: 2 });
  });

  test("the object's own option beats the policy's reset", () => {
    const own = [{ spec: { deploymentPolicyOptions: { resetBatchStateOnCompletion: false } } }];
    const rolled = rollOut({ nodes: fleet(2), policy: policy(strategy('fixed')), skyhooks: own });
    expect(rolled.batchState()).toMatchObject({ currentBatch: 2, completedNodes: 1 });
  });

  test('no node matches: complete at once', () => {
    const skyhooks = [{ spec: { nodeSelectors: { matchLabels: { pool: 'a' } } } }];
    const rolled = rollOut({ nodes: fleet(2), policy: policy(strategy('fixed')), skyhooks });
    expect([rolled.status(), rolled.sizes()]).toEqual(['complete', []]);
  });

  test('packages that depend on each other run one after the other, others side by side', () => {
    const packages = {
      a: { version: '1.0.0' },
      b: { version: '1.0.0', dependsOn: { a: '1.0.0' }, interrupt: { type: 'reboot' } },
      c: { version: '1.0.0' },
    };
    const rolled = rollOut({
      nodes: fleet(1),
      policy: policy(strategy('fixed')),
      skyhooks: [{ spec: { packages } }],
    });
    expect(rolled.run.end).toBe((2 + 4) * 600_000);
  });
});

describe('failures', () => {
  const all = (count: number): string[] => fleet(count).map(({ name }) => name);

  test.each(STICKY)('%s: a node that fails for good holds its compartment, tolerated or not', (version) => {
    const own = policy(strategy('fixed', { initialBatch: 3, batchThreshold: 50 }));
    const rolled = rollOut({ version, nodes: fleet(9), policy: own, fails: ['node-02'] });
    expect(rolled.batches()).toEqual([['node-01', 'node-02', 'node-03']]);
    expect(rolled.batchState()).toMatchObject({ currentBatch: 2, consecutiveFailures: 0, failedNodes: 1 });
    expect(rolled.end()).toEqual({
      phase: 'stuck',
      why: 'Node node-02 is erroring and blocks compartment __default__: no new node is picked until it recovers.',
    });
  });

  test('0.14: a node that fails for good stays behind, and the next batch starts', () => {
    const rolled = rollOut({
      version: '0.14',
      nodes: fleet(5),
      policy: policy(strategy('fixed', { initialBatch: 2 })),
      fails: ['node-02'],
    });
    expect(rolled.sizes()).toEqual([2, 2, 1]);
  });

  test('0.14: what failed holds nobody, so that what is blocked is why it does not end', () => {
    const rolled = rollOut({
      version: '0.14',
      nodes: fleet(3, { 'node-03': IGNORED }),
      policy: policy(strategy('fixed')),
      fails: ['node-01'],
    });
    expect(rolled.end()).toEqual({ phase: 'stuck', why: 'Node node-03 has the ignore label.' });
  });

  test('0.14: failed batches add up to the threshold', () => {
    const own = policy(strategy('fixed', { failureThreshold: 2, safetyLimit: 100 }));
    const rolled = rollOut({ version: '0.14', nodes: fleet(5), policy: own, fails: all(5) });
    expect([rolled.sizes(), rolled.end()?.phase]).toEqual([[1, 1], 'stopped']);
  });

  test.each(STICKY)('%s: failureThreshold 1 stops after the first failed batch', (version) => {
    const own = policy(strategy('fixed', { initialBatch: 4, failureThreshold: 1 }));
    const rolled = rollOut({ version, nodes: fleet(10), policy: own, fails: all(10) });
    expect(rolled.end()).toEqual({
      phase: 'stopped',
      why: '`failureThreshold 1` was reached in batch 1; only a reset starts it again.',
    });
  });

  test('at the safety limit nothing stops: 5 of 10 nodes are 50 percent, which is not below 50', () => {
    const own = policy(strategy('fixed', { initialBatch: 5, failureThreshold: 1 }));
    const rolled = rollOut({ nodes: fleet(10), policy: own, fails: all(10) });
    expect(rolled.end()?.phase).toBe('stuck');
  });

  test('a stopped compartment does not stop the others', () => {
    const nodes = fleet(5, {
      'node-01': { labels: { gpu: 'h100' } },
      'node-02': { labels: { gpu: 'h100' } },
    });
    const gpu = {
      name: 'gpu',
      selector: { matchLabels: { gpu: 'h100' } },
      budget: { count: 1 },
      strategy: strategy('fixed', { failureThreshold: 1, safetyLimit: 100 }),
    };
    const rolled = rollOut({
      nodes,
      policy: policy(strategy('fixed'), { compartments: [gpu] }),
      fails: ['node-01'],
    });
    expect([rolled.sizes('sky/gpu'), rolled.sizes()]).toEqual([[1], [1, 1, 1]]);
    expect([rolled.end('sky/gpu')?.phase, rolled.end()?.phase]).toEqual(['stopped', 'complete']);
  });
});

describe('nodes the operator does not touch', () => {
  const pairs = policy(strategy('fixed', { initialBatch: 2 }));

  test.each(BEFORE_020)('%s: an ignored node uses a place in its batch', (version) => {
    const rolled = rollOut({ version, nodes: fleet(5, { 'node-02': IGNORED }), policy: pairs });
    expect(rolled.batches()).toEqual([['node-01'], ['node-03', 'node-04'], ['node-05']]);
    expect(rolled.end()).toEqual({ phase: 'stuck', why: 'Node node-02 has the ignore label.' });
  });

  test('0.20: an ignored node uses no place', () => {
    const rolled = rollOut({ version: '0.20', nodes: fleet(5, { 'node-02': IGNORED }), policy: pairs });
    expect(rolled.batches()).toEqual([
      ['node-01', 'node-03'],
      ['node-04', 'node-05'],
    ]);
    expect([rolled.status(), rolled.nodeStatus('node-02')]).toEqual(['blocked', 'blocked']);
  });

  test('the ignore label must be exactly "true"', () => {
    const nodes = fleet(1, { 'node-01': { labels: { 'skyhook.nvidia.com/ignore': 'True' } } });
    expect(rollOut({ nodes, policy: pairs }).end()?.phase).toBe('complete');
  });

  test('every untolerated taint blocks, PreferNoSchedule too', () => {
    const nodes = fleet(2, { 'node-01': tainted('gpu', 'PreferNoSchedule') });
    const rolled = rollOut({ nodes, policy: pairs });
    expect(rolled.end()).toEqual({
      phase: 'stuck',
      why: 'Node node-01 has a taint that is not tolerated.',
    });
  });

  test('a cordoned node is rolled like any other', () => {
    const nodes = fleet(2, { 'node-01': tainted('node.kubernetes.io/unschedulable') });
    expect(rollOut({ nodes, policy: pairs }).end()?.phase).toBe('complete');
  });

  test('a blocked node counts in the progress that the safety limit is compared with', () => {
    const own = policy(strategy('fixed', { initialBatch: 2, failureThreshold: 1 }));
    const nodes = fleet(4, { 'node-01': IGNORED });
    const fails = ['node-02'];
    expect(rollOut({ nodes, policy: own, fails }).end()?.phase).toBe('stopped');
    expect(rollOut({ nodes: nodes.slice(0, 2), policy: own, fails }).end()?.phase).toBe('stuck');
  });
});

describe('a compartment without a strategy', () => {
  const plain = { name: 'plain', selector: { matchLabels: { tier: 'a' } }, budget: { percent: 50 } };
  const nodes = fleet(5, {
    'node-02': { labels: { tier: 'a' } },
    'node-04': { labels: { tier: 'a' } },
  });
  const own = policy(strategy('fixed'), { compartments: [plain] });

  test.each(BEFORE_020)('%s: after its first batch the whole operator starts nothing any more', (version) => {
    const rolled = rollOut({ version, nodes, policy: own });
    expect([rolled.sizes('sky/plain'), rolled.sizes()]).toEqual([[1], [1]]);
    expect(rolled.end()?.why).toContain('Compartment plain has no strategy');
    expect(rolled.batchState('plain')).toBeUndefined();
  });

  test.each(BEFORE_020)('%s: the other compartments of the object are still evaluated', (version) => {
    expect(rollOut({ version, nodes, policy: own }).batchState()).toMatchObject({ completedNodes: 1 });
  });

  test('0.20: it rolls batches of its ceiling until it is done', () => {
    const rolled = rollOut({ version: '0.20', nodes, policy: own });
    expect([rolled.sizes('sky/plain'), rolled.end('sky/plain')?.phase]).toEqual([[1, 1], 'complete']);
  });

  test('up to 0.19 it completes when its first batch is all there is', () => {
    const whole = policy(strategy('fixed'), { compartments: [{ ...plain, budget: { count: 2 } }] });
    const rolled = rollOut({ nodes: nodes.slice(1, 2), policy: whole });
    expect(rolled.status()).toBe('complete');
  });
});

describe('without a policy', () => {
  test.each([
    [{ percent: 25 }, 8, [2, 2, 2, 2]],
    [{}, 5, [5]],
    [{ count: 3 }, 7, [3, 3, 1]],
    [{ percent: 0 }, 3, [1, 1, 1]],
    [{ count: 0 }, 3, [1, 1, 1]],
  ])('interruptionBudget %j over %i nodes', (interruptionBudget, count, sizes) => {
    const skyhooks = [{ spec: { deploymentPolicy: '', interruptionBudget } }];
    expect(rollOut({ nodes: fleet(count), skyhooks }).sizes(DEFAULT_GROUP)).toEqual(sizes);
  });

  test('the batch state is kept, because there is no policy to say otherwise', () => {
    const skyhooks = [{ spec: { deploymentPolicy: '', interruptionBudget: { count: 1 } } }];
    expect(rollOut({ nodes: fleet(3), skyhooks }).batchState()).toMatchObject({ completedNodes: 2 });
  });
});
