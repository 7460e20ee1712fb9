import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { budget, textOf } from '../plan/measure/world-objects.js';

/** What is asked for where a rollout makes no progress, for a snapshot and what the change makes of its files. */
function asked(base: string, head: string, snapshot: object): string[] {
  return planOf({ base, head, snapshot })
    .findings.filter(({ rule, status }) => rule === 'no-progress' && status !== 'fixed')
    .map(({ remediation }) => remediation);
}

// Source: aws/karpenter-provider-aws#8873.
describe('no progress fixes: a static pool without room for a replacement', () => {
  const FLEET = nodeList(
    parseFleet(
      '4 nodes karpenter.sh/nodepool=fixed karpenter.sh/registered=true karpenter.sh/initialized=true kubernetes.io/arch=amd64',
    ),
  );
  const pool = (team: string, nodes: number): string =>
    JSON.stringify({
      apiVersion: 'karpenter.sh/v1',
      kind: 'NodePool',
      metadata: { name: 'fixed' },
      spec: {
        replicas: 4,
        limits: { nodes: String(nodes) },
        template: {
          metadata: { labels: { team } },
          spec: {
            expireAfter: 'Never',
            nodeClassRef: { group: 'example.com', kind: 'Class', name: 'default' },
            requirements: [{ key: 'kubernetes.io/arch', operator: 'In', values: ['amd64'] }],
          },
        },
        disruption: { consolidateAfter: 'Never', budgets: [{ nodes: '1' }] },
      },
    });

  test('is told how much room it needs, and with that the drift goes through', () => {
    const [fix = ''] = asked(pool('a', 4), pool('b', 4), FLEET);
    const nodes = Number(/limits\.nodes to (\d+) or more/.exec(fix)?.[1]);
    expect(nodes).toBe(5);
    expect(asked(pool('a', 4), pool('b', nodes), FLEET)).toEqual([]);
  });
});

// Source: longhorn/longhorn#1286: the budget has to give way, not the node be repaired.
describe('no progress fixes: a Plan that waits for a drain', () => {
  const plan = JSON.stringify({
    apiVersion: 'upgrade.cattle.io/v1',
    kind: 'Plan',
    metadata: { name: 'agents', namespace: 'system-upgrade' },
    spec: {
      concurrency: 1,
      version: 'v1',
      nodeSelector: { matchLabels: { agent: 'true' } },
      upgrade: { image: 'example/upgrade' },
      drain: { force: true },
    },
  });
  const pod = {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: 'im-a',
      namespace: 'apps',
      labels: { app: 'im' },
      ownerReferences: [
        { apiVersion: 'longhorn.io/v1beta2', kind: 'InstanceManager', name: 'im', controller: true },
      ],
    },
    spec: { nodeName: 'node-0001' },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
  };
  const hosts = parseFleet('4 nodes agent=true').map((shape, i) => ({
    ...shape,
    labels: { ...shape.labels, 'kubernetes.io/hostname': `node-000${i + 1}` },
  }));
  const snapshot = nodeList(hosts, [pod]);

  const head = (minAvailable: number): string =>
    `${plan}\n---\n${textOf([budget('im', 'im', { minAvailable })])}`;

  test('is told of the disruption budget that holds it, and goes through when that lets the pod go', () => {
    expect(asked('', head(1), snapshot)).toEqual([
      'Let PodDisruptionBudget im allow at least one eviction at a time.',
    ]);
    expect(asked('', head(0), snapshot)).toEqual([]);
  });
});
