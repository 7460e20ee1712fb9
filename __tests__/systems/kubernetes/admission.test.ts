import {
  immutableChanges,
  removedApi,
  unknownFieldsOf,
  validate,
  workloadKind,
  type WorkloadKind,
} from '../../../src/systems/kubernetes/admission.js';
import { budgetYaml, manifest, workloadObject } from './manifests.js';

function refusals(kind: WorkloadKind, ...spec: string[]): string[] {
  return validate(kind, workloadObject(kind, ...spec)).map(({ path, code }) => `${path.join('.')} ${code}`);
}

function budgetRefusals(...spec: string[]): string[] {
  const { object } = manifest(budgetYaml(...spec));
  return validate('PodDisruptionBudget', object).map(({ path, code }) => `${path.join('.')} ${code}`);
}

function rolling(lines: string): string {
  return `strategy: {rollingUpdate: {${lines}}}`;
}

function updating(lines: string): string {
  return `updateStrategy: {rollingUpdate: {${lines}}}`;
}

test.each(['Deployment', 'DaemonSet', 'StatefulSet'] as const)('a %s of defaults is accepted', (kind) => {
  expect(refusals(kind)).toEqual([]);
});

describe('a Deployment is refused for', () => {
  const AT = 'spec.strategy.rollingUpdate';
  test.each([
    ['both numbers 0', rolling('maxSurge: 0, maxUnavailable: 0'), [`${AT}.maxUnavailable bothZero`]],
    ['both percentages 0', rolling('maxSurge: 0%, maxUnavailable: 0%'), [`${AT}.maxUnavailable bothZero`]],
    ['a negative number', rolling('maxSurge: -1'), [`${AT}.maxSurge negative`]],
    ['a quoted number', rolling('maxSurge: "1"'), [`${AT}.maxSurge notPercent`]],
    ['a fraction of a percent', rolling('maxUnavailable: 2.5%'), [`${AT}.maxUnavailable notPercent`]],
    ['more than 100% unavailable', rolling('maxUnavailable: 101%'), [`${AT}.maxUnavailable over100Percent`]],
    [
      'rollingUpdate next to Recreate',
      'strategy: {type: Recreate, rollingUpdate: {maxSurge: 1}}',
      [`${AT} notAllowedWithRecreate`],
    ],
    ['an unknown strategy', 'strategy: {type: BlueGreen}', ['spec.strategy unknownType']],
    ['negative replicas', 'replicas: -1', ['spec.replicas negative']],
    [
      'a deadline that is not after minReadySeconds',
      'minReadySeconds: 600',
      ['spec.progressDeadlineSeconds tooSmall'],
    ],
    ['a negative revisionHistoryLimit', 'revisionHistoryLimit: -1', ['spec.revisionHistoryLimit negative']],
    ['text where a number stands', 'replicas: "3"', ['spec.replicas wrongType']],
    ['a fraction of a pod', 'replicas: 1.5', ['spec.replicas wrongType']],
  ])('%s', (_name, line, refused) => {
    expect(refusals('Deployment', line)).toEqual(refused);
  });

  test('several things at once, in the order of the API server', () => {
    expect(
      refusals(
        'Deployment',
        'replicas: -1',
        rolling('maxUnavailable: "5", maxSurge: -2'),
        'minReadySeconds: -1',
      ),
    ).toEqual([
      'spec.replicas negative',
      `${AT}.maxUnavailable notPercent`,
      `${AT}.maxSurge negative`,
      'spec.minReadySeconds negative',
    ]);
  });

  test('a surge above 100% is accepted', () => {
    expect(refusals('Deployment', rolling('maxSurge: 300%'))).toEqual([]);
  });
});

describe('a DaemonSet is refused for', () => {
  const AT = 'spec.updateStrategy.rollingUpdate';
  test.each([
    [
      'a surge by itself, as maxUnavailable keeps its default 1',
      'maxSurge: 1',
      [`${AT}.maxSurge bothNonZero`],
    ],
    ['no unavailable and no surge', 'maxUnavailable: 0', [`${AT}.maxUnavailable bothZero`]],
    ['a surge above 100%', 'maxUnavailable: 0, maxSurge: 101%', [`${AT}.maxSurge over100Percent`]],
  ])('%s', (_name, lines, refused) => {
    expect(refusals('DaemonSet', updating(lines))).toEqual(refused);
  });

  test('a surge with maxUnavailable 0 is accepted', () => {
    expect(refusals('DaemonSet', updating('maxUnavailable: 0, maxSurge: 1'))).toEqual([]);
  });

  test('OnDelete may keep its numbers', () => {
    expect(
      refusals('DaemonSet', 'updateStrategy: {type: OnDelete, rollingUpdate: {maxUnavailable: 0}}'),
    ).toEqual([]);
  });
});

describe('a StatefulSet is refused for', () => {
  const AT = 'spec.updateStrategy.rollingUpdate';
  test.each([
    ['a negative partition', updating('partition: -1'), [`${AT}.partition negative`]],
    ['maxUnavailable 0', updating('maxUnavailable: 0'), [`${AT}.maxUnavailable zero`]],
    ['maxUnavailable 0%', updating('maxUnavailable: 0%'), [`${AT}.maxUnavailable zero`]],
    [
      'rollingUpdate next to OnDelete',
      'updateStrategy: {type: OnDelete, rollingUpdate: {partition: 1}}',
      [`${AT} notAllowedWithOnDelete`],
    ],
    ['another pod management', 'podManagementPolicy: Random', ['spec.podManagementPolicy notSupported']],
    ['a negative first ordinal', 'ordinals: {start: -1}', ['spec.ordinals.start negative']],
  ])('%s', (_name, line, refused) => {
    expect(refusals('StatefulSet', line)).toEqual(refused);
  });
});

describe('selectors', () => {
  const workload = (spec: string): string[] => {
    const { object } = manifest(
      `{apiVersion: apps/v1, kind: Deployment, metadata: {name: app}, spec: ${spec}}`,
    );
    return validate('Deployment', object).map(({ path, code }) => `${path.join('.')} ${code}`);
  };

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
      '{selector: {matchExpressions: [{key: app, operator: Equals, values: [a]}]}, template: {}}',
      ['spec.selector.matchExpressions.0.operator notSupported'],
    ],
    [
      'In without values',
      '{selector: {matchExpressions: [{key: app, operator: In}]}, template: {}}',
      ['spec.selector.matchExpressions.0.values notSupported'],
    ],
    [
      'Exists with values',
      '{selector: {matchExpressions: [{key: app, operator: Exists, values: [a]}]}, template: {}}',
      ['spec.selector.matchExpressions.0.values notSupported'],
    ],
  ])('of a workload: %s is refused', (_name, spec, refused) => {
    expect(workload(spec)).toEqual(refused);
  });

  test('a budget may have an empty one, or none', () => {
    expect(budgetRefusals('maxUnavailable: 1', 'selector: {}')).toEqual([]);
    expect(budgetRefusals('maxUnavailable: 1')).toEqual([]);
  });
});

describe('a budget is refused for', () => {
  test.each([
    ['both fields', ['minAvailable: 1', 'maxUnavailable: 1'], ['spec bothSet']],
    ['a negative number', ['minAvailable: -1'], ['spec.minAvailable negative']],
    ['more than 100%', ['maxUnavailable: 120%'], ['spec.maxUnavailable over100Percent']],
    ['a quoted number', ['maxUnavailable: "1"'], ['spec.maxUnavailable notPercent']],
    [
      'another eviction policy',
      ['maxUnavailable: 1', 'unhealthyPodEvictionPolicy: Never'],
      ['spec.unhealthyPodEvictionPolicy notSupported'],
    ],
  ])('%s', (_name, spec, refused) => {
    expect(budgetRefusals(...spec)).toEqual(refused);
  });
});

describe('fields that the API server drops', () => {
  test('a typing error is found, with the name that was meant', () => {
    const object = workloadObject('Deployment', rolling('maxUnavailble: 1'));
    expect(unknownFieldsOf('Deployment', object)).toMatchObject([
      { path: ['spec', 'strategy', 'rollingUpdate', 'maxUnavailble'], suggestion: 'maxUnavailable' },
    ]);
  });

  test('the strategy of another kind is one', () => {
    const found = unknownFieldsOf(
      'DaemonSet',
      workloadObject('DaemonSet', 'strategy: {type: RollingUpdate}'),
    );
    expect(found.map(({ path }) => path)).toEqual([['spec', 'strategy']]);
  });
});

describe('changes that the API server refuses', () => {
  const set = (...spec: string[]) => workloadObject('StatefulSet', ...spec);
  const changed = (before: string[], after: string[]): string[] =>
    immutableChanges('StatefulSet', { object: set(...before) }, { object: set(...after) }).map(({ path }) =>
      path.join('.'),
    );

  test('a selector', () => {
    const { object } = manifest(
      '{apiVersion: apps/v1, kind: Deployment, metadata: {name: app}, spec: {selector: {matchLabels: {app: b}}}}',
    );
    expect(
      immutableChanges('Deployment', { object: workloadObject('Deployment') }, { object }),
    ).toMatchObject([{ path: ['spec', 'selector'], code: 'immutable' }]);
  });

  test('the fixed parts of a StatefulSet', () => {
    expect(changed(['serviceName: a'], ['serviceName: b', 'podManagementPolicy: Parallel'])).toEqual([
      'spec.serviceName',
      'spec.podManagementPolicy',
    ]);
  });

  test('not its replicas, strategy or template', () => {
    expect(changed(['replicas: 1'], ['replicas: 2', updating('partition: 1'), 'minReadySeconds: 5'])).toEqual(
      [],
    );
  });

  test('the claims of a StatefulSet, by what they mean', () => {
    const claims = (storage: string, more = ''): string[] => [
      `volumeClaimTemplates: [{metadata: {name: data}, spec: {resources: {requests: {storage: ${storage}}}${more}}}]`,
    ];
    expect(changed(claims('1Gi'), claims('2Gi'))).toEqual(['spec.volumeClaimTemplates']);
    expect(changed(claims('1Gi'), claims('1024Mi'))).toEqual([]);
    expect(changed(claims('1Gi'), claims('1Gi', ', volumeMode: Filesystem'))).toEqual([]);
    expect(changed(claims('1Gi'), claims('1Gi', ', volumeMode: Block'))).toEqual([
      'spec.volumeClaimTemplates',
    ]);
  });

  test('a default that is written is no change', () => {
    expect(changed([], ['podManagementPolicy: OrderedReady', 'serviceName: ""'])).toEqual([]);
  });
});

describe('APIs', () => {
  test.each([
    ['extensions/v1beta1', '1.16', 'apps/v1'],
    ['apps/v1beta2', '1.16', 'apps/v1'],
    ['policy/v1beta1', '1.25', 'policy/v1'],
  ])('%s is gone since %s', (apiVersion, removedIn, replacement) => {
    expect(removedApi(apiVersion)).toEqual({ removedIn, replacement });
  });

  test('those of today are served', () => {
    expect(removedApi('apps/v1')).toBeNull();
    expect(removedApi('policy/v1')).toBeNull();
    expect(removedApi('constructor')).toBeNull();
  });

  test.each([
    ['apps/v1', 'Deployment', 'Deployment'],
    ['extensions/v1beta1', 'DaemonSet', 'DaemonSet'],
    ['policy/v1', 'PodDisruptionBudget', 'PodDisruptionBudget'],
    ['apps/v1', 'ReplicaSet', null],
    ['example.com/v1', 'Deployment', null],
    ['v1', 'PodDisruptionBudget', null],
  ])('%s %s is claimed as %s', (apiVersion, kind, claimed) => {
    expect(workloadKind(apiVersion, kind)).toBe(claimed);
  });
});
