import { describe, expect, test } from '@jest/globals';
import { actsOnPlanned, rolledByOthers } from '../../../src/plan/outside/acts-on-planned.js';
import { otherControllers } from '../../../src/plan/outside/other-controllers.js';
import { manifestsOf } from '../../parse-side.js';
import { side } from '../reading/two-sides.js';

const WEB = `apiVersion: apps/v1
kind: Deployment
metadata: {name: web, namespace: web}
spec: {template: {spec: {containers: [{name: a, image: a}]}}}
`;

function object(apiVersion: string, kind: string, rest: string): string {
  return `apiVersion: ${apiVersion}\nkind: ${kind}\nmetadata: {name: x, namespace: web}\n${rest}\n`;
}

function said(before: string, after: string): string[] {
  const held = (text: string) => manifestsOf(side({ 'a.yaml': `${WEB}---\n${text}` }).files);
  return [...actsOnPlanned(held(before), held(after)), ...otherControllers(held(before), held(after))].map(
    ({ severity, code }) => `${severity} ${code}`,
  );
}

const kyverno = (rule: string, kind = 'ClusterPolicy', group = 'kyverno.io/v1'): string =>
  object(group, kind, `spec: {rules: [${rule}]}`);
const mutates = (kinds: string): string =>
  kyverno(`{match: {any: [{resources: {kinds: [${kinds}]}}]}, mutate: {patchStrategicMerge: {}}}`);
const webhook = (groups: string, resources: string, more = ''): string =>
  object(
    'admissionregistration.k8s.io/v1',
    'MutatingWebhookConfiguration',
    `webhooks: [{rules: [{apiGroups: [${groups}], resources: [${resources}]}]${more}}]`,
  );
const autoscaler = (mode: string, name = 'web'): string =>
  object(
    'autoscaling.k8s.io/v1',
    'VerticalPodAutoscaler',
    `spec: {targetRef: {kind: Deployment, name: ${name}}, updatePolicy: {updateMode: "${mode}"}}`,
  );
const clock = (name: string, group = 'autoscaling.alibabacloud.com/v1beta1'): string =>
  object(group, 'CronHorizontalPodAutoscaler', `spec: {scaleTargetRef: {kind: Deployment, name: ${name}}}`);
const canary = (name: string): string =>
  object('flagger.app/v1beta1', 'Canary', `spec: {targetRef: {kind: Deployment, name: ${name}}}`);
const rollout = (fields: string, group = 'argoproj.io/v1alpha1'): string =>
  object(group, 'Rollout', `spec: {${fields}}`);
const OF_WEB = 'workloadRef: {kind: Deployment, name: web}';
const apiService = (group: string, more: string): string =>
  object('apiregistration.k8s.io/v1', 'APIService', `spec: {group: ${group}, version: v1, ${more}}`);

describe('an object of another controller', () => {
  test.each<[claim: string, before: string, after: string]>([
    ['scales a workload by the clock', '', clock('web')],
    ['scales another workload by it', clock('other'), clock('web')],
    ['rewrites NodePools on admission', '', webhook('karpenter.sh', 'nodepools')],
    ['rewrites all that is admitted', '', webhook('"*"', '"*"')],
    ['rewrites all of a group that is planned', '', webhook('karpenter.sh', '"*/*"')],
    ['is a Kyverno policy that mutates what is called so', '', mutates('"Pod*Budget"')],
    ['rewrites a subresource', '', webhook('apps', 'deployments/scale')],
    ['is a Kyverno policy that mutates', '', mutates('karpenter.sh/v1/NodePool')],
    ['is a Kyverno policy that mutates another kind', mutates('Pod'), mutates('Pod, PodDisruptionBudget')],
    ['is a Kyverno policy that leaves', mutates('Deployment'), ''],
    [
      'deletes budgets by a schedule',
      '',
      kyverno(
        '{match: {resources: {kinds: [PodDisruptionBudget]}}}',
        'ClusterCleanupPolicy',
        'kyverno.io/v2',
      ),
    ],
    [
      'is an assignment of Gatekeeper',
      '',
      object(
        'mutations.gatekeeper.sh/v1',
        'Assign',
        'spec: {applyTo: [{groups: [karpenter.sh], kinds: [NodePool]}]}',
      ),
    ],
    ['answers for an API group that is planned', '', apiService('policy', 'service: {name: a}')],
    ['evicts pods of a workload in a way that is not known', '', autoscaler('Sometimes')],
    ['takes the rollout of a workload over', '', canary('web')],
    ['is the rollout of its pods', '', rollout(OF_WEB)],
    ['is the rollout of its pods by OpenKruise', '', rollout(OF_WEB, 'rollouts.kruise.io/v1beta1')],
  ])('that %s is not judged', (_claim, before, after) => {
    expect(said(before, after)).toEqual(['error acts-on-planned']);
  });

  test.each<[claim: string, before: string, after: string]>([
    ['rewrites pods', '', webhook('""', 'pods')],
    ['rewrites all of a group that is not planned', '', webhook('cert-manager.io', '"*"')],
    ['is a Kyverno policy that mutates pods', '', mutates('Pod')],
    ['evicts pods of a workload that is not planned', '', autoscaler('Recreate', 'other')],
  ])('that %s reaches nothing that is planned: a warning', (_claim, before, after) => {
    expect(said(before, after)).toEqual(['warning other-controller']);
  });

  test.each<[claim: string, before: string, after: string]>([
    ['is the same', mutates('NodePool'), mutates('NodePool')],
    [
      'only has its certificate renewed',
      webhook('apps', '"*"', ', clientConfig: {caBundle: a}'),
      webhook('apps', '"*"', ', clientConfig: {caBundle: b}'),
    ],
    [
      'is a Kyverno policy that validates',
      '',
      kyverno('{match: {resources: {kinds: [Deployment]}}, validate: {}}'),
    ],
    ['evicts pods of a workload, which is told with that', '', autoscaler('Recreate')],
    ['begins to evict pods of a workload', autoscaler('Off'), autoscaler('Auto')],
    ['recommends only', '', autoscaler('Off')],
    ['only recommends from now on', autoscaler('Recreate'), autoscaler('Off')],
    ['resizes in place where it can', autoscaler('Recreate'), autoscaler('InPlaceOrRecreate')],
    ['answers for an API group of its own', '', apiService('metrics.k8s.io', 'service: {name: a}')],
    ['leaves an API group where it is', '', apiService('policy', 'service: null')],
    ['sets what new pods get', autoscaler('Off'), autoscaler('Initial')],
  ])('that %s is none of it', (_claim, before, after) => {
    expect(said(before, after)).toEqual([]);
  });

  test('is not compared with nothing', () => {
    const head = manifestsOf(side({ 'a.yaml': mutates('NodePool') }).files);
    expect(actsOnPlanned(null, head)).toEqual([]);
  });
});

describe('an edit of a Deployment', () => {
  const edited = (by: string, from: string, to: string): string[] => {
    const held = (web: string) => manifestsOf(side({ 'a.yaml': `${web}---\n${by}` }).files);
    return rolledByOthers(held(WEB), held(WEB.replace(from, to))).map(
      ({ code, message }) => `${code} ${message}`,
    );
  };

  test.each<[claim: string, by: string]>([
    ['an Argo Rollout', rollout(OF_WEB)],
    ['a Rollout of OpenKruise', rollout(OF_WEB, 'rollouts.kruise.io/v1beta1')],
    ['a Canary of Flagger', canary('web')],
  ])('with another image that %s rolls out is no rollout of its replicas: a warning', (_claim, by) => {
    expect(edited(by, 'image: a', 'image: b')).toEqual([
      expect.stringMatching(/^other-controller The new pod template of Deployment\/web is rolled out by /),
    ]);
  });

  test.each<[claim: string, by: string, from: string, to: string]>([
    ['of its replicas alone', rollout(OF_WEB), 'spec: {', 'spec: {replicas: 2, '],
    ['that no other controller rolls out', canary('other'), 'image: a', 'image: b'],
    ['that an autoscaler scales', autoscaler('Auto'), 'image: a', 'image: b'],
    ['that leaves it as it is', rollout(OF_WEB), 'image: a', 'image: a'],
  ])('%s is planned as it is', (_claim, by, from, to) => {
    expect(edited(by, from, to)).toEqual([]);
  });
});
