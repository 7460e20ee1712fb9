import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../../src/plan/finding.js';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { render } from '../../../src/report/index.js';
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

function textOf(all: readonly object[]): string {
  return all.map((one) => JSON.stringify(one)).join('\n---\n');
}

function found(base: readonly object[], head: readonly object[], live: readonly object[] = []): Finding[] {
  const snapshot = nodeList([{ labels: {} }, { labels: {} }], live);
  const { findings } = planOf({ base: textOf(base), head: textOf(head), snapshot });
  return findings.filter(
    ({ evidence, status }) => evidence['effect'] === 'lost-service' && status !== 'fixed',
  );
}

function told(base: readonly object[], head: readonly object[], live: readonly object[] = []): string[] {
  return found(base, head, live).map(({ severity }) => severity);
}

const withSpec = (of: object, more: object): object => ({
  ...of,
  spec: { ...(of as { readonly spec: object }).spec, ...more },
});
const outside = (of: object): object => withSpec(of, { type: 'ExternalName', externalName: 'example.com' });
const empty = (of: object): object => withSpec(of, { replicas: 0 });

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
    [
      'the port is renamed in both: no pod answers until the first new one is ready',
      [app({}), service({ app: 'web' })],
      [app({}, 'web'), service({ app: 'web' }, 'web')],
      'warning',
    ],
    [
      'the label is another one in both',
      [app({ color: 'blue' }), service(BLUE)],
      [app({ color: 'red' }), service({ app: 'web', color: 'red' })],
      'warning',
    ],
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
      'the port is a number',
      [app({}), service({ app: 'web' }, 80)],
      [app({}, 'web'), service({ app: 'web' }, 80)],
    ],
    ['it has no selector any more', [app({}), service({ app: 'web' })], [app({}), service({})]],
    [
      'it is a name for another place',
      [app({ color: 'blue' }), outside(service(BLUE))],
      [app({}), outside(service(BLUE))],
    ],
    ['no pod is there', [empty(app({ color: 'blue' })), service(BLUE)], [empty(app({})), service(BLUE)]],
    [
      'the workload goes as well',
      [app({}), app({}, 'http', 'api'), service(GREEN)],
      [app({}, 'http', 'api'), service(GREEN)],
    ],
  ])('is none where %s', (_claim, base, head) => {
    expect(told(base, head)).toEqual([]);
  });

  test('and goes to other pods of the cluster is a warning', () => {
    const pod = {
      apiVersion: 'v1',
      kind: 'Pod',
      metadata: { name: 'api-1', namespace: 'default', labels: { app: 'api' } },
      spec: { containers: [{ name: 'web', ports: [{ name: 'http', containerPort: 80 }] }] },
    };
    const [base, head] = [service({ app: 'web' }), service({ app: 'api' })];
    expect(told([app({}), base], [app({}), head])).toEqual(['error']);
    expect(
      told([app({}), service({ app: 'web' }, 80)], [app({}), service({ app: 'api' }, 80)], [pod]),
    ).toEqual(['warning']);
  });

  test.each<[claim: string, base: readonly object[], head: readonly object[], field: string, when: RegExp]>([
    [
      'labels of the pods',
      [app({ color: 'blue' }), service(BLUE)],
      [app({}), service(BLUE)],
      '1 "labels":{"app"',
      /with the last old one/,
    ],
    [
      'the name of a port',
      [app({}), service({ app: 'web' })],
      [app({}, 'web'), service({ app: 'web' })],
      '1 "ports":[{"name":"web"',
      /with the last old one/,
    ],
    [
      'the selector of the Service',
      [app({}), service({ app: 'web' })],
      [app({}), service({ app: 'wep' })],
      '3 "selector":{"app":"wep"',
      /from the merge on none answers/,
    ],
    [
      'the port of the Service',
      [app({}), service({ app: 'web' })],
      [app({}), service({ app: 'web' }, 'web')],
      '3 "ports":[{"port"',
      /from the merge on none answers/,
    ],
  ])('has the place of the edit, and when it counts: %s', (_claim, base, head, field, when) => {
    const [first] = found(base, head);
    const { line = 1, column = 1 } = first?.place ?? {};
    const lines = textOf(head).split('\n');
    const at = lines[line - 1]?.slice(column - 1);
    expect(`${line} ${at?.slice(0, field.length - 2)}`).toBe(field);
    expect(first?.message).toMatch(when);
  });
});

test('an edit of a Service alone that cuts off all pods is no title of "nothing changed"', () => {
  const [base, head] = [{ app: 'web' }, { app: 'wep' }].map((selector) =>
    textOf([app({}), service(selector)]),
  );
  const snapshot = nodeList([{ labels: {} }]);
  const report = planOf({ base: base ?? '', head: head ?? '', snapshot });
  expect(render(report, 'text')).toMatch(/^FAIL {2}1 error, no policy changed/);
  const calm = planOf({ base: base ?? '', head: base ?? '', snapshot });
  expect(render(calm, 'text')).toMatch(/^PASS {2}.*nothing changed/);
});
