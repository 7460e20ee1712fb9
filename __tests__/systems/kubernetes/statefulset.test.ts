import fc from 'fast-check';
import type { PodOutcome } from '../../../conformance/kubernetes/rounds-left.js';
import type {
  StatefulPod,
  StatefulSetSpec,
} from '../../../src/systems/kubernetes/controller/statefulset/state.js';
import { statefulSetStatus } from '../../../src/systems/kubernetes/controller/statefulset/status.js';
import { syncStatefulSet } from '../../../src/systems/kubernetes/controller/statefulset/sync.js';
import { statefulSetTurnsBad } from '../../../conformance/kubernetes/turns-bad.js';
import { behaviourOf } from '../../../src/systems/kubernetes/versions.js';
import { rollStatefulSet, statefulSetRun, statefulSetSpec, statefulSetTrace, V128 } from './build.js';

const GATED_128 = behaviourOf([1, 28, 0], true);
const GATED_137 = behaviourOf([1, 37, 0]);
const BAD = { outcome: () => 'never' as const };
const PARALLEL = { podManagementPolicy: 'Parallel' } as const;

function update(partition: number, maxUnavailable: number | string = 1): StatefulSetSpec['strategy'] {
  return { type: 'RollingUpdate', partition, maxUnavailable };
}

function pod(ordinal: number, template: string, changes: Partial<StatefulPod> = {}): StatefulPod {
  return { ordinal, template, readySinceMs: 0, terminating: false, failed: false, ...changes };
}

function sync(spec: Partial<StatefulSetSpec>, pods: readonly StatefulPod[], behaviour = V128) {
  const state = { spec: statefulSetSpec(spec), currentRevision: 'v1', pods, nowMs: 1_000_000 };
  const { created, deleted, status } = syncStatefulSet(state, behaviour);
  return {
    created: created.map(({ ordinal, revision }) => `${ordinal}:${revision}`),
    deleted: deleted.map(({ ordinal, template }) => `${ordinal}:${template}`),
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
    const pods = [pod(0, 'v1'), pod(1, 'v1', { failed: true, readySinceMs: null }), pod(2, 'v1')];
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

describe('traces', () => {
  test('2 replicas: highest first, delete then create', () => {
    expect(statefulSetTrace(rollStatefulSet({ replicas: 2 }))).toBe(
      `
1: -1:v1
1 end | 0 v1 available
2: +1:v2
2 end | 0 v1 available, 1 v2 available
3: -0:v1
3 end | 1 v2 available
4: +0:v2
4 end | 0 v2 available, 1 v2 available
complete: at least 1 available`.trim(),
    );
  });

  test('OrderedReady cannot recover from a broken pod, even when the template is put back', () => {
    const events = [{ round: 3, kind: 'edit' as const, set: { template: 'v1' } }];
    expect(statefulSetTrace(rollStatefulSet({ replicas: 2 }, { ...BAD, events }))).toBe(
      `
1: -1:v1
1 end | 0 v1 available
2: +1:v2
2 end | 0 v1 available, 1 v2 unready
3 end | 0 v1 available, 1 v2 unready
stuck: at least 1 available`.trim(),
    );
  });

  test('with the gate and OrderedReady two go together and come back one by one', () => {
    const run = rollStatefulSet({ replicas: 3, strategy: update(0, 2) }, { behaviour: GATED_128 });
    expect(statefulSetTrace(run)).toBe(
      `
1: -1:v1 -2:v1
1 end | 0 v1 available
2: +1:v2
2 end | 0 v1 available, 1 v2 available
3: +2:v2
3 end | 0 v1 available, 1 v2 available, 2 v2 available
4: -0:v1
4 end | 1 v2 available, 2 v2 available
5: +0:v2
5 end | 0 v2 available, 1 v2 available, 2 v2 available
complete: at least 1 available`.trim(),
    );
  });
});

describe('outcomes', () => {
  test('a broken version with the gate leaves one broken and one missing for ever', () => {
    const run = rollStatefulSet({ replicas: 5, strategy: update(0, 2) }, { ...BAD, behaviour: GATED_128 });
    expect([run.outcome, run.end.map(({ ordinal }) => ordinal)]).toEqual(['stuck', [0, 1, 2, 3]]);
    expect(run.why).toEqual({ code: 'waits-for-ordinal', ordinals: [3], limit: 2 });
  });

  test('a partition holds the rest back, and that is no failure', () => {
    const run = rollStatefulSet({ replicas: 4, strategy: update(2) });
    expect([run.outcome, run.status.updated, run.why]).toEqual(['partitioned', 2, null]);
  });

  test('Parallel recovers from a broken version by itself', () => {
    const events = [{ round: 4, kind: 'edit' as const, set: { template: 'v1' } }];
    const outcome = ({ template }: { template: string }) => (template === 'v2' ? 'never' : 1) as PodOutcome;
    expect(rollStatefulSet(PARALLEL, { outcome, events, behaviour: V128 }).outcome).toBe('complete');
  });

  test('deleting the broken pod by hand is what helps OrderedReady', () => {
    const outcome = ({ template }: { template: string }) => (template === 'v2' ? 'never' : 1) as PodOutcome;
    const events = [
      { round: 4, kind: 'edit' as const, set: { template: 'v1' } },
      { round: 5, kind: 'delete-pods' as const, ordinals: [2] },
    ];
    expect(rollStatefulSet({}, { outcome, events }).outcome).toBe('complete');
  });

  test('an unready pod blocks a scale-down', () => {
    const initial = [
      { ordinal: 0, template: 'v1', available: false },
      { ordinal: 1, template: 'v1', available: true },
    ];
    const run = rollStatefulSet({ replicas: 1 }, { initial });
    expect([run.outcome, run.why?.code]).toEqual(['stuck', 'waits-for-ordinal']);
  });

  test('one replica: an outage', () => {
    expect(rollStatefulSet({ replicas: 1 }).lowestAvailable).toBe(0);
  });

  test('a bad version costs one pod, with the gate maxUnavailable', () => {
    expect(statefulSetTurnsBad(statefulSetRun({ replicas: 5 })).worst.lost).toBe(1);
    const gated = statefulSetRun(
      { ...PARALLEL, replicas: 5, strategy: update(0, 2) },
      { behaviour: GATED_128 },
    );
    expect(statefulSetTurnsBad(gated).worst.lost).toBe(2);
  });

  test('OnDelete and a cut run say so', () => {
    expect(rollStatefulSet({ strategy: { type: 'OnDelete' } }).outcome).toBe('onDelete');
    expect(rollStatefulSet({}, { mostRounds: 1 }).outcome).toBe('cut');
  });
});

describe('laws', () => {
  const fates = fc.array(fc.constantFrom<PodOutcome>('never', 1, 2, 3), { minLength: 6, maxLength: 6 });
  const policy = fc.constantFrom<StatefulSetSpec['podManagementPolicy']>('OrderedReady', 'Parallel');

  test('without the gate an update never takes a second pod while one is missing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), policy, fates, (replicas, podManagementPolicy, fate) => {
        const run = rollStatefulSet(
          { replicas, podManagementPolicy },
          { outcome: ({ ordinal }) => fate[ordinal] ?? 1, behaviour: V128 },
        );
        expect(run.lowestAvailable).toBeGreaterThanOrEqual(replicas - 1);
      }),
    );
  });

  test('with the gate no more than maxUnavailable are ever missing', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.integer({ min: 1, max: 6 }),
        policy,
        fates,
        fc.constantFrom(GATED_128, GATED_137),
        (replicas, maxUnavailable, podManagementPolicy, fate, behaviour) => {
          const run = rollStatefulSet(
            { replicas, podManagementPolicy, strategy: update(0, maxUnavailable) },
            { outcome: ({ ordinal }) => fate[ordinal] ?? 1, behaviour },
          );
          expect(run.lowestAvailable).toBeGreaterThanOrEqual(Math.max(0, replicas - maxUnavailable));
        },
      ),
    );
  });

  test('ordinals below the partition are never touched by an update', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 6 }),
        fc.nat(7),
        policy,
        (replicas, partition, podManagementPolicy) => {
          const run = rollStatefulSet({ replicas, podManagementPolicy, strategy: update(partition) });
          const below = run.end.filter(({ ordinal }) => ordinal < partition);
          expect(below.every(({ template }) => template === 'v1')).toBe(true);
          expect(run.outcome).toBe(partition === 0 ? 'complete' : 'partitioned');
        },
      ),
    );
  });
});
