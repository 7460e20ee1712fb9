import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/manifest/manifest.js';
import type { WorkloadKind } from '../../../src/systems/kubernetes/admission/kinds.js';
import { validate } from '../../../src/systems/kubernetes/admission/validate.js';

describe('the containers of a pod template are refused for', () => {
  const refused = (kind: WorkloadKind, pod: JsonObject): string[] => {
    const labels = { app: 'web' };
    const template = { metadata: { labels }, spec: pod };
    return validate(kind, { spec: { selector: { matchLabels: labels }, template } }).map(
      ({ path, code }) => `${path.slice(3).join('.')} ${code}`,
    );
  };
  const ASKS = (requests: JsonObject, limits: JsonObject): JsonObject => ({
    containers: [{ name: 'a', resources: { requests, limits } }],
  });
  const ONE = (container: JsonObject): JsonObject => ({ containers: [{ name: 'a', ...container }] });
  const TOLERATES = (more: JsonObject): JsonObject => ({
    ...ONE({}),
    tolerations: [{ key: 'a', operator: 'Exists', ...more }],
  });
  const PREFERRED = 'affinity.podAntiAffinity.preferredDuringSchedulingIgnoredDuringExecution';
  const APART = (weight: number, topologyKey: string): JsonObject => ({
    ...ONE({}),
    affinity: {
      podAntiAffinity: {
        preferredDuringSchedulingIgnoredDuringExecution: [{ weight, podAffinityTerm: { topologyKey } }],
      },
    },
  });
  const SPREAD = (more: JsonObject): JsonObject => ({
    ...ONE({}),
    topologySpreadConstraints: [
      { maxSkew: 1, topologyKey: 'zone', whenUnsatisfiable: 'DoNotSchedule', ...more },
    ],
  });
  const MOUNTED: JsonObject = {
    containers: [{ name: 'a', volumeMounts: [{ name: 'data', mountPath: '/d' }] }],
  };

  test.each<[string, JsonObject, string[]]>([
    [
      'more memory than its limit',
      ASKS({ memory: '512Mi' }, { memory: '16Mi' }),
      ['containers.0.resources.requests.memory tooLarge'],
    ],
    ['more of a number', ASKS({ cpu: 2 }, { cpu: '500m' }), ['containers.0.resources.requests.cpu tooLarge']],
    ['not as much as its limit', ASKS({ cpu: '1' }, { cpu: '1000m' }), []],
    ['not without a limit', ASKS({ cpu: '1' }, {}), []],
    ['a mount of no volume', MOUNTED, ['containers.0.volumeMounts.0.name notFound']],
    ['not a mount of a volume', { ...MOUNTED, volumes: [{ name: 'data' }] }, []],
    [
      'a name twice',
      { initContainers: [{ name: 'a' }], containers: [{ name: 'a' }] },
      ['containers.0.name duplicate'],
    ],
    [
      'a volume twice',
      { volumes: [{ name: 'data' }, { name: 'data' }], containers: [] },
      ['volumes.1.name duplicate'],
    ],
    [
      'two mounts at one path',
      {
        volumes: [{ name: 'a' }, { name: 'b' }],
        containers: [
          {
            name: 'a',
            volumeMounts: [
              { name: 'a', mountPath: '/d' },
              { name: 'b', mountPath: '/d' },
            ],
          },
        ],
      },
      ['containers.0.volumeMounts.1.mountPath duplicate'],
    ],
    [
      'a variable with two values',
      ONE({ env: [{ name: 'A', value: 'b', valueFrom: { fieldRef: {} } }] }),
      ['containers.0.env.0.valueFrom bothSet'],
    ],
    [
      'a privileged container that may not escalate',
      ONE({ securityContext: { privileged: true, allowPrivilegeEscalation: false } }),
      ['containers.0.securityContext.allowPrivilegeEscalation notSupported'],
    ],
    [
      'a livenessProbe that has to succeed twice',
      ONE({ livenessProbe: { httpGet: {}, successThreshold: 2 } }),
      ['containers.0.livenessProbe.successThreshold tooLarge'],
    ],
    ['not a readinessProbe that has to', ONE({ readinessProbe: { httpGet: {}, successThreshold: 2 } }), []],
    [
      'a probe that asks in two ways',
      ONE({ readinessProbe: { httpGet: {}, tcpSocket: {} } }),
      ['containers.0.readinessProbe bothSet'],
    ],
    [
      'a probe that asks in none',
      ONE({ startupProbe: { periodSeconds: 5 } }),
      ['containers.0.startupProbe required'],
    ],
    [
      'a probe of what ends before the others begin',
      { initContainers: [{ name: 'a', readinessProbe: { exec: {} } }], containers: [] },
      ['initContainers.0.readinessProbe notSupported'],
    ],
    [
      'not one of a container beside them',
      {
        initContainers: [{ name: 'a', restartPolicy: 'Always', readinessProbe: { exec: {} } }],
        containers: [],
      },
      [],
    ],
    [
      'a port with a long name',
      ONE({ ports: [{ name: 'metrics-and-health', containerPort: 1 }] }),
      ['containers.0.ports.0.name notSupported'],
    ],
    [
      'a port that is none',
      ONE({ ports: [{ containerPort: 80_000 }] }),
      ['containers.0.ports.0.containerPort notSupported'],
    ],
    [
      'another port of the node than its own',
      { hostNetwork: true, ...ONE({ ports: [{ containerPort: 80, hostPort: 81 }] }) },
      ['containers.0.ports.0.containerPort notSupported'],
    ],
    ['an empty image', ONE({ image: '' }), ['containers.0.image notSupported']],
    ['not one that something else writes', ONE({}), []],
    ['an effect that is none', TOLERATES({ effect: 'NoScheduled' }), ['tolerations.0.effect notSupported']],
    [
      'seconds for another effect',
      TOLERATES({ effect: 'NoSchedule', tolerationSeconds: 9 }),
      ['tolerations.0.effect notSupported'],
    ],
    ['not an effect that is one', TOLERATES({ effect: 'NoExecute', tolerationSeconds: 9 }), []],
    ['a value that nothing compares', TOLERATES({ value: 'b' }), ['tolerations.0.value notSupported']],
    ['a weight of none', APART(0, 'zone'), [`${PREFERRED}.0.weight notSupported`]],
    ['affinity over no domain', APART(1, ''), [`${PREFERRED}.0.podAffinityTerm.topologyKey required`]],
    ['not over one', APART(100, 'zone'), []],
    ['a skew of none', SPREAD({ maxSkew: 0 }), ['topologySpreadConstraints.0.maxSkew zero']],
    [
      'another word for what does not fit',
      SPREAD({ whenUnsatisfiable: 'Never' }),
      ['topologySpreadConstraints.0.whenUnsatisfiable notSupported'],
    ],
    ['not a skew of one', SPREAD({}), []],
    ['names that nobody looks up', { dnsPolicy: 'None', ...ONE({}) }, ['dnsConfig.nameservers required']],
    [
      'not one that somebody does',
      { dnsPolicy: 'None', dnsConfig: { nameservers: ['1.1.1.1'] }, ...ONE({}) },
      [],
    ],
  ])('%s', (_claim, pod, expected) => {
    expect(refused('Deployment', pod)).toEqual(expected);
    expect(refused('DaemonSet', pod)).toEqual(expected);
  });

  test('a label that is none', () => {
    const labels = { app: 'web', version: 'v1.31.1+k3s1' };
    const template = { metadata: { labels }, spec: { containers: [] } };
    const spec = { selector: { matchLabels: { app: 'web' } }, template };
    expect(validate('Deployment', { spec }).map(({ path }) => path.join('.'))).toEqual([
      'spec.template.metadata.labels.version',
    ]);
  });

  test('and not those of a StatefulSet, which nobody looks at before its pods are made', () => {
    expect(refused('StatefulSet', MOUNTED)).toEqual([]);
  });

  test.each(['512MB', '1 Gi', 'lots'])(
    'an amount that cannot be read, %s, also of a StatefulSet',
    (memory) => {
      for (const kind of ['Deployment', 'StatefulSet'] as const)
        expect(refused(kind, ASKS({ memory }, {}))).toEqual([
          'containers.0.resources.requests.memory wrongType',
        ]);
    },
  );
});
