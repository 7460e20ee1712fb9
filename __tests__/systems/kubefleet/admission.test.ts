import type { JsonObject } from '../../../src/manifest/manifest.js';
import { admit } from '../../../src/systems/kubefleet/admission/admit.js';
import { rows, yaml } from '../../rows.js';
import { scopeOnHub } from '../../../src/systems/kubefleet/admission/resource-scope.js';

const NAMESPACE = { group: '', version: 'v1', kind: 'Namespace', name: 'web' };
const placement = (spec: JsonObject, resourceSelectors: JsonObject[] = [NAMESPACE]): JsonObject => ({
  metadata: { name: 'p' },
  spec: { resourceSelectors, ...spec },
});
const create = (kind: string, object: JsonObject, of: JsonObject | null = null) =>
  admit(kind, object, { scopeOf: scopeOnHub, placement: of });
const faults = (kind: string, object: JsonObject, of: JsonObject | null = null) =>
  create(kind, object, of).rejections.map((one) => `${one.layer} ${one.path.join('.')} ${one.rule}`);
const CRP = 'ClusterResourcePlacement';

test.each(
  rows(`
  a quoted count passes the schema but not the webhook | maxUnavailable: '3' | webhook R.maxUnavailable maxUnavailableInvalid
  101% passes the webhook but not the schema | maxSurge: 101% | schema R.maxSurge pattern
  a negative count is left to the webhook | maxSurge: -1 | webhook R.maxSurge maxSurgeNegative
  a negative period breaks both | unavailablePeriodSeconds: -1 | schema R.unavailablePeriodSeconds minimum, webhook R.unavailablePeriodSeconds unavailablePeriodNegative`),
)('rolling update limits: %s', (_name, limits = '', expected = '') => {
  const found = faults(CRP, placement({ strategy: { rollingUpdate: yaml<JsonObject>(limits) } }));
  expect(found.join(', ')).toBe(expected.replaceAll('R.', 'spec.strategy.rollingUpdate.'));
});

test.each(
  rows(`
  no type is PickAll, which takes no count | numberOfClusters: 2 | cel P cel, webhook P.numberOfClusters numberOfClustersNotAllowed
  names after the first repeated one go unseen | {placementType: PickFixed, clusterNames: [a, a, B]} | webhook P.clusterNames.1 clusterNamesNotUnique
  the schema refuses empty lists with PickFixed, the webhook tolerations alone | {placementType: PickFixed, clusterNames: [a], tolerations: [], topologySpreadConstraints: []} | cel P cel, webhook P.tolerations tolerationsNotAllowed`),
)('policies: %s', (_name, policy = '', expected = '') => {
  const found = faults(CRP, placement({ policy: yaml<JsonObject>(policy) }));
  expect(found.join(', ')).toBe(expected.replaceAll('P', 'spec.policy').replaceAll('spec.policyick', 'Pick'));
});

test.each(
  rows(`
  the tightest bounds count | x Gt 1, x Gt 8, x Lt 9, x Lt 8 | propertyRequirementsContradict
  a value outside a bound | x Eq 5, x Gt 5 | propertyRequirementsContradict
  a broken requirement is left out of the comparison | x Eq 5, x Eq lots | propertyValueNotQuantity
  different properties do not contradict | x Eq 5, y Eq 6 | none
  a resource with dashes | resources.kubernetes-fleet.io/total-ephemeral-storage Gt 1 | none`),
)('property requirements: %s', (_name, written = '', expected) => {
  const matchExpressions = written.split(', ').map((one) => {
    const [name = '', operator = '', value = ''] = one.split(' ');
    return { name, operator, values: [value] };
  });
  const clusterSelectorTerms = [{ propertySelector: { matchExpressions } }];
  const clusterAffinity = { requiredDuringSchedulingIgnoredDuringExecution: { clusterSelectorTerms } };
  const policy = { placementType: 'PickAll', affinity: { clusterAffinity } };
  const found = faults(CRP, placement({ policy })).map((one) => one.split(' ')[2]);
  expect(found.join(' ') || 'none').toBe(expected);
});

describe('admission: what a placement may select', () => {
  const configMap = { group: '', version: 'v1', kind: 'ConfigMap', name: 'c' };

  test('a cluster-scoped placement cannot select namespaced kinds', () => {
    expect(faults(CRP, placement({}, [configMap]))).toEqual([
      'webhook spec.resourceSelectors.0 notClusterScoped',
    ]);
  });

  test('unless one Namespace is narrowed by selectors', () => {
    const narrowed = { ...NAMESPACE, selectionScope: 'NamespaceWithResourceSelectors' };
    expect(faults(CRP, placement({}, [narrowed, configMap]))).toEqual([]);
    expect(faults(CRP, placement({}, [narrowed, { ...NAMESPACE, name: 'other' }]))).toEqual([
      'cel spec.resourceSelectors cel',
    ]);
  });

  test('a namespaced placement cannot select cluster-scoped kinds', () => {
    expect(faults('ResourcePlacement', placement({}))).toEqual([
      'webhook spec.resourceSelectors.0 clusterScoped',
    ]);
  });

  test('a custom resource is left to the cluster: its scope cannot be known from here', () => {
    const custom = { group: 'example.com', version: 'v1', kind: 'Widget', name: 'w' };
    expect(faults(CRP, placement({}, [custom]))).toEqual([]);
  });

  test.each([
    ['a core kind', { ...NAMESPACE, kind: 'Namespaces' }],
    ['a version', { ...NAMESPACE, version: 'v2' }],
    ['a version of a group', { group: 'apps', version: 'v1beta1', kind: 'Deployment', name: 'web' }],
    ['a group', { group: 'extensions', version: 'v1beta1', kind: 'Ingress', name: 'web' }],
  ])('%s that does not exist ends the webhook: later faults go unseen', (_, selector) => {
    const object = placement({ strategy: { rollingUpdate: { maxSurge: -1 } } }, [selector]);
    expect(faults(CRP, object)).toEqual(['webhook spec.resourceSelectors.0 unknownResource']);
  });

  test.each([
    ['autoscaling', 'v2', 'HorizontalPodAutoscaler', 'webhook spec.resourceSelectors.0 notClusterScoped'],
    ['storage.k8s.io', 'v1beta1', 'VolumeAttributesClass', null],
    ['karpenter.k8s.aws', 'v1beta1', 'EC2NodeClass', null],
  ])('%s/%s %s exists', (group, version, kind, fault) => {
    const object = placement({}, [{ group, version, kind, name: 'a' }]);
    expect(faults(CRP, object)).toEqual(fault === null ? [] : [fault]);
  });
});

test.each(
  rows(`
  0 at once | maxConcurrency: 0 | cel spec.stages.0.maxConcurrency cel
  days in a wait | afterStageTasks: [{type: TimedWait, waitTime: 1d}] | schema spec.stages.0.afterStageTasks.0.waitTime pattern
  an approval with a wait | afterStageTasks: [{type: Approval, waitTime: 1h}] | cel spec.stages.0.afterStageTasks cel
  a wait before a stage | beforeStageTasks: [{type: TimedWait, waitTime: 1h}] | cel spec.stages.0.beforeStageTasks cel`),
)('staged update strategies: %s is refused', (_name, stage = '', expected) => {
  const spec = { stages: [{ name: 'a', ...yaml<JsonObject>(stage) }] };
  expect(faults('ClusterStagedUpdateStrategy', { metadata: {}, spec })).toEqual([expected]);
});

describe('admission: staged update runs', () => {
  test('the name of a run has at most 63 characters', () => {
    const spec = { placementName: 'p', stagedRolloutStrategyName: 's' };
    expect(faults('StagedUpdateRun', { metadata: { name: 'r'.repeat(63) }, spec })).toEqual([]);
    expect(faults('StagedUpdateRun', { metadata: { name: 'r'.repeat(64) }, spec })).toEqual([
      'cel metadata.name cel',
    ]);
  });
});

describe('admission: disruption budgets', () => {
  test('a PickFixed placement cannot be evicted', () => {
    const spec = { placementName: 'p', clusterName: 'c' };
    const fixed = placement({ policy: { placementType: 'PickFixed', clusterNames: ['c'] } });
    expect(faults('ClusterResourcePlacementEviction', { metadata: {}, spec }, fixed)).toEqual([
      'webhook spec.placementName pickFixedNotAllowed',
    ]);
  });
});

test('admission: the stored form has the defaults and none of the unknown fields, which are named with a suggestion', () => {
  const object = placement({ strategy: { rollingUpdate: { maxUnavailble: 1 } }, color: 'red' });
  const admission = create(CRP, object);
  expect(admission.stored).toEqual({
    metadata: { name: 'p' },
    spec: {
      resourceSelectors: [{ ...NAMESPACE, selectionScope: 'NamespaceWithResources' }],
      strategy: {
        type: 'RollingUpdate',
        rollingUpdate: { maxUnavailable: '25%', maxSurge: '25%', unavailablePeriodSeconds: 60 },
      },
      revisionHistoryLimit: 10,
      statusReportingScope: 'ClusterScopeOnly',
    },
  });
  expect(admission.unknownFields).toEqual([
    { path: ['spec', 'strategy', 'rollingUpdate', 'maxUnavailble'], suggestion: ['maxUnavailable'] },
    { path: ['spec', 'color'], suggestion: null },
  ]);
});

describe('admission: what an update may not change', () => {
  const updated = (kind: string, before: JsonObject, after: JsonObject): string[] =>
    admit(
      kind,
      after,
      { scopeOf: scopeOnHub, placement: null },
      { apiVersion: 'v1' },
      create(kind, before).stored,
    ).rejections.map(({ path }) => path.join('.'));
  const change = (before: JsonObject, after: JsonObject): string[] =>
    updated(CRP, placement(before), placement(after));

  test.each(
    rows(`
    the placement type | policy: {placementType: PickN, numberOfClusters: 1} | policy: {} | spec.policy.placementType
    no policy is PickAll already | {} | policy: {placementType: PickAll} | none
    no policy to PickN | {} | policy: {placementType: PickN, numberOfClusters: 1} | spec.policy.placementType
    a policy cannot be removed | policy: {} | {} | spec.policy
    a toleration that goes | policy: {placementType: PickAll, tolerations: [{key: a, operator: Exists}]} | policy: {placementType: PickAll, tolerations: []} | spec.policy.tolerations
    a toleration that comes | policy: {placementType: PickAll, tolerations: []} | policy: {placementType: PickAll, tolerations: [{key: a, operator: Exists}]} | none
    External back to RollingUpdate | strategy: {type: External} | strategy: {} | spec.strategy.type
    RollingUpdate to External | strategy: {} | strategy: {type: External} | none
    the reporting scope | {} | statusReportingScope: NamespaceAccessible | spec.statusReportingScope`),
  )('%s', (_name, before = '', after = '', expected) => {
    expect(change(yaml(before), yaml(after)).join(' ') || 'none').toBe(expected);
  });

  test('a run goes Initialize, Run and Stop, and never back to Initialize', () => {
    const spec = { placementName: 'p', stagedRolloutStrategyName: 's' };
    const run = (state: string): JsonObject => ({ metadata: { name: 'r' }, spec: { ...spec, state } });
    const move = (from: string, to: string) => updated('StagedUpdateRun', run(from), run(to)).length === 0;
    expect([move('Initialize', 'Run'), move('Run', 'Stop'), move('Stop', 'Run')]).toEqual([true, true, true]);
    expect([move('Initialize', 'Stop'), move('Run', 'Initialize'), move('Stop', 'Initialize')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(
      updated('StagedUpdateRun', run('Run'), {
        metadata: { name: 'r' },
        spec: { ...spec, state: 'Run', placementName: 'q' },
      }),
    ).toHaveLength(1);
  });
});
