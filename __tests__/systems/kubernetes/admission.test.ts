import { fixText } from '../../../src/text/fix.js';
import { toPlain } from '../../../src/text/render.js';
import {
  immutableChanges,
  refusalsOf,
  unknownFieldsOf,
  validate,
  type WorkloadKind,
} from '../../../src/systems/kubernetes/admission.js';
import { budgetYaml, manifest, workloadObject, workloadYaml } from './manifests.js';

function refusals(kind: WorkloadKind, ...spec: string[]): string[] {
  const object =
    kind === 'PodDisruptionBudget' ? manifest(budgetYaml(...spec)).object : workloadObject(kind, ...spec);
  return validate(kind, object).map(({ path, code }) => `${path.join('.')} ${code}`);
}

const rolling = (lines: string): string => `strategy: {rollingUpdate: {${lines}}}`;
const updating = (lines: string): string => `updateStrategy: {rollingUpdate: {${lines}}}`;
const ROLLING = 'spec.strategy.rollingUpdate';
const UPDATING = 'spec.updateStrategy.rollingUpdate';

test.each<[WorkloadKind, string, readonly string[], readonly string[]]>([
  ['Deployment', 'defaults', [], []],
  ['Deployment', 'a surge above 100%', [rolling('maxSurge: 300%')], []],
  [
    'Deployment',
    'both numbers 0',
    [rolling('maxSurge: 0, maxUnavailable: 0')],
    [`${ROLLING}.maxUnavailable bothZero`],
  ],
  [
    'Deployment',
    'both percentages 0',
    [rolling('maxSurge: 0%, maxUnavailable: 0%')],
    [`${ROLLING}.maxUnavailable bothZero`],
  ],
  ['Deployment', 'a negative number', [rolling('maxSurge: -1')], [`${ROLLING}.maxSurge negative`]],
  ['Deployment', 'a quoted number', [rolling('maxSurge: "1"')], [`${ROLLING}.maxSurge notPercent`]],
  [
    'Deployment',
    'a fraction of a percent',
    [rolling('maxUnavailable: 2.5%')],
    [`${ROLLING}.maxUnavailable notPercent`],
  ],
  [
    'Deployment',
    'more than 100%',
    [rolling('maxUnavailable: 101%')],
    [`${ROLLING}.maxUnavailable over100Percent`],
  ],
  [
    'Deployment',
    'Recreate with rollingUpdate',
    ['strategy: {type: Recreate, rollingUpdate: {maxSurge: 1}}'],
    [`${ROLLING} notAllowedWithRecreate`],
  ],
  ['Deployment', 'an unknown strategy', ['strategy: {type: BlueGreen}'], ['spec.strategy unknownType']],
  [
    'Deployment',
    'a deadline that is not after minReadySeconds',
    ['minReadySeconds: 600'],
    ['spec.progressDeadlineSeconds tooSmall'],
  ],
  ['Deployment', 'negative replicas', ['replicas: -1'], ['spec.replicas minimum']],
  [
    'Deployment',
    'a negative revisionHistoryLimit',
    ['revisionHistoryLimit: -1'],
    ['spec.revisionHistoryLimit minimum'],
  ],
  ['Deployment', 'text in the place of a number', ['replicas: "3"'], ['spec.replicas type']],
  ['Deployment', 'a fraction of a pod', ['replicas: 1.5'], ['spec.replicas type']],
  [
    'Deployment',
    'several things, in the order of the API server',
    [rolling('maxUnavailable: "5", maxSurge: -2'), 'progressDeadlineSeconds: 0'],
    [
      `${ROLLING}.maxUnavailable notPercent`,
      `${ROLLING}.maxSurge negative`,
      'spec.progressDeadlineSeconds tooSmall',
    ],
  ],
  ['DaemonSet', 'defaults', [], []],
  ['DaemonSet', 'a surge with maxUnavailable 0', [updating('maxUnavailable: 0, maxSurge: 1')], []],
  [
    'DaemonSet',
    'OnDelete with numbers',
    ['updateStrategy: {type: OnDelete, rollingUpdate: {maxUnavailable: 0}}'],
    [],
  ],
  [
    'DaemonSet',
    'a surge alone, as maxUnavailable keeps its default 1',
    [updating('maxSurge: 1')],
    [`${UPDATING}.maxSurge bothNonZero`],
  ],
  [
    'DaemonSet',
    'no unavailable and no surge',
    [updating('maxUnavailable: 0')],
    [`${UPDATING}.maxUnavailable bothZero`],
  ],
  [
    'DaemonSet',
    'a surge above 100%',
    [updating('maxUnavailable: 0, maxSurge: 101%')],
    [`${UPDATING}.maxSurge over100Percent`],
  ],
  ['StatefulSet', 'defaults', [], []],
  ['StatefulSet', 'an empty podManagementPolicy', ['podManagementPolicy: ""'], []],
  ['StatefulSet', 'a negative partition', [updating('partition: -1')], [`${UPDATING}.partition negative`]],
  ['StatefulSet', 'maxUnavailable 0', [updating('maxUnavailable: 0')], [`${UPDATING}.maxUnavailable zero`]],
  ['StatefulSet', 'maxUnavailable 0%', [updating('maxUnavailable: 0%')], [`${UPDATING}.maxUnavailable zero`]],
  [
    'StatefulSet',
    'OnDelete with rollingUpdate',
    ['updateStrategy: {type: OnDelete, rollingUpdate: {partition: 1}}'],
    [`${UPDATING} notAllowedWithOnDelete`],
  ],
  [
    'StatefulSet',
    'another podManagementPolicy',
    ['podManagementPolicy: Random'],
    ['spec.podManagementPolicy enum'],
  ],
  ['StatefulSet', 'a negative first ordinal', ['ordinals: {start: -1}'], ['spec.ordinals.start minimum']],
  ['PodDisruptionBudget', 'an empty selector', ['maxUnavailable: 1', 'selector: {}'], []],
  ['PodDisruptionBudget', 'no selector', ['maxUnavailable: 1'], []],
  ['PodDisruptionBudget', 'both fields', ['minAvailable: 1', 'maxUnavailable: 1'], ['spec bothSet']],
  ['PodDisruptionBudget', 'a negative number', ['minAvailable: -1'], ['spec.minAvailable negative']],
  ['PodDisruptionBudget', 'more than 100%', ['maxUnavailable: 120%'], ['spec.maxUnavailable over100Percent']],
  ['PodDisruptionBudget', 'a quoted number', ['maxUnavailable: "1"'], ['spec.maxUnavailable notPercent']],
  [
    'PodDisruptionBudget',
    'another eviction policy',
    ['maxUnavailable: 1', 'unhealthyPodEvictionPolicy: Never'],
    ['spec.unhealthyPodEvictionPolicy enum'],
  ],
])('validate: a %s of %s', (kind, _case, spec, refused) => {
  expect(refusals(kind, ...spec)).toEqual(refused);
});

test.each([
  ['none', '{template: {}}', ['spec.selector required']],
  ['an empty one', '{selector: {}, template: {}}', ['spec.selector empty']],
  [
    'one that does not fit the template',
    '{selector: {matchLabels: {app: a}}, template: {metadata: {labels: {app: b}}}}',
    ['spec.template.metadata.labels selectorMismatch'],
  ],
  [
    'an operator that does not exist',
    '{selector: {matchExpressions: [{key: app, operator: in, values: [a]}]}, template: {}}',
    ['spec.selector.matchExpressions.0.operator notSupported'],
  ],
  [
    'In without values',
    '{selector: {matchExpressions: [{key: app, operator: In}]}, template: {}}',
    ['spec.selector.matchExpressions.0.values notSupported'],
  ],
])('validate: the selector of a workload, %s, is refused', (_case, spec, refused) => {
  const { object } = manifest(
    `{apiVersion: apps/v1, kind: Deployment, metadata: {name: app}, spec: ${spec}}`,
  );
  expect(validate('Deployment', object).map(({ path, code }) => `${path.join('.')} ${code}`)).toEqual(
    refused,
  );
});

test('validate: Recreate of a StatefulSet, which 1.37 takes behind an alpha gate, is refused with what it would do', () => {
  const [found] = validate('StatefulSet', workloadObject('StatefulSet', 'updateStrategy: {type: Recreate}'));
  expect([found?.path.join('.'), found?.code]).toEqual(['spec.updateStrategy', 'unknownType']);
  expect(found?.fix && toPlain(fixText(found.fix))).toContain('deletes all pods at once');
});

test.each<[string, WorkloadKind, string, object]>([
  [
    'a typing error is found, with the name that was meant',
    'Deployment',
    rolling('maxUnavailble: 1'),
    { path: ['spec', 'strategy', 'rollingUpdate', 'maxUnavailble'], suggestion: 'maxUnavailable' },
  ],
  [
    'the strategy of another kind is one',
    'DaemonSet',
    'strategy: {type: RollingUpdate}',
    { path: ['spec', 'strategy'] },
  ],
])('unknownFieldsOf: %s', (_case, kind, spec, found) => {
  expect(unknownFieldsOf(kind, workloadObject(kind, spec))).toMatchObject([found]);
});

const claims = (storage: string, more = ''): string[] => [
  `volumeClaimTemplates: [{metadata: {name: data}, spec: {resources: {requests: {storage: ${storage}}}${more}}}]`,
];

test.each<[string, readonly string[], readonly string[], readonly string[]]>([
  [
    'name and management of the pods',
    ['serviceName: a'],
    ['serviceName: b', 'podManagementPolicy: Parallel'],
    ['spec.serviceName', 'spec.podManagementPolicy'],
  ],
  [
    'not replicas, strategy and the like',
    ['replicas: 1'],
    ['replicas: 2', updating('partition: 1'), 'minReadySeconds: 5'],
    [],
  ],
  ['claims', claims('1Gi'), claims('2Gi'), ['spec.volumeClaimTemplates']],
  ['not claims that mean the same', claims('1Gi'), claims('1024Mi'), []],
  ['not a default of a claim', claims('1Gi'), claims('1Gi', ', volumeMode: Filesystem'), []],
  ['the mode of a claim', claims('1Gi'), claims('1Gi', ', volumeMode: Block'), ['spec.volumeClaimTemplates']],
  ['not defaults', [], ['podManagementPolicy: OrderedReady', 'serviceName: ""'], []],
])('immutableChanges: of a StatefulSet %s', (_case, before, after, changed) => {
  const set = (spec: readonly string[]) => ({ object: workloadObject('StatefulSet', ...spec) });
  const found = immutableChanges('StatefulSet', set(before), set(after));
  expect(found.map(({ path }) => path.join('.'))).toEqual(changed);
});

test('immutableChanges: the selector of a Deployment', () => {
  const { object } = manifest(
    '{apiVersion: apps/v1, kind: Deployment, metadata: {name: app}, spec: {selector: {matchLabels: {app: b}}}}',
  );
  const found = immutableChanges('Deployment', { object: workloadObject('Deployment') }, { object });
  expect(found).toMatchObject([{ path: ['spec', 'selector'], code: 'immutable' }]);
});

test.each([
  ['extensions/v1beta1', 'Deployment', ['extensions/v1beta1 was removed in Kubernetes 1.16; write apps/v1']],
  ['apps/v1beta2', 'DaemonSet', ['apps/v1beta2 was removed in Kubernetes 1.16; write apps/v1']],
  ['constructor', 'Deployment', []],
] as const)('refusalsOf: %s', (apiVersion, kind, refused) => {
  const object = { ...manifest(workloadYaml(kind)), apiVersion };
  const found = refusalsOf(kind, object, null, { statefulSetRecreate: false });
  expect(found.map(({ message }) => toPlain(message))).toEqual(refused);
});
