import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';

const placement = (policy: string): string => `apiVersion: placement.kubernetes-fleet.io/v1beta1
kind: ClusterResourcePlacement
metadata: { name: app }
spec:
  resourceSelectors: [{ group: "", version: v1, kind: Namespace, name: web }]
  policy: ${policy}
`;
const maintenance = (node: string): string => `apiVersion: ngn2.nvidia.com/v1alpha1
kind: NotifyMaintenance
metadata: { name: fw, namespace: maintenance }
spec: { nodeObject: ${node}, maintenanceID: fw-1, maintenanceType: planned }
`;
const pool = (replicas: string): string => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: batch }
spec:
  ${replicas}
  template:
    spec:
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }
      requirements: [{ key: kubernetes.io/arch, operator: In, values: [amd64] }]
`;

const snapshot = nodeList(parseFleet('4 nodes\n2 clusters'));

test.each([
  [
    'a placementType',
    placement('{ placementType: PickAll }'),
    placement('{ placementType: PickN, numberOfClusters: 1 }'),
  ],
  ['the node of a maintenance', maintenance('node-0001'), maintenance('node-0002')],
  ['a dynamic pool that becomes static', pool('weight: 1'), pool('replicas: 3')],
])('refused edit: the fix takes back %s', (_what, base, head) => {
  const { findings } = planOf({ base, head, snapshot });
  const [refused] = findings.filter(({ rule }) => rule === 'invalid-policy');
  expect(refused?.remediation).toMatch(
    /^Revert the edit: another value requires an object with a new name\./,
  );
});

test('refused value: the fix corrects the field, in a new object too', () => {
  const head = placement('{ placementType: PickN }');
  const { findings } = planOf({ base: placement('{ placementType: PickAll }'), head, snapshot });
  expect(findings.find(({ rule }) => rule === 'invalid-policy')?.remediation).toMatch(/^Correct the field\./);
});

test('refused edit: fixes nothing, as the cluster keeps the object', () => {
  const budget = (nodes: string): string =>
    pool('weight: 1') + `  disruption: { budgets: [{ nodes: "${nodes}" }] }\n`;
  const { findings } = planOf({
    base: budget('100%'),
    head: budget('-1'),
    snapshot: nodeList(
      parseFleet(
        '4 nodes karpenter.sh/nodepool=batch karpenter.sh/registered=true karpenter.sh/initialized=true',
      ),
    ),
  });
  expect(findings.map(({ rule, status }) => [rule, status])).toContainEqual([
    'peak-above-limit',
    'unchanged',
  ]);
  expect(findings.filter(({ status }) => status === 'fixed')).toEqual([]);
});
