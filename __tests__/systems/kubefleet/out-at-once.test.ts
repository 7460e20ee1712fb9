import { clusterPlacement, planned } from './planned.js';

const at = (loc: string, n: number, rolling: string): string =>
  clusterPlacement(
    `{placementType: PickN, numberOfClusters: ${n}, affinity: {clusterAffinity: {requiredDuringSchedulingIgnoredDuringExecution: {clusterSelectorTerms: [{labelSelector: {matchLabels: {loc: ${loc}}}}]}}}}`,
    `{rollingUpdate: {${rolling}}}`,
  );
const EAST_WEST = '4 clusters loc=west\n4 clusters loc=east';

test('a move counts what it takes and what it leaves apart', () => {
  const report = planned(EAST_WEST, {
    base: at('west', 3, 'maxSurge: 1'),
    head: at('east', 2, 'maxSurge: 1'),
  });
  const [moved] = report.findings.filter(({ rule }) => rule === 'selection-moved');
  expect(moved?.message).toBe(
    'ClusterResourcePlacement/app: it takes 2 clusters, 3 before. 3 clusters leave, and what it placed there is deleted from each: cluster-2, cluster-3, cluster-4. ' +
      '2 clusters join: cluster-7, cluster-8.',
  );
  expect(moved?.evidence).toMatchObject({ before: 3, after: 2 });
});
