import { describe, expect, test } from '@jest/globals';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { textOf } from '../../plan/measure/world-objects.js';
import { files, FIRST, KATA, KATA_POD, type Shape } from './template-files.js';
import { object } from './web-plans.js';

const FLEET = nodeList([{ labels: {} }]);
const SLEEPS = (seconds: number): object => ({
  lifecycle: { preStop: { exec: { command: ['sh', '-c', `sleep ${seconds}`] } } },
});

function effects(base: Shape, head: Shape): string[] {
  const { findings } = planOf({ base: files(base), head: files(head), snapshot: FLEET });
  return findings
    .filter(({ rule, status }) => rule === 'not-in-the-numbers' && status !== 'unchanged')
    .flatMap(({ evidence }) => [evidence['effect']].map(String));
}

const ASKING = { ...KATA, scheduling: { nodeSelector: { kata: 'a' } } };
const URGENT = (more: object = {}): object => ({
  apiVersion: 'scheduling.k8s.io/v1',
  kind: 'PriorityClass',
  metadata: { name: 'urgent' },
  value: 1000,
  ...more,
});
const TAG = (image: string): Shape => ({
  container: { image: image.includes('/') ? image : `example.com/${image}` },
});
const PROBE = (periodSeconds: number, failureThreshold: number): object => ({
  tcpSocket: { port: 1 },
  periodSeconds,
  failureThreshold,
});
const LIVES = (every: number, tries: number): Shape => ({
  container: { livenessProbe: PROBE(every, tries) },
});
const STARTS = (every: number, tries: number): Shape => ({
  container: { startupProbe: PROBE(every, tries) },
});
const TERM = { topologyKey: 'kubernetes.io/hostname', labelSelector: { matchLabels: { app: 'db' } } };
const APART = (podAntiAffinity: object): Shape => ({ pod: { affinity: { podAntiAffinity } } });
const REQUIRED = APART({ requiredDuringSchedulingIgnoredDuringExecution: [TERM] });
const PREFERRED = APART({
  preferredDuringSchedulingIgnoredDuringExecution: [{ weight: 1, podAffinityTerm: TERM }],
});
const GRACE = (seconds: number): Shape => ({ pod: { terminationGracePeriodSeconds: seconds } });
const KEPT = (value: string): Shape => ({ annotations: { 'karpenter.sh/do-not-disrupt': value } });
const SAFE = 'cluster-autoscaler.kubernetes.io/safe-to-evict';

describe('a workload that the change adds, and whose pods go before others', () => {
  const added = (head: Shape, base = textOf([URGENT()])): string[] =>
    planOf({ base, head: files(head), snapshot: FLEET })
      .findings.filter(({ rule }) => rule === 'not-in-the-numbers')
      .flatMap(({ evidence, message }) => (evidence['effect'] === 'priority' ? [message] : []));

  test.each<[string, Shape]>([
    ['by a class of the files', { ...FIRST, beside: [URGENT()] }],
    ['by a class that comes with it', { ...FIRST, beside: [URGENT({ description: 'a' })] }],
    ['by the class that every pod gets', { beside: [URGENT({ globalDefault: true })] }],
  ])('says so: %s', (_claim, head) => {
    expect(added(head)).toEqual([
      expect.stringContaining('have priority 1000 (PriorityClass urgent): where no node'),
    ]);
  });

  test.each<[string, Shape]>([
    ['of no class', { beside: [URGENT()] }],
    ['of a class that preempts nobody', { ...FIRST, beside: [URGENT({ preemptionPolicy: 'Never' })] }],
    ['of a class that comes after others', { ...FIRST, beside: [URGENT({ value: -5 })] }],
    ['of a class that is in no file', FIRST],
  ])('does not say so: one %s', (_claim, head) => {
    expect(added(head)).toEqual([]);
  });

  test('is none where there is no base', () => {
    const head = files({ ...FIRST, beside: [URGENT()] });
    const { findings } = planOf({ head, snapshot: FLEET });
    expect(findings.filter(({ evidence }) => evidence['effect'] === 'priority')).toEqual([]);
  });
});

describe('what an edit of a workload does to its pods and no number shows', () => {
  test.each<[string, Shape, Shape, string[]]>([
    ['a preStop that outlasts the grace period', {}, { container: SLEEPS(60) }, ['pre-stop']],
    [
      'one that the grace period outlasts',
      {},
      { container: SLEEPS(60), pod: { terminationGracePeriodSeconds: 90 } },
      [],
    ],
    [
      'a grace period that becomes shorter than a preStop',
      { container: SLEEPS(40), pod: { terminationGracePeriodSeconds: 60 } },
      { container: SLEEPS(40) },
      ['pre-stop'],
    ],
    ['pods that go before others', { beside: [URGENT()] }, { ...FIRST, beside: [URGENT()] }, ['priority']],
    [
      'a class that takes no pod away for it',
      { beside: [URGENT({ preemptionPolicy: 'Never' })] },
      { ...FIRST, beside: [URGENT({ preemptionPolicy: 'Never' })] },
      [],
    ],
    ['a class of which no file tells the value', {}, FIRST, ['priority']],
    ['one that no file tells, from another', { pod: { priorityClassName: 'low' } }, FIRST, ['priority']],
    ['one that no file tells, and that stays', FIRST, FIRST, []],
    ['a class that is taken off and that no file tells', FIRST, {}, []],
    ['a class of the system', {}, { pod: { priorityClassName: 'system-node-critical' } }, ['priority']],
    [
      'pods that become less urgent',
      { pod: { priorityClassName: 'system-node-critical' } },
      {},
      ['lower-priority'],
    ],
    [
      'a condition that something has to set',
      {},
      { pod: { readinessGates: [{ conditionType: 'example.com/ready' }] } },
      ['readiness-gate'],
    ],
    [
      'a gate that something has to take away',
      {},
      { pod: { schedulingGates: [{ name: 'example.com/quota' }] } },
      ['waits schedulingGates'],
    ],
    ['a scheduler of another name', {}, { pod: { schedulerName: 'volcano' } }, ['waits schedulerName']],
    ['the scheduler of every cluster', {}, { pod: { schedulerName: 'default-scheduler' } }, []],
    [
      'a scheduler that it had',
      { pod: { schedulerName: 'volcano' } },
      { pod: { schedulerName: 'volcano' }, container: { args: ['a'] } },
      [],
    ],
    // tigera/operator#2537
    [
      'a toleration of everything',
      {},
      { pod: { tolerations: [{ operator: 'Exists' }] } },
      ['tolerates-cordons'],
    ],
    [
      'a toleration of cordons',
      {},
      { pod: { tolerations: [{ key: 'node.kubernetes.io/unschedulable', operator: 'Exists' }] } },
      ['tolerates-cordons'],
    ],
    [
      'a toleration that was there',
      { pod: { tolerations: [{ operator: 'Exists' }] } },
      { pod: { tolerations: [{ operator: 'Exists' }], priorityClassName: '' } },
      [],
    ],
    ['a toleration of one taint', {}, { pod: { tolerations: [{ key: 'gpu', operator: 'Exists' }] } }, []],
    [
      'a toleration that evicts later only',
      {},
      { pod: { tolerations: [{ operator: 'Exists', effect: 'NoExecute' }] } },
      [],
    ],
    ['pods that get no time to end', {}, GRACE(0), ['shorter-grace']],
    ['pods that had none before', GRACE(0), { ...GRACE(0), container: { args: ['a'] } }, []],
    ['pods that get less than half of a long time', GRACE(3600), GRACE(30), ['shorter-grace']],
    ['a long time left out', GRACE(600), {}, ['shorter-grace']],
    ['pods that get a little less', GRACE(60), GRACE(45), []],
    ['a short time that becomes shorter', {}, GRACE(10), []],
    ['pods that get more', {}, GRACE(120), []],
    ['pods that may keep a drain for hours', {}, GRACE(7200), ['longer-grace']],
    ['pods that might before', GRACE(7200), GRACE(9000), []],
    ['pods that need not stand apart any more', REQUIRED, {}, ['drawn-together']],
    ['pods that stand apart only where they can', REQUIRED, PREFERRED, []],
    [
      'pods that may be disrupted',
      KEPT('true'),
      KEPT('false'),
      ['released-pods karpenter.sh/do-not-disrupt'],
    ],
    ['pods that lose that annotation', KEPT('4h'), {}, ['released-pods karpenter.sh/do-not-disrupt']],
    ['pods that get it', {}, KEPT('true'), ['kept-nodes karpenter.sh/do-not-disrupt']],
    ['pods that keep it as long', KEPT('true'), KEPT('4h'), []],
    ['pods that it never kept', KEPT('maybe'), {}, []],
    [
      'pods that the autoscaler may evict',
      { annotations: { [SAFE]: 'false' } },
      { annotations: { [SAFE]: 'true' } },
      [`released-pods ${SAFE}`],
    ],
    ['pods that it might evict before', { annotations: { [SAFE]: 'true' } }, {}, []],
    ['a preStop that goes', { container: SLEEPS(5) }, {}, ['no-pre-stop web']],
    ['a preStop that is another one', { container: SLEEPS(5) }, { container: SLEEPS(10) }, []],
    ['a pod that is put on one node', {}, { pod: { nodeName: 'n-1' } }, ['node-name']],
    ['an image that says no version any more', TAG('web:1'), TAG('web:latest'), ['moving-tag web']],
    ['one of a registry with a port', TAG('r:5000/web:1'), TAG('r:5000/web'), ['moving-tag web']],
    ['one with a digest', TAG('web:1'), TAG('web@sha256:aa'), []],
    ['one that said none before', TAG('web'), TAG('web:latest'), []],
    ['a livenessProbe that gives up at once', {}, LIVES(1, 1), ['impatient-liveness web']],
    ['one that gives up sooner', LIVES(10, 6), LIVES(2, 3), ['impatient-liveness web']],
    ['one that is as patient as any', {}, LIVES(10, 3), []],
    ['one that was impatient before', LIVES(1, 1), LIVES(1, 2), []],
    ['a start that gets a second', {}, STARTS(1, 1), ['impatient-startup web']],
    [
      'a start that is no longer waited for',
      { container: { ...LIVES(10, 3).container, ...STARTS(10, 30).container } },
      LIVES(10, 3),
      ['no-startup-probe web'],
    ],
    [
      'a start that a livenessProbe of another kind waits for',
      { container: { ...LIVES(10, 3).container, ...STARTS(10, 30).container } },
      { container: { livenessProbe: { tcpSocket: { port: 2 } } } },
      [],
    ],
    [
      'a runtime that asks for other nodes',
      { ...KATA_POD, beside: [KATA] },
      { ...KATA_POD, beside: [ASKING] },
      ['runtime-scheduling'],
    ],
    [
      'its first runtime, which asks for nodes of its own',
      { beside: [ASKING] },
      { ...KATA_POD, beside: [ASKING] },
      ['runtime-scheduling'],
    ],
    ['its first runtime, which asks for no nodes', { beside: [KATA] }, { ...KATA_POD, beside: [KATA] }, []],
    [
      'a runtime that asks for the same nodes',
      { ...KATA_POD, beside: [KATA] },
      { ...KATA_POD, beside: [{ ...KATA, overhead: { podFixed: { cpu: '1' } } }] },
      [],
    ],
    ['no history to go back to', {}, { spec: { revisionHistoryLimit: 0 } }, ['no-history']],
    ['a short history', {}, { spec: { revisionHistoryLimit: 1 } }, []],
    [
      'a wait that keeps no old pod, as the only one goes first',
      { spec: { replicas: 1 } },
      {
        spec: {
          replicas: 1,
          minReadySeconds: 30,
          strategy: { rollingUpdate: { maxUnavailable: 1, maxSurge: 0 } },
        },
      },
      ['idle-min-ready'],
    ],
  ])('%s', (_claim, base, head, expected) => {
    expect(effects(base, head)).toEqual(expected);
  });
});

test.each<[claim: string, before: object, after: object, expected: string[]]>([
  ['other numbers', {}, { ordinals: { start: 5 } }, ['ordinals']],
  ['the first numbers again', { ordinals: { start: 5 } }, {}, ['ordinals']],
  ['the numbers that they had', {}, { ordinals: { start: 0 } }, []],
])('pods of a StatefulSet that get %s', (_claim, before, after, expected) => {
  const template = {
    metadata: { labels: { app: 'web' } },
    spec: { containers: [{ name: 'a', image: 'a' }] },
  };
  const of = (spec: object): string =>
    textOf([object('StatefulSet', { replicas: 3, serviceName: 'a', template, ...spec })]);
  const { findings } = planOf({ base: of(before), head: of(after), snapshot: FLEET });
  const own = findings.filter(({ evidence }) => evidence['effect'] === 'ordinals');
  expect(own.map(({ evidence }) => evidence['effect'])).toEqual(expected);
});
