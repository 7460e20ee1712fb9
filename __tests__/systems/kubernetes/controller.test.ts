import {
  emptySet,
  type ReplicaSet,
  syncDeployment,
} from '../../../src/systems/kubernetes/controller/deployment.js';
import { onHold, type StatefulSetSpec } from '../../../src/systems/kubernetes/controller/spec.js';
import { statefulSetMaxUnavailable } from '../../../src/systems/kubernetes/controller/limits.js';
import { isAvailable } from '../../../src/systems/kubernetes/controller/pod.js';
import { statefulSetHalt, syncStatefulSet } from '../../../src/systems/kubernetes/controller/statefulset.js';
import { behaviorOf } from '../../../src/systems/kubernetes/versions.js';
import { deploymentSpec, podOf, statefulSetSpec, V134 } from './build.js';

const full = { size: 10, pods: 10, available: 10, desiredAnnotation: 10 };
const sets = (...changes: readonly (Partial<ReplicaSet> & { readonly template: string })[]): ReplicaSet[] =>
  changes.map((change, i) => ({ ...emptySet(change.template, i + 1), ...change }));

test.each([
  [
    'beyond revisionHistoryLimit: the lowest revision is deleted',
    1,
    sets({ template: 'a' }, { template: 'b' }),
    ['b'],
  ],
  ['within revisionHistoryLimit: all stay', 2, sets({ template: 'a' }, { template: 'b' }), ['a', 'b']],
  [
    'revisionHistoryLimit 0: one with a pod stays',
    0,
    sets({ template: 'a' }, { template: 'b', pods: 1 }),
    ['b'],
  ],
])('controller: Deployment, old ReplicaSets %s', (_case, revisionHistoryLimit, old, kept) => {
  const present = { ...emptySet('v2', 3), ...full, pods: 10 - old.reduce((sum, { pods }) => sum + pods, 0) };
  const spec = deploymentSpec({ revisionHistoryLimit, paused: true });
  const { replicaSets } = syncDeployment({ spec, replicaSets: [...old, present] });
  expect(replicaSets.map(({ template }) => template)).toEqual([...kept, 'v2']);
});

test('Deployment, ReplicaSets after a complete rollout: cleaned up without a pause', () => {
  const replicaSets = sets({ template: 'a' }, { template: 'v2', ...full });
  const synced = syncDeployment({ spec: deploymentSpec({ revisionHistoryLimit: 0 }), replicaSets });
  expect(synced.replicaSets.map(({ template }) => template)).toEqual(['v2']);
});

test('Deployment, rollback: the old ReplicaSet gets the next revision', () => {
  const replicaSets = sets({ template: 'v2' }, { template: 'v3', ...full });
  const synced = syncDeployment({ spec: deploymentSpec(), replicaSets });
  expect(synced.replicaSets.map(({ template, revision }) => [template, revision])).toEqual([
    ['v2', 3],
    ['v3', 2],
  ]);
});

const partitioned = (replicas: number, partition: number) => ({
  replicas,
  updateStrategy: { type: 'RollingUpdate', rollingUpdate: { partition } },
});

test.each([
  ['a Deployment that is paused', { paused: true }, 'paused'],
  ['a Deployment that is not', { paused: false }, undefined],
  ['OnDelete', { updateStrategy: { type: 'OnDelete' } }, 'OnDelete'],
  ['a partition of all replicas', partitioned(3, 3), 'partition'],
  ['a partition of some', partitioned(3, 2), undefined],
  ['no replicas and no partition', partitioned(0, 0), undefined],
])('held back: %s', (_case, spec, held) => {
  expect(onHold({ object: { spec } })).toBe(held);
});

const GATED = behaviorOf([1, 28, 0], true);
const BROKEN = { phase: 'broken', readySinceMs: null } as const;

test.each<[string, Partial<StatefulSetSpec>, typeof V134, object]>([
  ['OrderedReady: waits for the pod that is not ready', {}, V134, { code: 'ordered-ready', pods: [1] }],
  [
    'Parallel: pods are not available',
    { podManagementPolicy: 'Parallel' },
    V134,
    { code: 'not-available', pods: [1] },
  ],
  [
    'Parallel with maxUnavailable: the limit keeps the old pods',
    { podManagementPolicy: 'Parallel' },
    GATED,
    { code: 'not-available', pods: [1], keeps: { old: 2, by: 'maxUnavailable', limit: 1 } },
  ],
])('controller: StatefulSet that is stuck, %s', (_case, changes, behavior, halt) => {
  const pods = [podOf(0, 'v1'), podOf(1, 'v2', BROKEN), podOf(2, 'v1')];
  const state = { spec: statefulSetSpec(changes), currentRevision: 'v1', pods, nowMs: 0 };
  expect(statefulSetHalt(state, behavior)).toEqual(halt);
});

test.each([
  ['50%', 3, 1],
  ['10%', 5, 1],
  ['100%', 3, 3],
  [0, 3, 1],
])(
  'StatefulSet maxUnavailable: %s of %i replicas is %i, rounded down and at least 1',
  (value, replicas, limit) => {
    expect(statefulSetMaxUnavailable(value, replicas)).toBe(limit);
  },
);

test.each([
  [0, 0, true],
  [60, 59_999, false],
  [60, 60_000, false],
  [60, 60_001, true],
])('minReadySeconds %i: a pod is available after %i ms: %s', (minReadySeconds, nowMs, available) => {
  expect(isAvailable({ readySinceMs: 0 }, { spec: { minReadySeconds }, nowMs })).toBe(available);
});

test('StatefulSet with Parallel and maxUnavailable: a pod that is down is replaced beyond the limit', () => {
  const pods = [podOf(0, 'v1'), podOf(1, 'v1', BROKEN), podOf(2, 'v1')];
  const spec = statefulSetSpec({ podManagementPolicy: 'Parallel' });
  const synced = syncStatefulSet(
    { spec, currentRevision: 'v1', pods, nowMs: 0 },
    behaviorOf([1, 37, 0], true),
  );
  expect(synced.deleted.map(({ slot }) => slot)).toEqual([1]);
});
