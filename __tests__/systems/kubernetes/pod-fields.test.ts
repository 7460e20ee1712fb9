import { describe, expect, test } from '@jest/globals';
import type { JsonObject } from '../../../src/manifest/manifest.js';
import { unknownFieldsOf } from '../../../src/systems/kubernetes/admission/validate.js';

function told(pod: JsonObject): string[] {
  const object = {
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'a' },
    spec: { template: { spec: pod } },
  };
  return unknownFieldsOf('Deployment', object).map(
    ({ path, suggestion }) => `${path.slice(3).join('.')} -> ${suggestion ?? ''}`,
  );
}

describe('a field of a pod template that the API server drops is told with the one that was meant:', () => {
  test.each<[string, JsonObject, string[]]>([
    [
      'of the pod',
      { terminationGracePeriodSecond: 4 },
      ['terminationGracePeriodSecond -> terminationGracePeriodSeconds'],
    ],
    [
      'without its unit',
      { terminationGracePeriod: 4, containers: [{ livenessProbe: { timeout: 1 } }] },
      [
        'terminationGracePeriod -> terminationGracePeriodSeconds',
        'containers.0.livenessProbe.timeout -> timeoutSeconds',
      ],
    ],
    ['in other letters', { nodeselector: {} }, ['nodeselector -> nodeSelector']],
    [
      'of a container',
      { containers: [{ name: 'a' }, { name: 'b', readynessProbe: {} }] },
      ['containers.1.readynessProbe -> readinessProbe'],
    ],
    [
      'of a probe',
      { initContainers: [{ startupProbe: { failureTreshold: 3 } }] },
      ['initContainers.0.startupProbe.failureTreshold -> failureThreshold'],
    ],
  ])('%s', (_where, pod, expected) => {
    expect(told(pod)).toEqual(expected);
  });

  test.each<[string, JsonObject]>([
    ['alpha features', { workloadRef: {}, containers: [{ restartPolicyRules: [] }] }],
    ['what a newer Kubernetes may have', { placementHints: {}, containers: [{ checkpointing: {} }] }],
    ['what is none of these', { containers: 'a', initContainers: [null] }],
  ])('not of %s', (_what, pod) => {
    expect(told(pod)).toEqual([]);
  });
});
