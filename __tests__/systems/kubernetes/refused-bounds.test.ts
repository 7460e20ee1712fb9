import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { object } from './web-plans.js';

const autoscaler = (spec: object): object => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name: 'web-scale', namespace: 'default' },
  spec: { scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' }, ...spec },
});
const scaledObject = (spec: object): object => ({
  apiVersion: 'keda.sh/v1alpha1',
  kind: 'ScaledObject',
  metadata: { name: 'web-keda', namespace: 'default' },
  spec: { scaleTargetRef: { name: 'web' }, ...spec },
});

// Source: kubernetes, pkg/apis/autoscaling/validation.
describe('bounds that are refused', () => {
  const replicasWith = (base: object, head: object): [number | undefined, string[]] => {
    const { plan, findings } = planOf({
      base: textOf([object('Deployment', {}), base]),
      head: textOf([object('Deployment', {}), head]),
      snapshot: nodeList([{ labels: {} }]),
    });
    const told = findings.flatMap(({ severity, message, evidence }) =>
      evidence['effect'] === 'refused-autoscaler'
        ? [`${severity} ${/: ([^.]*)\./.exec(message)?.[1] ?? ''}`]
        : [],
    );
    return [plan.policies[0]?.head?.effect.groups[0]?.targets.length, told];
  };
  test.each<[claim: string, base: object, head: object, replicas: number, told: string[]]>([
    [
      'leave the ones before',
      autoscaler({ minReplicas: 2, maxReplicas: 6 }),
      autoscaler({ minReplicas: 4, maxReplicas: 3 }),
      2,
      ['error HorizontalPodAutoscaler/web-scale is refused: maxReplicas 3 is below minReplicas 4'],
    ],
    [
      'of KEDA, too',
      scaledObject({ minReplicaCount: 2, maxReplicaCount: 6 }),
      scaledObject({ minReplicaCount: 4, maxReplicaCount: 3 }),
      2,
      ['error ScaledObject/web-keda is refused: maxReplicaCount 3 is below minReplicaCount 4'],
    ],
    [
      'are none where they meet',
      autoscaler({ minReplicas: 2, maxReplicas: 6 }),
      autoscaler({ minReplicas: 4, maxReplicas: 4 }),
      4,
      [],
    ],
  ])('%s', (_claim, base, head, replicas, told) => {
    expect(replicasWith(base, head)).toEqual([replicas, told]);
  });
});
