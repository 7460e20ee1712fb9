import { EXTERNAL, clusterPlacement, files, group, liveBinding, planned, run, strategy } from './planned.js';

const FLEET = '4 clusters env=prod';
const ALL = '{placementType: PickAll}';
const OTHER = clusterPlacement(ALL).replace('name: app', 'name: other').replaceAll('test-ns', 'other-ns');

/** Live bindings of `app`; those of the named clusters are not available, for the reason. */
function bindings(out: readonly string[], reason: string): object[] {
  return ['cluster-1', 'cluster-2', 'cluster-3', 'cluster-4'].map((cluster) => {
    const text = JSON.stringify(liveBinding(cluster, 1, !out.includes(cluster)));
    return JSON.parse(text.replace('ResourceNotAvailableYet', reason)) as object;
  });
}

describe('clusters that are out before it begins', () => {
  const changed = clusterPlacement(ALL).replaceAll('test-ns', 'fixed-ns');

  test('come back with their own batch: the fix of a broken rollout is no peak', () => {
    const live = bindings(['cluster-1', 'cluster-3'], 'NotAllWorkAreAvailable');
    const report = planned(FLEET, { base: clusterPlacement(ALL), head: changed }, live);
    const app = group(report, 'app');
    expect(app.batches.map(({ targets }) => targets.join(' '))).toEqual([
      'cluster-1 cluster-3',
      'cluster-2',
      'cluster-4',
    ]);
    expect(app.peakAtOnce).toBe(2);
  });

  test('are lost to the change only once it has come to them', () => {
    const live = bindings(['cluster-1'], 'ResourceNotAvailableYet');
    const app = group(planned(FLEET, { base: clusterPlacement(ALL), head: changed }, live), 'app');
    expect([app.peakAtOnce, app.outBefore, app.worstLoss]).toEqual([1, 1, 0]);
  });

  test('are out for the placement that does not work there, and for no other', () => {
    const live = bindings(['cluster-1'], 'ResourceNotAvailableYet');
    const text = files(clusterPlacement(ALL), OTHER);
    const report = planned(FLEET, { base: text, head: text }, live);
    expect([group(report, 'app').outBefore, group(report, 'other').outBefore]).toEqual([1, 0]);
    expect(group(report, 'other').peakAtOnce).toBe(1);
  });

  test('of a staged run come back in their own stage', () => {
    const live = bindings(['cluster-1'], 'NotAllWorkAreAvailable');
    const text = files(EXTERNAL, strategy('{name: all, labelSelector: {}}'), run());
    const all = group(planned(FLEET, { base: text, head: text }, live), 'all');
    expect([all.batches.length, all.peakAtOnce]).toEqual([4, 1]);
  });

  test('are all counted where the first reconcile takes some of them away', () => {
    const live = bindings(['cluster-1', 'cluster-2', 'cluster-3'], 'NotAllWorkAreAvailable');
    const limits = '{rollingUpdate: {maxUnavailable: 1}}';
    const narrow = clusterPlacement('{placementType: PickFixed, clusterNames: [cluster-4]}', limits);
    const wide = clusterPlacement(
      '{placementType: PickFixed, clusterNames: [cluster-1, cluster-2, cluster-3, cluster-4]}',
      limits,
    );
    expect(group(planned(FLEET, { base: wide, head: narrow }, live), 'app').outBefore).toBe(3);
  });
});
