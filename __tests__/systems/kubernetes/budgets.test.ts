import fc from 'fast-check';
import {
  NEVER_SYNCED,
  type SyncedBudget,
} from '../../../src/systems/kubernetes/controller/disruption/cluster.js';
import { evictionOf } from '../../../src/systems/kubernetes/controller/disruption/eviction.js';
import { afterEviction } from '../../../conformance/kubernetes/disruption.js';
import { expectedScale } from '../../../src/systems/kubernetes/controller/disruption/budget.js';
import { behaviourOf } from '../../../src/systems/kubernetes/versions.js';
import { V128, V134 } from './build.js';
import {
  app,
  budget,
  fresh,
  maxUnavailable,
  minAvailable,
  pod,
  pods,
  statusOf,
  workload,
} from './cluster.js';

describe('the status of a budget', () => {
  test('minAvailable equal to replicas never lets a pod go', () => {
    expect(statusOf(minAvailable(2), { pods: pods(2), workloads: app(2) })).toMatchObject({
      expectedPods: 2,
      desiredHealthy: 2,
      currentHealthy: 2,
      disruptionsAllowed: 0,
      reason: 'InsufficientPods',
    });
    expect(statusOf(maxUnavailable(1), { pods: pods(2), workloads: app(2) }).disruptionsAllowed).toBe(1);
  });

  test.each([
    ['maxUnavailable 30% of 7 lets 3 go, as it rounds up', maxUnavailable('30%'), 7, 3],
    ['minAvailable 30% of 7 keeps 3, as it rounds up too', minAvailable('30%'), 7, 4],
    ['maxUnavailable 0 lets none go', maxUnavailable(0), 5, 0],
    ['maxUnavailable 0% lets none go', maxUnavailable('0%'), 5, 0],
    ['minAvailable 100% lets none go', minAvailable('100%'), 5, 0],
    ['maxUnavailable above the scale lets all go', maxUnavailable(9), 5, 5],
    ['minAvailable above the scale lets none go', minAvailable(9), 5, 0],
    ['one replica with minAvailable 1 cannot be moved', minAvailable(1), 1, 0],
    ['a budget without either field lets none go', budget({ field: 'neither' }), 5, 0],
  ])('%s', (_name, of, scale, allowed) => {
    expect(statusOf(of, { pods: pods(scale), workloads: app(scale) }).disruptionsAllowed).toBe(allowed);
  });

  test('a percentage counts the wanted size, not the pods that are there', () => {
    const status = statusOf(maxUnavailable('50%'), { pods: pods(3), workloads: app(10) });
    expect(status).toMatchObject({
      expectedPods: 10,
      desiredHealthy: 5,
      currentHealthy: 3,
      disruptionsAllowed: 0,
    });
  });

  test('an integer minAvailable counts the pods that are there', () => {
    const status = statusOf(minAvailable(2), { pods: pods(3), workloads: app(10) });
    expect(status).toMatchObject({ expectedPods: 3, desiredHealthy: 2, disruptionsAllowed: 1 });
  });

  test('an unready pod elsewhere eats the budget', () => {
    const some = [...pods(2), pod('p3', { ready: false })];
    expect(statusOf(maxUnavailable(1), { pods: some, workloads: app(3) }).disruptionsAllowed).toBe(0);
  });

  test('a pod that is being deleted is expected but not healthy', () => {
    const some = [...pods(2), pod('p3', { terminating: true })];
    expect(statusOf(minAvailable(1), { pods: some, workloads: app(2) })).toMatchObject({
      expectedPods: 3,
      currentHealthy: 2,
    });
  });

  test('a pod that was just evicted is not healthy until it is being deleted', () => {
    const status = statusOf(
      maxUnavailable(1),
      { pods: pods(2), workloads: app(2) },
      { disruptedPods: ['p1', 'x'] },
    );
    expect(status).toMatchObject({ currentHealthy: 1, disruptedPods: ['p1'], disruptionsAllowed: 0 });
    const some = [pod('p1', { terminating: true }), pod('p2')];
    const later = statusOf(maxUnavailable(1), { pods: some, workloads: app(2) }, { disruptedPods: ['p1'] });
    expect(later.disruptedPods).toEqual([]);
  });

  test('an empty selector covers the namespace, no selector nothing', () => {
    const others = [...pods(2), pod('other', { labels: {} }), pod('away', { namespace: 'kube-system' })];
    const everything = minAvailable(1, { selector: { matchLabels: {}, matchExpressions: [] } });
    expect(statusOf(everything, { pods: others, workloads: app(2) }).expectedPods).toBe(3);
    expect(statusOf(minAvailable(1, { selector: null }), { pods: others, workloads: app(2) })).toMatchObject({
      expectedPods: 0,
      disruptionsAllowed: 0,
    });
  });

  test('a budget that covers no pod allows nothing', () => {
    expect(statusOf(maxUnavailable('100%'), { pods: [], workloads: [] })).toMatchObject({
      observed: true,
      expectedPods: 0,
      disruptionsAllowed: 0,
    });
  });
});

describe('the wanted size behind the pods', () => {
  test('several ReplicaSets of one Deployment count once', () => {
    const both = [...app(4), workload('ReplicaSet', 'app-2', 1, { kind: 'Deployment', name: 'app' })];
    const some = [pod('a'), pod('b', { owner: { kind: 'ReplicaSet', name: 'app-2' } })];
    expect(expectedScale(some, both)).toEqual({ known: true, pods: 4 });
  });

  test('bare pods add nothing', () => {
    expect(expectedScale([pod('a'), pod('b', { owner: null })], app(4))).toEqual({ known: true, pods: 4 });
  });

  test('a custom resource with a scale counts', () => {
    const some = [pod('a', { owner: { kind: 'Rollout', name: 'r' } })];
    expect(expectedScale(some, [workload('Rollout', 'r', 6)])).toEqual({ known: true, pods: 6 });
  });

  test.each([
    ['a DaemonSet', 'DaemonSet', [workload('DaemonSet', 'x', null)]],
    ['a Job, finished pods too', 'Job', [workload('Job', 'x', null)]],
    ['a controller that is gone', 'ReplicaSet', []],
  ])('one pod of %s makes it unknown', (_name, kind, more) => {
    const some = [...pods(3), pod('odd', { owner: { kind, name: 'x' }, phase: 'Succeeded' })];
    expect(expectedScale(some, [...app(3), ...more])).toEqual({ known: false, because: 'odd' });
  });

  test('the same name in another namespace is another controller', () => {
    const away = app(3).map((one) => ({ ...one, namespace: 'other' }));
    expect(expectedScale([pod('a')], away)).toEqual({ known: false, because: 'a' });
  });
});

describe('a sync that fails', () => {
  const daemonPod = pod('d', { owner: { kind: 'DaemonSet', name: 'x' } });
  const cluster = { pods: [...pods(3), daemonPod], workloads: [...app(3), workload('DaemonSet', 'x', null)] };

  test('one daemon pod under a percentage blocks everything', () => {
    const status = statusOf(maxUnavailable('50%'), cluster, {
      observed: true,
      expectedPods: 3,
      desiredHealthy: 1,
      currentHealthy: 3,
      disruptionsAllowed: 2,
      reason: 'SufficientPods',
    });
    expect(status).toEqual({
      observed: true,
      expectedPods: 3,
      desiredHealthy: 1,
      currentHealthy: 3,
      disruptionsAllowed: 0,
      disruptedPods: [],
      reason: 'SyncFailed',
    });
  });

  test('a budget that never synced stays unobserved', () => {
    const status = statusOf(maxUnavailable(1), cluster);
    expect(status).toEqual({ ...NEVER_SYNCED, reason: 'SyncFailed' });
    const synced = [{ budget: maxUnavailable(1), status }];
    expect(evictionOf(pod('p1'), synced, V134)).toEqual({ evicted: false, why: 'notObserved' });
  });

  test('an integer minAvailable needs no scale and does not fail', () => {
    expect(statusOf(minAvailable(1), cluster)).toMatchObject({ expectedPods: 4, disruptionsAllowed: 3 });
  });
});

describe('the eviction of one pod', () => {
  const one = minAvailable(1);
  const spare: SyncedBudget = { budget: one, status: statusOf(one, { pods: pods(3), workloads: app(3) }) };
  const none: SyncedBudget = {
    budget: maxUnavailable(0),
    status: statusOf(maxUnavailable(0), { pods: pods(3), workloads: app(3) }),
  };
  const unready = pod('p1', { ready: false });

  test.each(['Succeeded', 'Failed', 'Pending'])('a pod in phase %s goes, whatever budgets say', (phase) => {
    expect(evictionOf(pod('p1', { phase }), [none, spare], V134)).toEqual({ evicted: true, takenFrom: null });
  });

  test('a pod that is being deleted goes', () => {
    expect(evictionOf(pod('p1', { terminating: true }), [none], V134).evicted).toBe(true);
  });

  test('a pod that no budget covers goes', () => {
    expect(evictionOf(pod('p1', { labels: {} }), [none], V134)).toEqual({ evicted: true, takenFrom: null });
  });

  test('two budgets refuse it, although both allow it', () => {
    const two = [spare, { ...spare, budget: { ...one, name: 'second' } }];
    expect(evictionOf(pod('p1'), two, V134)).toEqual({ evicted: false, why: 'severalBudgets' });
  });

  test('a budget of another namespace does not count', () => {
    const away = { ...spare, budget: { ...one, namespace: 'other' } };
    expect(evictionOf(pod('p1'), [spare, away], V134)).toEqual({ evicted: true, takenFrom: one });
  });

  test('a budget that was never observed refuses', () => {
    expect(evictionOf(pod('p1'), [fresh(one)], V134)).toEqual({ evicted: false, why: 'notObserved' });
  });

  test('a budget with nothing left refuses', () => {
    expect(evictionOf(pod('p1'), [none], V134)).toEqual({ evicted: false, why: 'budget' });
  });

  test('an unready pod is free while enough others are healthy', () => {
    expect(evictionOf(unready, [spare], V134)).toEqual({ evicted: true, takenFrom: null });
  });

  test('an unready pod is held by a budget that is short itself', () => {
    const short = { ...none, status: { ...none.status, currentHealthy: 2, desiredHealthy: 3 } };
    expect(evictionOf(unready, [short], V134)).toEqual({ evicted: false, why: 'budget' });
  });

  test('an unready pod is held by a budget that wants no pod healthy', () => {
    const zero = { ...none, status: { ...none.status, currentHealthy: 0, desiredHealthy: 0 } };
    expect(evictionOf(unready, [zero], V134)).toEqual({ evicted: false, why: 'budget' });
  });

  test('AlwaysAllow frees unready pods, from 1.27 on', () => {
    const always = { ...fresh({ ...one, unhealthyPodEvictionPolicy: 'AlwaysAllow' as const }) };
    expect(evictionOf(unready, [always], V128).evicted).toBe(true);
    expect(evictionOf(pod('p1'), [always], V128).evicted).toBe(false);
    expect(evictionOf(unready, [always], behaviourOf([1, 26, 0]))).toEqual({
      evicted: false,
      why: 'notObserved',
    });
  });

  test('each eviction takes one, and the counters are those of the last sync', () => {
    const eviction = evictionOf(pod('p1'), [spare], V134);
    const [after] = afterEviction(pod('p1'), eviction, [spare]);
    expect(after?.status).toEqual({ ...spare.status, disruptionsAllowed: 1, disruptedPods: ['p1'] });
    expect(after?.status.currentHealthy).toBe(3);
  });
});

test('evictions in one go never take more from a budget than it allows', () => {
  const value = fc.oneof(
    fc.nat(8),
    fc.nat(100).map((percent) => `${percent}%`),
  );
  const asks = fc.record({
    field: fc.constantFrom('maxUnavailable' as const, 'minAvailable' as const),
    value,
  });
  const somePods = fc.array(fc.record({ ready: fc.boolean(), terminating: fc.boolean() }), { maxLength: 10 });
  fc.assert(
    fc.property(asks, somePods, fc.nat(10), (ask, states, scale) => {
      const all = states.map((state, i) => pod(`p${i}`, state));
      const of = budget(ask);
      const status = statusOf(of, { pods: all, workloads: app(scale) });
      let left: readonly SyncedBudget[] = [{ budget: of, status }];
      let taken = 0;
      for (const one of all) {
        const eviction = evictionOf(one, left, V134);
        if (eviction.evicted && eviction.takenFrom) taken++;
        left = afterEviction(one, eviction, left);
      }
      expect(taken).toBeLessThanOrEqual(status.disruptionsAllowed);
      expect(status.currentHealthy - status.disruptionsAllowed).toBeGreaterThanOrEqual(
        Math.min(status.desiredHealthy, status.currentHealthy),
      );
    }),
  );
});
