import { expect, test } from '@jest/globals';
import { keptObjects } from '../../../src/plan/outside/kept-objects.js';
import { manifestsOf } from '../../parse-side.js';
import { POOL } from '../reading/two-sides.js';

interface Shape {
  readonly image?: string;
  readonly annotations?: string;
  readonly more?: string;
  readonly name?: string;
}

const job = ({ image = 'a:1', annotations = '', more = '', name = 'migrate' }: Shape = {}): string =>
  `---\napiVersion: batch/v1\nkind: Job\nmetadata: {name: ${name}, namespace: web, annotations: {${annotations}}}\nspec: {${more}template: {spec: {containers: [{name: a, image: "${image}"}]}}}\n`;
const objects = (text: string) => manifestsOf([{ path: 'a.yaml', text }]);
const EDITED = POOL.replace('{name: a}', '{name: a, labels: {b: c}}');
const said = (before: string, after: string): string[] =>
  keptObjects(objects(before), objects(after)).map(
    ({ severity, code, message }) => `${severity} ${code} ${message.split(' ')[0]}`,
  );

test('a Job whose template is edited beside what is planned is told, as nothing may arrive', () => {
  expect(said(`${POOL}${job()}`, `${EDITED}${job({ image: 'a:2' })}`)).toEqual([
    'warning refused-edit Job/migrate',
  ]);
});

test.each<[claim: string, before: string, after: string]>([
  ['nothing planned is edited', `${POOL}${job()}`, `${POOL}${job({ image: 'a:2' })}`],
  ['it stays as it is', `${POOL}${job()}`, `${EDITED}${job()}`],
  [
    'only what may be edited is',
    `${POOL}${job()}`,
    `${EDITED}${job({ more: 'activeDeadlineSeconds: 60, ' })}`,
  ],
  ['it has another name', `${POOL}${job()}`, `${EDITED}${job({ image: 'a:2', name: 'migrate-2' })}`],
  [
    'it is a hook',
    `${POOL}${job({ annotations: 'helm.sh/hook: pre-upgrade' })}`,
    `${EDITED}${job({ annotations: 'helm.sh/hook: pre-upgrade', image: 'a:2' })}`,
  ],
  [
    'the old one is replaced',
    `${POOL}${job()}`,
    `${EDITED}${job({ annotations: 'argocd.argoproj.io/sync-options: "Force=true,Replace=true"', image: 'a:2' })}`,
  ],
  [
    'the old one goes by itself',
    `${POOL}${job({ more: 'ttlSecondsAfterFinished: 60, ' })}`,
    `${EDITED}${job({ more: 'ttlSecondsAfterFinished: 60, ', image: 'a:2' })}`,
  ],
])('a Job is no news where %s', (_claim, before, after) => {
  expect(said(before, after)).toEqual([]);
});

test('a Job that its tool is told not to force is told, and one that it makes anew is not', () => {
  const annotations = 'kustomize.toolkit.fluxcd.io/force: disabled';
  const [before, after] = [job({ annotations }), job({ annotations, image: 'a:2' })];
  expect(said(`${POOL}${before}`, `${EDITED}${after}`)).toEqual(['warning refused-edit Job/migrate']);
  const remade = objects(`${EDITED}${after}`).map((one) => ({ ...one, remadeBy: 'HelmRelease/web' }));
  expect(keptObjects(objects(`${POOL}${before}`), remade)).toEqual([]);
});

interface Object {
  readonly api: string;
  readonly kind: string;
  readonly before: string;
  readonly after: string;
}

const written = (api: string, kind: string, body: string): string =>
  `---\napiVersion: ${api}\nkind: ${kind}\nmetadata: {name: it, namespace: web}\n${body}\n`;
const saidOf = ({ api, kind, before, after }: Object): string[] =>
  keptObjects(
    objects(`${POOL}${written(api, kind, before)}`),
    objects(`${EDITED}${written(api, kind, after)}`),
  ).map(({ message }) => /\(([\w.]+)\)/.exec(message)?.[1] ?? message);

const RBAC = 'rbac.authorization.k8s.io/v1';

test.each<[claim: string, object: Object, field: string]>([
  [
    'the class of a claim',
    {
      api: 'v1',
      kind: 'PersistentVolumeClaim',
      before: 'spec: {storageClassName: a}',
      after: 'spec: {storageClassName: b}',
    },
    'spec.storageClassName',
  ],
  [
    'a claim that shrinks',
    {
      api: 'v1',
      kind: 'PersistentVolumeClaim',
      before: 'spec: {resources: {requests: {storage: 10Gi}}}',
      after: 'spec: {resources: {requests: {storage: 5Gi}}}',
    },
    'spec.resources.requests.storage',
  ],
  [
    'what is behind a volume',
    {
      api: 'v1',
      kind: 'PersistentVolume',
      before: 'spec: {hostPath: {path: /a}}',
      after: 'spec: {hostPath: {path: /b}}',
    },
    'spec.hostPath',
  ],
  [
    'a Service that becomes headless',
    {
      api: 'v1',
      kind: 'Service',
      before: 'spec: {selector: {a: b}}',
      after: 'spec: {clusterIP: None, selector: {a: b}}',
    },
    'spec.clusterIP',
  ],
  [
    'the role of a binding',
    {
      api: RBAC,
      kind: 'ClusterRoleBinding',
      before: 'roleRef: {kind: ClusterRole, name: a}',
      after: 'roleRef: {kind: ClusterRole, name: b}',
    },
    'roleRef',
  ],
  [
    'the type of a Secret',
    { api: 'v1', kind: 'Secret', before: 'data: {}', after: 'type: kubernetes.io/tls' },
    'type',
  ],
  [
    'parameters of a StorageClass',
    {
      api: 'storage.k8s.io/v1',
      kind: 'StorageClass',
      before: 'parameters: {type: gp2}',
      after: 'parameters: {type: gp3}',
    },
    'parameters',
  ],
  [
    'the value of a PriorityClass',
    { api: 'scheduling.k8s.io/v1', kind: 'PriorityClass', before: 'value: 1', after: 'value: 2' },
    'value',
  ],
  [
    'the environment of a bare Pod',
    {
      api: 'v1',
      kind: 'Pod',
      before: 'spec: {containers: [{name: a, image: a}]}',
      after: 'spec: {containers: [{name: a, image: a, env: [{name: A, value: b}]}]}',
    },
    'spec.containers',
  ],
])('%s is an edit that no API server takes', (_claim, object, field) => {
  expect(saidOf(object)).toEqual([field]);
});

test.each<[claim: string, object: Object]>([
  [
    'a claim grows',
    {
      api: 'v1',
      kind: 'PersistentVolumeClaim',
      before: 'spec: {resources: {requests: {storage: 5Gi}}}',
      after: 'spec: {resources: {requests: {storage: 10Gi}}}',
    },
  ],
  [
    'a class that the cluster filled in is written out',
    {
      api: 'v1',
      kind: 'PersistentVolumeClaim',
      before: 'spec: {}',
      after: 'spec: {storageClassName: standard}',
    },
  ],
  [
    'a Service leaves its address out',
    { api: 'v1', kind: 'Service', before: 'spec: {clusterIP: 10.0.0.1}', after: 'spec: {}' },
  ],
  [
    'a default is written out',
    {
      api: 'storage.k8s.io/v1',
      kind: 'StorageClass',
      before: 'parameters: {}',
      after: 'parameters: {}\nreclaimPolicy: Delete',
    },
  ],
  [
    'a Pod gets another image',
    {
      api: 'v1',
      kind: 'Pod',
      before: 'spec: {containers: [{name: a, image: a}]}',
      after: 'spec: {containers: [{name: a, image: b}]}',
    },
  ],
])('an object is no news where %s', (_claim, object) => {
  expect(saidOf(object)).toEqual([]);
});
