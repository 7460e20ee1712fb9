import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { budget, docs, pods, workload } from './drain-budgets.js';
import { factOf } from '../../../src/systems/system.js';

const five = [true, true, true, true, true];

/** Five pods of the ReplicaSet web-1, which is in no snapshot here. */
function webPods(
  labels: Readonly<Record<string, string>> = {},
  owner = 'web-1',
  kind = 'ReplicaSet',
): object[] {
  return pods(kind, owner, five).map((pod) => ({
    ...pod,
    metadata: { ...(pod as { metadata: object }).metadata, labels: { app: 'web', ...labels } },
  }));
}

function planned(head: string, objects: readonly object[], base?: string) {
  const snapshot = nodeList(parseFleet('5 nodes'), objects);
  const { plan, findings } = planOf({ head, snapshot, ...(base === undefined ? {} : { base }) });
  const budgets = plan.policies.filter(({ ref }) => ref.kind === 'PodDisruptionBudget');
  const drains = factOf(budgets[0]?.head, 'drain-limit');
  return {
    drains: drains && `${drains.disruptionsAllowed} of ${drains.pods}, wanted ${drains.expectedPods}`,
    rules: findings
      .filter(
        ({ rule, status }) => ['drain-deadlock', 'evictions-raised'].includes(rule) && status !== 'fixed',
      )
      .map(({ rule }) => rule),
    says: plan.problems.map(
      ({ severity, message, place }) => `${severity} ${place?.line ?? '-'}: ${message}`,
    ),
  };
}

const asFound = (line: string, set: string, resources: string): string =>
  `warning ${line}: PodDisruptionBudget/web: the snapshot does not hold all controllers of its pods (${set}). The plan assumes that they want the pods that run. Take ${resources} into the snapshot.`;
const GUESS = asFound('14', 'ReplicaSet/web-1', 'replicasets.apps');
const web = (limit: string): string => docs(workload('Deployment', 5), budget(limit));

describe('pods of a ReplicaSet that the snapshot does not hold', () => {
  test('are of the Deployment that it is named after, with the hash of the pods', () => {
    const found = planned(
      web('maxUnavailable: 0'),
      webPods({ 'pod-template-hash': '1' }),
      web('maxUnavailable: 1'),
    );
    expect(found).toEqual({ drains: '0 of 5, wanted 5', rules: ['drain-deadlock'], says: [] });
  });

  test.each([
    ['maxUnavailable: 0', '0 of 5, wanted 5', ['drain-deadlock']],
    ['minAvailable: 5', '0 of 5, wanted 5', ['drain-deadlock']],
    ['minAvailable: 0', '5 of 5, wanted 5', ['evictions-raised']],
    ['maxUnavailable: 100%', '5 of 5, wanted 5', ['evictions-raised']],
  ])('without a hash are of the only one that selects them, which is said: %s', (limit, drains, rules) => {
    const found = planned(web(limit), webPods(), web('maxUnavailable: 1'));
    expect(found).toEqual({ drains, rules, says: [GUESS] });
  });

  test('are not counted beside those of two Deployments that select them', () => {
    const other = workload('Deployment', 5).replace('name: web', 'name: web2');
    const head = docs(workload('Deployment', 5), other, budget('minAvailable: 5'));
    const { drains, says } = planned(head, webPods());
    expect(drains).toBe('0 of 5, wanted 5');
    expect(says).toEqual([asFound('24', 'ReplicaSet/web-1', 'replicasets.apps')]);
  });

  test('with a hash that makes another name are of another: the Deployment of the files has its own', () => {
    const { drains, says } = planned(web('minAvailable: 5'), webPods({ 'pod-template-hash': '9' }));
    expect(drains).toBe('5 of 10, wanted 10');
    expect(says).toEqual([]);
  });

  test('of an Argo Rollout are of no Deployment, though one of 0 replicas selects them', () => {
    const head = docs(workload('Deployment', 0), budget('maxUnavailable: 0'));
    const found = planned(head, webPods({ 'rollouts-pod-template-hash': '1' }));
    expect(found.drains).toBe('0 of 5, wanted 5');
    expect(found.says).toEqual([asFound('14', 'ReplicaSet/web-1', 'replicasets.apps')]);
  });
});

describe('a ReplicaSet of the snapshot whose Deployment is nowhere', () => {
  const set = {
    apiVersion: 'apps/v1',
    kind: 'ReplicaSet',
    metadata: {
      name: 'web-1',
      namespace: 'default',
      ownerReferences: [{ apiVersion: 'apps/v1', kind: 'Deployment', name: 'web', controller: true }],
    },
    spec: { replicas: 5, selector: { matchLabels: { app: 'web' } } },
  };

  test('was taken without Deployments: that one is taken to want the pods that run, which is said', () => {
    expect(planned(budget('maxUnavailable: 1'), [...webPods(), set])).toEqual({
      drains: '1 of 5, wanted 5',
      rules: [],
      says: [asFound('4', 'Deployment/web', 'deployments.apps')],
    });
  });

  test('has the size of the Deployment where the files hold that', () => {
    const { drains, says } = planned(web('maxUnavailable: 1'), [...webPods(), set]);
    expect(drains).toBe('1 of 5, wanted 5');
    expect(says).toEqual([]);
  });
});

describe('a controller that is nowhere', () => {
  test.each([
    ['ReplicaSet', 'replicasets.apps'],
    ['StatefulSet', 'statefulsets.apps'],
    ['ReplicationController', 'replicationcontrollers'],
  ])('%s is taken to want the pods that run, which is said', (kind, resources) => {
    const found = planned(
      budget('maxUnavailable: 0'),
      webPods({}, 'web-1', kind),
      budget('maxUnavailable: 1'),
    );
    expect(found).toEqual({
      drains: '0 of 5, wanted 5',
      rules: ['drain-deadlock'],
      says: [asFound('4', `${kind}/web-1`, resources)],
    });
  });

  test('plays no part where the pods themselves are counted', () => {
    expect(planned(budget('minAvailable: 4'), webPods())).toEqual({
      drains: '1 of 5, wanted 5',
      rules: [],
      says: [],
    });
  });

  test('is said once of all budgets that only the snapshot holds', () => {
    const live = (name: string): object => ({
      apiVersion: 'policy/v1',
      kind: 'PodDisruptionBudget',
      metadata: { name, namespace: 'default' },
      spec: { maxUnavailable: 1, selector: { matchLabels: { app: 'web' } } },
    });
    const head = workload('Deployment', 1).replaceAll('web', 'other');
    const { says } = planned(head, [...webPods(), live('a'), live('b')]);
    expect(says).toEqual([
      'warning -: PodDisruptionBudget/a and 1 other budget of the snapshot: the snapshot does not hold all controllers of its pods (ReplicaSet/web-1). The plan assumes that they want the pods that run. Take replicasets.apps into the snapshot.',
    ]);
  });
});
