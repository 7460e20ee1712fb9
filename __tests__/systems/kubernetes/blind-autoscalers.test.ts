import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { object } from './web-plans.js';

const ASKS = { resources: { requests: { cpu: '100m' } } };
const APP = { name: 'app', image: 'example.com/app:1', ...ASKS };
const SIDECAR = { name: 'proxy', image: 'example.com/proxy:1' };

function web(containers: readonly object[], name = 'web', labels: object = { app: name }): object {
  const template = { metadata: { labels }, spec: { containers } };
  return object('Deployment', { replicas: 4, selector: { matchLabels: { app: name } }, template }, '', {
    metadata: { name },
  });
}

function scaler(metrics: readonly object[] | undefined, name = 'web', target = name): object {
  return {
    apiVersion: 'autoscaling/v2',
    kind: 'HorizontalPodAutoscaler',
    metadata: { name, namespace: 'default' },
    spec: { scaleTargetRef: { kind: 'Deployment', name: target }, maxReplicas: 9, metrics },
  };
}

const SHARE = { name: 'cpu', target: { type: 'Utilization', averageUtilization: 70 } };
const CPU = { type: 'Resource', resource: SHARE };
const OF_APP = { type: 'ContainerResource', containerResource: { ...SHARE, container: 'app' } };
const VALUE = {
  type: 'Resource',
  resource: { name: 'cpu', target: { type: 'AverageValue', averageValue: '1' } },
};
const KEDA = {
  apiVersion: 'keda.sh/v1alpha1',
  kind: 'ScaledObject',
  metadata: { name: 'web-keda', namespace: 'default' },
  spec: { scaleTargetRef: { name: 'web' }, triggers: [{ type: 'cpu', metricType: 'Utilization' }] },
};
const RANGE = {
  apiVersion: 'v1',
  kind: 'LimitRange',
  metadata: { name: 'usual', namespace: 'default' },
  spec: { limits: [{ type: 'Container', defaultRequest: { cpu: '50m' } }] },
};

const WORDS: readonly [string, RegExp][] = [
  ['no request', /asks? for none/],
  ['two scalers', /scale it, each of them/],
  ['pods of others', /matches the pods of/],
];

function said(base: readonly object[], head: readonly object[], live: readonly object[] = []): string[] {
  const text = (all: readonly object[]): string => all.map((one) => JSON.stringify(one)).join('\n---\n');
  const snapshot = nodeList([{ labels: {} }, { labels: {} }], live);
  const { findings } = planOf({ base: text(base), head: text(head), snapshot });
  const news = findings.filter(({ rule, status }) => rule === 'not-in-the-numbers' && status === 'new');
  return news.flatMap(({ message }) =>
    WORDS.filter(([, words]) => words.test(message)).map(([name]) => name),
  );
}

// Source: kubernetes, pkg/controller/podautoscaler/replica_calculator.go and horizontal.go.
describe('an autoscaler that scales no more', () => {
  test.each<[claim: string, base: readonly object[], head: readonly object[], told: string]>([
    [
      'a sidecar asks for no CPU',
      [web([APP]), scaler([CPU])],
      [web([APP, SIDECAR]), scaler([CPU])],
      'no request',
    ],
    ['a request is taken away', [web([APP]), scaler([CPU])], [web([SIDECAR]), scaler([CPU])], 'no request'],
    ['it is new, and has no metrics', [web([SIDECAR])], [web([SIDECAR]), scaler(undefined)], 'no request'],
    ['KEDA measures the same', [web([APP]), KEDA], [web([APP, SIDECAR]), KEDA], 'no request'],
    [
      'another one has the same workload',
      [web([APP]), scaler([CPU])],
      [web([APP]), scaler([CPU]), KEDA],
      'two scalers',
    ],
    [
      'pods of another workload get its labels',
      [web([APP]), web([APP], 'api'), scaler([CPU])],
      [web([APP]), web([APP], 'api', { app: 'api' }), web([APP], 'db', { app: 'web' }), scaler([CPU])],
      'pods of others',
    ],
  ])('is told where %s', (_claim, base, head, told) => {
    expect(said(base, head)).toEqual([told]);
  });

  test.each<[claim: string, base: readonly object[], head: readonly object[]]>([
    ['one container is measured', [web([APP]), scaler([OF_APP])], [web([APP, SIDECAR]), scaler([OF_APP])]],
    ['an amount is measured', [web([APP]), scaler([VALUE])], [web([APP, SIDECAR]), scaler([VALUE])]],
    [
      'it was so before',
      [web([SIDECAR]), scaler([CPU])],
      [web([SIDECAR, { ...SIDECAR, name: 'b' }]), scaler([CPU])],
    ],
    [
      'a LimitRange fills it in',
      [web([APP]), scaler([CPU]), RANGE],
      [web([APP, SIDECAR]), scaler([CPU]), RANGE],
    ],
    ['nothing scales it', [web([APP])], [web([APP, SIDECAR])]],
  ])('is none where %s', (_claim, base, head) => {
    expect(said(base, head)).toEqual([]);
  });

  test('has a limit range of the cluster fill in what a sidecar leaves out, unless the change takes it away', () => {
    const [base, head] = [
      [web([APP]), scaler([CPU])],
      [web([APP, SIDECAR]), scaler([CPU])],
    ];
    expect(said(base, head, [RANGE])).toEqual([]);
    expect(said([...base, RANGE], head, [RANGE])).toEqual(['no request']);
  });
});
