import type { JsonObject } from '../../../src/manifest/manifest.js';
import {
  immutableChanges,
  violationsOf,
  unknownFieldsOf,
  validate,
  type WorkloadKind,
} from '../../../src/systems/kubernetes/admission.js';
import { rows, yaml } from '../../rows.js';
import { budgetYaml, manifest, workloadYaml } from './manifests.js';

/** An object with a selector that fits, and the fields of a cell. */
function objectOf(kind: string, spec: string): JsonObject {
  const { object } = manifest(kind === 'PodDisruptionBudget' ? budgetYaml('{}') : workloadYaml(kind));
  return { ...object, spec: { ...(object['spec'] as JsonObject), ...yaml<JsonObject>(spec) } };
}

test.each(
  rows(`
  Deployment | defaults | {} | none
  Deployment | a surge above 100% | {strategy: {rollingUpdate: {maxSurge: 300%}}} | none
  Deployment | both numbers 0 | {strategy: {rollingUpdate: {maxSurge: 0, maxUnavailable: 0}}} | strategy.rollingUpdate.maxUnavailable bothZero
  Deployment | both percentages 0 | {strategy: {rollingUpdate: {maxSurge: 0%, maxUnavailable: 0%}}} | strategy.rollingUpdate.maxUnavailable bothZero
  Deployment | a negative number | {strategy: {rollingUpdate: {maxSurge: -1}}} | strategy.rollingUpdate.maxSurge negative
  Deployment | a quoted number | {strategy: {rollingUpdate: {maxSurge: "1"}}} | strategy.rollingUpdate.maxSurge notPercent
  Deployment | a fraction of a percent | {strategy: {rollingUpdate: {maxUnavailable: 2.5%}}} | strategy.rollingUpdate.maxUnavailable notPercent
  Deployment | more than 100% | {strategy: {rollingUpdate: {maxUnavailable: 101%}}} | strategy.rollingUpdate.maxUnavailable over100Percent
  Deployment | Recreate with rollingUpdate | {strategy: {type: Recreate, rollingUpdate: {maxSurge: 1}}} | strategy.rollingUpdate notAllowedWithRecreate
  Deployment | an unknown strategy | {strategy: {type: BlueGreen}} | strategy unknownType
  Deployment | a deadline that is not after minReadySeconds | {minReadySeconds: 600} | progressDeadlineSeconds tooSmall
  Deployment | negative replicas | {replicas: -1} | replicas minimum
  Deployment | a negative revisionHistoryLimit | {revisionHistoryLimit: -1} | revisionHistoryLimit minimum
  Deployment | text instead of a number | {replicas: "3"} | replicas type
  Deployment | a fraction of a pod | {replicas: 1.5} | replicas type
  Deployment | several things, in the order of the API server | {strategy: {rollingUpdate: {maxUnavailable: "5", maxSurge: -2}}, progressDeadlineSeconds: 0} | strategy.rollingUpdate.maxUnavailable notPercent, strategy.rollingUpdate.maxSurge negative, progressDeadlineSeconds tooSmall
  Deployment | no selector | {selector: null} | selector required
  Deployment | an empty selector | {selector: {}} | selector empty
  Deployment | a selector that does not fit the template | {selector: {matchLabels: {app: b}}} | template.metadata.labels selectorMismatch
  Deployment | an operator that does not exist | {selector: {matchExpressions: [{key: app, operator: in, values: [a]}]}} | selector.matchExpressions.0.operator notSupported
  Deployment | In without values | {selector: {matchExpressions: [{key: app, operator: In}]}} | selector.matchExpressions.0.values notSupported
  DaemonSet | defaults | {} | none
  DaemonSet | a surge with maxUnavailable 0 | {updateStrategy: {rollingUpdate: {maxUnavailable: 0, maxSurge: 1}}} | none
  DaemonSet | OnDelete with numbers | {updateStrategy: {type: OnDelete, rollingUpdate: {maxUnavailable: 0}}} | none
  DaemonSet | a surge alone, as maxUnavailable keeps its default 1 | {updateStrategy: {rollingUpdate: {maxSurge: 1}}} | updateStrategy.rollingUpdate.maxSurge bothNonZero
  DaemonSet | no unavailable and no surge | {updateStrategy: {rollingUpdate: {maxUnavailable: 0}}} | updateStrategy.rollingUpdate.maxUnavailable bothZero
  DaemonSet | a surge above 100% | {updateStrategy: {rollingUpdate: {maxUnavailable: 0, maxSurge: 101%}}} | updateStrategy.rollingUpdate.maxSurge over100Percent
  StatefulSet | defaults | {} | none
  StatefulSet | an empty podManagementPolicy | {podManagementPolicy: ""} | none
  StatefulSet | a negative partition | {updateStrategy: {rollingUpdate: {partition: -1}}} | updateStrategy.rollingUpdate.partition negative
  StatefulSet | maxUnavailable 0 | {updateStrategy: {rollingUpdate: {maxUnavailable: 0}}} | updateStrategy.rollingUpdate.maxUnavailable zero
  StatefulSet | maxUnavailable 0% | {updateStrategy: {rollingUpdate: {maxUnavailable: 0%}}} | updateStrategy.rollingUpdate.maxUnavailable zero
  StatefulSet | OnDelete with rollingUpdate | {updateStrategy: {type: OnDelete, rollingUpdate: {partition: 1}}} | updateStrategy.rollingUpdate notAllowedWithOnDelete
  StatefulSet | another podManagementPolicy | {podManagementPolicy: Random} | podManagementPolicy enum
  StatefulSet | a negative first ordinal | {ordinals: {start: -1}} | ordinals.start minimum
  PodDisruptionBudget | an empty selector | {maxUnavailable: 1, selector: {}} | none
  PodDisruptionBudget | no selector | {maxUnavailable: 1} | none
  PodDisruptionBudget | both fields | {minAvailable: 1, maxUnavailable: 1} |  bothSet
  PodDisruptionBudget | a negative number | {minAvailable: -1} | minAvailable negative
  PodDisruptionBudget | more than 100% | {maxUnavailable: 120%} | maxUnavailable over100Percent
  PodDisruptionBudget | a quoted number | {maxUnavailable: "1"} | maxUnavailable notPercent
  PodDisruptionBudget | another eviction policy | {maxUnavailable: 1, unhealthyPodEvictionPolicy: Never} | unhealthyPodEvictionPolicy enum`),
)('validate: a %s, %s', (kind = '', _case, spec = '', expected = '') => {
  const found = validate(kind as WorkloadKind, objectOf(kind, spec));
  const refused = found.map(({ path, rule, missing = [] }) =>
    `${path.concat(missing).slice(1).join('.')} ${rule}`.trim(),
  );
  expect(refused.join(', ') || 'none').toBe(expected);
});

test.each(
  rows(`
  a typing error, with the name that was meant | Deployment | {strategy: {rollingUpdate: {maxUnavailble: 1}}} | spec.strategy.rollingUpdate.maxUnavailble maxUnavailable
  the strategy of another kind | DaemonSet | {strategy: {type: RollingUpdate}} | spec.strategy null`),
)('unknownFieldsOf: %s', (_case, kind = '', spec = '', expected) => {
  const found = unknownFieldsOf(kind as WorkloadKind, objectOf(kind, spec));
  expect(found.map(({ path, suggestion }) => `${path.join('.')} ${suggestion?.join('.') ?? null}`)).toEqual([
    expected,
  ]);
});

const CLAIM = (storage: string, more = '') =>
  `{volumeClaimTemplates: [{metadata: {name: data}, spec: {resources: {requests: {storage: ${storage}}}${more}}}]}`;

test.each([
  [
    'name and management of the pods',
    '{serviceName: a}',
    '{serviceName: b, podManagementPolicy: Parallel}',
    'serviceName podManagementPolicy',
  ],
  [
    'not replicas, strategy and the like',
    '{replicas: 1}',
    '{replicas: 2, updateStrategy: {rollingUpdate: {partition: 1}}, minReadySeconds: 5}',
    '',
  ],
  ['claims', CLAIM('1Gi'), CLAIM('2Gi'), 'volumeClaimTemplates'],
  ['not claims that mean the same', CLAIM('1Gi'), CLAIM('1024Mi'), ''],
  ['not a default of a claim', CLAIM('1Gi'), CLAIM('1Gi', ', volumeMode: Filesystem'), ''],
  ['the mode of a claim', CLAIM('1Gi'), CLAIM('1Gi', ', volumeMode: Block'), 'volumeClaimTemplates'],
  ['not defaults', '{}', '{podManagementPolicy: OrderedReady, serviceName: ""}', ''],
])('immutableChanges: of a StatefulSet %s', (_case, before, after, changed) => {
  const set = (spec: string) => ({ object: objectOf('StatefulSet', spec) });
  const found = immutableChanges('StatefulSet', set(before), set(after));
  expect(found.map(({ path }) => path.slice(1).join('.')).join(' ')).toBe(changed);
});

test('immutableChanges: the selector of a Deployment', () => {
  const was = objectOf('Deployment', '{}');
  const is = objectOf('Deployment', '{selector: {matchLabels: {app: b}}}');
  expect(immutableChanges('Deployment', { object: was }, { object: is })).toMatchObject([
    { path: ['spec', 'selector'], rule: 'immutable' },
  ]);
});

test.each([
  ['extensions/v1beta1', 'Deployment', ['extensions/v1beta1 was removed in Kubernetes 1.16; write apps/v1']],
  ['apps/v1beta2', 'DaemonSet', ['apps/v1beta2 was removed in Kubernetes 1.16; write apps/v1']],
  ['constructor', 'Deployment', []],
] as const)('violationsOf: %s', (apiVersion, kind, refused) => {
  const object = { ...manifest(workloadYaml(kind)), apiVersion };
  const found = violationsOf(kind, object, null);
  expect(found.map(({ message }) => message)).toEqual(refused);
});
