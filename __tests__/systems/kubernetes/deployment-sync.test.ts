import {
  type DeploymentSpec,
  NO_STATUS,
  type ReplicaSet,
  UNLIMITED,
} from '../../../src/systems/kubernetes/controller/deployment/state.js';
import { syncDeployment } from '../../../src/systems/kubernetes/controller/deployment/sync.js';
import { deploymentSpec, replicaSet } from './build.js';

/** The sizes after one sync, by template. */
function synced(spec: DeploymentSpec, sets: readonly ReplicaSet[], status = NO_STATUS) {
  const { by, state } = syncDeployment({ spec, replicaSets: sets, status });
  return { by, sizes: Object.fromEntries(state.replicaSets.map((set) => [set.template, set.size])), state };
}

const RECREATE = { type: 'Recreate' } as const;

describe('rolling update', () => {
  test('creating the new ReplicaSet does not end the sync: old pods go in the same one', () => {
    expect(synced(deploymentSpec(), [replicaSet('v1', 1, 10)]).sizes).toEqual({ v1: 8, v2: 3 });
  });

  test('an adopted ReplicaSet of size 0 does: old pods go one sync later', () => {
    const sets = [replicaSet('v2', 1, 0), replicaSet('v1', 2, 10)];
    expect(synced(deploymentSpec(), sets).sizes).toEqual({ v1: 10, v2: 3 });
  });

  test('a first rollout is not staged: all replicas at once', () => {
    expect(synced(deploymentSpec({ replicas: 7 }), []).sizes).toEqual({ v2: 7 });
  });

  test('the new ReplicaSet never exceeds replicas, whatever the surge', () => {
    const strategy = { type: 'RollingUpdate', maxSurge: 10, maxUnavailable: 0 } as const;
    expect(synced(deploymentSpec({ replicas: 3, strategy }), [replicaSet('v1', 1, 3)]).sizes).toEqual({
      v1: 3,
      v2: 3,
    });
  });

  test('a new ReplicaSet that is too large is cut to replicas first', () => {
    const sets = [replicaSet('v1', 1, 4), replicaSet('v2', 2, 12)];
    expect(synced(deploymentSpec(), sets).sizes).toEqual({ v1: 4, v2: 10 });
  });

  test('pods being deleted come on top of the surge, unless the strategy is Recreate', () => {
    const sets = [replicaSet('v1', 1, 5, { terminating: 5 }), replicaSet('v2', 2, 5)];
    expect(synced(deploymentSpec(), sets).sizes).toEqual({ v1: 5, v2: 8 });
    const gone = [replicaSet('v1', 1, 0, { terminating: 5 })];
    expect(synced(deploymentSpec({ strategy: RECREATE }), gone).sizes).toEqual({ v1: 0 });
  });

  test('pods of a bad new version are taken off the room, so the old one is not pushed further down', () => {
    const sets = [replicaSet('v1', 1, 8), replicaSet('v2', 2, 5, { ready: 0, available: 0 })];
    expect(synced(deploymentSpec(), sets).sizes).toEqual({ v1: 8, v2: 5 });
  });

  test('a rollback takes all bad pods in one sync', () => {
    const sets = [replicaSet('v1', 1, 8), replicaSet('v2', 2, 5, { ready: 0, available: 0 })];
    expect(synced(deploymentSpec({ template: 'v1' }), sets).sizes).toEqual({ v1: 8, v2: 0 });
  });

  test('with one old pod down at a rollback, one bad pod has to wait', () => {
    const sets = [
      replicaSet('v1', 1, 8, { ready: 7, available: 7 }),
      replicaSet('v2', 2, 5, { ready: 0, available: 0 }),
    ];
    expect(synced(deploymentSpec({ template: 'v1' }), sets).sizes).toEqual({ v1: 8, v2: 1 });
  });

  test('unhealthy old pods go first, oldest ReplicaSet first, even below minAvailable', () => {
    const strategy = { type: 'RollingUpdate', maxSurge: 0, maxUnavailable: 2 } as const;
    const sets = [
      replicaSet('v0', 1, 3, { available: 2 }),
      replicaSet('v1', 2, 7, { available: 4 }),
      replicaSet('v2', 3, 0),
    ];
    expect(synced(deploymentSpec({ strategy }), sets).sizes).toEqual({ v0: 2, v1: 6, v2: 0 });
  });

  test('healthy old pods go from the oldest ReplicaSet, each down to 0 before the next', () => {
    const sets = [replicaSet('v0', 1, 3), replicaSet('v1', 2, 5), replicaSet('v2', 3, 5)];
    expect(synced(deploymentSpec(), sets).sizes).toEqual({ v0: 0, v1: 3, v2: 5 });
  });

  test('the template decides which ReplicaSet is new: the oldest with an equal one', () => {
    const sets = [replicaSet('v2', 1, 0, { name: 'a' }), replicaSet('v2', 2, 0, { name: 'b' })];
    const { state } = synced(deploymentSpec(), sets);
    expect(state.replicaSets.map((set) => [set.name, set.size])).toEqual([
      ['a', 10],
      ['b', 0],
    ]);
  });

  test('rolling back gives the old ReplicaSet the highest revision', () => {
    const sets = [replicaSet('v1', 1, 0), replicaSet('v2', 2, 10)];
    const { state } = synced(deploymentSpec({ template: 'v1' }), sets);
    expect(state.replicaSets.map((set) => set.revision)).toEqual([3, 2]);
  });
});

describe('Recreate', () => {
  test('all old pods first', () => {
    const sets = [replicaSet('v0', 1, 2), replicaSet('v1', 2, 4)];
    expect(synced(deploymentSpec({ strategy: RECREATE }), sets).sizes).toEqual({ v0: 0, v1: 0 });
  });

  test('a terminating old pod holds it up', () => {
    const sets = [replicaSet('v1', 1, 0, { terminating: 1 })];
    expect(synced(deploymentSpec({ strategy: RECREATE }), sets).sizes).toEqual({ v1: 0 });
  });

  test('then the new ones all at once', () => {
    expect(synced(deploymentSpec({ strategy: RECREATE }), [replicaSet('v1', 1, 0)]).sizes).toEqual({
      v1: 0,
      v2: 10,
    });
  });

  test('terminating pods of the new version do not count', () => {
    const sets = [replicaSet('v1', 1, 0), replicaSet('v2', 2, 3, { terminating: 2 })];
    expect(synced(deploymentSpec({ strategy: RECREATE }), sets).sizes).toEqual({ v1: 0, v2: 10 });
  });

  test('resized with several ReplicaSets active it never gets out of the scaling part', () => {
    const sets = [
      replicaSet('v0', 1, 2, { desiredAnnotation: 4 }),
      replicaSet('v1', 2, 2, { desiredAnnotation: 4 }),
    ];
    const { by, sizes } = synced(deploymentSpec({ replicas: 5, strategy: RECREATE }), sets);
    expect([by, sizes]).toEqual(['scale', { v0: 2, v1: 2 }]);
  });
});

describe('scaling', () => {
  const was10 = { desiredAnnotation: 10, maxAnnotation: 13 };
  const strategy = { type: 'RollingUpdate', maxSurge: 3, maxUnavailable: 2 } as const;

  test('one active ReplicaSet takes the full size', () => {
    const { by, sizes } = synced(deploymentSpec({ template: 'v1', replicas: 4 }), [
      replicaSet('v1', 1, 10, was10),
    ]);
    expect([by, sizes]).toEqual(['scale', { v1: 4 }]);
  });

  test('halfway the growth is spread in proportion: 8 and 5 become 11 and 7', () => {
    const sets = [replicaSet('v1', 1, 8, was10), replicaSet('v2', 2, 5, was10)];
    expect(synced(deploymentSpec({ replicas: 15, strategy }), sets).sizes).toEqual({ v1: 11, v2: 7 });
  });

  test('growing, equal sizes: the newer takes the leftover; shrinking, the older gives it', () => {
    const was = { desiredAnnotation: 10, maxAnnotation: 11 };
    const even = [replicaSet('v1', 1, 5, was), replicaSet('v2', 2, 5, was)];
    const surge1 = { type: 'RollingUpdate', maxSurge: 1, maxUnavailable: 0 } as const;
    expect(synced(deploymentSpec({ replicas: 13, strategy: surge1 }), even).sizes).toEqual({ v1: 6, v2: 8 });
    expect(synced(deploymentSpec({ replicas: 8, strategy: surge1 }), even).sizes).toEqual({ v1: 4, v2: 5 });
  });

  test('to zero: all go', () => {
    const sets = [replicaSet('v1', 1, 8, was10), replicaSet('v2', 2, 5, was10)];
    expect(synced(deploymentSpec({ replicas: 0, strategy }), sets).sizes).toEqual({ v1: 0, v2: 0 });
  });

  test('a saturated new ReplicaSet ends the old ones', () => {
    const sets = [
      replicaSet('v1', 1, 2, was10),
      replicaSet('v2', 2, 5, { desiredAnnotation: 5, maxAnnotation: 6 }),
    ];
    expect(synced(deploymentSpec({ replicas: 5, strategy }), sets).sizes).toEqual({ v1: 0, v2: 5 });
  });

  test('each ReplicaSet keeps its own former maximum', () => {
    const sets = [
      replicaSet('v1', 1, 8, { desiredAnnotation: 10, maxAnnotation: 13 }),
      replicaSet('v2', 2, 5, { desiredAnnotation: 20, maxAnnotation: 23 }),
    ];
    expect(synced(deploymentSpec({ replicas: 15, strategy }), sets).sizes).toEqual({ v1: 14, v2: 4 });
  });
});

describe('paused', () => {
  test('nothing rolls', () => {
    const { by, sizes } = synced(deploymentSpec({ paused: true }), [replicaSet('v1', 1, 10)]);
    expect([by, sizes]).toEqual(['paused', { v1: 10 }]);
  });

  test('it still scales', () => {
    expect(synced(deploymentSpec({ paused: true, replicas: 12 }), [replicaSet('v1', 1, 10)]).sizes).toEqual({
      v1: 12,
    });
  });

  test('it still cleans up, though not complete', () => {
    const sets = [replicaSet('v0', 1, 0), replicaSet('v1', 2, 10)];
    expect(synced(deploymentSpec({ paused: true, revisionHistoryLimit: 1 }), sets).sizes).toEqual({ v1: 10 });
  });
});

describe('history', () => {
  const complete = { replicas: 3, updated: 3, ready: 3, available: 3, observedGeneration: 1 };
  const sets = [
    replicaSet('v-1', 1, 0),
    replicaSet('v0', 2, 0),
    replicaSet('v1', 3, 0),
    replicaSet('v2', 4, 3),
  ];

  test('the oldest revisions beyond the limit go once the rollout is complete', () => {
    const spec = deploymentSpec({ replicas: 3, revisionHistoryLimit: 1 });
    expect(synced(spec, sets).sizes).toEqual({ 'v-1': 0, v0: 0, v1: 0, v2: 3 });
    expect(synced(spec, sets, complete).sizes).toEqual({ v1: 0, v2: 3 });
  });

  test('a status of an older spec does not count as complete', () => {
    const spec = deploymentSpec({ replicas: 3, revisionHistoryLimit: 0, generation: 2 });
    expect(synced(spec, sets, complete).sizes).toHaveProperty('v0', 0);
  });

  test('a ReplicaSet that is not empty uses up its turn and stays', () => {
    const odd = [replicaSet('v0', 1, 0, { pods: 1 }), replicaSet('v1', 2, 0), replicaSet('v2', 3, 3)];
    const spec = deploymentSpec({ replicas: 3, revisionHistoryLimit: 1 });
    expect(synced(spec, odd, complete).sizes).toEqual({ v0: 0, v1: 0, v2: 3 });
  });

  test('math.MaxInt32 keeps all', () => {
    const spec = deploymentSpec({ replicas: 3, revisionHistoryLimit: UNLIMITED });
    expect(Object.keys(synced(spec, sets, complete).sizes)).toHaveLength(4);
  });
});
