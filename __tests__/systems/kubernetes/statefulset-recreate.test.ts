import type { StatefulSetSpec } from '../../../src/systems/kubernetes/controller/spec.js';
import { type StatefulPod, syncStatefulSet } from '../../../src/systems/kubernetes/controller/statefulset.js';
import { behaviorOf } from '../../../src/systems/kubernetes/versions.js';
import { podOf as pod, statefulSetSpec } from './build.js';

const UNREADY = { readySinceMs: null };
const PARALLEL = { podManagementPolicy: 'Parallel' } as const;

function sync(spec: Partial<StatefulSetSpec>, pods: readonly StatefulPod[]) {
  const state = { spec: statefulSetSpec(spec), currentRevision: 'v1', pods, nowMs: 1_000_000 };
  const { created, deleted } = syncStatefulSet(state, behaviorOf([1, 37, 0], null, true));
  return {
    created: created.map(({ ordinal, revision }) => `${ordinal}:${revision}`),
    deleted: deleted.map(({ slot, template }) => `${slot}:${template}`),
  };
}

// KEP-3541; kubernetes/kubernetes#137187.
describe('Recreate', () => {
  const RECREATE = { strategy: { type: 'Recreate' } } as const;

  test('deletes all pods of another revision at once, broken and surplus ones too', () => {
    const pods = [pod(0, 'v1'), pod(1, 'v1', UNREADY), pod(2, 'v1'), pod(3, 'v1')];
    const { created, deleted } = sync(RECREATE, pods);
    expect([created, deleted]).toEqual([[], ['0:v1', '1:v1', '2:v1', '3:v1']]);
  });

  test('waits until the last of them is gone before it makes a new one', () => {
    const { created, deleted } = sync({ ...RECREATE, ...PARALLEL }, [pod(1, 'v1', { terminating: true })]);
    expect([created, deleted]).toEqual([[], []]);
  });

  test('makes the new ones as podManagementPolicy says', () => {
    expect(sync(RECREATE, []).created).toEqual(['0:v2']);
    expect(sync({ ...RECREATE, ...PARALLEL }, []).created).toEqual(['0:v2', '1:v2', '2:v2']);
  });

  test('recovers from a broken version with the next template, also with OrderedReady', () => {
    expect(sync(RECREATE, [pod(0, 'broken', UNREADY)]).deleted).toEqual(['0:broken']);
  });
});
