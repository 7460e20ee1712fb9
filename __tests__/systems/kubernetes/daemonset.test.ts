import { UNREACHABLE } from '../../../conformance/kubernetes/daemonset/unreachable.js';
import fc from 'fast-check';
import { daemonSetRounds } from '../../../conformance/kubernetes/daemonset/rounds.js';
import type {
  DaemonPod,
  DaemonSetState,
} from '../../../src/systems/kubernetes/controller/daemonset/state.js';
import { daemonSetStatus } from '../../../src/systems/kubernetes/controller/daemonset/status.js';
import { manage, syncDaemonSet } from '../../../src/systems/kubernetes/controller/daemonset/sync.js';
import type { PodOutcome } from '../../../conformance/kubernetes/rounds-left.js';
import { daemonSetTurnsBad } from '../../../conformance/kubernetes/turns-bad.js';
import { daemonSetRun, daemonSetTrace, node, nodes, rollDaemonSet, V128, V134 } from './build.js';

const BAD = { outcome: () => 'never' as const };

function pod(name: string, on: string, template: string, changes: Partial<DaemonPod> = {}): DaemonPod {
  const order = Number(name.slice(1));
  return {
    name,
    node: on,
    template,
    order,
    readySinceMs: 0,
    terminating: false,
    finished: false,
    ...changes,
  };
}

function state(pods: readonly DaemonPod[], maxUnavailable = 1, maxSurge = 0, on = nodes(3)): DaemonSetState {
  const { spec } = daemonSetRun([], { maxUnavailable, maxSurge });
  return { spec, nodes: on, pods, nowMs: 1_000_000 };
}

function names(pods: readonly DaemonPod[]): string[] {
  return pods.map(({ name }) => name);
}

describe('manage', () => {
  test('a node without a pod gets one, also with OnDelete', () => {
    const onDelete = { ...daemonSetRun([]).spec, strategy: { type: 'OnDelete' } as const };
    expect(manage({ ...state([pod('p1', 'n1', 'v1')]), spec: onDelete }).create).toEqual(['n2', 'n3']);
  });

  test('a terminating pod counts as present', () => {
    expect(manage(state([pod('p1', 'n1', 'v1', { terminating: true })], 1, 0, nodes(1))).create).toEqual([]);
  });

  test('with surge a pod is created beside a terminating one', () => {
    const pods = [pod('p1', 'n1', 'v1', { terminating: true })];
    expect(manage(state(pods, 0, 1, nodes(1))).create).toEqual(['n1']);
  });

  test('without surge the oldest pod stays: going back from surge deletes the new one', () => {
    const pods = [pod('p1', 'n1', 'v1'), pod('p2', 'n1', 'v2')];
    expect(names(manage(state(pods, 1, 0, nodes(1))).delete)).toEqual(['p2']);
  });

  test.each([
    ['the old one goes when the new one is available', {}, {}, ['p1']],
    ['the old one goes when it is not ready', { readySinceMs: null }, { readySinceMs: null }, ['p1']],
    ['both stay while only the old one is ready', {}, { readySinceMs: null }, []],
  ])('with surge %s', (_name, old, fresh, gone) => {
    const pods = [pod('p1', 'n1', 'v1', old), pod('p2', 'n1', 'v2', fresh)];
    expect(names(manage(state(pods, 0, 1, nodes(1))).delete)).toEqual(gone);
  });

  test('with surge the oldest of a kind stays', () => {
    const pods = [pod('p1', 'n1', 'v2'), pod('p2', 'n1', 'v2')];
    expect(names(manage(state(pods, 0, 1, nodes(1))).delete)).toEqual(['p2']);
  });

  test('a finished pod is deleted', () => {
    const pods = [pod('p1', 'n1', 'v2', { finished: true })];
    expect(names(manage(state(pods, 1, 0, nodes(1))).delete)).toEqual(['p1']);
  });

  test('a node that may not keep its pods loses them all', () => {
    const taints = [{ key: 'x', value: '', effect: 'NoExecute' }];
    expect(names(manage(state([pod('p1', 'n1', 'v2')], 1, 0, [node('n1', { taints })])).delete)).toEqual([
      'p1',
    ]);
  });
});

describe('rolling update without surge', () => {
  test('old pods that are not available all go at once, whatever the limit', () => {
    const down = { readySinceMs: null };
    const pods = [pod('p1', 'n1', 'v1', down), pod('p2', 'n2', 'v1', down), pod('p3', 'n3', 'v1', down)];
    expect(syncDaemonSet(state(pods), V134)?.delete).toHaveLength(3);
  });

  test('before the fix one more goes beside them, after it none', () => {
    const pods = [
      pod('p1', 'n1', 'v1', { readySinceMs: null }),
      pod('p2', 'n2', 'v1'),
      pod('p3', 'n3', 'v1'),
    ];
    expect(names(syncDaemonSet(state(pods), V128)?.delete ?? [])).toEqual(['p1', 'p2']);
    expect(names(syncDaemonSet(state(pods), V134)?.delete ?? [])).toEqual(['p1']);
  });

  test('a node with nothing but a terminating pod counts as unavailable', () => {
    const pods = [pod('p1', 'n1', 'v1', { terminating: true }), pod('p2', 'n2', 'v1'), pod('p3', 'n3', 'v1')];
    expect(syncDaemonSet(state(pods), V134)).toBeNull();
  });

  test('the update waits until manage has nothing to do', () => {
    expect(syncDaemonSet(state([pod('p1', 'n1', 'v1'), pod('p2', 'n2', 'v1')]), V134)).toEqual({
      by: 'manage',
      create: ['n3'],
      delete: [],
    });
  });

  test('going back to an old template makes its pods new again', () => {
    const pods = [pod('p1', 'n1', 'v2'), pod('p2', 'n2', 'v2'), pod('p3', 'n3', 'v2')];
    expect(syncDaemonSet(state(pods), V134)).toBeNull();
  });
});

describe('status', () => {
  test('while surging the oldest pod counts, so updated lags', () => {
    const pods = [pod('p1', 'n1', 'v1'), pod('p2', 'n1', 'v2')];
    expect(daemonSetStatus(state(pods, 0, 1, nodes(1)))).toMatchObject({
      updated: 0,
      current: 1,
      available: 1,
    });
  });

  test('a node that is down is misscheduled, not desired', () => {
    const on = [node('n1'), node('n2', { taints: UNREACHABLE })];
    const pods = [pod('p1', 'n1', 'v2'), pod('p2', 'n2', 'v2', { readySinceMs: null })];
    expect(daemonSetStatus(state(pods, 1, 0, on))).toMatchObject({
      desired: 1,
      available: 1,
      misscheduled: 1,
    });
  });
});

describe('traces', () => {
  test('two nodes, one at a time: each costs two rounds', () => {
    expect(daemonSetTrace(rollDaemonSet(nodes(2)))).toBe(
      `
1 update: -n1/v1
1 end | n1 empty, n2 v1 available
2 manage: +n1
2 end | n1 v2 available, n2 v1 available
3 update: -n2/v1
3 end | n1 v2 available, n2 empty
4 manage: +n2
4 end | n1 v2 available, n2 v2 available
complete: at least 1 available`.trim(),
    );
  });

  test('surge on two nodes: never one less', () => {
    expect(daemonSetTrace(rollDaemonSet(nodes(2), { maxUnavailable: 0, maxSurge: 1 }))).toBe(
      `
1 update: +n1
1 end | n1 v1 available + v2 available, n2 v1 available
2 manage: -n1/v1
2 update: +n2
2 end | n1 v2 available, n2 v1 available + v2 available
3 manage: -n2/v1
3 end | n1 v2 available, n2 v2 available
complete: at least 2 available`.trim(),
    );
  });

  test('a bad version with surge: one extra pod, nothing lost, stuck', () => {
    expect(daemonSetTrace(rollDaemonSet(nodes(2), { maxUnavailable: 0, maxSurge: 1 }, BAD))).toBe(
      `
1 update: +n1
1 end | n1 v1 available + v2 unready, n2 v1 available
stuck: at least 2 available`.trim(),
    );
  });
});

describe('outcomes', () => {
  test('each further bad update takes one node more before the fix, and none after it', () => {
    const events = [
      { round: 4, kind: 'edit' as const, set: { template: 'v3' } },
      { round: 7, kind: 'edit' as const, set: { template: 'v4' } },
    ];
    const before = rollDaemonSet(nodes(3), {}, { ...BAD, events, behaviour: V128 });
    const after = rollDaemonSet(nodes(3), {}, { ...BAD, events, behaviour: V134 });
    expect([before.end.status.available, after.end.status.available]).toEqual([0, 2]);
  });

  test('three dead nodes of 164 stop the default, and 10% goes on around them', () => {
    const dead = { down: true, taints: UNREACHABLE };
    const fleet = nodes(164).map((one, i) => (i < 3 ? { ...one, ...dead } : one));
    const run = rollDaemonSet(fleet);
    expect([run.outcome, run.end.status.updated]).toEqual(['stuck', 0]);
    expect(run.why).toMatchObject({ code: 'unavailable-at-limit', limit: 1, nodes: ['n1', 'n2', 'n3'] });
    const wide = rollDaemonSet(fleet, { maxUnavailable: '10%' });
    expect([wide.outcome, wide.limits.maxUnavailable]).toEqual(['complete', 17]);
  });

  test('an empty node that is down is no obstacle', () => {
    const fleet = [...nodes(2), node('n3', { down: true, taints: UNREACHABLE })];
    const run = rollDaemonSet(fleet, {}, { initial: daemonSetRun(nodes(2)).initial });
    expect(run.outcome).toBe('complete');
  });

  test('a surge pod on a node it cannot be scheduled on holds its place for ever in 1.28', () => {
    const taints = [{ key: 'gpu', value: 'yes', effect: 'NoSchedule' }];
    const fleet = [node('n1'), node('n2', { taints }), node('n3')];
    const surge = { maxUnavailable: 0, maxSurge: 1 };
    const before = rollDaemonSet(fleet, surge, { behaviour: V128 });
    expect([before.outcome, before.why?.nodes]).toEqual(['stuck', ['n2']]);
    expect(rollDaemonSet(fleet, surge, { behaviour: V134 }).outcome).toBe('complete');
  });

  test('a second update within minReadySeconds replaces all pods that are not yet available', () => {
    const base = daemonSetRun(nodes(3), { maxUnavailable: 3 });
    const run = daemonSetRounds({
      ...base,
      spec: { ...base.spec, minReadySeconds: 25 },
      events: [
        {
          round: 3,
          kind: 'edit',
          set: { template: 'v3', strategy: { type: 'RollingUpdate', maxUnavailable: 1, maxSurge: 0 } },
        },
      ],
    });
    expect(run.rounds[2]?.steps[0]?.delete).toEqual(['n1/v2', 'n2/v2', 'n3/v2']);
  });

  test('OnDelete ends by itself', () => {
    const base = daemonSetRun(nodes(2));
    const run = daemonSetRounds({ ...base, spec: { ...base.spec, strategy: { type: 'OnDelete' } } });
    expect([run.outcome, run.why, run.rounds]).toEqual(['onDelete', null, []]);
  });

  test('a run that is cut says so', () => {
    expect(rollDaemonSet(nodes(3), {}, { mostRounds: 1 }).outcome).toBe('cut');
  });

  test('a bad version costs maxUnavailable nodes, and with surge none', () => {
    expect(daemonSetTurnsBad(daemonSetRun(nodes(6), { maxUnavailable: 2 })).worst.lost).toBe(2);
    expect(daemonSetTurnsBad(daemonSetRun(nodes(6), { maxUnavailable: 0, maxSurge: 2 })).worst.lost).toBe(0);
  });
});

describe('laws', () => {
  const setup = fc.record({
    count: fc.integer({ min: 1, max: 8 }),
    maxUnavailable: fc.oneof(
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 100 }).map((p) => `${p}%`),
    ),
    fates: fc.array(fc.constantFrom<PodOutcome>('never', 1, 2, 3), { minLength: 8, maxLength: 8 }),
  });

  test('from a healthy start no more than maxUnavailable nodes are ever without an available pod', () => {
    fc.assert(
      fc.property(setup, fc.constantFrom(V128, V134), ({ count, maxUnavailable, fates }, behaviour) => {
        const outcome = ({ node: on }: { node: string }) => fates[Number(on.slice(1)) - 1] ?? 1;
        const run = rollDaemonSet(nodes(count), { maxUnavailable }, { outcome, behaviour });
        expect(run.lowestAvailable).toBeGreaterThanOrEqual(count - run.limits.maxUnavailable);
      }),
    );
  });

  test('with surge every node keeps an available pod', () => {
    fc.assert(
      fc.property(setup, ({ count, maxUnavailable: maxSurge, fates }) => {
        const outcome = ({ node: on }: { node: string }) => fates[Number(on.slice(1)) - 1] ?? 1;
        const run = rollDaemonSet(nodes(count), { maxUnavailable: 0, maxSurge }, { outcome });
        expect(run.lowestAvailable).toBe(count);
        expect(run.highestPods).toBeLessThanOrEqual(count + run.limits.maxSurge);
      }),
    );
  });

  test('good versions always arrive, and the order of nodes in the input does not matter', () => {
    fc.assert(
      fc.property(setup, ({ count, maxUnavailable }) => {
        const run = rollDaemonSet(nodes(count), { maxUnavailable });
        const turned = rollDaemonSet(nodes(count).reverse(), { maxUnavailable });
        expect(run.outcome).toBe('complete');
        expect(daemonSetTrace(turned)).toBe(daemonSetTrace(run));
      }),
    );
  });
});
