import { nodeList, parseFleet } from '../../../src/cases/fleet.js';

export function workload(kind: string, spec: object, image = 'web:1'): string {
  return JSON.stringify(object(kind, spec, image));
}

function object(kind: string, spec: object, image = 'web:1', more: object = {}): Record<string, unknown> {
  return {
    apiVersion: 'apps/v1',
    kind,
    metadata: { name: 'web', namespace: 'default', ...(more as { metadata?: object }).metadata },
    spec: {
      selector: { matchLabels: { app: 'web' } },
      template: {
        metadata: { labels: { app: 'web' } },
        spec: { containers: [{ name: 'web', image: `example.com/${image}` }] },
      },
      ...spec,
    },
    ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'metadata')),
  };
}

/** A template as the API server gives it back. */
function stored(image: string): object {
  return {
    metadata: { creationTimestamp: null, labels: { app: 'web' } },
    spec: {
      containers: [
        {
          name: 'web',
          image: `example.com/${image}`,
          imagePullPolicy: 'IfNotPresent',
          resources: {},
          terminationMessagePath: '/dev/termination-log',
          terminationMessagePolicy: 'File',
        },
      ],
      dnsPolicy: 'ClusterFirst',
      restartPolicy: 'Always',
      schedulerName: 'default-scheduler',
      securityContext: {},
      terminationGracePeriodSeconds: 30,
    },
  };
}

export const replicaSet = (
  name: string,
  revision: number,
  image: string,
  size: number,
  available: number,
): object => ({
  apiVersion: 'apps/v1',
  kind: 'ReplicaSet',
  metadata: {
    name,
    namespace: 'default',
    annotations: {
      'deployment.kubernetes.io/revision': String(revision),
      'deployment.kubernetes.io/desired-replicas': '10',
      'deployment.kubernetes.io/max-replicas': '13',
    },
    ownerReferences: [{ apiVersion: 'apps/v1', kind: 'Deployment', name: 'web', controller: true }],
  },
  spec: { replicas: size, template: stored(image) },
  status: { replicas: size, availableReplicas: available },
});
export const live = (image: string, status: object, spec: object = {}): object =>
  object('Deployment', { replicas: 10, template: stored(image), ...spec }, image, { status });
export const over = (...objects: readonly object[]): object => nodeList(parseFleet('10 nodes'), objects);
