import type {
  DaemonPod,
  DaemonSetState,
} from '../../../src/systems/kubernetes/controller/daemonset/state.js';
import { daemonSetStatus } from '../../../src/systems/kubernetes/controller/daemonset/status.js';
import { manage, syncDaemonSet } from '../../../src/systems/kubernetes/controller/daemonset/sync.js';
import { UNREACHABLE } from '../../../src/systems/kubernetes/controller/taints.js';
import { daemonSetSpec, node, nodes, podOf, V128, V134 } from './build.js';

function pod(name: string, on: string, template: string, changes: Partial<DaemonPod> = {}): DaemonPod {
  return podOf(on, template, { order: Number(name.slice(1)), ...changes });
}

function state(pods: readonly DaemonPod[], maxUnavailable = 1, maxSurge = 0, on = nodes(3)): DaemonSetState {
  return { spec: daemonSetSpec({ maxUnavailable, maxSurge }), nodes: on, pods, nowMs: 1_000_000 };
}

function names(pods: readonly DaemonPod[]): string[] {
  return pods.map(({ order }) => `p${order}`);
}

describe('manage', () => {
  test('a node without a pod gets one, also with OnDelete', () => {
    const onDelete = { ...daemonSetSpec(), strategy: { type: 'OnDelete' } as const };
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
