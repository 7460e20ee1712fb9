import { SKYHOOK_VERSIONS } from '../../../src/systems/skyhook/versions.js';
import { fleet, IGNORED, policy, rollOut, strategy, tainted } from './rolling.js';

const pairs = policy(strategy('fixed', { initialBatch: 2 }));
const two = (first: object, second: object = {}) => [
  { name: 'first', spec: { priority: 10, ...first } },
  { name: 'second', spec: { priority: 20, ...second } },
];

describe('several Skyhooks on the same nodes', () => {
  test('sequencing node: a node moves on as soon as the first is complete on it', () => {
    const rolled = rollOut({ nodes: fleet(4), policy: pairs, skyhooks: two({}) });
    expect(rolled.instants()).toEqual([
      'first:01 first:02',
      'first:03 first:04 second:01 second:02',
      'second:03 second:04',
    ]);
  });

  test('sequencing all: the second waits for every node of the first, and picks nothing before', () => {
    const rolled = rollOut({ nodes: fleet(4), policy: pairs, skyhooks: two({ sequencing: 'all' }) });
    expect(rolled.instants()).toEqual([
      'first:01 first:02',
      'first:03 first:04',
      'second:01 second:02',
      'second:03 second:04',
    ]);
  });

  test('sequencing all holds even an object that targets none of its nodes', () => {
    const nodes = fleet(2, { 'node-01': { labels: { pool: 'a' } }, 'node-02': { labels: { pool: 'b' } } });
    const pool = (name: string) => ({ nodeSelectors: { matchLabels: { pool: name } } });
    const skyhooks = two({ sequencing: 'all', ...pool('a') }, pool('b'));
    expect(rollOut({ nodes, policy: pairs, skyhooks }).instants()).toEqual(['first:01', 'second:02']);
    const sideBySide = two(pool('a'), pool('b'));
    expect(rollOut({ nodes, policy: pairs, skyhooks: sideBySide }).instants()).toEqual([
      'first:01 second:02',
    ]);
  });

  test('equal priority: by name', () => {
    const skyhooks = [{ name: 'b' }, { name: 'a' }];
    const rolled = rollOut({ nodes: fleet(1), policy: pairs, skyhooks });
    expect(rolled.instants()).toEqual(['a:01', 'b:01']);
  });

  test('a disabled one is passed over, a paused one holds', () => {
    const marked = (word: string) => [
      { name: 'first', spec: { priority: 10 }, annotations: { [`skyhook.nvidia.com/${word}`]: 'true' } },
      { name: 'second', spec: { priority: 20 } },
    ];
    const disabled = rollOut({ nodes: fleet(2), policy: pairs, skyhooks: marked('disable') });
    expect(disabled.instants()).toEqual(['second:01 second:02']);
    expect(disabled.end('first/__default__')).toEqual({ phase: 'idle', why: 'It is disabled.' });
    const paused = rollOut({ nodes: fleet(2), policy: pairs, skyhooks: marked('pause') });
    expect(paused.instants()).toEqual([]);
    expect([paused.status('first'), paused.status('second')]).toEqual(['paused', 'waiting']);
    expect(paused.end('second/__default__')).toEqual({
      phase: 'stuck',
      why: 'It waits for Skyhook/first, which is paused, to complete on the same nodes.',
      holder: { kind: 'paused', name: 'first' },
    });
  });

  test('one that a blocked node keeps from completing says which node that is', () => {
    const nodes = fleet(2, { 'node-02': tainted('gpu') });
    const skyhooks = [
      { name: 'first', spec: { priority: 10, sequencing: 'all' } },
      { name: 'second', spec: { priority: 20 } },
    ];
    const { why } = rollOut({ nodes, policy: pairs, skyhooks }).end('second/__default__') ?? {};
    expect(why).toBe(
      'It waits for Skyhook/first to complete on all its nodes. Node node-02 has a taint that is not tolerated.',
    );
  });

  test('a disabled one is never what the next one waits for', () => {
    const skyhooks = [
      { name: 'first', spec: { priority: 10 }, annotations: { 'skyhook.nvidia.com/disable': 'true' } },
      { name: 'second', spec: { priority: 20 } },
    ];
    const nodes = fleet(2, { 'node-02': IGNORED });
    const rolled = rollOut({ nodes, policy: pairs, skyhooks });
    expect(rolled.end('second/__default__')).toEqual({
      phase: 'stuck',
      why: 'Node node-02 has the ignore label.',
    });
  });

  test('one of other nodes is never what the next one waits for, whatever keeps it', () => {
    const on = (pool: string) => ({ nodeSelectors: { matchLabels: { pool } } });
    const ignored = (pool: string) => ({ labels: { ...IGNORED.labels, pool } });
    const nodes = fleet(2, { 'node-01': ignored('a'), 'node-02': ignored('b') });
    const rolled = rollOut({ nodes, policy: pairs, skyhooks: two(on('a'), on('b')) });
    expect([rolled.end('first/__default__')?.why, rolled.end('second/__default__')?.why]).toEqual([
      'Node node-01 has the ignore label.',
      'Node node-02 has the ignore label.',
    ]);
  });

  test('a node that waits its turn keeps its place, so the batch starts in parts', () => {
    const policies = {
      slow: policy(strategy('fixed')),
      fast: policy(strategy('fixed', { initialBatch: 3 })),
    };
    const skyhooks = two({ deploymentPolicy: 'slow' }, { deploymentPolicy: 'fast' });
    const rolled = rollOut({ nodes: fleet(3), policies, skyhooks });
    expect(rolled.batches('second/__default__')).toEqual([['node-01', 'node-02', 'node-03']]);
    expect(rolled.instants()).toEqual(['first:01', 'first:02 second:01', 'first:03 second:02', 'second:03']);
  });

  test.each(SKYHOOK_VERSIONS.filter((version) => version !== '0.20'))(
    '%s: a node that waits its turn and is ignored takes the place again on every pass',
    (version) => {
      const nodes = fleet(2, { 'node-01': IGNORED });
      const skyhooks = [{ name: 'first', spec: { priority: 10 } }, { name: 'second' }];
      const rolled = rollOut({ version, nodes, policy: policy(strategy('fixed')), skyhooks });
      expect(rolled.instants()).toEqual(['first:02']);
    },
  );

  test('0.20: an ignored node holds neither its own rollout nor the next one elsewhere', () => {
    const nodes = fleet(2, { 'node-01': IGNORED });
    const skyhooks = [{ name: 'first', spec: { priority: 10 } }, { name: 'second' }];
    const rolled = rollOut({ version: '0.20', nodes, policy: policy(strategy('fixed')), skyhooks });
    expect(rolled.instants()).toEqual(['first:02', 'second:02']);
  });
});

describe('a policy that does not exist', () => {
  const skyhooks = [
    { name: 'bad', spec: { deploymentPolicy: 'missing', priority: 300 } },
    { name: 'good', spec: { priority: 200 } },
  ];

  test.each(['0.14', '0.15'] as const)('%s: nothing starts anywhere', (version) => {
    const rolled = rollOut({ version, nodes: fleet(2), policy: pairs, skyhooks });
    expect(rolled.instants()).toEqual([]);
    expect(rolled.end('good/__default__')?.why).toContain(
      'names DeploymentPolicy/missing, which does not exist',
    );
  });

  test.each(['0.16', '0.20'] as const)('%s: that object is blocked, others go on', (version) => {
    const rolled = rollOut({ version, nodes: fleet(2), policy: pairs, skyhooks });
    expect([rolled.instants(), rolled.status('bad')]).toEqual([['good:01 good:02'], 'blocked']);
  });

  test('from 0.16 on it still holds what comes after it', () => {
    const reversed = [
      { name: 'bad', spec: { deploymentPolicy: 'missing', priority: 100 } },
      { name: 'good' },
    ];
    const rolled = rollOut({ version: '0.16', nodes: fleet(2), policy: pairs, skyhooks: reversed });
    expect([rolled.instants(), rolled.status('good')]).toEqual([[], 'waiting']);
  });
});

describe('the runtime-required taint', () => {
  const own = tainted('skyhook.nvidia.com', 'NoSchedule', 'runtime-required');

  test('blocks an object that is not runtimeRequired', () => {
    expect(rollOut({ nodes: fleet(1, { 'node-01': own }), policy: pairs }).status()).toBe('blocked');
  });

  test('goes node by node once every runtimeRequired object is complete there; others then follow', () => {
    const nodes = fleet(2, { 'node-01': own, 'node-02': own });
    const skyhooks = two({ runtimeRequired: true }, {});
    const rolled = rollOut({ nodes, policy: policy(strategy('fixed')), skyhooks });
    expect([...rolled.operator.state.runtimeRequired]).toEqual([]);
    expect(rolled.end('second/__default__')?.phase).toBe('complete');
  });

  test('from 0.18 on the old key is tolerated and taken away as well', () => {
    const skyhooks = [{ spec: { runtimeRequired: true } }];
    const setup = { nodes: fleet(1, { 'node-01': own }), policy: pairs, skyhooks };
    expect(rollOut({ ...setup, version: '0.20' }).status()).toBe('complete');
    expect([...rollOut({ ...setup, version: '0.20' }).operator.state.runtimeRequired]).toEqual([]);
  });
});

describe('serial', () => {
  const nodes = fleet(3);
  const skyhooks = [{ spec: { serial: true } }];

  test('up to 0.19: one node at a time, whatever the batch', () => {
    expect(rollOut({ nodes, policy: pairs, skyhooks }).instants()).toEqual(['sky:01', 'sky:02', 'sky:03']);
  });

  test('0.20: the nodes of a batch advance together', () => {
    const rolled = rollOut({ version: '0.20', nodes, policy: pairs, skyhooks });
    expect(rolled.instants()).toEqual(['sky:01 sky:02', 'sky:03']);
  });

  test('more than a thousand objects come to rest', () => {
    const nodes = fleet(90).map((node, i) => ({ ...node, labels: { pool: String(i) } }));
    const skyhooks = Array.from({ length: 1_500 }, (_, i) => ({
      name: `s${String(i).padStart(4, '0')}`,
      spec: { nodeSelectors: { matchLabels: { pool: String(i % 90) } } },
    }));
    const rolled = rollOut({ nodes, policy: pairs, skyhooks });
    expect(rolled.run.events.filter(({ kind }) => kind === 'succeeded')).toHaveLength(1_500);
    expect(rolled.instants()).toHaveLength(17);
  });
});
