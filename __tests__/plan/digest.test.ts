import { planCluster } from '../../src/plan.js';
import { planDigest } from '../../src/plan/digest.js';
import type { Plan, PlannedPolicy } from '../../src/plan/model.js';
import { nodeList } from '../../src/cases/fleet.js';
import { inputOf, planOf } from '../plan-of.js';
import { READY_POOL, textOf } from './measure/world-objects.js';

interface Pool {
  readonly budgets?: readonly object[];
  readonly expireAfter?: string;
}

const CLOSED_AT_NIGHT = { nodes: '0', schedule: '0 20 * * *', duration: '8h' };
const ONE = { nodes: '1' };
const HALVES = ['0 20 * * *', '0 0 * * *'].map((schedule) => ({ nodes: '0', schedule, duration: '4h' }));
/** Labels that the pool's requirement asks for: nothing drifts. */
const FITTING = { ...READY_POOL, 'kubernetes.io/arch': 'amd64' };

function nodePool({ budgets = [ONE, CLOSED_AT_NIGHT], expireAfter = 'Never' }: Pool): string {
  return JSON.stringify({
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name: 'default' },
    spec: {
      template: {
        spec: {
          expireAfter,
          nodeClassRef: { group: 'example.com', kind: 'Class', name: 'default' },
          requirements: [{ key: 'kubernetes.io/arch', operator: 'In', values: ['amd64'] }],
        },
      },
      disruption: { consolidateAfter: '0s', budgets },
    },
  });
}

const snapshot = nodeList(Array.from({ length: 4 }, () => ({ labels: FITTING })));

function planned(pool: Pool, at = '2026-11-23T08:00:00Z'): Plan {
  return planOf({ head: nodePool(pool), isUnchanged: true, snapshot, at }).plan;
}

const digestOf = (pool: Pool, at?: string): string => planned(pool, at).digest;
const isSame = (base: Pool, head: Pool): boolean | undefined =>
  planOf({ base: nodePool(base), head: nodePool(head), snapshot }).plan.policies.find(
    ({ ref }) => ref.kind === 'NodePool',
  )?.sameEffect;

const budgets = (closed: object): Pool => ({ budgets: [ONE, closed] });
const night = (change: object): Pool => budgets({ ...CLOSED_AT_NIGHT, ...change });
const reasons = (...list: readonly string[]): Pool => night({ reasons: list });

describe('digest: the digest is of what is written about time, not of the dates it comes to', () => {
  test.each<[string, Pool, Pool?]>([
    ['another schedule', night({ schedule: '0 21 * * *' })],
    ['another duration', night({ duration: '9h' })],
    ['another limit', night({ nodes: '2' })],
    ['a reason', night({ reasons: ['Drifted'] })],
    ['one limit fewer', { budgets: [ONE] }],
    ['an age limit', { expireAfter: '72000h' }],
    ['an age limit that no node reaches', { expireAfter: '72000h' }, { expireAfter: '72001h' }],
  ])('%s is another digest', (_claim, pool, other = {}) => {
    expect(digestOf(pool)).not.toBe(digestOf(other));
  });

  test.each<[string, Pool, Pool]>([
    ['the order of the limits', { budgets: [CLOSED_AT_NIGHT, ONE] }, {}],
    ['the order of the reasons', reasons('Drifted', 'Empty'), reasons('Empty', 'Drifted')],
    ['the way a duration is written', night({ duration: '480m' }), {}],
    ['the way an age limit is written', { expireAfter: '4320000m' }, { expireAfter: '72000h' }],
  ])('%s does not count', (_claim, a, b) => {
    expect(digestOf(a)).toBe(digestOf(b));
  });

  test.each([
    ['on another day', '2026-11-25T08:00:00Z'],
    ['at an hour at which another limit holds', '2026-11-23T21:00:00Z'],
  ])('%s the windows are others, and the digest is the same', (_claim, at) => {
    expect(digestOf({}, at)).toBe(digestOf({}));
  });
});

test('digest: another one for each version of a remote chart', () => {
  const input = inputOf({ head: nodePool({}), snapshot: nodeList([{ labels: FITTING }]) });
  const digestWith = (...charts: string[]): string =>
    planCluster({ ...input, head: { ...input.head, charts } }).plan.digest;
  const web = 'https://charts.example/web sha256:';
  expect(new Set([digestWith(), digestWith(`${web}1`), digestWith(`${web}2`)]).size).toBe(3);
});

test('digest: another one if the API server refuses a policy', () => {
  const { head } = planned({});
  const rejections = [{}] as unknown as PlannedPolicy['rejections'];
  const policies = head.policies.map((policy) => ({ ...policy, rejections }));
  expect(planDigest({ ...head, policies })).not.toBe(planDigest(head));
});

describe('digest: the same effect is the same windows, instant by instant', () => {
  const weekdays = (schedule: string): Pool => night({ schedule });

  test.each<[string, Pool, Pool, boolean]>([
    ['two schedules of the same windows', weekdays('0 20 * * mon-fri'), weekdays('0 20 * * 1-5'), true],
    ['a window in two parts that touch', {}, { budgets: [ONE, ...HALVES] }, true],
    ['the order of the limits', { budgets: [CLOSED_AT_NIGHT, ONE] }, {}, true],
    ['a window an hour later', night({ schedule: '0 21 * * *' }), {}, false],
    ['a window on other days, none of them today', weekdays('0 20 * * 2-6'), weekdays('0 20 * * 3-6'), false],
    ['another age limit', { expireAfter: '72000h' }, { expireAfter: '72001h' }, false],
  ])('%s', (_claim, base, head, expected) => {
    expect(isSame(base, head)).toBe(expected);
  });

  test('schedules that open the same windows are two digests all the same', () => {
    expect(digestOf(weekdays('0 20 * * mon-fri'))).not.toBe(digestOf(weekdays('0 20 * * 1-5')));
  });
});

describe('digest: a rollout that is due without the change', () => {
  const drifted = (pool: Pool, base: Pool = {}): Plan =>
    planOf({
      base: nodePool(base),
      head: nodePool(pool),
      snapshot: nodeList(Array.from({ length: 4 }, () => ({ labels: READY_POOL }))),
    }).plan;

  test.each<[string, Pool, boolean]>([
    ['the policy is not edited: it is as before', {}, true],
    ['the policy is edited: merging starts it', night({ duration: '480m' }), false],
  ])('where %s', (_claim, head, expected) => {
    const [policy] = drifted(head).policies;
    expect([policy?.head?.change?.kind, policy?.sameEffect]).toEqual(['drift', expected]);
  });
});

describe('digest: the digest of an announced maintenance', () => {
  const announced = (annotations: object = {}, at?: string, config?: string): string => {
    const head = textOf([
      {
        apiVersion: 'ngn2.nvidia.com/v1alpha1',
        kind: 'NotifyMaintenance',
        metadata: { name: 'fw', annotations },
        spec: { nodeObject: 'node-0001', maintenanceID: 'fw', maintenanceType: 'planned' },
      },
    ]);
    const given = { ...(at ? { at } : {}), ...(config ? { config } : {}) };
    return planOf({ head, snapshot: nodeList([{ labels: {} }]), ...given }).plan.digest;
  };

  test.each<[string, string, boolean]>([
    ['ready from the start', announced({ 'maintenance/readyForMaintenance': 'true' }), false],
    [
      'longer steps',
      announced({}, undefined, 'version: 1\nsystems: {pika: {steps: {maintenance: 8h}}}\n'),
      false,
    ],
    ['another hour of the plan', announced({}, '2026-11-24T03:00:00Z'), true],
  ])('%s', (_claim, digest, isSameDigest) => {
    expect(digest === announced()).toBe(isSameDigest);
  });
});

describe('digest: the digest of a Plan with a window', () => {
  const digestAt = (at: string, endTime = '06:00'): string => {
    const window = { days: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], startTime: '22:00', endTime };
    const head = JSON.stringify({
      apiVersion: 'upgrade.cattle.io/v1',
      kind: 'Plan',
      metadata: { name: 'k3s', namespace: 'system-upgrade' },
      spec: {
        ...{ concurrency: 2, version: 'v1.31.2+k3s1', upgrade: { image: 'example.com/k3s-upgrade' } },
        ...{ nodeSelector: { matchLabels: { upgrade: 'true' } }, window },
      },
    });
    const snapshot = nodeList(Array.from({ length: 4 }, () => ({ labels: { upgrade: 'true' } })));
    return planOf({ head, snapshot, at }).plan.digest;
  };

  test.each(['2026-11-23T09:00:00Z', '2026-11-23T21:59:00Z', '2026-11-25T12:00:00Z'])(
    'is the same at %s, whose horizon holds other windows',
    (at) => {
      expect(digestAt(at)).toBe(digestAt('2026-11-23T08:00:00Z'));
    },
  );

  test('is another one where the window is longer', () => {
    expect(digestAt('2026-11-23T08:00:00Z', '07:00')).not.toBe(digestAt('2026-11-23T08:00:00Z'));
  });
});
