import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { object } from './web-plans.js';

const RECREATE = { replicas: 1, strategy: { type: 'Recreate' } };
const SERVICE = {
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'guard', namespace: 'default' },
  spec: { selector: { app: 'web' }, ports: [{ port: 443 }] },
};

function hook(more: object = {}, resources: readonly string[] = ['pods']): object {
  return {
    apiVersion: 'admissionregistration.k8s.io/v1',
    kind: 'ValidatingWebhookConfiguration',
    metadata: { name: 'guard' },
    webhooks: [
      {
        name: 'pods.example.com',
        clientConfig: { service: { name: 'guard', namespace: 'default' } },
        rules: [{ apiGroups: ['', 'apps'], apiVersions: ['v1'], operations: ['CREATE'], resources }],
        ...more,
      },
    ],
  };
}

function outcome(spec: object, beside: readonly object[]): string | undefined {
  const text = (image: string): string =>
    [object('Deployment', spec, image), ...beside].map((one) => JSON.stringify(one)).join('\n---\n');
  const snapshot = nodeList([{ labels: {} }, { labels: {} }]);
  const { plan } = planOf({ base: text('web:1'), head: text('web:2'), snapshot });
  return plan.policies.find(({ ref }) => ref.kind === 'Deployment')?.head?.effect.outcome;
}

const EXCEPTS = (...values: string[]): object => ({
  namespaceSelector: {
    matchExpressions: [{ key: 'kubernetes.io/metadata.name', operator: 'NotIn', values }],
  },
});

// Source: kubernetes.io, Dynamic Admission Control, "Avoiding deadlocks in self-hosted webhooks".
describe('a rollout that takes the last pod of a webhook which new pods need', () => {
  test.each<[claim: string, spec: object, more: object]>([
    ['by Recreate', RECREATE, {}],
    ['that makes no pod beside it', { replicas: 1, strategy: { rollingUpdate: { maxSurge: 0 } } }, {}],
    ['that excepts other namespaces', RECREATE, EXCEPTS('kube-system')],
  ])('is stuck: %s', (_claim, spec, more) => {
    expect(outcome(spec, [SERVICE, hook(more)])).toBe('stuck');
  });

  test.each<[claim: string, spec: object, beside: readonly object[]]>([
    ['a new pod is ready first', { replicas: 1 }, [SERVICE, hook()]],
    ['its failure lets pods pass', RECREATE, [SERVICE, hook({ failurePolicy: 'Ignore' })]],
    ['its namespace is excepted', RECREATE, [SERVICE, hook(EXCEPTS('default'))]],
    ['it is about other kinds', RECREATE, [SERVICE, hook({}, ['deployments'])]],
    ['something else serves it', RECREATE, [{ ...SERVICE, spec: { selector: { app: 'guard' } } }, hook()]],
    [
      'a label that no file shows may except it',
      RECREATE,
      [SERVICE, hook({ namespaceSelector: { matchLabels: { guarded: 'true' } } })],
    ],
  ])('goes on where %s', (_claim, spec, beside) => {
    expect(outcome(spec, beside)).toBe('complete');
  });
});
