import { nodeList } from '../../../src/cases/fleet.js';
import { planOf } from '../../plan-of.js';

const pool = (nodes: number, namespace?: string): string => `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: gpu${namespace === undefined ? '' : `, namespace: ${namespace}`} }
spec:
  disruption: { consolidateAfter: 1h, budgets: [{ nodes: "${nodes}" }] }
  template:
    spec:
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }
      requirements: []
`;
const snapshot = nodeList([{ labels: { 'karpenter.sh/nodepool': 'gpu' } }]);

describe('cluster scoped: an object of a cluster-scoped kind that writes a namespace', () => {
  test('is the same object as the one of its name without: two side by side are an error', () => {
    const report = planOf({ base: pool(1), head: `${pool(1)}---\n${pool(9, 'kube-system')}`, snapshot });
    expect(report.verdict).toBe('unknown');
    const codes = report.plan.problems.map(({ code }) => code);
    expect(codes).toEqual(expect.arrayContaining(['duplicate-object', 'cluster-scoped']));
  });

  test('is compared with the one of the base, and the namespace is a warning with its place', () => {
    const { plan } = planOf({ base: pool(1), head: pool(9, 'team'), snapshot });
    expect(plan.policies.map(({ change, ref }) => [change, ref.name, ref.namespace])).toEqual([
      ['changed', 'gpu', null],
    ]);
    const problem = plan.problems.find(({ code }) => code === 'cluster-scoped');
    expect([problem?.severity, problem?.place?.line, problem?.place?.column]).toEqual(['warning', 3, 24]);
  });

  test('is no other object for a namespace that changes', () => {
    const { plan } = planOf({ base: pool(1, 'one'), head: pool(1, 'two'), snapshot });
    expect(plan.policies.map(({ change }) => change)).toEqual(['unchanged']);
  });
});
