import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { object } from './web-plans.js';

const RULE = 'not-in-the-numbers';
const FLEET = nodeList([{ labels: {} }]);

function budget(policy: string | undefined): string {
  const spec = {
    minAvailable: 2,
    selector: { matchLabels: { app: 'web' } },
    ...(policy === undefined ? {} : { unhealthyPodEvictionPolicy: policy }),
  };
  const pdb = { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata: { name: 'web' }, spec };
  return textOf([object('Deployment', { replicas: 3 }), pdb]);
}

function told(base: string, head: string, systems = ''): string[] {
  const config = systems === '' ? {} : { config: `version: 1\nsystems: {kubernetes: {${systems}}}\n` };
  const { findings } = planOf({ base, head, snapshot: FLEET, ...config });
  return findings
    .filter(({ rule }) => rule === RULE)
    .map(
      ({ status, severity, message }) =>
        `${status} ${severity} ${/: (\S+ \S+ \S+)/.exec(message)?.[1] ?? ''}`,
    );
}

// Source: KEP-3017; equinor/radix-operator#1069, rook/rook#12262.
describe('another unhealthyPodEvictionPolicy is no edit without effect', () => {
  test.each<[string, string | undefined, string | undefined, string[]]>([
    [
      'pods that are not ready go',
      undefined,
      'AlwaysAllow',
      ['new info unhealthyPodEvictionPolicy is AlwaysAllow'],
    ],
    [
      'they hold drains',
      'AlwaysAllow',
      undefined,
      ['new warning unhealthyPodEvictionPolicy is IfHealthyBudget'],
    ],
    ['the default that is written out', undefined, 'IfHealthyBudget', []],
    ['it stays', 'AlwaysAllow', 'AlwaysAllow', []],
  ])('%s', (_claim, before, after, expected) => {
    const [base, head] = [budget(before), budget(after)];
    expect(told(base, head)).toEqual(expected);
    const { plan } = planOf({ base, head, snapshot: FLEET });
    const diff = plan.policies.find(({ ref }) => ref.kind === 'PodDisruptionBudget');
    expect(diff?.sameEffect).toBe(expected.length === 0);
  });

  test('before 1.27 the field has no effect', () => {
    expect(told(budget(undefined), budget('AlwaysAllow'), 'version: "1.26"')).toEqual([]);
  });
});

// Source: zilliztech/milvus-operator#340; kubernetes, pkg/scheduler/framework/plugins/noderesources/fit.go.
describe('a device that new pods take', () => {
  const nodes = (names: readonly string[], labels: Record<string, string> = {}): object =>
    nodeList(
      [],
      names.map((name, i) => ({
        apiVersion: 'v1',
        kind: 'Node',
        metadata: { name: `node-${i}`, labels, creationTimestamp: '2026-01-01T00:00:00Z' },
        status: {
          allocatable: { cpu: '8', ...(name === '' ? {} : { [name]: '8' }) },
          conditions: [{ type: 'Ready', status: 'True' }],
        },
      })),
    );
  const taking = (device: string | null): string =>
    textOf([
      object('Deployment', {
        replicas: 2,
        template: {
          metadata: { labels: { app: 'web' } },
          spec: {
            containers: [
              {
                name: 'web',
                image: 'web',
                ...(device === null ? {} : { resources: { limits: { [device]: 1 } } }),
              },
            ],
          },
        },
      }),
    ]);
  const of = (base: string | null, head: string, snapshot: object): string[] =>
    planOf({ base: taking(base), head: taking(head), snapshot })
      .findings.filter(({ rule }) => rule === RULE)
      .map(({ severity, message }) => `${severity} ${message}`);
  const GPUS = nodes(['nvidia.com/gpu', '']);

  test('and no node has is told, with what there is', () => {
    expect(of(null, 'nvidia.com/gpus', GPUS)).toEqual([
      'warning Deployment/web: its new pods take nvidia.com/gpus, which no node of the snapshot has (there is nvidia.com/gpu): they stay ' +
        'Pending until one does, and the numbers take it that they start.',
    ]);
  });

  // Source: kubernetes/kubernetes#63634; NVIDIA/k8s-device-plugin, "advertises the GPUs in status.allocatable".
  test('and of which no node says anything is told as well', () => {
    expect(of(null, 'nvidia.com/gpu', nodes(['']))).toEqual([
      'warning Deployment/web: its new pods take nvidia.com/gpu, which no node of the snapshot has (none says that it has any device): they ' +
        'stay Pending until one does, and the numbers take it that they start.',
    ]);
  });

  test.each<[string, string | null, string, object]>([
    ['that a node has', null, 'nvidia.com/gpu', GPUS],
    ['that its pods took before', 'nvidia.com/gpus', 'nvidia.com/gpus', GPUS],
    [
      'where nodes are made for pods',
      null,
      'amd.com/gpu',
      nodes(['nvidia.com/gpu'], { 'karpenter.sh/nodepool': 'default' }),
    ],
    ['that is no device', null, 'example.com/thing', GPUS],
  ])('%s is none', (_claim, base, head, snapshot) => {
    expect(of(base, head, snapshot)).toEqual([]);
  });
});
