import type { Report } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { clusterPlacement, files, planned } from '../systems/kubefleet/planned.js';
import { budgetYaml, workloadYaml } from '../systems/kubernetes/manifests.js';

const RULES = ['never-allowed', 'no-progress', 'invalid-policy', 'drain-deadlock'];
const PICK_3 = '{placementType: PickN, numberOfClusters: 3}';
const PICK_ALL = '{placementType: PickAll}';

function found({ findings }: Report): string[] {
  return findings.flatMap(({ rule, severity }) => (RULES.includes(rule) ? [`${severity} ${rule}`] : []));
}

function rolling(maxUnavailable: string, maxSurge: string, policy = PICK_3): string {
  return clusterPlacement(
    policy,
    `{rollingUpdate: {maxUnavailable: ${maxUnavailable}, maxSurge: ${maxSurge}}}`,
  );
}

describe('a KubeFleet placement of which no cluster is ever updated', () => {
  test.each([
    ['0 and a surge', rolling('0', '1'), ['error never-allowed']],
    ['0% and a surge', rolling('0%', '1'), ['error never-allowed']],
    ['both 0', rolling('0', '0'), ['error never-allowed']],
    ['one percent rounds up to one', rolling('1%', '0'), []],
    [
      'nothing is placed, so nothing waits',
      rolling('0', '0', '{placementType: PickN, numberOfClusters: 0}'),
      [],
    ],
    [
      'limits of a placement that staged runs drive do not count',
      clusterPlacement(PICK_3, '{type: External}'),
      [],
    ],
  ])('%s', (_claim, head, expected) => {
    expect(found(planned('3 clusters', { head }))).toEqual(expected);
  });

  test('is found though this change is a move, which the surge lets through', () => {
    const [base, head] = [
      rolling('0', '1'),
      rolling('0', '1', '{placementType: PickN, numberOfClusters: 4}'),
    ];
    expect(found(planned('4 clusters', { base, head }))).toEqual(['error never-allowed']);
  });
});

describe('a KubeFleet disruption budget that lets nobody evict', () => {
  const budget = (limit: string): string => `apiVersion: placement.kubernetes-fleet.io/v1beta1
kind: ClusterResourcePlacementDisruptionBudget
metadata: {name: app}
spec: {${limit}}
`;

  test.each([
    ['maxUnavailable 0', PICK_3, 'maxUnavailable: 0', ['warning never-allowed']],
    ['minAvailable 100%', PICK_3, 'minAvailable: 100%', ['warning never-allowed']],
    ['minAvailable of all by rounding up', PICK_3, 'minAvailable: 70%', ['warning never-allowed']],
    ['as many as are asked for', PICK_3, 'minAvailable: 3', ['warning never-allowed']],
    ['neither limit', PICK_3, '', ['error never-allowed']],
    ['minAvailable of every cluster there is', PICK_ALL, 'minAvailable: 3', ['warning never-allowed']],
    ['room for one', PICK_3, 'maxUnavailable: 1', []],
    ['room for one of all', PICK_ALL, 'minAvailable: 2', []],
    [
      'a form that PickAll refuses is refused, and that is all',
      PICK_ALL,
      'maxUnavailable: 0',
      ['error invalid-policy'],
    ],
  ])('%s', (_claim, policy, limit, expected) => {
    const head = files(clusterPlacement(policy), budget(limit));
    expect(found(planned('3 clusters', { head }))).toEqual(expected);
  });
});

describe('a workload of which no pod is ever updated', () => {
  const NODES = nodeList(parseFleet('5 nodes'));
  const update = (field: string, limits: string): string => `${field}: {rollingUpdate: {${limits}}}`;

  test.each([
    [
      'Deployment',
      ['replicas: 5', update('strategy', 'maxUnavailable: 0, maxSurge: 0')],
      ['error invalid-policy'],
    ],
    [
      'Deployment',
      ['replicas: 5', update('strategy', 'maxUnavailable: 0%, maxSurge: 0%')],
      ['error invalid-policy'],
    ],
    ['Deployment', ['replicas: 5', update('strategy', 'maxUnavailable: 1%, maxSurge: 0')], []],
    ['DaemonSet', [update('updateStrategy', 'maxUnavailable: 0')], ['error invalid-policy']],
    [
      'StatefulSet',
      ['replicas: 5', 'serviceName: app', update('updateStrategy', 'maxUnavailable: 0')],
      ['error invalid-policy'],
    ],
    [
      'StatefulSet',
      ['replicas: 5', 'serviceName: app', update('updateStrategy', 'partition: 5')],
      ['info never-allowed'],
    ],
    ['StatefulSet', ['replicas: 5', 'serviceName: app', update('updateStrategy', 'partition: 4')], []],
  ])('%s with %j', (kind, spec, expected) => {
    expect(found(planOf({ head: workloadYaml(kind, spec), snapshot: NODES }))).toEqual(expected);
  });

  test.each([
    ['maxUnavailable: 0', ['error drain-deadlock']],
    ['minAvailable: 100%', ['error drain-deadlock']],
    ['minAvailable: 90%', ['error drain-deadlock']],
    ['maxUnavailable: 1', []],
  ])('a PodDisruptionBudget with %s is the business of drains alone', (limit, expected) => {
    const head = `${workloadYaml('Deployment', ['replicas: 5'])}\n---\n${budgetYaml('selector: {matchLabels: {app: app}}', limit)}`;
    expect(found(planOf({ head, snapshot: NODES }))).toEqual(expected);
  });
});
