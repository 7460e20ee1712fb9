import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { object } from './web-plans.js';

const RULE = 'limit-ignored';
const FLEET = nodeList([{ labels: {} }]);

function statefulSet(maxUnavailable: number | string | undefined, image: string): string {
  const rollingUpdate = maxUnavailable === undefined ? {} : { maxUnavailable };
  return textOf([object('StatefulSet', { replicas: 10, updateStrategy: { rollingUpdate } }, image)]);
}

function told(base: string, head: string, systems = ''): string[] {
  const config = systems === '' ? {} : { config: `version: 1\nsystems: {kubernetes: {${systems}}}\n` };
  const { findings } = planOf({ base, head, snapshot: FLEET, ...config });
  return findings
    .filter(({ rule }) => rule === RULE)
    .map(
      ({ status, severity, message }) =>
        `${status} ${severity} ${/: (\S+ \S+ \S+)/.exec(message)?.[1] ?? ''}`,
    );
}

// Source: kubernetes/kubernetes#119234, #112307 and #130909, which is in 1.34.
describe('limit-ignored: minReadySeconds of a StatefulSet', () => {
  const slow = (spec: object, image: string): string =>
    textOf([object('StatefulSet', { replicas: 5, minReadySeconds: 300, ...spec }, image)]);
  const PARALLEL = { podManagementPolicy: 'Parallel' };
  test.each<[string, object, string, string[]]>([
    ['is reported with Parallel', PARALLEL, '1.28.0', ['worsened warning minReadySeconds 300 is']],
    ['not of a single pod', { ...PARALLEL, replicas: 1 }, '1.28.0', []],
    ['not with OrderedReady', {}, '1.28.0', []],
    ['not in a version that waits for it', PARALLEL, '1.34.0', []],
    ['not without it', { ...PARALLEL, minReadySeconds: 0 }, '1.28.0', []],
  ])('%s', (_claim, spec, version, expected) => {
    expect(told(slow(spec, '1'), slow(spec, '2'), `version: "${version}"`)).toEqual(expected);
  });
});

// Source: StarRocks/starrocks-kubernetes-operator#615; kubernetes/kubernetes#137409: the gate was on in 1.35.0 to 1.35.3.
describe('limit-ignored: maxUnavailable of a StatefulSet', () => {
  test.each<[string, string, string, string, string[]]>([
    [
      'is reported where it is added',
      statefulSet(undefined, 'web:1'),
      statefulSet(3, 'web:1'),
      '',
      ['new warning maxUnavailable 3 is'],
    ],
    [
      'is worse where a rollout starts',
      statefulSet(3, 'web:1'),
      statefulSet(3, 'web:2'),
      '',
      ['worsened warning maxUnavailable 3 is'],
    ],
    [
      'is pre-existing where nothing changes',
      statefulSet(3, 'web:1'),
      statefulSet(3, 'web:1'),
      '',
      ['unchanged warning maxUnavailable 3 is'],
    ],
    [
      'is reported for a percentage',
      statefulSet(undefined, 'web:1'),
      statefulSet('30%', 'web:1'),
      '',
      ['new warning maxUnavailable 30% is'],
    ],
    ['is not reported for 1', statefulSet(undefined, 'web:1'), statefulSet(1, 'web:1'), '', []],
    [
      'counts where the gate is on by default',
      statefulSet(undefined, 'web:1'),
      statefulSet(3, 'web:1'),
      'version: "1.37"',
      [],
    ],
    [
      'counts where the configuration sets the gate',
      statefulSet(undefined, 'web:1'),
      statefulSet(3, 'web:1'),
      'maxUnavailableStatefulSet: true',
      [],
    ],
    [
      'is reported where the configuration unsets the gate',
      statefulSet(undefined, 'web:1'),
      statefulSet(3, 'web:1'),
      'version: "1.37", maxUnavailableStatefulSet: false',
      ['new warning maxUnavailable 3 is'],
    ],
  ])('%s', (_claim, base, head, systems, expected) => {
    expect(told(base, head, systems)).toEqual(expected);
  });

  test('the gate allows as many at once as written', () => {
    const peak = (gate: boolean): number | undefined =>
      planOf({
        base: statefulSet(3, 'web:1'),
        head: statefulSet(3, 'web:2'),
        snapshot: FLEET,
        config: `version: 1\nsystems: {kubernetes: {maxUnavailableStatefulSet: ${gate}}}\n`,
      }).plan.policies[0]?.head?.effect.peakAtOnce;
    expect([peak(false), peak(true)]).toEqual([1, 3]);
  });
});

// Source: aws/amazon-vpc-cni-k8s#1518; kubernetes 1.28, daemon/daemon_controller.go, updateDaemonSet.
describe('limit-ignored: a workload that moves to OnDelete', () => {
  const of = (kind: string, type: string, image: string): string =>
    textOf([object(kind, { updateStrategy: { type } }, image)]);
  const REPORTED = ['new warning updateStrategy changes to'];
  test.each<[string, string, string, string[]]>([
    [
      'is reported for a DaemonSet',
      of('DaemonSet', 'RollingUpdate', 'a'),
      of('DaemonSet', 'OnDelete', 'b'),
      REPORTED,
    ],
    [
      'is reported for a StatefulSet',
      of('StatefulSet', 'RollingUpdate', 'a'),
      of('StatefulSet', 'OnDelete', 'b'),
      REPORTED,
    ],
    [
      'not without a new pod template',
      of('DaemonSet', 'RollingUpdate', 'a'),
      of('DaemonSet', 'OnDelete', 'a'),
      [],
    ],
    [
      'not where it was OnDelete before',
      of('DaemonSet', 'OnDelete', 'a'),
      of('DaemonSet', 'OnDelete', 'b'),
      [],
    ],
  ])('%s', (_claim, base, head, expected) => {
    expect(told(base, head)).toEqual(expected);
  });
});
