import type { PlannedGroup } from '../../src/plan/model.js';
import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';
import {
  budget,
  maintenance,
  nodePool,
  READY_POOL,
  skyhook,
  textOf,
  workload,
} from './measure/world-objects.js';

const MINUTE = 60_000;
const START = Date.parse('2026-11-23T08:00:00Z');

interface Case {
  readonly head: readonly object[];
  readonly base?: readonly object[];
  readonly cluster: readonly object[];
  readonly config?: string;
  readonly nodes?: number;
}

function groupOf(kind: string, { head, base, cluster, config = '', nodes = 4 }: Case): PlannedGroup {
  const shapes = Array.from({ length: nodes }, () => ({ labels: READY_POOL }));
  const { plan } = planOf({
    head: textOf(head),
    ...(base ? { base: textOf(base) } : {}),
    snapshot: nodeList(shapes, cluster),
    config: `version: 1\n${config}`,
  });
  const group = plan.head.policies.find(({ ref }) => ref.kind === kind)?.effect.groups[0];
  if (!group) throw new Error(`no group of ${kind}`);
  return group;
}

function minutes({ finish }: PlannedGroup): number | null {
  return finish === null ? null : (finish - START) / MINUTE;
}

const ON_TWO = ['node-0001', 'node-0002'];
const REBOOT = [skyhook({ atOnce: 2, reboots: true })];

test.each([
  [
    'one budget',
    [budget('db', 'db', { maxUnavailable: 0 })],
    'Let PodDisruptionBudget db allow at least one eviction at a time.',
  ],
  [
    'two budgets',
    [budget('one', 'db', { maxUnavailable: 1 }), budget('two', 'db', { maxUnavailable: 1 })],
    'Leave only one of the disruption budgets over these pods: one, two.',
  ],
])('the fix of a drain that never ends names what holds it: %s', (_, budgets, fix) => {
  const { findings } = planOf({
    head: textOf(REBOOT),
    snapshot: nodeList(
      Array.from({ length: 4 }, () => ({ labels: READY_POOL })),
      [...workload('db', ON_TWO), ...budgets],
    ),
  });
  expect(findings.find(({ rule }) => rule === 'no-progress')?.remediation).toBe(fix);
});

describe('a disruption budget holds the drain of a node back', () => {
  test('two nodes at once with a pod each and one eviction allowed: the second waits until the first pod runs elsewhere', () => {
    const free = groupOf('NodeWright', { head: REBOOT, cluster: workload('db', ON_TWO) });
    const held = groupOf('NodeWright', {
      head: REBOOT,
      cluster: [...workload('db', ON_TWO), budget('db', 'db', { maxUnavailable: 1 })],
      config: 'systems: { kubernetes: { podReadyAfter: 5m } }',
    });
    expect(minutes(free)).toBe(40);
    expect(held.outcome).toBe('complete');
    expect(minutes(held)).toBeGreaterThanOrEqual(45);
    expect(held.peakAtOnce).toBe(2);
  });

  test('a budget that lets nothing go ever: the drain never ends, and the rollout is stuck and says why', () => {
    const stuck = groupOf('NodeWright', {
      head: REBOOT,
      cluster: [...workload('db', ON_TWO), budget('db', 'db', { maxUnavailable: 0 })],
    });
    expect(stuck.outcome).toBe('stuck');
    expect(stuck.why).toBe(
      'The drain of node-0001 never ends: PodDisruptionBudget db does not let apps/db-0 go: both pods that are healthy must stay so, and 1 more node does not either.',
    );
  });

  test('two budgets over one pod let it go never, whatever they allow', () => {
    const stuck = groupOf('NodeWright', {
      head: REBOOT,
      cluster: [
        ...workload('db', ON_TWO),
        budget('one', 'db', { maxUnavailable: 1 }),
        budget('two', 'db', { maxUnavailable: 1 }),
      ],
    });
    expect(stuck.outcome).toBe('stuck');
    expect(stuck.why).toContain('covered by 2 disruption budgets (one, two)');
  });

  const FULL = { expectedPods: 2, desiredHealthy: 2, currentHealthy: 2, disruptionsAllowed: 0 };
  test.each([
    ['as its own status says', { maxUnavailable: 1 }, FULL, 'stuck'],
    ['lets none go, without a status too', { maxUnavailable: 0 }, null, 'stuck'],
    ['is taken to hold nothing where nobody can tell', { maxUnavailable: 1 }, null, 'complete'],
  ])('a budget over pods of a custom resource: %s', (_claim, spec, status, outcome) => {
    const pods = workload('db', ON_TWO).flatMap((object) => {
      const { kind, metadata } = object as { kind: string; metadata: object };
      if (kind !== 'Pod') return [];
      const owner = { apiVersion: 'apps.kruise.io/v1', kind: 'CloneSet', name: 'db', controller: true };
      return [{ ...object, metadata: { ...metadata, ownerReferences: [owner] } }];
    });
    const one = { ...budget('db', 'db', spec), ...(status ? { status } : {}) };
    expect(groupOf('NodeWright', { head: REBOOT, cluster: [...pods, one] }).outcome).toBe(outcome);
  });

  test('without an interrupt nothing is drained, and with disableEviction no budget is asked', () => {
    const cluster = [...workload('db', ON_TWO), budget('db', 'db', { maxUnavailable: 0 })];
    expect(groupOf('NodeWright', { head: [skyhook({ atOnce: 2 })], cluster }).outcome).toBe('complete');
    const [forced] = REBOOT.map((object) => ({
      ...object,
      spec: { ...(object as { spec: object }).spec, drainConfig: { disableEviction: true } },
    }));
    expect(groupOf('NodeWright', { head: [forced ?? {}], cluster }).outcome).toBe('complete');
  });

  test('a maintenance is held until its SLA is over: then what is left may be removed by force', () => {
    const held = groupOf('NotifyMaintenance', {
      head: [maintenance('m', 'node-0001')],
      cluster: [...workload('db', ON_TWO), budget('db', 'db', { maxUnavailable: 0 })],
      config: 'systems: { pika: { slaPeriod: 6h, steps: { drain: 1h, maintenance: 2h, validation: 0s } } }',
    });
    expect(held.outcome).toBe('complete');
    expect(minutes(held)).toBe(8 * 60);
  });

  test('Karpenter: a grace period ends the drain by force; a node whose pod shares a budget with one that drains waits', () => {
    const given = (grace?: string): Case => ({
      base: [nodePool('2', 'a', grace)],
      head: [nodePool('2', 'b', grace)],
      cluster: [...workload('db', ON_TWO), budget('db', 'db', { maxUnavailable: 1 })],
      config: 'systems: { kubernetes: { podReadyAfter: 10m } }',
    });
    expect(groupOf('NodePool', given()).outcome).toBe('complete');
    expect(groupOf('NodePool', given('1m')).outcome).toBe('complete');
    expect(minutes(groupOf('NodePool', given('1m'))) ?? 0).toBeLessThanOrEqual(
      minutes(groupOf('NodePool', given())) ?? 0,
    );
  });
});

describe('durations.steps are the life of a node that is drained', () => {
  const STEPS = 'steps: { drain: 5m, maintenance: 10m, validation: 5m, return: 10m }';
  const DRIFTS = { base: [nodePool('10', 'a')], head: [nodePool('10', 'b')] };
  test.each([
    ['an interrupt drains, so the node is out in all four', REBOOT, `durations: { ${STEPS} }`, 60],
    ['without an interrupt the duration holds', [skyhook({ atOnce: 2 })], `durations: { ${STEPS} }`, 40],
    ['without steps the duration holds for all', REBOOT, 'durations: { default: 25m }', 50],
    [
      'a group with a duration alone has it for drained nodes as well',
      REBOOT,
      `durations: { ${STEPS}, groups: [{ selector: {}, duration: 15m }] }`,
      30,
    ],
    [
      'a group with steps of its own',
      REBOOT,
      'durations: { groups: [{ selector: {}, steps: { drain: 5m, maintenance: 5m, validation: 0s, return: 0s } }] }',
      20,
    ],
  ])('%s', (_, head, config, finish) => {
    expect(minutes(groupOf('NodeWright', { head, cluster: [], config }))).toBe(finish);
  });

  test('a node that Karpenter replaces goes through them', () => {
    const finish = minutes(
      groupOf('NodePool', { ...DRIFTS, cluster: [], config: `durations: { ${STEPS} }` }),
    );
    expect(Math.floor(finish ?? 0)).toBe(30);
  });

  test('a drain that is held for less than its step is no delay', () => {
    const cluster = [...workload('db', ON_TWO), budget('db', 'db', { maxUnavailable: 1 })];
    const config = `durations: { ${STEPS} }\nsystems: { kubernetes: { podReadyAfter: 1m } }`;
    expect(minutes(groupOf('NodeWright', { head: REBOOT, cluster, config }))).toBe(60);
  });
});

describe('a rollout that gets stuck in its last batch', () => {
  test.each([
    ['with its last node', ['node-0004'], 1, 'with 3 of 4 nodes done'],
    ['with its last two nodes', ['node-0003', 'node-0004'], 2, 'with 2 of 4 nodes done'],
    ['before its last node', ['node-0003'], 1, 'with 2 of 4 nodes done'],
  ])('%s is no-progress', (_claim, on, atOnce, says) => {
    const { findings } = planOf({
      head: textOf([skyhook({ atOnce, reboots: true })]),
      snapshot: nodeList(
        Array.from({ length: 4 }, () => ({ labels: READY_POOL })),
        [...workload('db', on), budget('db', 'db', { maxUnavailable: 0 })],
      ),
      config: 'version: 1\n',
    });
    const found = findings.find(({ rule }) => rule === 'no-progress');
    expect([found?.severity, found?.message]).toEqual([
      'error',
      expect.stringContaining(`it gets stuck ${says}, because `),
    ]);
  });
});

// Source: kubernetes-sigs/karpenter#2466: four nodes with a pod each are taken at once, and one pod may go at a time.
test('pods that are evicted from all nodes of a pool run on its replacements as soon as these join', () => {
  const on = ['node-0001', 'node-0002', 'node-0003', 'node-0004'];
  const group = groupOf('NodePool', {
    base: [nodePool('100%', 'a')],
    head: [nodePool('100%', 'b')],
    cluster: [...workload('db', on), budget('db', 'db', { maxUnavailable: 1 })],
  });
  expect([group.peakAtOnce, group.outcome, minutes(group)]).toEqual([4, 'complete', 25]);
});
