import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { generalPool } from '../systems/karpenter/general-pool.js';
import { textOf } from '../plan/measure/world-objects.js';
import { messagesOf } from '../messages.js';
import { toPlain } from '../../src/text/render.js';

const SNAPSHOT = nodeList([{ labels: {} }]);
const DEPLOYMENT = {
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name: 'web', namespace: 'prod' },
  spec: {
    replicas: 2,
    selector: { matchLabels: { app: 'web' } },
    template: {
      metadata: { labels: { app: 'web' } },
      spec: { containers: [{ name: 'web', image: 'web:1' }] },
    },
  },
};

function object(apiVersion: string, kind: string, value: number, name = 'a'): object {
  return { apiVersion, kind, metadata: { name, namespace: 'prod' }, spec: { value } };
}

function noted(base: object[], head: object[]): readonly string[] {
  const { plan, verdict } = planOf({
    base: textOf([DEPLOYMENT, ...base]),
    head: textOf([DEPLOYMENT, ...head]),
    snapshot: SNAPSHOT,
  });
  expect(verdict).toBe('pass');
  return plan.problems.map(({ severity, message }) => `${severity} ${toPlain(message)}`);
}

test.each([
  ['postgresql.cnpg.io/v1', 'Cluster'],
  ['argoproj.io/v1alpha1', 'Rollout'],
  ['cluster.x-k8s.io/v1beta1', 'MachineDeployment'],
  ['batch/v1', 'CronJob'],
  ['batch/v1', 'Job'],
])('not planned: an edited object of %s %s is named', (apiVersion, kind) => {
  const named = `info Not evaluated: 1 changed object of kinds that are not planned: ${kind}/a.`;
  expect(noted([object(apiVersion, kind, 1)], [object(apiVersion, kind, 2)])).toEqual([named]);
  expect(noted([], [object(apiVersion, kind, 2)])).toEqual([named]);
  expect(noted([object(apiVersion, kind, 1)], [])).toEqual([named]);
  expect(noted([object(apiVersion, kind, 1)], [object(apiVersion, kind, 1)])).toEqual([]);
});

test.each([
  ['v1', 'ConfigMap'],
  ['v1', 'Service'],
  ['rbac.authorization.k8s.io/v1', 'Role'],
  ['networking.k8s.io/v1', 'Ingress'],
  ['gateway.networking.k8s.io/v1', 'HTTPRoute'],
  ['autoscaling/v2', 'HorizontalPodAutoscaler'],
])('not planned: an edited object of %s %s is not named', (apiVersion, kind) => {
  expect(noted([object(apiVersion, kind, 1)], [object(apiVersion, kind, 2)])).toEqual([]);
});

test('not planned: one note names a few objects and counts the others', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => object('example.com/v1', 'Widget', 1, name));
  expect(noted([], all)).toEqual([
    'info Not evaluated: 5 changed objects of kinds that are not planned: Widget/a, Widget/b, Widget/c and 2 more.',
  ]);
});

test('not planned: a NodeClass that drifts the nodes of a NodePool is planned', () => {
  const nodeClass = (image: string): object => ({
    apiVersion: 'oci.oraclecloud.com/v1beta1',
    kind: 'OCINodeClass',
    metadata: { name: 'workers' },
    spec: { image },
  });
  const nodeClassRef = { group: 'oci.oraclecloud.com', kind: 'OCINodeClass', name: 'workers' };
  const pool = generalPool({ nodeClassRef });
  const { plan } = planOf({
    base: textOf([pool, nodeClass('a')]),
    head: textOf([pool, nodeClass('b')]),
    snapshot: nodeList(parseFleet('4 nodes karpenter.sh/nodepool=general')),
  });
  expect(messagesOf(plan.problems)).toEqual([]);
});
