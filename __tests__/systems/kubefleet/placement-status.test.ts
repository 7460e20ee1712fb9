import { clusterPlacement, group, liveBinding, planned } from './planned.js';

const FLEET = '3 clusters env=prod';
const ALL = clusterPlacement('{placementType: PickAll}', '{rollingUpdate: {maxUnavailable: 1}}');
const FIXED = ALL.replaceAll('test-ns', 'fixed-ns');
const CLUSTERS = ['cluster-1', 'cluster-2', 'cluster-3'];

/** The live placement, whose status has a line a cluster: cluster-1 is not available, for the reason. */
function byStatus(reason: string, type = 'Available'): object[] {
  const lines = CLUSTERS.map((clusterName, i) => ({
    clusterName,
    observedResourceIndex: i === 0 ? '1' : '0',
    conditions: [
      { type, status: i === 0 ? 'False' : 'True', reason: i === 0 ? reason : 'AllWorkAreAvailable' },
    ],
  }));
  return [
    {
      apiVersion: 'placement.kubernetes-fleet.io/v1beta1',
      kind: 'ClusterResourcePlacement',
      metadata: { name: 'app', generation: 1 },
      spec: {
        resourceSelectors: [{ group: '', version: 'v1', kind: 'Namespace', name: 'test-ns' }],
        policy: { placementType: 'PickAll' },
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 1 } },
      },
      status: { observedResourceIndex: '1', placementStatuses: lines },
    },
  ];
}

/** The same state, told by bindings. */
function byBindings(reason: string): object[] {
  return CLUSTERS.map((cluster, i) => {
    const text = JSON.stringify(liveBinding(cluster, i === 0 ? 1 : 0, i > 0));
    return JSON.parse(text.replace('ResourceNotAvailableYet', reason)) as object;
  });
}

describe('what a cluster has, told by the status of the placement or by bindings, comes to the same', () => {
  const fix = (live: readonly object[]) => {
    const { batches, outcome } = group(planned(FLEET, { base: ALL, head: FIXED }, live), 'app');
    return [batches.map(({ targets }) => targets.join(' ')), outcome];
  };

  test.each([
    ['a cluster that failed gets the fix without budget', 'NotAllWorkAreAvailable', CLUSTERS, 'complete'],
    ['a cluster that is not available yet blocks it', 'ResourceNotAvailableYet', [], 'stuck'],
  ])('%s', (_claim, reason, batches, outcome) => {
    expect(fix(byStatus(reason))).toEqual([batches, outcome]);
    expect(fix(byBindings(reason))).toEqual([batches, outcome]);
  });

  test('the names that older releases give the conditions count as well', () => {
    expect(fix(byStatus('ResourceNotAvailableYet', 'ResourcesAvailable'))).toEqual([[], 'stuck']);
  });

  test('a cluster whose line has the latest resource index is updated already', () => {
    const report = planned(FLEET, { base: ALL, head: ALL }, byStatus('ResourceNotAvailableYet'));
    expect(group(report, 'app').why).toContain('cluster-2, cluster-3 wait for ever');
  });
});
