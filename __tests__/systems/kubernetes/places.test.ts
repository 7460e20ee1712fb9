import { describe, expect, test } from '@jest/globals';
import type { PlannedGroup } from '../../../src/plan/model.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

const ZONE = 'topology.kubernetes.io/zone';
const NODES = nodeList(parseFleet(`1 node ${ZONE}=a\n1 node ${ZONE}=b\n1 node ${ZONE}=c`));

/** Three replicas with a surge of one, over three nodes. */
function web(term: object | null, image = '1', replicas = 3): string {
  const affinity = term && {
    podAntiAffinity: {
      requiredDuringSchedulingIgnoredDuringExecution: [
        { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: { app: 'web' } }, ...term },
      ],
    },
  };
  const template = {
    metadata: { labels: { app: 'web' } },
    spec: {
      containers: [{ name: 'web', image: `example.com/web:${image}` }],
      ...(affinity ? { affinity } : {}),
    },
  };
  const spec = { replicas, selector: { matchLabels: { app: 'web' } }, template };
  return JSON.stringify({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'web' }, spec });
}

function groupOf(head: string, base: string | null = null, config?: string): PlannedGroup {
  const { plan } = planOf({ head, base, snapshot: NODES, ...(config === undefined ? {} : { config }) });
  expect(plan.problems).toEqual([]);
  const [group] = plan.policies[0]?.head?.effect.groups ?? [];
  if (!group) throw new Error('nothing is planned');
  return group;
}

const APART = { matchLabelKeys: ['pod-template-hash'] };

describe('anti-affinity of one pod a node', () => {
  test.each([
    ['holds the surge where every node has one', web({}), null, 'stuck'],
    ['by pod-template-hash lets new pods stand beside old ones', web(APART), null, 'complete'],
    ['also where both templates have it', web(APART, '2'), web(APART), 'complete'],
    ['of the pods that are replaced holds the rollout that brings it in', web(APART), web({}), 'stuck'],
    ['of the pods that are replaced holds the rollout that removes it', web(null), web({}), 'stuck'],
    ['that is new holds nothing that was without', web(APART), web(null), 'complete'],
    [
      'by pod-template-hash is one when there are more replicas than nodes',
      web(APART, '1', 4),
      null,
      'stuck',
    ],
  ])('%s', (_claim, head, base, outcome) => {
    expect(groupOf(head, base).outcome).toBe(outcome);
  });

  test('matchLabelKeys is ignored before 1.31', () => {
    const config = 'version: 1\nsystems: {kubernetes: {version: "1.30"}}\n';
    expect(groupOf(web(APART), null, config).outcome).toBe('stuck');
  });

  test('several that find none are several', () => {
    const { why } = groupOf(web({}, '2', 8), web(null, '1', 8));
    expect(why).toMatch(/pods of the new version are waiting for a node, and they find no place/);
  });

  test('the plan says whose it is', () => {
    expect(groupOf(web(APART), web({})).why).toContain('of the pods it replaces, required anti-affinity');
  });
});

// kubernetes/kubernetes#116891: more replicas than nodes under required anti-affinity.
test.each([
  ['some find none', 3, 5, 'replicas 3 -> 5: 2 pods more start at once, but all 2 of them stay Pending'],
  ['one finds none', 2, 4, 'replicas 2 -> 4: 2 pods more start at once, but 1 of them stays Pending'],
  ['all find one', 1, 3, 'replicas 1 -> 3: 2 pods more start at once. The'],
])(
  'pods that a change of replicas adds are told by whether they find a node: %s',
  (_claim, was, is, says) => {
    const { plan } = planOf({ head: web({}, '1', is), base: web({}, '1', was), snapshot: NODES });
    expect(plan.policies[0]?.head?.change?.says).toContain(says);
  },
);

describe('devices', () => {
  const GPU = 'nvidia.com/gpu';
  /** Three replicas that take so many GPUs each; a surge of one and no pod fewer. */
  const trainer = (gpus: number, { image = '1', init = 0, by = 'limits' } = {}): string => {
    const taking = (count: number) => ({ resources: { [by]: { [GPU]: String(count) } } });
    const containers = [{ name: 'train', image: `example.com/train:${image}`, ...taking(gpus) }];
    const initContainers = init === 0 ? [] : [{ name: 'warm', image: 'example.com/warm', ...taking(init) }];
    const template = { metadata: { labels: { app: 'train' } }, spec: { containers, initContainers } };
    const rollingUpdate = { maxSurge: 1, maxUnavailable: 0 };
    const spec = {
      ...{ replicas: 3, selector: { matchLabels: { app: 'train' } }, template },
      strategy: { type: 'RollingUpdate', rollingUpdate },
    };
    return JSON.stringify({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name: 'train' }, spec });
  };
  /** Three nodes with so many GPUs each; null says nothing of them. */
  const nodesOf = (gpus: number | null, labels = {}): object => ({
    apiVersion: 'v1',
    kind: 'List',
    items: Array.from({ length: 3 }, (_, index) => ({
      apiVersion: 'v1',
      kind: 'Node',
      metadata: { name: `n${index}`, labels, creationTimestamp: '2026-01-01T00:00:00Z' },
      status: {
        ...(gpus !== null && { allocatable: { [GPU]: String(gpus), cpu: '64' } }),
        conditions: [{ type: 'Ready', status: 'True' }],
      },
    })),
  });
  const outcomeOf = (head: string, snapshot: object, base: string | null = null): string => {
    const { plan } = planOf({ head, base, snapshot });
    return plan.policies[0]?.head?.effect.groups[0]?.outcome ?? 'nothing';
  };

  test.each([
    ['that all are taken hold the surge', trainer(8), nodesOf(8), null, 'stuck'],
    ['by requests as by limits', trainer(8, { by: 'requests' }), nodesOf(8), null, 'stuck'],
    ['that make no second pod whole hold it too', trainer(5), nodesOf(8), null, 'stuck'],
    ['of which half are free let it go', trainer(4), nodesOf(8), null, 'complete'],
    ['that a container before the others takes count', trainer(4, { init: 8 }), nodesOf(8), null, 'stuck'],
    ['of which the nodes say nothing are no limit', trainer(8), nodesOf(null), null, 'complete'],
    [
      'are no limit where Karpenter can add nodes',
      trainer(8),
      nodesOf(8, { 'karpenter.sh/nodepool': 'gpu' }),
      null,
      'complete',
    ],
    ['that replaced pods took as well hold it', trainer(8, { image: '2' }), nodesOf(8), trainer(8), 'stuck'],
    ['of which replaced pods took fewer are not judged', trainer(8), nodesOf(8), trainer(1), 'complete'],
  ])('%s', (_claim, head, snapshot, base, outcome) => {
    expect(outcomeOf(head, snapshot, base)).toBe(outcome);
  });

  /** Three replicas with these requests or limits, on nodes with 8 CPUs and 32Gi of memory each. */
  const server = (resources: object, image = '1'): string =>
    JSON.stringify({
      ...(JSON.parse(trainer(0, { image })) as { spec: object }),
      spec: {
        ...{ replicas: 3, selector: { matchLabels: { app: 'train' } } },
        strategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 1, maxUnavailable: 0 } },
        template: {
          metadata: { labels: { app: 'train' } },
          spec: { containers: [{ name: 'a', image: `example.com/a:${image}`, resources }] },
        },
      },
    });
  const sized = (labels = {}): object => ({
    apiVersion: 'v1',
    kind: 'List',
    items: Array.from({ length: 3 }, (_, index) => ({
      apiVersion: 'v1',
      kind: 'Node',
      metadata: { name: `n${index}`, labels, creationTimestamp: '2026-01-01T00:00:00Z' },
      status: {
        allocatable: { cpu: '8', memory: '32Gi' },
        conditions: [{ type: 'Ready', status: 'True' }],
      },
    })),
  });

  // Source: kubernetes, pkg/scheduler/framework/plugins/noderesources/fit.go, fitsRequest; kubernetes/kubernetes#16737.
  test.each<[string, string, object, string | null, string]>([
    [
      'of which a node holds one pod holds the surge',
      server({ requests: { cpu: '6' } }),
      sized(),
      null,
      'stuck',
    ],
    [
      'of which a node holds two lets it go',
      server({ requests: { cpu: '4000m' } }),
      sized(),
      null,
      'complete',
    ],
    ['of memory holds it too', server({ requests: { memory: '17Gi' } }), sized(), null, 'stuck'],
    ['that only a limit names is requested', server({ limits: { cpu: 6 } }), sized(), null, 'stuck'],
    [
      'that a limit names above the request is not',
      server({ limits: { cpu: '6' }, requests: { cpu: '1' } }),
      sized(),
      null,
      'complete',
    ],
    [
      'that no node has holds a rollout that asks for more',
      server({ requests: { cpu: '9' } }, '2'),
      sized(),
      server({ requests: { cpu: '1' } }),
      'stuck',
    ],
  ])('CPU or memory %s', (_claim, head, snapshot, base, outcome) => {
    expect(outcomeOf(head, snapshot, base)).toBe(outcome);
  });

  test.each([
    'alpha.eksctl.io/nodegroup-name',
    'cloud.google.com/gke-nodepool',
    'doks.digitalocean.com/node-pool',
    'eks.amazonaws.com/nodegroup',
    'hcloud/node-group',
    'k8s.ovh.net/nodepool',
    'k8s.scaleway.com/pool-name',
    'kops.k8s.io/instancegroup',
    'kubernetes.azure.com/agentpool',
    'lke.linode.com/pool-id',
    'worker.gardener.cloud/pool',
    'yandex.cloud/node-group-id',
  ])('CPU or memory is no limit where a group of nodes may grow: %s', (label) => {
    expect(outcomeOf(server({ requests: { cpu: '6' } }), sized({ [label]: 'a' }))).toBe('complete');
  });

  test('are named with what a pod takes and how many there is room for', () => {
    const { findings } = planOf({ head: trainer(8), snapshot: nodesOf(8) });
    const [finding] = findings.filter(({ rule }) => rule === 'no-progress');
    expect(finding?.message).toContain('the nodes that it fits have room for 3 pods of 8 nvidia.com/gpu');
  });
});
