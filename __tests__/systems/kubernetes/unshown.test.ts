import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { object } from './web-plans.js';

const RULE = 'not-in-the-numbers';
const FLEET = nodeList([{ labels: {} }]);

function statefulSet(maxUnavailable: number | string | undefined, image: string): string {
  const rollingUpdate = maxUnavailable === undefined ? {} : { maxUnavailable };
  return textOf([object('StatefulSet', { replicas: 10, updateStrategy: { rollingUpdate } }, image)]);
}

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

// Source: kubernetes/kubernetes#119234, #112307 and #130909, which is in 1.34.
describe('minReadySeconds of a StatefulSet whose pods only have to be Ready', () => {
  const slow = (spec: object, image: string): string =>
    textOf([object('StatefulSet', { replicas: 5, minReadySeconds: 300, ...spec }, image)]);
  const PARALLEL = { podManagementPolicy: 'Parallel' };
  test.each<[string, object, string, string[]]>([
    ['is told with Parallel', PARALLEL, '1.28.0', ['worsened warning minReadySeconds 300 does']],
    ['not of one pod by itself', { ...PARALLEL, replicas: 1 }, '1.28.0', []],
    ['not with OrderedReady, which waits for it', {}, '1.28.0', []],
    ['not where the controller waits for it as well', PARALLEL, '1.34.0', []],
    ['not without minReadySeconds', { ...PARALLEL, minReadySeconds: 0 }, '1.28.0', []],
  ])('%s', (_claim, spec, version, expected) => {
    expect(told(slow(spec, '1'), slow(spec, '2'), `version: "${version}"`)).toEqual(expected);
  });
});

// Source: StarRocks/starrocks-kubernetes-operator#615; kubernetes/kubernetes#137409: the gate was on in 1.35.0 to 1.35.3.
describe('a maxUnavailable of a StatefulSet that the version leaves without effect', () => {
  test.each<[string, string, string, string, string[]]>([
    [
      'is told where it comes in',
      statefulSet(undefined, 'web:1'),
      statefulSet(3, 'web:1'),
      '',
      ['new warning maxUnavailable 3 is'],
    ],
    [
      'is told where a rollout begins',
      statefulSet(3, 'web:1'),
      statefulSet(3, 'web:2'),
      '',
      ['worsened warning maxUnavailable 3 is'],
    ],
    [
      'is an old story else',
      statefulSet(3, 'web:1'),
      statefulSet(3, 'web:1'),
      '',
      ['unchanged warning maxUnavailable 3 is'],
    ],
    [
      'is told of a percentage',
      statefulSet(undefined, 'web:1'),
      statefulSet('30%', 'web:1'),
      '',
      ['new warning maxUnavailable 30% is'],
    ],
    ['means nothing else where it is 1', statefulSet(undefined, 'web:1'), statefulSet(1, 'web:1'), '', []],
    [
      'is heeded where the gate is on',
      statefulSet(undefined, 'web:1'),
      statefulSet(3, 'web:1'),
      'version: "1.37"',
      [],
    ],
    [
      'is heeded where the cluster has the gate',
      statefulSet(undefined, 'web:1'),
      statefulSet(3, 'web:1'),
      'maxUnavailableStatefulSet: true',
      [],
    ],
    [
      'is not where the cluster takes the gate away',
      statefulSet(undefined, 'web:1'),
      statefulSet(3, 'web:1'),
      'version: "1.37", maxUnavailableStatefulSet: false',
      ['new warning maxUnavailable 3 is'],
    ],
  ])('%s', (_claim, base, head, systems, expected) => {
    expect(told(base, head, systems)).toEqual(expected);
  });

  test('the gate lets as many go as it says', () => {
    const peak = (gate: boolean): number | undefined =>
      planOf({
        base: statefulSet(3, 'web:1'),
        head: statefulSet(3, 'web:2'),
        snapshot: FLEET,
        config: `version: 1\nsystems: {kubernetes: {maxUnavailableStatefulSet: ${gate}}}\n`,
      }).plan.policies[0]?.head?.effect.peakAtOnce;
    expect([peak(false), peak(true)]).toEqual([1, 3]);
  });
});

// Source: aws/amazon-vpc-cni-k8s#1518; kubernetes 1.28, daemon/daemon_controller.go, updateDaemonSet.
describe('a workload that moves to OnDelete', () => {
  const of = (kind: string, type: string, image: string): string =>
    textOf([object(kind, { updateStrategy: { type } }, image)]);
  const TOLD = ['new warning it moves to'];
  test.each<[string, string, string, string[]]>([
    ['keeps the old version', of('DaemonSet', 'RollingUpdate', 'a'), of('DaemonSet', 'OnDelete', 'b'), TOLD],
    [
      'does so as a StatefulSet',
      of('StatefulSet', 'RollingUpdate', 'a'),
      of('StatefulSet', 'OnDelete', 'b'),
      TOLD,
    ],
    ['holds nothing back alone', of('DaemonSet', 'RollingUpdate', 'a'), of('DaemonSet', 'OnDelete', 'a'), []],
    ['is no news where it was', of('DaemonSet', 'OnDelete', 'a'), of('DaemonSet', 'OnDelete', 'b'), []],
  ])('%s', (_claim, base, head, expected) => {
    expect(told(base, head)).toEqual(expected);
  });
});

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
