import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { object } from './web-plans.js';

const FLEET = nodeList([{ labels: {} }]);

interface Shape {
  readonly pod?: object;
  readonly container?: object;
  readonly annotations?: object;
  readonly settings: object;
}

function files({ pod = {}, container = {}, annotations = {}, settings }: Shape): string {
  const containers = [{ name: 'web', image: 'example.com/web:1', ...container }];
  const template = { metadata: { labels: { app: 'web' }, annotations }, spec: { ...pod, containers } };
  return textOf([object('Deployment', { replicas: 3, template }), settings]);
}

const configMap = (value: string, kind = 'ConfigMap'): object => ({
  apiVersion: 'v1',
  kind,
  metadata: { name: 'conf' },
  [kind === 'Secret' ? 'stringData' : 'data']: { key: value },
});
const MOUNTED = { volumes: [{ name: 'conf', configMap: { name: 'conf' } }] };
const mountAt = (more: object): object => ({
  volumeMounts: [{ name: 'conf', mountPath: '/etc/conf', ...more }],
});
const ENV = { envFrom: [{ configMapRef: { name: 'conf' } }] };

function said(base: Shape, head: Shape): string[] {
  const { findings } = planOf({ base: files(base), head: files(head), snapshot: FLEET });
  return findings.flatMap(({ rule, message }) =>
    rule === 'not-in-the-numbers' && message.includes('the pod template is not') ? [message] : [],
  );
}

describe('an edit of what pods read, which no rollout brings to them', () => {
  // sapcc/helm-charts#12275
  test.each<[string, Omit<Shape, 'settings'>, string]>([
    [
      'files of a volume',
      { pod: MOUNTED, container: mountAt({}) },
      'reaches its 3 pods within a minute or two, all at once',
    ],
    ['a variable', { container: ENV }, 'no rollout brings it to its 3 pods'],
    [
      'one file as a subPath',
      { pod: MOUNTED, container: mountAt({ subPath: 'key' }) },
      'no rollout brings it to its 3 pods',
    ],
    [
      'a projected volume',
      {
        pod: { volumes: [{ name: 'conf', projected: { sources: [{ configMap: { name: 'conf' } }] } }] },
        container: mountAt({}),
      },
      'all at once and past every limit',
    ],
  ])('%s', (_name, shape, words) => {
    const [message] = said({ ...shape, settings: configMap('a') }, { ...shape, settings: configMap('b') });
    expect(message).toContain('ConfigMap/conf is edited and the pod template is not');
    expect(message).toContain(words);
  });

  // Source: kubernetes/website#42359
  test.each([
    ['is', true, true, true],
    ['is no longer to be', true, false, true],
    ['is to be from now on', false, true, false],
  ])('one that %s immutable: refused is %s', (_claim, was, is, isRefused) => {
    const conf = (value: string, immutable: boolean): object => ({ ...configMap(value), immutable });
    const { findings } = planOf({
      base: files({ container: ENV, settings: conf('a', was) }),
      head: files({ container: ENV, settings: conf('b', is) }),
      snapshot: FLEET,
    });
    const told = findings.filter(
      ({ rule, severity }) => rule === 'not-in-the-numbers' && severity === 'error',
    );
    expect(told.map(({ message }) => message.includes('the API server refuses that'))).toEqual(
      isRefused ? [true] : [],
    );
  });

  test('a Secret is the same', () => {
    const pod = { volumes: [{ name: 'conf', secret: { secretName: 'conf' } }] };
    const [message] = said(
      { pod, settings: configMap('a', 'Secret') },
      { pod, settings: configMap('b', 'Secret') },
    );
    expect(message).toContain('Secret/conf is edited and the pod template is not');
    expect(message).not.toContain('"b"');
  });

  test.each<[string, Shape, Shape]>([
    [
      'that is the same',
      { pod: MOUNTED, settings: configMap('a') },
      { pod: MOUNTED, settings: configMap('a') },
    ],
    ['that no pod reads', { settings: configMap('a') }, { settings: configMap('b') }],
    [
      'beside a checksum of it in the pod template',
      { pod: MOUNTED, annotations: { checksum: 'a' }, settings: configMap('a') },
      { pod: MOUNTED, annotations: { checksum: 'b' }, settings: configMap('b') },
    ],
    [
      'for which an annotation has pods restarted, which is an error by itself',
      { pod: MOUNTED, annotations: { 'reloader.stakater.com/auto': 'true' }, settings: configMap('a') },
      { pod: MOUNTED, annotations: { 'reloader.stakater.com/auto': 'true' }, settings: configMap('b') },
    ],
  ])('one %s is none', (_name, base, head) => {
    expect(said(base, head)).toEqual([]);
  });
});
