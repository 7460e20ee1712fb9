import type { JsonObject } from '../../../src/manifest/manifest.js';
import { parseSide } from '../../parse-side.js';
import { hubOf, selectionOf } from '../../../src/systems/kubefleet/objects/contents.js';
import { rows, yaml } from '../../rows.js';
import { object, PLACEMENT } from './hub-objects.js';

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

function hubWith(objects: readonly object[]) {
  return hubOf(
    parseSide(objects.map((one, i) => ({ path: `${i}.yaml`, text: JSON.stringify(one) }))).manifests,
  );
}

const selectedBy = (
  kind: string,
  namespace: string | null,
  stored: JsonObject,
  live: JsonObject | null = null,
): string[] => {
  const selection = selectionOf({ system: 'kubefleet', kind, namespace, name: 'app' }, stored, live);
  return selection
    .of(hubWith(HUB))
    .map((one) => [one.kind, one.namespace, one.name].filter(Boolean).join('/'));
};

test.each(
  rows(`
  a namespace brings all that it holds, no pods and no placements | - | [{kind: Namespace, name: prod}] | Namespace/prod Deployment/prod/web ConfigMap/prod/web Widget/prod/web
  a namespace alone | - | [{kind: Namespace, name: prod, selectionScope: NamespaceOnly}] | Namespace/prod
  a namespace with what is selected in it | - | [{kind: Namespace, name: prod, selectionScope: NamespaceWithResourceSelectors}, {kind: ConfigMap, name: web}] | Namespace/prod ConfigMap/prod/web
  namespaces by label | - | [{kind: Namespace, labelSelector: {matchLabels: {tier: gold}}}] | Namespace/prod Deployment/prod/web ConfigMap/prod/web Widget/prod/web
  all namespaces | - | [{kind: Namespace}] | Namespace/prod Namespace/dev Deployment/prod/web ConfigMap/prod/web ConfigMap/dev/web Widget/prod/web
  an object of the whole hub by name | - | [{group: rbac.authorization.k8s.io, kind: ClusterRole, name: web}] | ClusterRole/web
  an object by name and another version | - | [{group: rbac.authorization.k8s.io, version: v1beta1, kind: ClusterRole, name: web}] | ClusterRole/web
  a custom object that writes no namespace | - | [{group: example.com, kind: Gadget}] | Gadget/web
  no namespaced object without its namespace | - | [{group: apps, kind: Deployment, name: web}] | none
  nothing by labels that cannot be parsed | - | [{kind: Namespace, labelSelector: {matchLabels: {a b: c}}}] | none
  of a team what is in its namespace | prod | [{group: apps, kind: Deployment, name: web}] | Deployment/prod/web
  of a team what has the labels | dev | [{kind: ConfigMap, labelSelector: {matchLabels: {app: web}}}] | ConfigMap/dev/web
  of a team nothing of the hub | prod | [{group: rbac.authorization.k8s.io, kind: ClusterRole, name: web}] | none`),
)('a placement copies: %s', (_claim, namespace = '', selectors = '', copied) => {
  const [kind, own] =
    namespace === '-' ? ['ClusterResourcePlacement', null] : ['ResourcePlacement', namespace];
  const resourceSelectors = yaml<JsonObject[]>(selectors).map((one) => ({
    group: '',
    version: 'v1',
    ...one,
  }));
  expect(selectedBy(kind, own, { spec: { resourceSelectors } }).join(' ') || 'none').toBe(copied);
});

test('a placement copies: what its status says it has found, however it did', () => {
  const selectedResources = [{ kind: 'ConfigMap', version: 'v1', namespace: 'dev', name: 'web' }];
  const live = { status: { selectedResources } };
  expect(selectedBy('ClusterResourcePlacement', null, { spec: {} }, live)).toEqual(['ConfigMap/dev/web']);
});
