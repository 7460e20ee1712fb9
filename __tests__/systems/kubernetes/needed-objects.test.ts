import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { files, FIRST, KATA, KATA_POD, type Shape } from './template-files.js';

const FLEET = nodeList([{ labels: {} }]);
const CONFIG = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'settings', namespace: 'default' } };
const SECRET = (name: string): object => ({
  apiVersion: 'external-secrets.io/v1',
  kind: 'ExternalSecret',
  metadata: { name, namespace: 'default' },
  spec: { target: { name: 'key' } },
});
const KEY = { apiVersion: 'v1', kind: 'Secret', metadata: { name: 'key', namespace: 'default' } };
const ACCOUNT = { apiVersion: 'v1', kind: 'ServiceAccount', metadata: { name: 'own', namespace: 'default' } };
const ACTS_AS = (serviceAccountName: string): Shape => ({ pod: { serviceAccountName } });
const FROM = (source: object): Shape => ({ container: { envFrom: [source] } });
const SETTINGS = FROM({ configMapRef: { name: 'settings' } });

function lost(base: Shape, head: Shape): string[] {
  const { findings } = planOf({ base: files(base), head: files(head), snapshot: FLEET });
  return findings
    .filter(({ rule, status }) => rule === 'reference-missing' && status !== 'fixed')
    .map(
      ({ severity, message }) =>
        `${severity} ${/(ConfigMap|Secret|RuntimeClass|ServiceAccount|PriorityClass)\/\w+/.exec(message)?.[0] ?? message}`,
    );
}

// Source: kubernetes, pkg/kubelet/kuberuntime: CreateContainerConfigError.
describe('what pods need and the change takes out of the files', () => {
  test.each<[string, Shape, Shape, string[]]>([
    [
      'a ConfigMap that is deleted',
      { ...SETTINGS, beside: [CONFIG] },
      SETTINGS,
      ['error ConfigMap/settings'],
    ],
    [
      'the class of a runtime',
      { pod: { runtimeClassName: 'kata' }, beside: [KATA] },
      { pod: { runtimeClassName: 'kata' } },
      ['error RuntimeClass/kata'],
    ],
    // Source: kubernetes, plugin/pkg/admission, serviceaccount, priority and runtimeclass: the pod is refused.
    ['a runtime that is in no file', {}, KATA_POD, ['warning RuntimeClass/kata']],
    ['an account that is in no file', {}, ACTS_AS('robot'), ['warning ServiceAccount/robot']],
    ['a class that is in no file', {}, FIRST, ['warning PriorityClass/urgent']],
    [
      'an account that is in no file in place of one that is',
      { ...ACTS_AS('own'), beside: [ACCOUNT] },
      { ...ACTS_AS('wrong'), beside: [ACCOUNT] },
      ['error ServiceAccount/wrong'],
    ],
    ['an account that comes with it', {}, { ...ACTS_AS('own'), beside: [ACCOUNT] }, []],
    ['the account of every namespace', {}, ACTS_AS('default'), []],
    ['a class of every cluster', {}, { pod: { priorityClassName: 'system-node-critical' } }, []],
    [
      'settings that are in no file, as they often are',
      {},
      FROM({ configMapRef: { name: 'wrong' } }),
      ['info ConfigMap/wrong'],
    ],
    [
      'settings that are in no file, where others are',
      { beside: [CONFIG] },
      { ...FROM({ configMapRef: { name: 'wrong' } }), beside: [CONFIG] },
      ['warning ConfigMap/wrong'],
    ],
    [
      'settings that are in no file in place of those that are',
      { ...SETTINGS, beside: [CONFIG] },
      { ...FROM({ configMapRef: { name: 'wrong' } }), beside: [CONFIG] },
      ['error ConfigMap/wrong'],
    ],
    [
      'a Secret that is in no file, where others are made',
      { beside: [SECRET('made')] },
      { ...FROM({ secretRef: { name: 'wrong' } }), beside: [SECRET('made')] },
      ['warning Secret/wrong'],
    ],
    ['a Secret to pull with', {}, { pod: { imagePullSecrets: [{ name: 'pull' }] } }, ['info Secret/pull']],
    ['one that may be missing', {}, FROM({ secretRef: { name: 'wrong', optional: true } }), []],
    ['an account that was in no file before', ACTS_AS('robot'), ACTS_AS('robot'), []],
    ['one that is still there', { ...SETTINGS, beside: [CONFIG] }, { ...SETTINGS, beside: [CONFIG] }, []],
    ['one that was never in the files', SETTINGS, SETTINGS, []],
    ['one that nothing names any more', { ...SETTINGS, beside: [CONFIG] }, {}, []],
    [
      'one that may be missing',
      { ...FROM({ configMapRef: { name: 'settings', optional: true } }), beside: [CONFIG] },
      FROM({ configMapRef: { name: 'settings', optional: true } }),
      [],
    ],
    [
      'a Secret that another object makes from now on',
      { ...FROM({ secretRef: { name: 'key' } }), beside: [KEY] },
      { ...FROM({ secretRef: { name: 'key' } }), beside: [SECRET('made')] },
      [],
    ],
  ])('%s', (_claim, base, head, expected) => {
    expect(lost(base, head)).toEqual(expected);
  });

  test('a rollout of it never ends, and why', () => {
    const image = { container: { ...SETTINGS.container, image: 'example.com/web:2' } };
    const { plan } = planOf({
      base: files({ ...SETTINGS, beside: [CONFIG] }),
      head: files(image),
      snapshot: FLEET,
    });
    const [group] = plan.head.policies[0]?.effect.groups ?? [];
    expect(group).toMatchObject({ outcome: 'stuck', finish: null });
    expect(JSON.stringify(group)).toContain('a new pod waits for it without end: ConfigMap/settings');
  });
});

// Source: kubernetes, pkg/kubelet/kubelet_pods.go, makeEnvironmentVariables: "couldn't find key".
describe('an entry of a Secret or ConfigMap', () => {
  const config = (...keys: string[]): object => ({
    ...CONFIG,
    data: Object.fromEntries(keys.map((key) => [key, 'x'])),
  });
  const env = (key: string, more: object = {}): Shape => ({
    container: {
      env: [{ name: 'A', valueFrom: { configMapKeyRef: { name: 'settings', key, ...more } } }],
    },
  });
  const mounted = (key: string): Shape => ({
    pod: { volumes: [{ name: 'v', configMap: { name: 'settings', items: [{ key, path: key }] } }] },
  });
  const projected = (key: string, more: object = {}): Shape => ({
    pod: {
      volumes: [
        {
          name: 'v',
          projected: { sources: [{ configMap: { name: 'settings', items: [{ key, path: key }], ...more } }] },
        },
      ],
    },
  });
  const oneFile = (subPath: string, more: object = {}): Shape => ({
    container: { volumeMounts: [{ name: 'v', mountPath: '/etc/a', subPath }] },
    pod: { volumes: [{ name: 'v', configMap: { name: 'settings', ...more } }] },
  });
  const fixed = (...keys: string[]): object => ({ ...config(...keys), immutable: true });
  const secret = (data: object): object => ({ ...KEY, stringData: data });
  const fromSecret: Shape = {
    container: { env: [{ name: 'A', valueFrom: { secretKeyRef: { name: 'key', key: 'token' } } }] },
  };
  const beside = (shape: Shape, ...objects: object[]): Shape => ({ ...shape, beside: objects });

  test.each<[claim: string, base: Shape, head: Shape, told: number]>([
    ['that goes', beside(env('a'), config('a', 'b')), beside(env('a'), config('b')), 1],
    ['that goes from a volume', beside(mounted('a'), config('a', 'b')), beside(mounted('a'), config('b')), 1],
    [
      'that goes from a projected volume',
      beside(projected('a'), config('a', 'b')),
      beside(projected('a'), config('b')),
      1,
    ],
    [
      'that is mounted by itself',
      beside(oneFile('a'), config('a', 'b')),
      beside(oneFile('a'), config('b')),
      1,
    ],
    [
      'of which a folder is mounted',
      beside(oneFile('a/b'), config('a', 'b')),
      beside(oneFile('a/b'), config('b')),
      1,
    ],
    [
      'that may be missing from a projected volume',
      beside(projected('a', { optional: true }), config('a', 'b')),
      beside(projected('a', { optional: true }), config('b')),
      0,
    ],
    [
      'that is mounted as an item tells it',
      beside(oneFile('x', { items: [{ key: 'b', path: 'x' }] }), config('a', 'b')),
      beside(oneFile('x', { items: [{ key: 'b', path: 'x' }] }), config('b')),
      0,
    ],
    ['of one that is immutable', beside(env('a'), fixed('a', 'b')), beside(env('a'), fixed('b')), 0],
    ['that is named anew and not there', beside({}, config('a')), beside(env('b'), config('a')), 1],
    ['of a Secret', beside(fromSecret, secret({ token: 'a' })), beside(fromSecret, secret({ tok: 'a' })), 1],
    ['that comes with its name', beside({}, config('a')), beside(env('b'), config('a', 'b')), 0],
    ['that may be missing', beside({}, config('a')), beside(env('b', { optional: true }), config('a')), 0],
    ['that was not there before', beside(env('b'), config('a')), beside(env('b'), config('a')), 0],
    ['of one that others fill in', beside(fromSecret, secret({ token: 'a' })), beside(fromSecret, KEY), 0],
    ['that stays', beside(env('a'), config('a', 'b')), beside(env('a'), config('a')), 0],
  ])('%s', (_claim, base, head, told) => {
    const { findings } = planOf({ base: files(base), head: files(head), snapshot: FLEET });
    const found = findings.filter(({ message }) => /entry \w+ of (?:ConfigMap|Secret)\//.test(message));
    expect(found.filter(({ rule }) => rule === 'reference-missing')).toHaveLength(told);
  });
});
