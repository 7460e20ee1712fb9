import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { textOf } from '../plan/measure/world-objects.js';

const SNAPSHOT = nodeList([...parseFleet('6 nodes gpu=true'), ...parseFleet('6 clusters')]);
const POD = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'a', namespace: 'b' },
  spec: { nodeName: 'x' },
};

function found(base: object, head: object, snapshot: object = SNAPSHOT): string[] {
  const { findings } = planOf({ base: textOf([base]), head: textOf([head]), snapshot });
  return findings.flatMap(({ rule, status, severity, message }) =>
    rule === 'not-in-the-numbers' ? [`${status} ${severity}: ${message}`] : [],
  );
}

function workload(kind: string, spec: object): object {
  const template = {
    metadata: { labels: { app: 'db' } },
    spec: { containers: [{ name: 'db', image: 'db:1' }] },
  };
  const selector = { matchLabels: { app: 'db' } };
  return {
    apiVersion: 'apps/v1',
    kind,
    metadata: { name: 'db' },
    spec: { replicas: 6, selector, template, ...spec },
  };
}

function tuning(spec: object, annotations: object = {}): object {
  return {
    apiVersion: 'nodewright.nvidia.com/v1alpha1',
    kind: 'NodeWright',
    metadata: { name: 'tuning', annotations },
    spec: {
      nodeSelectors: { matchLabels: { gpu: 'true' } },
      interruptionBudget: { count: 1 },
      packages: { tuning: { version: '1.0.0', image: 'example.com/tuning', interrupt: { type: 'reboot' } } },
      ...spec,
    },
  };
}

const PAUSED = { 'nodewright.nvidia.com/pause': 'true' };
const KEPT = { podNonInterruptLabels: { matchLabels: { job: 'train' } } };
const PLAIN = { packages: { tuning: { version: '1.0.0', image: 'example.com/tuning' } } };
const LATER = { interruptionBudget: { count: 2 } };

function placement(type: string): object {
  return {
    apiVersion: 'placement.kubernetes-fleet.io/v1beta1',
    kind: 'ClusterResourcePlacement',
    metadata: { name: 'app' },
    spec: {
      resourceSelectors: [{ group: '', version: 'v1', kind: 'Namespace', name: 'a' }],
      policy: { placementType: 'PickAll' },
      strategy: { type },
    },
  };
}

function training(labels: object): object {
  const { spec, ...rest } = workload('Deployment', {}) as { spec: { template: object } };
  return {
    ...rest,
    spec: { ...spec, template: { ...spec.template, metadata: { labels: { app: 'db', ...labels } } } },
  };
}

const TRAINS = training({ job: 'train' });
const FREED = training({});
const MOVED = training({ job: 'batch' });
const REBOOTS = tuning(KEPT);
const DRAINS = {
  apiVersion: 'upgrade.cattle.io/v1',
  kind: 'Plan',
  metadata: { name: 'os', namespace: 'system' },
  spec: {
    concurrency: 1,
    version: 'v1',
    nodeSelector: { matchLabels: { gpu: 'true' } },
    serviceAccountName: 'a',
    upgrade: { image: 'a' },
    drain: { podSelector: { matchExpressions: [{ key: 'job', operator: 'DoesNotExist' }] } },
  },
};

describe('a label that leaves a pod template', () => {
  const RELEASED = [
    'warning: NodeWright/tuning: interrupts waited for the pods of Deployment/db (podNonInterruptLabels)',
  ];
  const DRAINED = ['warning: Plan/system/os: drain.podSelector left the pods of Deployment/db alone'];
  test.each<[claim: string, base: object[], head: object[], says: string[]]>([
    ['releases pods that interrupts waited for', [REBOOTS, TRAINS], [REBOOTS, FREED], RELEASED],
    ['releases them where it gets another value', [REBOOTS, TRAINS], [REBOOTS, MOVED], RELEASED],
    ['releases them where the selector leaves', [REBOOTS, TRAINS], [tuning({}), TRAINS], RELEASED],
    ['releases nothing where it stays', [REBOOTS, TRAINS], [REBOOTS, TRAINS], []],
    ['releases nothing that was not held', [REBOOTS, FREED], [REBOOTS, MOVED], []],
    ['releases nothing where it comes', [REBOOTS, FREED], [REBOOTS, TRAINS], []],
    [
      'releases nothing where nothing interrupts',
      [tuning({ ...KEPT, ...PLAIN }), TRAINS],
      [tuning({ ...KEPT, ...PLAIN }), FREED],
      [],
    ],
    ['has a drain take pods that it left alone', [DRAINS, TRAINS], [DRAINS, FREED], DRAINED],
    ['has no drain take what it took before', [DRAINS, FREED], [DRAINS, FREED], []],
    ['keeps pods from a drain', [DRAINS, FREED], [DRAINS, TRAINS], []],
  ])('%s', (_claim, base, head, says) => {
    const { findings } = planOf({ base: textOf(base), head: textOf(head), snapshot: SNAPSHOT });
    const released = findings.flatMap(({ evidence, severity, message }) =>
      evidence['effect'] === 'released-pods' || evidence['effect'] === 'newly-drained'
        ? [`${severity}: ${message}`]
        : [],
    );
    expect(released).toEqual(says.map((one) => expect.stringContaining(one)));
  });
});

describe('a change whose effect no number shows is a warning', () => {
  test.each<[claim: string, base: object, head: object, says: RegExp]>([
    ['a NodeWright resumed without a status', tuning({}, PAUSED), tuning({}), /No status says/],
    [
      'a placement that becomes External',
      placement('RollingUpdate'),
      placement('External'),
      /External for good/,
    ],
  ])('%s', (_, base, head, says) => {
    const findings = found(base, head);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatch(/^new warning: /);
    expect(findings[0]).toMatch(says);
  });

  test('podNonInterruptLabels without any pod in the snapshot', () => {
    const first = workload('Deployment', {});
    const message = found(first, tuning(KEPT)).join();
    expect(message).toContain('the snapshot has no pods, so on which nodes an interrupt waits');
    expect(found(first, tuning(KEPT), nodeList(parseFleet('6 nodes gpu=true'), [POD]))).toEqual([]);
  });

  test('pods that an interrupt waits for from now on, and no longer where they stay', () => {
    const fleet = nodeList(parseFleet('6 nodes gpu=true'), [POD]);
    const [message] = found(tuning({}), tuning(KEPT), fleet);
    expect(message).toMatch(
      /^new info: .*an interrupt waits for pods that match .* and before it waited for none/,
    );
    expect(found(tuning(KEPT), tuning(KEPT), fleet)).toEqual([]);
  });

  test.each<[claim: string, base: object, head: object]>([
    ['a placement that was External before', placement('External'), placement('External')],
    ['an edit that starts nothing', tuning(KEPT), tuning({ ...KEPT, ...LATER })],
  ])('not %s', (_, base, head) => {
    expect(found(base, head)).toEqual([]);
  });
});
