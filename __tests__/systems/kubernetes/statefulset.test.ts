import type {
  StatefulPod,
  StatefulSetSpec,
} from '../../../src/systems/kubernetes/controller/statefulset/state.js';
import { statefulSetStatus } from '../../../src/systems/kubernetes/controller/statefulset/status.js';
import { syncStatefulSet } from '../../../src/systems/kubernetes/controller/statefulset/sync.js';
import { behaviourOf } from '../../../src/systems/kubernetes/versions.js';
import { podOf as pod, statefulSetSpec, V128 } from './build.js';

const GATED_128 = behaviourOf([1, 28, 0], true);
const GATED_137 = behaviourOf([1, 37, 0]);
const PARALLEL = { podManagementPolicy: 'Parallel' } as const;

function update(partition: number, maxUnavailable: number | string = 1): StatefulSetSpec['strategy'] {
  return { type: 'RollingUpdate', partition, maxUnavailable };
}

function sync(spec: Partial<StatefulSetSpec>, pods: readonly StatefulPod[], behaviour = V128) {
  const state = { spec: statefulSetSpec(spec), currentRevision: 'v1', pods, nowMs: 1_000_000 };
  const { created, deleted, status } = syncStatefulSet(state, behaviour);
  return {
    created: created.map(({ ordinal, revision }) => `${ordinal}:${revision}`),
    deleted: deleted.map(({ slot, template }) => `${slot}:${template}`),
    status,
  };
}

const UNREADY = { readySinceMs: null };
const V1 = [pod(0, 'v1'), pod(1, 'v1'), pod(2, 'v1')];

describe('filling places', () => {
  test('OrderedReady creates one and waits for it, Parallel all', () => {
    expect(sync({}, []).created).toEqual(['0:v2']);
    expect(sync(PARALLEL, []).created).toEqual(['0:v2', '1:v2', '2:v2']);
  });

  test('below the partition a pod is created with the current version', () => {
    expect(sync({ ...PARALLEL, strategy: update(2) }, []).created).toEqual(['0:v1', '1:v1', '2:v2']);
  });

  test('the partition counts from the first ordinal', () => {
    const spec = { ...PARALLEL, startOrdinal: 5, strategy: update(2) };
    expect(sync(spec, []).created).toEqual(['5:v1', '6:v1', '7:v2']);
  });

  test('with OnDelete a pod is always created with the new version', () => {
    expect(sync({ ...PARALLEL, strategy: { type: 'OnDelete' } }, []).created).toEqual([
      '0:v2',
      '1:v2',
      '2:v2',
    ]);
  });

  test('a Failed pod is deleted and created anew in the same sync', () => {
    const pods = [pod(0, 'v1'), pod(1, 'v1', { finished: true, readySinceMs: null }), pod(2, 'v1')];
    expect(sync({}, pods)).toMatchObject({ deleted: ['1:v1'], created: ['1:v2'] });
  });

  test.each([
    ['not ready', UNREADY],
    ['being deleted', { terminating: true }],
  ])('OrderedReady does nothing while a pod is %s', (_name, change) => {
    expect(sync({}, [pod(0, 'v1', change), pod(1, 'v1'), pod(2, 'v1')])).toMatchObject({
      created: [],
      deleted: [],
    });
  });

  test('OrderedReady waits for minReadySeconds too', () => {
    const pods = [pod(0, 'v1', { readySinceMs: 999_000 }), pod(1, 'v1'), pod(2, 'v1')];
    expect(sync({ minReadySeconds: 5 }, pods).deleted).toEqual([]);
  });
});

describe('scaling down', () => {
  test('comes before the update, highest first, one at a time', () => {
    expect(sync({ replicas: 1 }, V1).deleted).toEqual(['2:v1']);
  });

  test('Parallel deletes all surplus pods and updates in the same sync', () => {
    expect(sync({ ...PARALLEL, replicas: 1 }, V1).deleted).toEqual(['2:v1', '1:v1', '0:v1']);
  });

  test('OrderedReady waits for a surplus pod that is being deleted', () => {
    const pods = [pod(0, 'v1'), pod(1, 'v1'), pod(2, 'v1', { terminating: true })];
    expect(sync({ replicas: 1 }, pods).deleted).toEqual([]);
  });

  test('an unhealthy surplus pod goes if it is the first unhealthy one of all, else it is waited for', () => {
    const first = [pod(0, 'v1'), pod(1, 'v1'), pod(2, 'v1', UNREADY)];
    expect(sync({ replicas: 1 }, first).deleted).toEqual(['2:v1']);
    const second = [pod(0, 'v1'), pod(1, 'v1', UNREADY), pod(2, 'v1', UNREADY)];
    expect(sync({ replicas: 1 }, second).deleted).toEqual([]);
  });

  test('pods below the first ordinal are surplus as well', () => {
    expect(sync({ ...PARALLEL, startOrdinal: 1, replicas: 2 }, V1).deleted).toContain('0:v1');
  });
});

describe('updating', () => {
  test('without the gate one at a time from the top, also with Parallel and whatever maxUnavailable says', () => {
    expect(sync({ strategy: update(0, 2) }, V1).deleted).toEqual(['2:v1']);
    expect(sync({ ...PARALLEL, strategy: update(0, 2) }, V1).deleted).toEqual(['2:v1']);
  });

  test('the gate lets maxUnavailable go at once', () => {
    expect(sync({ strategy: update(0, 2) }, V1, GATED_128).deleted).toEqual(['2:v1', '1:v1']);
  });

  test('with the gate an unhealthy pod below the partition uses the budget up', () => {
    const pods = [pod(0, 'v1', UNREADY), pod(1, 'v1'), pod(2, 'v1')];
    expect(sync({ ...PARALLEL, strategy: update(1, 1) }, pods, GATED_128).deleted).toEqual([]);
    expect(sync({ ...PARALLEL, strategy: update(1, 1) }, pods).deleted).toEqual(['2:v1']);
  });

  test('with the gate a broken version blocks its own revert, until 1.37 with Parallel', () => {
    const pods = [pod(0, 'v1'), pod(1, 'v2', UNREADY), pod(2, 'v2', UNREADY)];
    const spec = { ...PARALLEL, template: 'v1', strategy: update(0, 2) };
    expect(sync(spec, pods, GATED_128).deleted).toEqual([]);
    expect(sync(spec, pods, GATED_137).deleted).toEqual(['2:v2', '1:v2']);
    expect(sync({ ...spec, podManagementPolicy: 'OrderedReady' }, pods, GATED_137).deleted).toEqual([]);
  });

  test('replacing what is down already does not raise the limit for the others', () => {
    const pods = [pod(0, 'v1'), pod(1, 'v1'), pod(2, 'v1', UNREADY)];
    expect(sync({ ...PARALLEL, strategy: update(0, 1) }, pods, GATED_137).deleted).toEqual(['2:v1']);
    expect(sync({ ...PARALLEL, strategy: update(0, 2) }, pods, GATED_137).deleted).toEqual(['2:v1', '1:v1']);
  });

  test('Parallel goes on before minReadySeconds in 1.28, and waits from 1.34 on', () => {
    const pods = [pod(0, 'v1'), pod(1, 'v1'), pod(2, 'v2', { readySinceMs: 999_000 })];
    const spec = { ...PARALLEL, minReadySeconds: 5 };
    expect(sync(spec, pods).deleted).toEqual(['1:v1']);
    expect(sync(spec, pods, behaviourOf([1, 34, 0])).deleted).toEqual([]);
  });

  test('raising the partition does not move updated pods back', () => {
    const pods = [pod(0, 'v1'), pod(1, 'v2'), pod(2, 'v2')];
    expect(sync({ strategy: update(3) }, pods)).toMatchObject({ created: [], deleted: [] });
  });
});

describe('status', () => {
  const state = { spec: statefulSetSpec(), currentRevision: 'v1', pods: [], nowMs: 1_000_000 };

  test('with no pod at all the current revision moves at once', () => {
    expect(statefulSetStatus(state, []).currentRevision).toBe('v2');
  });

  test('it moves when all pods are new and ready, and not while one is being deleted', () => {
    const pods = [pod(0, 'v2'), pod(1, 'v2')];
    expect(statefulSetStatus(state, pods)).toMatchObject({ currentRevision: 'v2', current: 2 });
    const leaving = [pod(0, 'v2'), pod(1, 'v2', { terminating: true })];
    expect(statefulSetStatus(state, leaving)).toMatchObject({ currentRevision: 'v1', ready: 2, updated: 1 });
  });

  test('with OnDelete it never moves', () => {
    const onDelete = { ...state, spec: statefulSetSpec({ strategy: { type: 'OnDelete' } }) };
    expect(statefulSetStatus(onDelete, [pod(0, 'v2')]).currentRevision).toBe('v1');
  });
});
