import { deploymentTurnsBad } from '../../../conformance/kubernetes/turns-bad.js';
import { deploymentRun, deploymentTrace, rollDeployment } from './build.js';

const BAD = { outcome: () => 'never' as const };

describe('traces', () => {
  test('10 replicas with the defaults', () => {
    expect(deploymentTrace(rollDeployment())).toBe(
      `
1 rolling: v1 10 -> 8, create v2 at 3 | 8+3=11, 8 available
1 rolling: v2 3 -> 5 | 8+5=13, 8 available
1 end | 8+5=13, 13 available
2 rolling: v1 8 -> 3 | 3+5=8, 8 available
2 rolling: v2 5 -> 10 | 3+10=13, 8 available
2 end | 3+10=13, 13 available
3 rolling: v1 3 -> 0 | 0+10=10, 10 available
3 end | 0+10=10, 10 available
complete: at least 8 available, at most 13 pods`.trim(),
    );
  });

  test('3 replicas with the defaults: one by one, the new pod first', () => {
    expect(deploymentTrace(rollDeployment({ replicas: 3 }))).toBe(
      `
1 rolling: create v2 at 1 | 3+1=4, 3 available
1 end | 3+1=4, 4 available
2 rolling: v1 3 -> 2 | 2+1=3, 3 available
2 rolling: v2 1 -> 2 | 2+2=4, 3 available
2 end | 2+2=4, 4 available
3 rolling: v1 2 -> 1 | 1+2=3, 3 available
3 rolling: v2 2 -> 3 | 1+3=4, 3 available
3 end | 1+3=4, 4 available
4 rolling: v1 1 -> 0 | 0+3=3, 3 available
4 end | 0+3=3, 3 available
complete: at least 3 available, at most 4 pods`.trim(),
    );
  });

  test('a bad image on 10 replicas stops after one round, and a rollback takes all bad pods at once', () => {
    const run = rollDeployment(
      {},
      {
        outcome: ({ template }) => (template === 'v2' ? 'never' : 1),
        events: [{ round: 3, set: { template: 'v1' } }],
      },
    );
    expect(deploymentTrace(run)).toBe(
      `
1 rolling: v1 10 -> 8, create v2 at 3 | 8+3=11, 8 available
1 rolling: v2 3 -> 5 | 8+5=13, 8 available
1 end | 8+5=13, 8 available
2 end | 8+5=13, 8 available
3 rolling: v2 5 -> 0 | 0+8=8, 8 available
3 rolling: v1 8 -> 10 | 0+10=10, 8 available
3 end | 0+10=10, 10 available
complete: at least 8 available, at most 13 pods`.trim(),
    );
  });

  test('Recreate: an outage between the last old and the first new pod', () => {
    expect(deploymentTrace(rollDeployment({ replicas: 2, strategy: { type: 'Recreate' } }))).toBe(
      `
1 recreate: v1 2 -> 0 | 0+0=0, 0 available
1 end | 0+0=0, 0 available
2 recreate: create v2 at 2 | 0+2=2, 0 available
2 end | 0+2=2, 2 available
complete: at least 0 available, at most 2 pods`.trim(),
    );
  });
});

describe('outcomes', () => {
  test('a bad image with 1 and 1 on 4 replicas leaves 3 old and 2 bad pods, and says why', () => {
    const run = rollDeployment({ replicas: 4 }, BAD);
    expect(run.end).toMatchObject({ old: 3, new: 2, available: 3 });
    expect(run.outcome).toBe('stuck');
    expect(run.why).toEqual({
      code: 'new-not-available',
      newNotAvailable: 2,
      oldLeft: 3,
      available: 3,
      minAvailable: 3,
    });
  });

  test('one bad pod of 5: all sizes move, and it is still not complete', () => {
    const strategy = { type: 'RollingUpdate', maxSurge: 1, maxUnavailable: 1 } as const;
    const run = rollDeployment(
      { replicas: 5, strategy },
      { outcome: ({ number }) => (number === 2 ? 'never' : 1) },
    );
    expect([run.outcome, run.end]).toMatchObject(['stuck', { old: 0, new: 5, available: 4 }]);
  });

  test('a paused Deployment ends as paused, not as stuck', () => {
    expect(rollDeployment({ paused: true })).toMatchObject({ outcome: 'paused', why: null, rounds: [] });
  });

  test('1% and 0 on one replica: the old pod goes first, an outage', () => {
    const strategy = { type: 'RollingUpdate', maxSurge: 0, maxUnavailable: '1%' } as const;
    expect(rollDeployment({ replicas: 1, strategy }).lowestAvailable).toBe(0);
    expect(rollDeployment({ replicas: 1 }).lowestAvailable).toBe(1);
  });

  test('scaling down from 10 to 5 halfway ignores the 8 that had to be available', () => {
    const run = rollDeployment({}, { events: [{ round: 2, set: { replicas: 5 } }] });
    expect(run).toMatchObject({ outcome: 'complete', lowestAvailable: 4 });
  });

  test('Recreate resized halfway is stuck in its scaling part', () => {
    const run = rollDeployment(
      { replicas: 4, strategy: { type: 'Recreate' } },
      {
        initial: [
          { template: 'v0', size: 2, unavailable: 0 },
          { template: 'v1', size: 2, unavailable: 0 },
        ],
        events: [{ round: 1, set: { replicas: 5 } }],
      },
    );
    expect([run.outcome, run.why?.code]).toEqual(['stuck', 'recreate-while-scaling']);
  });

  test('a pod that takes three rounds holds up the next batch', () => {
    expect(
      rollDeployment({ replicas: 3 }, { outcome: ({ number }) => (number === 1 ? 3 : 1) }).rounds,
    ).toHaveLength(6);
  });

  test('100% unavailable without surge is Recreate that does not wait', () => {
    const strategy = { type: 'RollingUpdate', maxSurge: 0, maxUnavailable: '100%' } as const;
    expect(rollDeployment({ replicas: 6, strategy })).toMatchObject({ lowestAvailable: 0, highestTotal: 6 });
    expect(rollDeployment({ replicas: 6, strategy }).rounds).toHaveLength(1);
  });
});

describe('pods that find no node', () => {
  const limits = (maxUnavailable: string) =>
    ({ type: 'RollingUpdate', maxSurge: '25%', maxUnavailable }) as const;

  test.each([
    ['25%', 'stuck'],
    ['33%', 'stuck'],
    ['34%', 'complete'],
  ])('3 replicas that keep apart on 3 nodes with maxUnavailable %s: %s', (maxUnavailable, outcome) => {
    const run = rollDeployment({ replicas: 3, strategy: limits(maxUnavailable) }, { mostPlaced: 3 });
    expect(run.outcome).toBe(outcome);
  });

  test('a terminating pod keeps its place until it is gone', () => {
    const run = rollDeployment({ replicas: 3, strategy: limits('34%') }, { mostPlaced: 3 });
    expect(run.rounds[0]?.after).toMatchObject({ old: 2, new: 2, available: 2 });
  });
});

describe('turning bad', () => {
  test('the defaults on 10 replicas: 2 of 10 are lost, whenever it turns bad', () => {
    const { fromTheStart, worst } = deploymentTurnsBad(deploymentRun());
    expect(fromTheStart).toEqual({ fromRound: 1, available: 8, lost: 2, lowestAvailable: 8 });
    expect(worst.lost).toBe(2);
  });

  test('surge only: nothing is lost', () => {
    const strategy = { type: 'RollingUpdate', maxSurge: 1, maxUnavailable: 0 } as const;
    expect(deploymentTurnsBad(deploymentRun({ strategy })).worst.lost).toBe(0);
  });

  test('Recreate: everything is lost', () => {
    expect(deploymentTurnsBad(deploymentRun({ strategy: { type: 'Recreate' } })).worst).toMatchObject({
      available: 0,
      lost: 10,
    });
  });

  test('a later round can cost more than the first: an old pod that is down already', () => {
    const run = deploymentRun(
      { replicas: 2, strategy: { type: 'RollingUpdate', maxSurge: 1, maxUnavailable: 0 } },
      { initial: [{ template: 'v1', size: 2, unavailable: 1 }] },
    );
    expect(deploymentTurnsBad(run).worst.lost).toBeGreaterThanOrEqual(
      deploymentTurnsBad(run).fromTheStart.lost,
    );
  });
});
