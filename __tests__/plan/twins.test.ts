import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';

const POOL = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: gpu }
spec:
  template: { spec: { nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: gpu }, requirements: [] } }
`;
const nodeClass = (alias: string, namespace = ''): string => `---
apiVersion: karpenter.k8s.aws/v1
kind: EC2NodeClass
metadata: { name: gpu${namespace} }
spec: { role: nodes, amiSelectorTerms: [{ alias: al2023@${alias} }] }
`;
test.each<[claim: string, base: string, head: string, verdict: 'pass' | 'unknown']>([
  ['beside another text', nodeClass('v1'), nodeClass('v1') + nodeClass('v2'), 'unknown'],
  [
    'in a namespace it has not',
    nodeClass('v1'),
    nodeClass('v1') + nodeClass('v2', ', namespace: z'),
    'unknown',
  ],
  ['that was there before', nodeClass('v1') + nodeClass('v2'), nodeClass('v1') + nodeClass('v2'), 'pass'],
  ['of the same text', nodeClass('v1'), nodeClass('v1') + nodeClass('v1'), 'pass'],
])('a second object without a namespace %s', (_claim, base, head, verdict) => {
  const snapshot = nodeList([{ labels: { 'karpenter.sh/nodepool': 'gpu' } }]);
  const report = planOf({ base: POOL + base, head: POOL + head, snapshot });
  expect(report.verdict).toBe(verdict);
  expect(report.plan.problems.some(({ code }) => code === 'duplicate-object')).toBe(verdict === 'unknown');
});
