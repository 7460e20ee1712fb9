import { live, over, planned, replicaSet, sizes, workload } from './web-plans.js';
import { factOf } from '../../../src/systems/system.js';

describe('a Deployment that is under way in the snapshot', () => {
  const progressing = (reason: string): object => ({
    conditions: [
      { type: 'Progressing', status: reason === 'ProgressDeadlineExceeded' ? 'False' : 'True', reason },
    ],
  });
  const halfway = (reason: string): object =>
    over(
      live('web:2', { replicas: 13, updatedReplicas: 5, availableReplicas: 8, ...progressing(reason) }),
      replicaSet('web-1', 1, 'web:1', 8, 8),
      replicaSet('web-2', 2, 'web:2', 5, 0),
    );

  test('goes on', () => {
    const head = workload('Deployment', { replicas: 10 }, 'web:2');
    const { group, says, diff } = planned({ base: head, head, snapshot: halfway('ReplicaSetUpdated') });
    expect(diff.head?.change?.kind).toBe('continues');
    expect(says).toContain('5 of 10 replicas have the new pod template');
    expect([group.outcome, sizes(group)]).toEqual(['complete', '5 5']);
  });

  test('whose deadline has passed is stuck, and the plan says what to do', () => {
    const head = workload('Deployment', { replicas: 10 }, 'web:2');
    const { group, rules } = planned({ base: head, head, snapshot: halfway('ProgressDeadlineExceeded') });
    expect(group.outcome).toBe('stuck');
    expect(group.why).toBe(
      '5 pods of the new version are not available, and at least 8 have to stay: 8 pods of the old version are kept. After progressDeadlineSeconds, 600, that is reported and nothing else: no pod comes back.',
    );
    expect(group.fix).toMatch(/^Put the old pod template back/);
    expect(rules).toContain('no-progress');
  });

  test('putting the old template back recovers it', () => {
    const base = workload('Deployment', { replicas: 10 }, 'web:2');
    const head = workload('Deployment', { replicas: 10 }, 'web:1');
    const { group, says } = planned({ base, head, snapshot: halfway('ProgressDeadlineExceeded') });
    expect(group.outcome).toBe('complete');
    expect(says).toContain('it is rolled over 2 of 10 replicas.');
    expect(group.peakAtOnce).toBe(2);
  });

  test.each([
    [20, '10 2', 10],
    [12, '4', 4],
  ])(
    'with %i replicas at once too, and what is added counts as out once it served or is broken',
    (replicas, batches, lost) => {
      const base = workload('Deployment', { replicas: 10 }, 'web:2');
      const head = workload('Deployment', { replicas }, 'web:1');
      const { group } = planned({ base, head, snapshot: halfway('ReplicaSetUpdated') });
      expect([sizes(group), group.outBefore, group.peakAtOnce, group.worstLoss]).toEqual([
        batches,
        2,
        2,
        lost,
      ]);
      expect(group.extremes?.lowestAvailable).toBe(8);
    },
  );

  test.each([
    [20, '10 10', 5],
    [12, '6 6', 3],
  ])(
    '%i replicas halfway: what the old version gets serves, and is out once it goes',
    (replicas, batches, out) => {
      const base = workload('Deployment', { replicas: 10 }, 'web:2');
      const head = workload('Deployment', { replicas }, 'web:2');
      const { group } = planned({ base, head, snapshot: halfway('ReplicaSetUpdated') });
      expect([sizes(group), group.peakAtOnce, group.worstLoss]).toEqual([batches, out, out]);
    },
  );

  test('fewer replicas halfway: new pods made after others went begin like all others', () => {
    const head = workload('Deployment', { replicas: 5 }, 'web:2');
    const status = { replicas: 13, updatedReplicas: 5, availableReplicas: 13 };
    const snapshot = over(
      live('web:2', status),
      replicaSet('web-1', 1, 'web:1', 8, 8),
      replicaSet('web-2', 2, 'web:2', 5, 5),
    );
    const { group } = planned({ base: workload('Deployment', { replicas: 10 }, 'web:2'), head, snapshot });
    expect([sizes(group), group.peakAtOnce, group.worstLoss, group.outcome]).toEqual(['2', 1, 1, 'complete']);
    expect(factOf(group, 'resting')).toMatchObject({ available: 4, old: 1, new: 5 });
    expect(factOf(group, 'resting')?.says).toMatch(/^1 old pod and 5 new ones, 2 of which are not ready\./);
  });
});

// Kubernetes 1.28, deployment/deployment_controller.go: a ReplicaSet of no replicas is not scaled, and the new one gets all.
test.each([
  [0, 4, '4', 0, 4],
  [4, 10, '5 5', 2, 2],
])('replicas %i -> %i together with a new pod template', (from, to, batches, peak, lost) => {
  const { group } = planned({
    base: workload('Deployment', { replicas: from }, 'web:1'),
    head: workload('Deployment', { replicas: to }, 'web:2'),
    snapshot: over(),
  });
  expect([sizes(group), group.peakAtOnce, group.worstLoss]).toEqual([batches, peak, lost]);
});

test('Recreate from 1 to 4 replicas takes out the one that was there', () => {
  const recreated = (replicas: number, image: string): string =>
    workload('Deployment', { replicas, strategy: { type: 'Recreate' } }, image);
  const { group } = planned({ base: recreated(1, 'web:1'), head: recreated(4, 'web:2'), snapshot: over() });
  expect([sizes(group), group.peakAtOnce, group.worstLoss]).toEqual(['4', 1, 4]);
});
