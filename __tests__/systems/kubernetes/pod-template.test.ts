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
});
