import fc from 'fast-check';
import {
  recreateLimits,
  resolveFenceposts,
  rollingLimits,
} from '../../../src/systems/kubernetes/controller/fenceposts.js';
import {
  daemonSetLimits,
  daemonSetNodes,
  desiredHealthy,
  statefulSetMaxUnavailable,
} from '../../../src/systems/kubernetes/controller/workload-budgets.js';

describe('fenceposts of a Deployment', () => {
  test.each([
    ['25% of 1: a new pod first', 1, '25%', '25%', { surge: 1, unavailable: 0 }],
    ['25% of 3: never one less', 3, '25%', '25%', { surge: 1, unavailable: 0 }],
    ['25% of 4', 4, '25%', '25%', { surge: 1, unavailable: 1 }],
    ['25% of 5: surge rounds up, unavailable down', 5, '25%', '25%', { surge: 2, unavailable: 1 }],
    ['both 0 after rounding: unavailable is raised to 1', 2, 0, '1%', { surge: 0, unavailable: 1 }],
    ['both literally 0, too', 4, 0, 0, { surge: 0, unavailable: 1 }],
    ['33% of 3 is 0', 3, '25%', '33%', { surge: 1, unavailable: 0 }],
    ['34% of 3 is 1', 3, '25%', '34%', { surge: 1, unavailable: 1 }],
  ])('%s', (_name, replicas, maxSurge, maxUnavailable, posts) => {
    expect(resolveFenceposts({ maxSurge, maxUnavailable }, replicas)).toEqual(posts);
  });

  test('unavailable is clamped to replicas, surge is not', () => {
    const limits = rollingLimits({ maxSurge: 10, maxUnavailable: 10 }, 3);
    expect(limits).toEqual({ maxSurge: 10, maxUnavailable: 3, minAvailable: 0, maxTotal: 13 });
  });

  test('with 0 replicas nothing may be unavailable', () => {
    expect(rollingLimits({ maxSurge: 0, maxUnavailable: 3 }, 0)).toMatchObject({
      maxUnavailable: 0,
      maxTotal: 0,
    });
  });

  test('a quoted number has no fenceposts', () => {
    expect(resolveFenceposts({ maxSurge: '1', maxUnavailable: 1 }, 4)).toBeNull();
    expect(rollingLimits({ maxSurge: 1, maxUnavailable: '3' }, 4)).toBeNull();
  });

  test('Recreate has neither', () => {
    expect(recreateLimits(5)).toEqual({ maxSurge: 0, maxUnavailable: 0, minAvailable: 0, maxTotal: 5 });
  });

  const part = fc.oneof(
    fc.nat(60),
    fc.nat(100).map((percent) => `${percent}%`),
  );

  test('some pod can always move, and the limits never contradict each other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), part, part, (replicas, maxSurge, maxUnavailable) => {
        const limits = rollingLimits({ maxSurge, maxUnavailable }, replicas);
        if (!limits) throw new Error('valid values have limits');
        expect(limits.maxSurge + limits.maxUnavailable).toBeGreaterThan(0);
        expect(limits.minAvailable).toBeGreaterThanOrEqual(0);
        expect(limits.minAvailable).toBeLessThanOrEqual(replicas);
        expect(limits.maxTotal).toBeGreaterThanOrEqual(replicas);
      }),
    );
  });
});

describe('the other kinds round their own way', () => {
  test('30% of 7: DaemonSet 3, StatefulSet 2, budget lets 3 go', () => {
    expect(daemonSetNodes('30%', 7)).toBe(3);
    expect(statefulSetMaxUnavailable('30%', 7)).toBe(2);
    expect(desiredHealthy({ field: 'maxUnavailable', value: '30%' }, 7)).toBe(4);
    expect(desiredHealthy({ field: 'minAvailable', value: '30%' }, 7)).toBe(3);
  });

  test('a StatefulSet may always lose one', () => {
    expect(statefulSetMaxUnavailable('1%', 5)).toBe(1);
    expect(statefulSetMaxUnavailable(0, 5)).toBe(1);
  });

  test('a DaemonSet of 0% and 0 takes one at a time, unless no node wants it', () => {
    expect(daemonSetLimits('0%', 0, 3)).toEqual({ maxUnavailable: 1, maxSurge: 0 });
    expect(daemonSetLimits('0%', 0, 0)).toEqual({ maxUnavailable: 0, maxSurge: 0 });
    expect(daemonSetLimits(0, '1%', 3)).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  });

  test('an integer minAvailable above the scale is kept: nothing can be evicted', () => {
    expect(desiredHealthy({ field: 'minAvailable', value: 9 }, 3)).toBe(9);
    expect(desiredHealthy({ field: 'maxUnavailable', value: 9 }, 3)).toBe(0);
    expect(desiredHealthy({ field: 'neither' }, 3)).toBe(0);
    expect(desiredHealthy({ field: 'minAvailable', value: '3' }, 3)).toBeNull();
  });
});
