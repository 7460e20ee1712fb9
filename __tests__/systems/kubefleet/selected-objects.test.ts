import type { JsonObject } from '../../../src/manifest/manifest.js';
import { parseSide } from '../../parse-side.js';
import { Hub, Selection } from '../../../src/systems/kubefleet/objects/contents.js';
import { CONFIG_MAP, DEPLOYMENT, NAMESPACE, object, PLACEMENT } from './hub-objects.js';

const HUB = [
  object('v1', 'Namespace', 'prod', { labels: { tier: 'gold' } }),
  object('v1', 'Namespace', 'dev'),
  object('apps/v1', 'Deployment', 'web', { namespace: 'prod', labels: { app: 'web' } }),
  object('v1', 'ConfigMap', 'web', { namespace: 'prod' }),
  object('v1', 'Pod', 'web', { namespace: 'prod' }),
  object('v1', 'ConfigMap', 'web', { namespace: 'dev', labels: { app: 'web' } }),
  object('rbac.authorization.k8s.io/v1', 'ClusterRole', 'web'),
  object('example.com/v1', 'Widget', 'web', { namespace: 'prod' }),
  object('example.com/v1', 'Gadget', 'web'),
  object(PLACEMENT, 'ResourcePlacement', 'web', { namespace: 'prod' }),
];

function hubOf(objects: readonly object[]): Hub {
  return new Hub(
    parseSide(objects.map((one, i) => ({ path: `${i}.yaml`, text: JSON.stringify(one) }))).manifests,
  );
}

const OF_PROD = ['Deployment/prod/web', 'ConfigMap/prod/web', 'Widget/prod/web'];

describe('what a placement copies', () => {
  test.each<[claim: string, namespace: string | null, selectors: object[], copied: string[]]>([
    [
      'a namespace brings all that it holds, no pods and no placements',
      null,
      [{ ...NAMESPACE, name: 'prod' }],
      ['Namespace/prod', ...OF_PROD],
    ],
    [
      'a namespace alone',
      null,
      [{ ...NAMESPACE, name: 'prod', selectionScope: 'NamespaceOnly' }],
      ['Namespace/prod'],
    ],
    [
      'a namespace with what is selected in it',
      null,
      [
        { ...NAMESPACE, name: 'prod', selectionScope: 'NamespaceWithResourceSelectors' },
        { ...CONFIG_MAP, name: 'web' },
      ],
      ['Namespace/prod', 'ConfigMap/prod/web'],
    ],
    [
      'namespaces by label',
      null,
      [{ ...NAMESPACE, labelSelector: { matchLabels: { tier: 'gold' } } }],
      ['Namespace/prod', ...OF_PROD],
    ],
    [
      'all namespaces',
      null,
      [NAMESPACE],
      [
        'Namespace/prod',
        'Namespace/dev',
        'Deployment/prod/web',
        'ConfigMap/prod/web',
        'ConfigMap/dev/web',
        'Widget/prod/web',
      ],
    ],
    [
      'an object of the whole hub by name',
      null,
      [{ group: 'rbac.authorization.k8s.io', version: 'v1', kind: 'ClusterRole', name: 'web' }],
      ['ClusterRole/web'],
    ],
    [
      'one by name and another version',
      null,
      [{ group: 'rbac.authorization.k8s.io', version: 'v1beta1', kind: 'ClusterRole', name: 'web' }],
      ['ClusterRole/web'],
    ],
    [
      'a custom one that writes no namespace',
      null,
      [{ group: 'example.com', version: 'v1', kind: 'Gadget' }],
      ['Gadget/web'],
    ],
    ['no namespaced object without its namespace', null, [{ ...DEPLOYMENT, name: 'web' }], []],
    [
      'nothing by labels that cannot be parsed',
      null,
      [{ ...NAMESPACE, labelSelector: { matchLabels: { 'a b': 'c' } } }],
      [],
    ],
    ['of a team what is in its namespace', 'prod', [{ ...DEPLOYMENT, name: 'web' }], ['Deployment/prod/web']],
    [
      'of a team what has the labels',
      'dev',
      [{ ...CONFIG_MAP, labelSelector: { matchLabels: { app: 'web' } } }],
      ['ConfigMap/dev/web'],
    ],
    [
      'of a team nothing of the hub',
      'prod',
      [{ group: 'rbac.authorization.k8s.io', version: 'v1', kind: 'ClusterRole', name: 'web' }],
      [],
    ],
  ])('%s', (_claim, namespace, resourceSelectors, copied) => {
    const kind = namespace === null ? 'ClusterResourcePlacement' : 'ResourcePlacement';
    const stored = { spec: { resourceSelectors } } as unknown as JsonObject;
    const selection = new Selection({ system: 'kubefleet', kind, namespace, name: 'app' }, stored, null);
    expect(
      selection
        .of(hubOf(HUB))
        .map((one) => [one.kind, ...(one.namespace === null ? [] : [one.namespace]), one.name].join('/')),
    ).toEqual(copied);
  });

  test('and what its status says it has found, however it did', () => {
    const live = {
      status: { selectedResources: [{ kind: 'ConfigMap', version: 'v1', namespace: 'dev', name: 'web' }] },
    };
    const ref = {
      system: 'kubefleet',
      kind: 'ClusterResourcePlacement',
      namespace: null,
      name: 'app',
    } as const;
    const selection = new Selection(ref, { spec: {} }, live);
    expect(selection.of(hubOf(HUB)).map(({ namespace, name }) => [namespace, name])).toEqual([
      ['dev', 'web'],
    ]);
  });
});
