import { clusterPlacement, group, planned, widened } from './planned.js';

const pickN = (count: number, where: string): string =>
  `{placementType: PickN, numberOfClusters: ${count}, affinity: {clusterAffinity: ` +
  `{requiredDuringSchedulingIgnoredDuringExecution: {clusterSelectorTerms: [{labelSelector: {matchLabels: {loc: ${where}}}}]}}}}`;

const LIMITS = '{rollingUpdate: {maxUnavailable: 1, maxSurge: 1}}';

/**
 * Source: workgenerator/controller.go, setAllWorkAvailableCondition: every False Available of a binding has the reason
 * NotAllWorkAreAvailable; binding.go, HasBindingFailed: that is a failure; rollout/controller.go: what has failed takes no room to add.
 */
describe('a version that never becomes available has failed', () => {
  test('in a move it reaches every new cluster, one after the other: what has failed leaves room to add', () => {
    const report = planned('4 clusters loc=west\n4 clusters loc=east', {
      base: clusterPlacement(pickN(4, 'west'), LIMITS),
      head: clusterPlacement(pickN(4, 'east'), LIMITS),
    });
    expect(group(report, 'app').worstLoss).toBe(4);
  });

  test('in an update in place it stops at maxUnavailable: what has failed is not ready', () => {
    const report = planned('4 clusters loc=west', {
      base: clusterPlacement(pickN(4, 'west'), LIMITS),
      head: widened(clusterPlacement(pickN(4, 'west'), LIMITS)),
    });
    expect(group(report, 'app').worstLoss).toBe(1);
  });
});
