import { resolveCeilings } from '../../../src/systems/kubefleet/controller/rolling-update.js';
import { pickedOf } from '../../../src/systems/kubefleet/controller/bindings.js';
import { readPolicy, targetNumber } from '../../../src/systems/kubefleet/objects/policy.js';
import { PICK_ALL, binding, bindings, pickN, reconcile, rolling } from './placements.js';

describe('ceilings', () => {
  test.each([
    ['the default 25% of 3 clusters is 1, of which 2 stay available', '25%', 3, 1, 2],
    ['25% of 5 rounds UP to 2, where a Deployment would take 1', '25%', 5, 2, 3],
    ['33% of 10 rounds up to 4', '33%', 10, 4, 6],
    ['7% of 100 is exactly 7: multiply first, divide after', '7%', 100, 7, 93],
    ['25% of nothing is 0, so nothing unready can be removed', '25%', 0, 0, 0],
    ['0% stays 0: there is no minimum of 1', '0%', 4, 0, 4],
    ['a count above the target is not clamped', 9, 4, 9, -5],
    ['a quoted count does not parse and counts as 0', '3', 4, 0, 4],
  ])('%s', (_name, maxUnavailable, target, clusters, minAvailable) => {
    expect(resolveCeilings(rolling({ maxUnavailable }), target)).toMatchObject({
      maxUnavailable: clusters,
      minAvailable,
    });
  });

  test('the target of PickN is what it asks for, not what was found', () => {
    expect(targetNumber(pickN(5), 2)).toBe(5);
  });

  test('the target of PickFixed counts names that do not exist', () => {
    const policy = readPolicy({ placementType: 'PickFixed', clusterNames: ['a', 'b', 'nope'] });
    expect(targetNumber(policy, 1)).toBe(3);
  });

  test('the target of PickAll counts scheduled and bound placements, not those that leave', () => {
    expect(
      targetNumber(PICK_ALL, pickedOf(bindings('Scheduled', 'Bound ready', 'Unscheduled ready')).length),
    ).toBe(2);
  });
});

describe('one reconcile', () => {
  test('clusters are taken in byte order: cluster-10 before cluster-2', () => {
    const world = ['cluster-2', 'cluster-10'].map((name) => binding(name, 'Bound stale ready'));
    expect(reconcile(pickN(2), rolling({ maxUnavailable: 1 }), world, 0).update).toEqual(['cluster-10']);
  });

  test('a placement scaled to zero with unready clusters never shrinks: 25% of nothing is nothing', () => {
    const world = bindings('Unscheduled notAvailableYet', 'Unscheduled notAvailableYet');
    expect(reconcile(pickN(0), rolling(), world, 0)).toMatchObject({ hasCandidates: true, remove: [] });
    expect(reconcile(pickN(0), rolling({ maxUnavailable: 1 }), world, 0).remove).toEqual(['1']);
  });

  test('an in-place update with maxUnavailable 0 never starts, however large the surge', () => {
    const step = reconcile(
      pickN(2),
      rolling({ maxUnavailable: 0, maxSurge: 5 }),
      bindings('Bound stale ready', 'Bound stale ready'),
      0,
    );
    expect(step).toMatchObject({ update: [], blocked: ['1', '2'] });
  });

  test('a cluster that failed to apply is updated without any budget', () => {
    const step = reconcile(
      pickN(2),
      rolling({ maxUnavailable: 0 }),
      bindings('Bound stale ready', 'Bound stale failed'),
      0,
    );
    expect(step).toMatchObject({ update: ['2'], blocked: ['1'] });
  });

  test('a cluster that is merely not available yet is no free update', () => {
    const world = bindings('Bound stale notAvailableYet', 'Bound stale ready');
    expect(reconcile(pickN(2), rolling({ maxUnavailable: 1 }), world, 0).update).toEqual([]);
  });

  test('removals spend the budget before updates', () => {
    const world = bindings('Bound stale ready', 'Bound stale ready', 'Unscheduled ready');
    const step = reconcile(pickN(2), rolling({ maxUnavailable: 0 }), world, 0);
    expect(step).toMatchObject({ remove: ['3'], update: [] });
  });

  test('removing an unready cluster costs one all the same', () => {
    const world = bindings('Unscheduled notAvailableYet', 'Bound stale ready', 'Bound stale ready');
    expect(reconcile(pickN(2), rolling({ maxUnavailable: 1 }), world, 0)).toMatchObject({
      remove: ['1'],
      update: [],
    });
  });

  test('a ready cluster that is being deleted no longer counts as available', () => {
    const world = bindings('Unscheduled deleting ready', 'Bound stale ready', 'Bound stale ready');
    expect(reconcile(pickN(2), rolling({ maxUnavailable: 0 }), world, 0).update).toEqual([]);
  });

  test('failed and diff-reporting clusters do not use up the room for new ones', () => {
    const world = bindings('Unscheduled failed', 'Unscheduled diffReported', 'Scheduled', 'Scheduled');
    expect(reconcile(pickN(2), rolling({ maxUnavailable: 0, maxSurge: 0 }), world, 0).bind).toEqual([
      '3',
      '4',
    ]);
  });

  test('a short pick uses up maxUnavailable: PickN 5 with 3 placed and 25% moves nothing', () => {
    const world = bindings('Bound stale ready', 'Bound stale ready', 'Bound stale ready');
    expect(reconcile(pickN(5), rolling(), world, 0)).toMatchObject({ update: [], room: { maxToRemove: 0 } });
  });

  test('the order of the bindings in the input does not matter', () => {
    const world = bindings('Bound stale ready', 'Scheduled', 'Unscheduled ready', 'Bound stale failed');
    const limits = rolling({ maxUnavailable: 2 });
    const { bindings: _, ...reversed } = reconcile(pickN(3), limits, [...world].reverse(), 0);
    expect(reconcile(pickN(3), limits, world, 0)).toMatchObject(reversed);
  });
});

describe('waiting for what cannot be tracked', () => {
  const waiting = { ...binding('1', 'Bound untracked'), availableSince: 10_000 };
  const limits = rolling({ maxUnavailable: 1, unavailablePeriodSeconds: 30 });
  const world = [waiting, binding('2', 'Bound stale ready')];

  test('it is ready only unavailablePeriodSeconds after it was applied', () => {
    expect(reconcile(pickN(2), limits, world, 39_999)).toMatchObject({ update: [], requeueAfterMs: 1 });
    expect(reconcile(pickN(2), limits, world, 40_000)).toMatchObject({ update: ['2'], requeueAfterMs: 0 });
  });

  test('a period of 0 makes it ready at once', () => {
    const zero = { ...limits, unavailablePeriodSeconds: 0 };
    expect(reconcile(pickN(2), zero, world, 10_000).update).toEqual(['2']);
  });

  test('an unready cluster that can be tracked asks for another look after the whole period', () => {
    expect(reconcile(pickN(1), limits, [binding('1', 'Bound notAvailableYet')], 0).requeueAfterMs).toBe(
      30_000,
    );
  });
});
