import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

const FLEET =
  '4 nodes karpenter.sh/nodepool=default karpenter.sh/registered=true karpenter.sh/initialized=true kubernetes.io/arch=amd64';

function pool(limits: object, label: string, resources?: object, nodes = '1'): object {
  return {
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name: 'default' },
    spec: {
      limits,
      template: {
        metadata: { labels: { team: label } },
        spec: {
          expireAfter: 'Never',
          nodeClassRef: { group: 'example.com', kind: 'Class', name: 'default' },
          requirements: [{ key: 'kubernetes.io/arch', operator: 'In', values: ['amd64'] }],
        },
      },
      disruption: { consolidateAfter: '1h', budgets: [{ nodes }] },
    },
    ...(resources && { status: { resources } }),
  };
}

/** The outcome of a drift of all nodes under these limits, where the live pool says what its nodes have; and why. */
function drifting(limits: object, resources?: object) {
  const live = pool(limits, 'a', resources);
  const { plan } = planOf({
    base: JSON.stringify(pool(limits, 'a')),
    head: JSON.stringify(pool(limits, 'b')),
    snapshot: nodeList(parseFleet(FLEET), [live]),
  });
  const group = plan.policies[0]?.head?.effect.groups[0];
  return [group?.outcome, group?.why ?? ''] as const;
}

describe('limits that the nodes of a pool exceed hold its drift', () => {
  test.each([
    ['more than the limit', { cpu: '100' }, { cpu: '128' }, 'stuck'],
    ['in other words', { memory: '1Gi' }, { memory: '2000Mi' }, 'stuck'],
    ['of a device', { 'nvidia.com/gpu': 8 }, { 'nvidia.com/gpu': '16' }, 'stuck'],
    ['as much as the limit', { cpu: '128' }, { cpu: '128' }, 'complete'],
    ['less than the limit', { cpu: '1k' }, { cpu: '128' }, 'complete'],
    ['of something that is not limited', { cpu: '1k' }, { memory: '4Ti' }, 'complete'],
    ['that nobody knows', { cpu: '100' }, undefined, 'complete'],
    ['more nodes than the limit, which can be counted', { nodes: '3' }, undefined, 'stuck'],
    ['as many nodes as the limit', { nodes: '4' }, undefined, 'complete'],
    ['nodes that the live pool does not count', { nodes: '3' }, { cpu: '128' }, 'complete'],
  ])('%s', (_name, limits, resources, outcome) => {
    expect(drifting(limits, resources)[0]).toBe(outcome);
  });

  test('says the limit and what the nodes have', () => {
    expect(drifting({ cpu: '100' }, { cpu: '128' })[1]).toContain(
      'limits.cpu is 100 and its nodes have 128, so no replacement can be made',
    );
  });
});

// Source: JiRaska/open-bank-oss#3352.
describe('a limit bounds how many replacements the dry rollout makes at once', () => {
  // Source: kubernetes-sigs/karpenter 2266468, provisioning/provisioner.go, Create: made while the nodes, with those that go, have no more.
  test.each<[string, object, object | undefined, string, readonly number[]]>([
    ['exactly at the limit', { cpu: '128' }, { cpu: '128' }, '100%', [1, 1, 1, 1]],
    ['with room for one node more', { cpu: '160' }, { cpu: '128' }, '100%', [2, 2]],
    ['of thirds', { cpu: '110m' }, { cpu: '100m' }, '100%', [1, 1, 1, 1]],
    [
      'the tightest of several',
      { cpu: '1k', memory: '4Gi' },
      { cpu: '128', memory: '4Gi' },
      '3',
      [1, 1, 1, 1],
    ],
    ['never more than the budgets', { cpu: '1k' }, { cpu: '128' }, '3', [3, 1]],
    ['as many nodes as the limit', { nodes: '4' }, undefined, '3', [1, 1, 1, 1]],
  ])('%s', (_name, limits, resources, nodes, batches) => {
    const { plan } = planOf({
      base: JSON.stringify(pool(limits, 'a', undefined, nodes)),
      head: JSON.stringify(pool(limits, 'b', undefined, nodes)),
      snapshot: nodeList(parseFleet(FLEET), [pool(limits, 'a', resources, nodes)]),
    });
    const group = plan.policies[0]?.head?.effect.groups[0];
    expect([group?.outcome, group?.batches.map(({ size }) => size)]).toEqual(['complete', batches]);
  });
});
