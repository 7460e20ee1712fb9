import { planOf } from '../../plan-of.js';
import { AT, cluster, pool } from './clusters.js';

const KEPT = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: {
    name: 'train-1',
    namespace: 'default',
    annotations: { 'karpenter.sh/do-not-disrupt': 'true' },
    ownerReferences: [{ apiVersion: 'batch/v1', kind: 'Job', name: 'train', controller: true }],
  },
  spec: { nodeName: 'a' },
  status: { phase: 'Running' },
};
const PERIOD = { claim: { spec: { expireAfter: '720h', terminationGracePeriod: '2h' } } };

function told(base: string, head: string, snapshot: object): string[] {
  const { findings } = planOf({ base, head, snapshot, at: AT });
  return findings
    .filter(
      ({ evidence: { cause } }) =>
        typeof cause === 'string' && !['blocked', 'rollout', 'stuck'].includes(cause),
    )
    .map(({ message }) => message);
}

describe('drains of a drift', () => {
  const grace = (team: string): string => pool({ team, template: 'terminationGracePeriod: 2h' });

  // Source: kubernetes-sigs/karpenter#1961.
  test('a grace period takes nodes with pods that may not be disrupted, and deletes those at its end', () => {
    const [says, ...rest] = told(grace('a'), grace('b'), cluster([PERIOD, PERIOD], [KEPT]));
    expect(says).toContain('1 drifting node runs pods that may not be disrupted');
    expect(says).toContain('a (pods: default/train-1)');
    expect(says).toContain('the pods are deleted 2 h after the drain begins');
    expect(rest).toEqual([]);
  });

  test.each([
    ['a node that was made without a grace period', grace('b'), cluster([{}, PERIOD], [KEPT])],
    ['a drift that nothing starts', grace('a'), cluster([PERIOD, PERIOD], [KEPT])],
    [
      'pods that may go',
      grace('b'),
      cluster([PERIOD], [{ ...KEPT, metadata: { ...KEPT.metadata, annotations: {} } }]),
    ],
  ])('%s has nothing to tell of it', (_what, head, snapshot) => {
    expect(told(grace('a'), head, snapshot)).toEqual([]);
  });

  const guard = (disruptionsAllowed: number, desiredHealthy: number): object => ({
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: 'web', namespace: 'default' },
    spec: { minAvailable: desiredHealthy, selector: {} },
    status: { disruptionsAllowed, expectedPods: 2, desiredHealthy, currentHealthy: 1 },
  });
  const FREE = { ...KEPT, metadata: { ...KEPT.metadata, annotations: {} } };
  // Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pdb/pdb.go; Azure/azure-service-operator#5677.
  test.each<[string, object[], object, string[]]>([
    [
      'a budget that waits for a pod keeps Karpenter from its nodes until then',
      [FREE, guard(0, 1)],
      {},
      ['PodDisruptionBudget web allows no eviction now'],
    ],
    ['one that lets a pod go now does not', [FREE, guard(1, 1)], {}, []],
    ['one that never does is told with the nodes that it holds', [FREE, guard(0, 2)], {}, []],
    ['a grace period of the claim goes past it', [FREE, guard(0, 1)], PERIOD, []],
  ])('%s', (_claim, objects, shape, expected) => {
    const says = told(pool({ team: 'a' }), pool({ team: 'b' }), cluster([shape, {}], objects));
    expect(
      says.filter((one) => one.includes('no eviction now')).map((one) => /PodDis.+ now/.exec(one)?.[0]),
    ).toEqual(expected);
  });

  // Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pod/scheduling.go, IsEvictable and IsDrainable; kubernetes-sigs/karpenter#641.
  const TOLERANT = (toleration: object): object => ({
    ...KEPT,
    metadata: {
      ...KEPT.metadata,
      annotations: {},
      labels: { app: 'web' },
      ownerReferences: [{ apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'web', controller: true }],
    },
    spec: { nodeName: 'a', tolerations: [toleration] },
  });
  const EVERY = { operator: 'Exists' };
  test('a disruption budget does not keep the node of a pod that tolerates the taint of the drain', () => {
    const budget = {
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: { name: 'web', namespace: 'default' },
      spec: { maxUnavailable: 0, selector: { matchLabels: { app: 'web' } } },
    };
    const outcome = (toleration: object): unknown => {
      const snapshot = cluster([{}, {}], [TOLERANT(toleration), budget]);
      const { plan } = planOf({ base: pool({ team: 'a' }), head: pool({ team: 'b' }), snapshot, at: AT });
      return plan.policies[0]?.head?.effect.groups[0]?.outcome;
    };
    expect([outcome(EVERY), outcome({ key: 'other', operator: 'Exists' })]).toEqual(['complete', 'stuck']);
  });

  // Source: kubernetes 1.28, disruption.go, getExpectedPodCount; kubereboot/kured#1169.
  test.each([
    ['minAvailable: 1', 1],
    ['minAvailable: 100%', 1],
    ['minAvailable: 51%', 1],
    ['minAvailable: 0', 0],
    ['maxUnavailable: 1', 0],
  ])('%s of one pod, in a budget that only the files hold: %i of the nodes are forced', (ask, count) => {
    const budget = `apiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata: {name: web}\nspec: {${ask}, selector: {matchLabels: {app: web}}}\n`;
    const snapshot = cluster([PERIOD, PERIOD], [TOLERANT({ key: 'other', operator: 'Exists' })]);
    const found = told(`${grace('a')}\n---\n${budget}`, `${grace('b')}\n---\n${budget}`, snapshot);
    expect(found.filter((says) => says.includes('pods that may not be disrupted'))).toHaveLength(count);
  });
});
