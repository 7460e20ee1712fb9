import { describe, expect, test } from '@jest/globals';
import { autoscalerEdits } from '../../../src/systems/kubernetes/change/autoscaler-edits.js';
import { manifest } from './manifests.js';
import { object } from './web-plans.js';

const TARGET = { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' };
const TWENTY = Array.from({ length: 20 }, (_, i) => `web-${i}`);

function autoscaler(spec: object = {}): object {
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name: 'web-scale', namespace: 'default' },
    spec: { scaleTargetRef: TARGET, maxReplicas: 50, ...spec },
  };
}

const METRIC = (averageUtilization: number, spec: object = {}): object => {
  const target = { type: 'Utilization', averageUtilization };
  return autoscaler({ metrics: [{ type: 'Resource', resource: { name: 'cpu', target } }], ...spec });
};
const VALUE = (averageValue: string): object => {
  const target = { type: 'AverageValue', averageValue };
  return autoscaler({ metrics: [{ type: 'Pods', pods: { metric: { name: 'requests' }, target } }] });
};
const DESCENT = (scaleDown: object): object => autoscaler({ behavior: { scaleDown } });
const POLICY = (type: string, value: number, periodSeconds = 60): object =>
  DESCENT({ policies: [{ type, value, periodSeconds }] });
const KEDA = (scaleDown: object): object => ({
  apiVersion: 'keda.sh/v1alpha1',
  kind: 'ScaledObject',
  metadata: { name: 'web-keda', namespace: 'default' },
  spec: {
    scaleTargetRef: { name: 'web' },
    advanced: { horizontalPodAutoscalerConfig: { behavior: { scaleDown } } },
  },
});

/** What an edit of the autoscaler does to 20 replicas. */
function says(before: object, after: object): string[] {
  const [was, is, web] = [before, after, object('Deployment', {})].map((one) =>
    manifest(JSON.stringify(one)),
  );
  if (!was || !is || !web) return [];
  const workload = { targets: TWENTY, scaledBy: null } as unknown as Parameters<typeof autoscalerEdits>[1];
  return autoscalerEdits(web, workload, { neighbours: [is], neighboursBefore: [was] }).map((one) => one.says);
}

describe('an edit of an autoscaler takes pods away', () => {
  test.each<[claim: string, before: object, after: object, words: string]>([
    [
      'by a target that asks for fewer',
      METRIC(60),
      METRIC(120),
      '10 of 20 are enough from the merge on, and it takes 10 pods away',
    ],
    ['by one of a value', VALUE('100m'), VALUE('1'), '2 of 20 are enough'],
    [
      'down to its least',
      METRIC(60, { minReplicas: 15 }),
      METRIC(6000, { minReplicas: 15 }),
      '15 of 20 are enough',
    ],
    [
      'faster',
      POLICY('Pods', 1),
      POLICY('Percent', 50),
      'may take away 10 pods a minute once 300 s of load want fewer, where it was 1 pod a minute',
    ],
    ['as fast as it can', POLICY('Pods', 1), autoscaler(), 'may take away 20 pods a minute'],
    [
      'where it took none',
      DESCENT({ selectPolicy: 'Disabled' }),
      DESCENT({ selectPolicy: 'Max' }),
      'where it was none',
    ],
    [
      'at the first dip',
      DESCENT({ stabilizationWindowSeconds: 300 }),
      DESCENT({ stabilizationWindowSeconds: 0 }),
      'once 0 s of load want fewer',
    ],
    [
      'faster by KEDA',
      KEDA({ policies: [{ type: 'Pods', value: 1, periodSeconds: 60 }] }),
      KEDA({}),
      'may take away 20 pods a minute',
    ],
    [
      'no more, and adds none either',
      autoscaler(),
      autoscaler({ scaleTargetRef: { ...TARGET, name: 'other' } }),
      'scales it no more: it keeps its 20 replicas',
    ],
  ])('%s', (_claim, before, after, words) => {
    expect(says(before, after)).toEqual([expect.stringContaining(words)]);
  });

  test.each<[claim: string, before: object, after: object]>([
    ['a target that asks for more', METRIC(60), METRIC(50)],
    ['a target within the tolerance', METRIC(60), METRIC(65)],
    ['a target of nothing', METRIC(60), METRIC(0)],
    ['no target', METRIC(60), autoscaler()],
    ['pods that go slower', POLICY('Pods', 2), POLICY('Pods', 1)],
    [
      'the slower of two policies',
      POLICY('Pods', 1),
      DESCENT({
        selectPolicy: 'Min',
        policies: [
          { type: 'Pods', value: 1, periodSeconds: 60 },
          { type: 'Pods', value: 9, periodSeconds: 60 },
        ],
      }),
    ],
    ['another most', autoscaler(), autoscaler({ maxReplicas: 60 })],
  ])('but not by %s', (_claim, before, after) => {
    expect(says(before, after)).toEqual([]);
  });
});
