import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { object } from './web-plans.js';

const pool = (name: string, template: object = {}, requirements: object[] = []): object => ({
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodePool',
  metadata: { name },
  spec: {
    disruption: { consolidateAfter: '1h', budgets: [{ nodes: '1' }] },
    template: {
      ...template,
      spec: {
        nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' },
        requirements,
        ...(template as { spec?: object }).spec,
      },
    },
  },
});
const web = (image: string, pod: object): object =>
  object('Deployment', {
    replicas: 2,
    template: {
      metadata: { labels: { app: 'web' } },
      spec: { containers: [{ name: 'web', image: `example.com/web:${image}` }], ...pod },
    },
  });
const on = (nodeSelector: Record<string, string>): object => ({ nodeSelector });
const ZONE = 'topology.kubernetes.io/zone';
const IN = (key: string, ...values: string[]): object => ({ key, operator: 'In', values });
const TAINT = { spec: { taints: [{ key: 'gpu', value: 'true', effect: 'NoSchedule' }] } };

/** What becomes of a new image, where no node of the snapshot is one for the pods. */
function outcome(pod: object, pools: readonly object[], gone: readonly object[] = []): string | undefined {
  const { plan } = planOf({
    base: textOf([web('1', pod), ...pools, ...gone]),
    head: textOf([web('2', pod), ...pools]),
    snapshot: nodeList(parseFleet('3 nodes karpenter.sh/nodepool=general')),
  });
  return plan.policies.find(({ ref }) => ref.kind === 'Deployment')?.head?.effect.outcome;
}

describe('pods for which no node is there, and Karpenter makes one', () => {
  test.each<[claim: string, pod: object, pools: object[], expected: string]>([
    ['of a pool without nodes', on({ 'karpenter.sh/nodepool': 'gpu' }), [pool('gpu')], 'complete'],
    ['of a pool that is not there', on({ 'karpenter.sh/nodepool': 'gpu' }), [pool('cpu')], 'stuck'],
    [
      'by a label of the template',
      on({ team: 'a' }),
      [pool('gpu', { metadata: { labels: { team: 'a' } } })],
      'complete',
    ],
    [
      'by another value of it',
      on({ team: 'b' }),
      [pool('gpu', { metadata: { labels: { team: 'a' } } })],
      'stuck',
    ],
    ['by a requirement', on({ [ZONE]: 'b' }), [pool('gpu', {}, [IN(ZONE, 'a', 'b')])], 'complete'],
    ['past a requirement', on({ [ZONE]: 'c' }), [pool('gpu', {}, [IN(ZONE, 'a', 'b')])], 'stuck'],
    ['by what the provider decides', on({ [ZONE]: 'c' }), [pool('gpu')], 'complete'],
    ['by a label that nothing gives', on({ team: 'a' }), [pool('gpu')], 'stuck'],
    ['by a taint that is not tolerated', on({ [ZONE]: 'c' }), [pool('gpu', TAINT)], 'stuck'],
    [
      'by one that is',
      { ...on({ [ZONE]: 'c' }), tolerations: [{ key: 'gpu', operator: 'Exists' }] },
      [pool('gpu', TAINT)],
      'complete',
    ],
    ['by the name of a node', on({ 'kubernetes.io/hostname': 'x' }), [pool('gpu')], 'stuck'],
  ])('%s', (_claim, pod, pools, expected) => {
    expect(outcome(pod, pools)).toBe(expected);
  });

  // A pool is turned off by a limit of nothing.
  test.each<[claim: string, more: object, expected: string]>([
    ['no CPU', { limits: { cpu: '0' } }, 'stuck'],
    ['no memory, as a number', { limits: { memory: 0 } }, 'stuck'],
    ['no node of a fixed size', { replicas: 0 }, 'stuck'],
    ['some CPU', { limits: { cpu: '500m' } }, 'complete'],
    ['no GPU, which a machine need not have', { limits: { cpu: '64', 'nvidia.com/gpu': '0' } }, 'complete'],
    ['some nodes of a fixed size', { replicas: 2 }, 'complete'],
  ])('of a pool that may have %s', (_claim, more, expected) => {
    const { spec, ...rest } = pool('gpu') as { spec: object };
    expect(outcome(on({ 'karpenter.sh/nodepool': 'gpu' }), [{ ...rest, spec: { ...spec, ...more } }])).toBe(
      expected,
    );
  });

  test('is none of a pool that goes with the change', () => {
    expect(outcome(on({ 'karpenter.sh/nodepool': 'gpu' }), [], [pool('gpu')])).toBe('stuck');
  });
});

// Source: karpenter.sh, NodePools, limits; a limit of nothing, or no replicas.
describe('what a pod that finds no node is told to do', () => {
  test.each<[claim: string, spec: object, field: string]>([
    ['no CPU', { limits: { cpu: 0 } }, 'limits.cpu'],
    ['no nodes', { limits: { nodes: '0' } }, 'limits.nodes'],
    ['no replicas', { replicas: 0 }, 'replicas'],
  ])('of a pool that is off by %s, to switch it on', (_claim, spec, field) => {
    const gpu = pool('gpu') as { spec: object };
    const off = { ...gpu, spec: { ...gpu.spec, ...spec } };
    const pod = on({ 'karpenter.sh/nodepool': 'gpu' });
    const { plan } = planOf({
      base: textOf([web('1', pod), off]),
      head: textOf([web('2', pod), off]),
      snapshot: nodeList(parseFleet('3 nodes karpenter.sh/nodepool=general')),
    });
    const policy = plan.policies.find(({ ref }) => ref.kind === 'Deployment');
    const [group] = policy?.head?.effect.groups ?? [];
    expect(group?.outcome).toBe('stuck');
    expect(group?.fix).toContain(
      `Switch NodePool/gpu on again, which makes nodes for them and is off (${field} is 0)`,
    );
  });
});

// Source: kubernetes, device plugins; a pool makes machines like those that it has made.
describe('devices that the nodes of a pool do not have', () => {
  const GPU = {
    containers: [{ name: 'web', image: 'example.com/web:2', resources: { limits: { 'nvidia.com/gpu': 1 } } }],
  };
  const told = (pools: readonly object[], has: object): string[] => {
    const pod = on({ 'karpenter.sh/nodepool': 'gpu' });
    const list = nodeList(parseFleet('3 nodes karpenter.sh/nodepool=gpu')) as { items: { status: object }[] };
    const items = list.items.map((node) => ({
      ...node,
      status: { ...node.status, allocatable: { cpu: '8', ...has } },
    }));
    const { findings } = planOf({
      base: textOf([web('1', pod), ...pools]),
      head: textOf([web('2', { ...pod, ...GPU }), ...pools]),
      snapshot: { ...list, items },
    });
    return findings.flatMap(({ evidence }) =>
      evidence['effect'] === 'unknown-device' ? [evidence['effect']] : [],
    );
  };

  test.each<[claim: string, pools: readonly object[], has: object, expected: readonly string[]]>([
    ['are told', [pool('gpu')], {}, ['unknown-device']],
    ['are none where they have them', [pool('gpu')], { 'nvidia.com/gpu': '1' }, []],
    ['may come with a pool that nothing here holds', [], {}, []],
  ])('%s', (_claim, pools, has, expected) => {
    expect(told(pools, has)).toEqual(expected);
  });
});
