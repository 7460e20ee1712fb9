import { clusterPlacement, files, planned, policy } from './planned.js';

const PICK_3 = '{placementType: PickN, numberOfClusters: 3}';

describe('evictions', () => {
  const eviction = (
    cluster: string,
    name = 'evict',
  ): string => `apiVersion: placement.kubernetes-fleet.io/v1beta1
kind: ClusterResourcePlacementEviction
metadata: {name: ${name}}
spec: {placementName: app, clusterName: ${cluster}}
`;
  const budget = (limit: string): string => `apiVersion: placement.kubernetes-fleet.io/v1beta1
kind: ClusterResourcePlacementDisruptionBudget
metadata: {name: app}
spec: {${limit}}
`;

  test('no budget matters to a PickFixed placement: none of its clusters can be evicted', () => {
    const fixed = clusterPlacement('{placementType: PickFixed, clusterNames: [cluster-1]}');
    const report = planned('1 cluster', { head: files(fixed, budget('minAvailable: 1')) });
    const { notes } = policy(report, 'app', 'ClusterResourcePlacementDisruptionBudget');
    expect(notes.map((note) => note.slice(0, 27))).toEqual(['Its placement is PickFixed:']);
  });

  test('an eviction that is refused names its cluster, the budget, its number, and that it has to be created again', () => {
    const head = files(clusterPlacement(PICK_3), eviction('cluster-3'), budget('minAvailable: 3'));
    const report = planned('4 clusters', { head });
    const refused = report.findings.find(({ rule }) => rule === 'no-progress');
    expect(refused?.message).toContain(
      'is not tried again: the disruption budget "app" (minAvailable 3), with 3 of 3 clusters available, leaves no room.',
    );
    expect(refused?.message).toContain('The eviction of cluster-3 is not executed');
    expect(refused?.remediation).toContain('then create the eviction again');
  });

  test('a budget says that it limits no rollout', () => {
    const head = files(clusterPlacement(PICK_3), budget('minAvailable: 2'));
    const report = planned('4 clusters', { head });
    expect(policy(report, 'app', 'ClusterResourcePlacementDisruptionBudget').notes).toEqual([
      'It limits evictions only, never a rollout.',
    ]);
  });

  test('evictions that are there at once do not see each other, and say so', () => {
    const two = [eviction('cluster-3'), eviction('cluster-4', 'other')];
    const limit = budget('maxUnavailable: 1');
    const both = planned('4 clusters', { head: files(clusterPlacement(PICK_3), ...two, limit) });
    const one = planned('4 clusters', {
      head: files(clusterPlacement(PICK_3), eviction('cluster-3'), limit),
    });
    const says = (report: typeof both): string => policy(report, 'evict').change?.says ?? '';
    expect(says(both)).toContain('allows each of the 2 evictions');
    expect(says(one)).toMatch(/The disruption budget allows it\.$/);
    // Azure/fleet#1007: nothing keeps the scheduler from picking the cluster again.
    expect(says(one)).toContain('may be picked for it again: only a taint keeps it off');
  });
});
