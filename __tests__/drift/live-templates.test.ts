import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../src/manifest/manifest.js';
import { withTemplateDefaults } from '../../src/snapshot/template-defaults.js';
import { said } from './said.js';

const APP = {
  ...{ name: 'app', image: 'app:1' },
  ports: [{ containerPort: 8080 }],
  readinessProbe: { httpGet: { path: '/ready', port: 8080 }, periodSeconds: 5 },
  volumeMounts: [{ name: 'config', mountPath: '/etc/app' }],
};
const SPEC = {
  ...{ terminationGracePeriodSeconds: 60, serviceAccountName: 'web', hostPID: false },
  securityContext: { runAsUser: 1000 },
  volumes: [{ name: 'config', configMap: { name: 'web' } }],
  containers: [APP],
};
const TEMPLATE = {
  metadata: { labels: { app: 'web' }, annotations: { 'checksum/config': 'a1' } },
  spec: SPEC,
};

type Template = JsonObject;

function deployment(template: object, live = false): object {
  return {
    ...{ apiVersion: 'apps/v1', kind: 'Deployment' },
    metadata: { name: 'web', namespace: 'shop', ...(live ? { generation: 1 } : {}) },
    spec: { replicas: 8, selector: { matchLabels: { app: 'web' } }, template },
    ...(live
      ? {
          status: {
            observedGeneration: 1,
            replicas: 8,
            updatedReplicas: 8,
            readyReplicas: 8,
            availableReplicas: 8,
          },
        }
      : {}),
  };
}

/** What drift says where the cluster holds this template, with the defaults of the API server in it, and the file that one. */
function saidOf(live: object, file: object = TEMPLATE): string[] {
  const stored = withTemplateDefaults(live as Template);
  return said(JSON.stringify(deployment(file)), '4 nodes', [deployment(stored, true)]);
}

const without = (object: object, key: string): object =>
  Object.fromEntries(Object.entries(object).filter(([name]) => name !== key));
const withApp = (change: object): object => ({
  ...TEMPLATE,
  spec: { ...SPEC, containers: [{ ...APP, ...change }] },
});
const withSpec = (change: object): object => ({ ...TEMPLATE, spec: { ...SPEC, ...change } });
const annotated = (annotations: object): object => ({
  ...TEMPLATE,
  metadata: { labels: { app: 'web' }, annotations },
});

describe('what the cluster has otherwise than the file is told with its field, and with the rollout that applying it starts', () => {
  test.each<[claim: string, live: object, field: string]>([
    [
      'another period of a probe',
      withApp({ readinessProbe: { ...APP.readinessProbe, periodSeconds: 60 } }),
      'spec.containers[app].readinessProbe',
    ],
    [
      'another path of it',
      withApp({ readinessProbe: { httpGet: { path: '/', port: 8080 }, periodSeconds: 5 } }),
      'spec.containers[app].readinessProbe',
    ],
    [
      'another handler',
      withApp({ readinessProbe: { tcpSocket: { port: 8080 }, periodSeconds: 5 } }),
      'spec.containers[app].readinessProbe',
    ],
    [
      'no probe',
      { ...TEMPLATE, spec: { ...SPEC, containers: [without(APP, 'readinessProbe')] } },
      'spec.containers[app].readinessProbe',
    ],
    [
      'another mount',
      withApp({ volumeMounts: [{ name: 'config', mountPath: '/etc/other' }] }),
      'spec.containers[app].volumeMounts',
    ],
    ['another port', withApp({ ports: [{ containerPort: 9090 }] }), 'spec.containers[app].ports'],
    [
      'a longer grace period',
      withSpec({ terminationGracePeriodSeconds: 600 }),
      'spec.terminationGracePeriodSeconds',
    ],
    [
      'another config map in a volume',
      withSpec({ volumes: [{ name: 'config', configMap: { name: 'other' } }] }),
      'spec.volumes',
    ],
    ['another account', withSpec({ serviceAccountName: 'admin' }), 'spec.serviceAccount'],
    ['another user', withSpec({ securityContext: { runAsUser: 0 } }), 'spec.securityContext'],
    ['the processes of the host', withSpec({ hostPID: true }), 'spec.hostPID'],
    ['another annotation', annotated({ 'checksum/config': 'b2' }), 'metadata.annotations'],
    ['none', annotated({}), 'metadata.annotations'],
  ])('%s', (_claim, live, field) => {
    const [line = '', ...more] = saidOf(live);
    expect(more).toEqual([]);
    expect(line).toMatch(
      /^! Deployment\/shop\/web: the files ask for what the cluster does not have: .* it is rolled over 8 replicas/,
    );
    expect(line).toContain(field);
  });

  const RESTARTED = { 'kubectl.kubernetes.io/restartedAt': '2026-11-20T08:00:00Z' };

  test('a restart that the file writes is taken back by the next apply, which is a rollout', () => {
    const written = { ...TEMPLATE, metadata: { labels: { app: 'web' }, annotations: { ...RESTARTED } } };
    const later = { 'kubectl.kubernetes.io/restartedAt': '2026-11-25T08:00:00Z' };
    expect(saidOf({ ...written, metadata: { ...written.metadata, annotations: later } }, written)).toEqual([
      expect.stringContaining('The pod template changes (metadata.annotations): it is rolled'),
    ]);
  });
});

describe('nothing is said', () => {
  const RESTARTED = { 'checksum/config': 'a1', 'kubectl.kubernetes.io/restartedAt': '2026-11-20T08:00:00Z' };
  const SIDECAR = { name: 'proxy', image: 'proxy:1' };

  test.each<[claim: string, live: object, file?: object]>([
    ['of what the API server fills in', TEMPLATE],
    ['of a restart that only the cluster has, which an apply leaves as it is', annotated(RESTARTED)],
    [
      'of a sidecar with its volume that a webhook of the cluster puts in',
      {
        ...TEMPLATE,
        spec: {
          ...SPEC,
          volumes: [
            ...SPEC.volumes,
            {
              name: 'kube-api-access-x7k2p',
              projected: { sources: [{ serviceAccountToken: { path: 'token' } }] },
            },
          ],
          containers: [
            {
              ...APP,
              volumeMounts: [
                ...APP.volumeMounts,
                { name: 'kube-api-access-x7k2p', mountPath: '/var/run/secrets' },
              ],
            },
            SIDECAR,
          ],
        },
      },
    ],
    [
      'of defaults that a file writes out',
      TEMPLATE,
      withSpec({
        ...{
          restartPolicy: 'Always',
          dnsPolicy: 'ClusterFirst',
          hostIPC: false,
          schedulerName: 'default-scheduler',
        },
        volumes: [{ name: 'config', configMap: { name: 'web', defaultMode: 420 } }],
      }),
    ],
    [
      'of an amount in other words',
      withSpec({ volumes: [{ name: 'config', emptyDir: { sizeLimit: '1Gi' } }] }),
      withSpec({ volumes: [{ name: 'config', emptyDir: { sizeLimit: '1024Mi' } }] }),
    ],
    [
      'of what something fills in before it is applied',
      withSpec({ serviceAccountName: 'admin' }),
      withSpec({ serviceAccountName: '${ACCOUNT}' }),
    ],
    [
      'of fields that only the cluster has',
      withSpec({ priorityClassName: 'high', enableServiceLinks: false }),
    ],
    ['of members in another order', withApp({ ports: [{ containerPort: 9090 }, { containerPort: 8080 }] })],
  ])('%s', (_claim, live, file = TEMPLATE) => {
    expect(saidOf(live, file)).toEqual([]);
  });
});
