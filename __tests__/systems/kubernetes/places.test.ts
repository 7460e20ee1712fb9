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

describe('a fleet of Karpenter', () => {
  const POOLED = nodeList(parseFleet('3 nodes karpenter.sh/nodepool=general'));

  test.each([
    ['takes a pod that no node takes now', web(null, '2'), { gpu: 'true' }],
    ['takes a surge beside anti-affinity', web({}, '2'), {}],
  ])('%s, as it adds nodes', (_claim, head, nodeSelector) => {
    const on = (text: string): string =>
      text.replace(
        '"spec":{"containers"',
        `"spec":{"nodeSelector":${JSON.stringify(nodeSelector)},"containers"`,
      );
    const { plan } = planOf({ head: on(head), base: on(web({}, '1')), snapshot: POOLED });
    expect(plan.policies[0]?.head?.effect.outcome).toBe('complete');
  });
});
