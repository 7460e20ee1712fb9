import fc from 'fast-check';
import {
  app,
  drain,
  drainTrace,
  fresh,
  maxUnavailable,
  minAvailable,
  pod,
  pods,
  workload,
} from './cluster.js';

const ANY = { n1: null, n2: null, n3: null };
const onN1 = { node: 'n1' };

test('a budget of one costs two rounds a pod', () => {
  const run = drain(
    { pods: pods(2, onN1), workloads: app(2), budgets: [fresh(maxUnavailable(1))], drain: ['n1'] },
    ANY,
  );
  expect(drainTrace(run)).toBe(
    [
      '1: cordon n1 evict p1 refused p2(budget) place app-1-r1@n2',
      '2: refused p2(budget) ready app-1-r1',
      '3: evict p2 place app-1-r2@n3 done n1',
      'drained n1',
    ].join('\n'),
  );
});

describe('a drain that never ends', () => {
  test('minAvailable equal to replicas', () => {
    const run = drain(
      { pods: pods(2, onN1), workloads: app(2), budgets: [fresh(minAvailable(2))], drain: ['n1', 'n2'] },
      ANY,
    );
    expect(drainTrace(run)).toBe(
      [
        '1: cordon n1 refused p1(budget) p2(budget)',
        'drained none',
        'n1 hangs: p1 budget, p2 budget',
        'never started: n2',
      ].join('\n'),
    );
  });

  test('two budgets on one pod, each of which allows it', () => {
    const budgets = [fresh(maxUnavailable(1)), fresh(minAvailable(1, { name: 'second' }))];
    const run = drain({ pods: pods(3, onN1), workloads: app(3), budgets, drain: ['n1'] }, ANY);
    expect(run.rounds[0]?.budgets).toEqual(
      new Map([
        ['default/app', 1],
        ['default/second', 2],
      ]),
    );
    expect(run.hanging.get('n1')).toEqual(
      new Map(['p1', 'p2', 'p3'].map((name) => [`default/${name}`, 'severalBudgets'])),
    );
  });

  test('a daemon pod under the budget, so that it never syncs', () => {
    const daemon = pod('d', { node: 'n2', owner: { kind: 'DaemonSet', name: 'd' } });
    const run = drain(
      {
        pods: [...pods(2, onN1), daemon],
        workloads: [...app(2), workload('DaemonSet', 'd', null)],
        budgets: [fresh(maxUnavailable(1))],
        drain: ['n1'],
      },
      ANY,
    );
    expect(run.hanging.get('n1')?.get('default/p1')).toBe('notObserved');
  });

  test('a bare pod holds its node as a whole, before any eviction, unless forced', () => {
    const run = {
      pods: [...pods(1, onN1), pod('bare', { ...onN1, owner: null })],
      workloads: app(1),
      drain: ['n1'],
    };
    const held = drain(run, ANY);
    expect(held.rounds[0]?.evicted).toEqual([]);
    expect(held.hanging.get('n1')).toEqual(new Map([['default/bare', 'unmanaged']]));
    expect(drain({ ...run, force: true }, ANY).drained).toEqual(['n1']);
  });

  test('replacements that never become ready', () => {
    const run = drain(
      {
        pods: pods(2, onN1),
        workloads: app(2),
        budgets: [fresh(maxUnavailable(1))],
        drain: ['n1'],
        getsReady: () => false,
      },
      ANY,
    );
    expect(run.hanging.get('n1')).toEqual(new Map([['default/p2', 'budget']]));
  });

  test('replacements that find no room', () => {
    const run = drain(
      {
        pods: [...pods(2, onN1), pod('p3', { node: 'n2' })],
        workloads: app(3),
        budgets: [fresh(maxUnavailable(1))],
        drain: ['n1'],
      },
      { n1: 2, n2: 1 },
    );
    expect(run.rounds[0]?.created).toEqual([{ pod: 'default/app-1-r1', node: null }]);
    expect(run.hanging.get('n1')).toEqual(new Map([['default/p2', 'budget']]));
  });

  test('a node that hangs holds its place, and a second place goes on', () => {
    const stays = pods(1, { ...onN1, labels: { app: 'other' }, owner: null });
    const nodes = { pods: stays, drain: ['n1', 'n2', 'n3'] };
    expect(drain(nodes, ANY)).toMatchObject({ drained: [], notStarted: ['n2', 'n3'] });
    expect(drain({ ...nodes, parallel: 2 }, ANY)).toMatchObject({ drained: ['n2', 'n3'], notStarted: [] });
  });
});

describe('what a drain does with', () => {
  test('daemon pods: they stay, unless they are finished', () => {
    const owner = { kind: 'DaemonSet', name: 'd' };
    const daemons = [
      pod('d1', { ...onN1, owner }),
      pod('d2', { ...onN1, owner, phase: 'Failed', ready: false }),
    ];
    const run = drain({ pods: daemons, workloads: [workload('DaemonSet', 'd', null)], drain: ['n1'] }, ANY);
    expect(run.rounds[0]).toMatchObject({ evicted: ['default/d2'], done: ['n1'] });
  });

  test('pods that are being deleted: it waits for them', () => {
    const run = drain(
      { pods: [pod('p1', { ...onN1, terminating: true })], workloads: app(1), drain: ['n1'] },
      ANY,
    );
    expect(run.rounds[0]).toMatchObject({ evicted: [], refused: new Map(), done: ['n1'] });
  });

  test('StatefulSet pods: they come back under their name', () => {
    const owner = { kind: 'StatefulSet', name: 'db' };
    const run = drain(
      {
        pods: [pod('db-0', { ...onN1, owner })],
        workloads: [workload('StatefulSet', 'db', 1)],
        drain: ['n1'],
      },
      ANY,
    );
    expect(run.rounds[0]?.created).toEqual([{ pod: 'default/db-0', node: 'n2' }]);
  });

  test('Job pods and finished pods: they do not come back', () => {
    const some = [
      pod('j', { ...onN1, owner: { kind: 'Job', name: 'j' } }),
      pod('old', { ...onN1, phase: 'Failed', ready: false }),
    ];
    const run = drain({ pods: some, workloads: app(1), drain: ['n1'] }, ANY);
    expect(run.rounds[0]).toMatchObject({ evicted: ['default/j', 'default/old'], created: [] });
  });

  test('a replacement on a node that is drained later: it is evicted twice', () => {
    const nodes = { n1: null, n2: null, n3: 0 };
    const run = drain({ pods: [pod('p1', onN1)], workloads: app(1), drain: ['n1', 'n2'] }, nodes);
    expect(run.rounds.map(({ evicted }) => evicted)).toEqual([['default/p1'], ['default/app-1-r1']]);
    expect(
      drain(
        { pods: [pod('p1', onN1)], workloads: app(1), drain: ['n1', 'n2'], parallel: 2 },
        { n1: null, n2: null, n3: null },
      ).rounds.flatMap(({ evicted }) => evicted),
    ).toEqual(['default/p1']);
  });

  test('pods of one name in two namespaces: each has its own refusal', () => {
    const away = { namespace: 'away' };
    const run = drain(
      {
        pods: [pod('p', onN1), pod('p', { ...onN1, ...away })],
        workloads: [...app(1), ...app(1).map((one) => ({ ...one, ...away }))],
        budgets: [fresh(maxUnavailable(0)), fresh(maxUnavailable(1, away))],
        drain: ['n1'],
      },
      ANY,
    );
    expect(run.rounds[0]).toMatchObject({ evicted: ['away/p'], refused: new Map([['default/p', 'budget']]) });
  });

  test('names: they compare as plain text', () => {
    const run = drain({ pods: [pod('p2', onN1), pod('p10', onN1)], workloads: app(2), drain: ['n1'] }, ANY);
    expect(run.rounds[0]?.evicted).toEqual(['default/p10', 'default/p2']);
  });
});

test('no round evicts more of the first, ready pods than the budget allows, and every node ends somewhere', () => {
  const anyValue = fc.oneof(fc.nat(4), fc.constantFrom('0%', '25%', '50%', '100%'));
  const nodeNames = ['n1', 'n2', 'n3'];
  fc.assert(
    fc.property(
      anyValue,
      fc.constantFrom(maxUnavailable, minAvailable),
      fc.array(fc.constantFrom(...nodeNames), { minLength: 1, maxLength: 8 }),
      fc.subarray(nodeNames, { minLength: 1 }),
      fc.integer({ min: 1, max: 3 }),
      (value, kind, places, drained, parallel) => {
        const all = places.map((node, i) => pod(`p${i}`, { node }));
        const of = kind(value);
        const run = drain(
          { pods: all, workloads: app(all.length), budgets: [fresh(of)], drain: drained, parallel },
          { n1: 4, n2: 4, n3: 4, n4: 8 },
        );
        for (const { evicted, budgets } of run.rounds) {
          const ready = evicted.filter((name) => !name.includes('-r'));
          expect(ready.length).toBeLessThanOrEqual(budgets.get('default/app') ?? 0);
        }
        expect([...run.drained, ...run.hanging.keys(), ...run.notStarted].sort()).toEqual(
          [...drained].sort(),
        );
      },
    ),
  );
});
