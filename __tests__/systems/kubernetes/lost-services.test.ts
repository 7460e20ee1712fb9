import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { object } from './web-plans.js';

function app(labels: object, port = 'http', name = 'web'): object {
  const template = {
    metadata: { labels: { app: name, ...labels } },
    spec: {
      containers: [{ name: 'web', image: 'example.com/web:1', ports: [{ name: port, containerPort: 80 }] }],
    },
  };
  const selector = { matchLabels: { app: name } };
  return object('Deployment', { replicas: 3, selector, template }, '', { metadata: { name } });
}

function service(selector: object, targetPort: string | number = 'http', name = 'web'): object {
  return {
    apiVersion: 'v1',
    kind: 'Service',
    metadata: { name, namespace: 'default' },
    spec: { selector, ports: [{ port: 80, targetPort }] },
  };
}

function told(base: readonly object[], head: readonly object[]): string[] {
  const text = (all: readonly object[]): string => all.map((one) => JSON.stringify(one)).join('\n---\n');
  const snapshot = nodeList([{ labels: {} }, { labels: {} }]);
  const { findings } = planOf({ base: text(base), head: text(head), snapshot });
  return findings.flatMap(({ severity, evidence, status }) =>
    evidence['effect'] === 'lost-service' && status !== 'fixed' ? [severity] : [],
  );
}

const BLUE = { app: 'web', color: 'blue' };
const GREEN = { app: 'api', color: 'blue' };

// Source: kubernetes, pkg/controller/endpointslice.
describe('a Service that reaches the pods of a workload no more', () => {
  test.each<[claim: string, base: readonly object[], head: readonly object[], expected: string]>([
    ['a label of the pods goes', [app({ color: 'blue' }), service(BLUE)], [app({}), service(BLUE)], 'error'],
    [
      'its selector is another one',
      [app({}), service({ app: 'web' })],
      [app({}), service({ app: 'wep' })],
      'error',
    ],
    [
      'a port has another name',
      [app({}), service({ app: 'web' })],
      [app({}, 'web'), service({ app: 'web' })],
      'error',
    ],
    [
      'it goes to the pods of another workload',
      [app({}), app({}, 'http', 'api'), service({ app: 'web' })],
      [app({}), app({}, 'http', 'api'), service({ app: 'api' })],
      'warning',
    ],
    ['it goes', [app({}), service({ app: 'web' })], [app({})], 'warning'],
  ])('is told where %s', (_claim, base, head, expected) => {
    expect(told(base, head)).toEqual([expected]);
  });

  test.each<[claim: string, base: readonly object[], head: readonly object[]]>([
    ['nothing of the two is edited', [app({}), service(BLUE)], [app({}), service(BLUE)]],
    [
      'both are renamed',
      [app({}), service({ app: 'web' })],
      [app({}), service({ app: 'web' }, 'http', 'www')],
    ],
    [
      'the port is renamed in both',
      [app({}), service({ app: 'web' })],
      [app({}, 'web'), service({ app: 'web' }, 'web')],
    ],
    [
      'the port is a number',
      [app({}), service({ app: 'web' }, 80)],
      [app({}, 'web'), service({ app: 'web' }, 80)],
    ],
    [
      'the workload goes as well',
      [app({}), app({}, 'http', 'api'), service(GREEN)],
      [app({}, 'http', 'api'), service(GREEN)],
    ],
  ])('is none where %s', (_claim, base, head) => {
    expect(told(base, head)).toEqual([]);
  });
});
