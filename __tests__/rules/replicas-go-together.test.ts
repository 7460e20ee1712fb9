import type { Finding } from '../../src/plan/finding.js';
import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';

const LABELS = { 'karpenter.sh/nodepool': 'default', 'karpenter.sh/initialized': 'true' };

interface Case {
  readonly budget?: string;
  /** The nodes of the pods of `web`, by number. */
  readonly on?: readonly number[];
  readonly owner?: object;
  readonly files?: string;
  readonly tolerations?: readonly object[];
}

function pod(node: number, index: number, owner: object, tolerations: readonly object[]): object {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: `web-1-${index}`,
      namespace: 'default',
      labels: { app: 'web', 'pod-template-hash': '1' },
      ownerReferences: [{ controller: true, ...owner }],
    },
    spec: { nodeName: `node-${String(node).padStart(4, '0')}`, tolerations },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
  };
}

const REPLICA_SET = { apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'web-1' };
const disruptionBudget = (ask: string): string => `---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: {name: web}
spec: {${ask}, selector: {matchLabels: {app: web}}}
`;

function found({
  budget = '10%',
  on = [3, 14],
  owner = REPLICA_SET,
  files = '',
  tolerations = [],
}: Case): Finding[] {
  const head = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: default}
spec:
  disruption: {consolidateAfter: 1h, budgets: [{nodes: "${budget}"}]}
  template:
    spec:
      expireAfter: Never
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: []
${files}`;
  const shapes = Array.from({ length: 15 }, () => ({ labels: LABELS }));
  const snapshot = nodeList(
    shapes,
    on.map((node, index) => pod(node, index, owner, tolerations)),
  );
  return planOf({ head, snapshot }).findings.filter(({ rule }) => rule === 'replicas-go-together');
}

// Source: aws/karpenter-provider-aws#8741: both nodes of a pair were taken together, and the ingress was down.
describe('replicas on nodes that may go together', () => {
  test('both of a pair without a disruption budget, however far apart the plan shows their nodes', () => {
    const [only, ...others] = found({});
    expect(others).toEqual([]);
    expect([only?.severity, only?.message]).toEqual([
      'warning',
      expect.stringContaining('both pods of Deployment/web, on node-0003, node-0014, may go together'),
    ]);
    expect(only?.message).toContain('the order of nodes that one edit marks is not known');
  });

  test('a budget has a pair evicted one after the other, and taints both nodes all the same', () => {
    const [only] = found({ files: disruptionBudget('minAvailable: 1') });
    expect(only?.message).toContain('PodDisruptionBudget/web has the pods evicted one after the other');
  });

  test.each<[string, Case, number]>([
    ['a pool that lets one node go at a time', { budget: '1' }, 0],
    ['three on three nodes, of which three go at once by growing', { on: [1, 2, 3], budget: '2' }, 0],
    ['three that a budget guards', { on: [1, 2], files: disruptionBudget('minAvailable: 1') }, 1],
    ['a budget that lets both go guards nothing', { files: disruptionBudget('maxUnavailable: 2') }, 1],
    ['both on one node', { on: [3, 3], budget: '1' }, 1],
    [
      'one alone that its budget never lets go, which is a drain that never ends',
      { on: [3], files: disruptionBudget('minAvailable: 1') },
      0,
    ],
    ['pods of a DaemonSet', { owner: { apiVersion: 'apps/v1', kind: 'DaemonSet', name: 'web' } }, 0],
    ['pods of a Job', { owner: { apiVersion: 'batch/v1', kind: 'Job', name: 'web' } }, 0],
    ['pods of a StatefulSet', { owner: { apiVersion: 'apps/v1', kind: 'StatefulSet', name: 'web' } }, 1],
  ])('%s', (_claim, given, expected) => {
    expect(found(given)).toHaveLength(expected);
  });

  // Source: kubernetes-sigs/karpenter#2985: the pod is evicted first, and another one is started for it.
  test.each<[string, Case]>([
    ['without a disruption budget', { on: [3] }],
    ['with one that lets it go', { on: [3], files: disruptionBudget('maxUnavailable: 1') }],
    ['in a pool that lets one node go at a time', { on: [3], budget: '1' }],
  ])('the only pod of an application is down while its node is drained: %s', (_claim, given) => {
    const [only, ...others] = found(given);
    expect(others).toEqual([]);
    expect([only?.severity, only?.message]).toEqual([
      'info',
      expect.stringContaining(
        'Deployment/web has only one pod (on node-0003), and a drain evicts it before there is another',
      ),
    ]);
  });

  // Source: kubernetes-sigs/karpenter#1894.
  test.each<[string, object, RegExp]>([
    ['every taint, so that a budget does not help', { operator: 'Exists' }, /no disruption budget is asked/],
    [
      'the taint of the drain by its key',
      { key: 'karpenter.sh/disrupted', operator: 'Exists' },
      /no disruption budget is asked/,
    ],
    ['another taint: the budget is asked', { key: 'gpu', operator: 'Exists' }, /evicted one after the other/],
  ])('replicas that tolerate %s', (_claim, toleration, says) => {
    const [only, ...others] = found({
      files: disruptionBudget('minAvailable: 1'),
      tolerations: [toleration],
    });
    expect(others).toEqual([]);
    expect(only?.message).toMatch(says);
  });

  test('the fix of a pair without a budget was tried: with it, no pod goes with the other', () => {
    const [only] = found({});
    expect(only?.remediation).toContain('PodDisruptionBudget with maxUnavailable: 1');
    const after = found({ files: disruptionBudget('maxUnavailable: 1') });
    expect(
      after.map(({ evidence, message }) => [
        evidence['applications'],
        message.includes('no disruption budget'),
      ]),
    ).toEqual([[['default/Deployment/web'], false]]);
  });
});
