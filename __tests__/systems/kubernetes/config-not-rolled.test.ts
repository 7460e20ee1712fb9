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
  return findings.flatMap(({ rule, severity, message }) =>
    rule === 'config-not-rolled' ? [`${severity}: ${message}`] : [],
  );
}

describe('config-not-rolled: an edited ConfigMap or Secret', () => {
  // sapcc/helm-charts#12275
  test.each<[string, Omit<Shape, 'settings'>, string]>([
    [
      'files of a volume',
      { pod: MOUNTED, container: mountAt({}) },
      'mounted files of all 3 pods within about two minutes',
    ],
    ['a variable', { container: ENV }, '3 pods keep the old values'],
    [
      'one file as a subPath',
      { pod: MOUNTED, container: mountAt({ subPath: 'key' }) },
      '3 pods keep the old values',
    ],
    [
      'a projected volume',
      {
        pod: { volumes: [{ name: 'conf', projected: { sources: [{ configMap: { name: 'conf' } }] } }] },
        container: mountAt({}),
      },
      'without any rollout limit',
    ],
  ])('is reported for %s', (_name, shape, words) => {
    const [message] = said({ ...shape, settings: configMap('a') }, { ...shape, settings: configMap('b') });
    expect(message).toMatch(/^info: .*no rollout follows the edit of ConfigMap\/conf/);
    expect(message).toContain(words);
  });

  test('is reported for a Secret, without its value', () => {
    const pod = { volumes: [{ name: 'conf', secret: { secretName: 'conf' } }] };
    const [message] = said(
      { pod, settings: configMap('a', 'Secret') },
      { pod, settings: configMap('b', 'Secret') },
    );
    expect(message).toContain('no rollout follows the edit of Secret/conf');
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
  ])('is not reported for one %s', (_name, base, head) => {
    expect(said(base, head)).toEqual([]);
  });
});
