import { planOf } from '../../plan-of.js';
import { AT, cluster, diffOf, minuteOf, pool } from './clusters.js';

describe('a pool that nothing drifts', () => {
  // A drift that nobody starts replaces no node before its age does.
  test('where merging starts nothing, nodes go by their age as they stand', () => {
    const soon = { createdAt: '2026-10-25T10:00:00Z' };
    const budgets = (nodes: number): string =>
      `disruption: {consolidateAfter: 1h, budgets: [{nodes: "${nodes}"}]}`;
    const { plan } = planOf({
      head: pool({ spec: budgets(1) }),
      base: pool({ spec: budgets(2) }),
      snapshot: cluster([soon, soon, soon]),
      at: AT,
    });
    const [group] = plan.head.policies[0]?.effect.groups ?? [];
    expect(group?.batches.map(({ size }) => size)).toEqual([1, 1, 1]);
    expect(group?.peakAtOnce).toBe(3);
    expect(group?.expiries?.clusters.map(({ worst }) => [minuteOf(worst.at), worst.out])[0]).toEqual([
      '2026-11-24T10:00',
      3,
    ]);
    expect(plan.head.combined.peakAtOnce).toBe(3);
  });

  test('what would hold the next drift is told before it comes', () => {
    const held = { annotations: { 'karpenter.sh/do-not-disrupt': 'true' } };
    const head = diffOf(pool({ spec: 'weight: 2' }), pool({ spec: 'weight: 1' }), cluster([held, {}]))?.head;
    expect(head?.change?.says).toContain(
      '1 of them would wait: karpenter.sh/do-not-disrupt is "true" on the node.',
    );
  });
});
