import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../plan-of.js';
import { AT, cluster, diffOf, minuteOf, pool } from './clusters.js';

/** Ten nodes, 104 hours old at the time of the plan. */
const TEN = cluster(Array.from({ length: 10 }, () => ({})));
const aged = (expireAfter: string, nodes = '2'): string =>
  pool({
    api: 'v1beta1',
    spec: `disruption: {consolidationPolicy: WhenUnderutilized, expireAfter: ${expireAfter}, budgets: [{nodes: "${nodes}"}]}`,
  });
const planned = (base: string, head: string, version: string) => {
  const config = `version: 1\nsystems: { karpenter: { version: "${version}" } }\n`;
  const report = planOf({ base, head, snapshot: TEN, at: AT, config });
  const policy = report.plan.head.policies.find(({ ref }) => ref.name === 'general');
  if (!policy) throw new Error('the pool is not planned');
  return { report, change: policy.change, effect: policy.effect };
};

describe('a pool of v1beta1 that gets another expireAfter', () => {
  test('before 1.0 takes the nodes that have reached that age at once, within the budgets', () => {
    const { change, effect } = planned(aged('720h'), aged('24h'), '0.37');
    expect(change).toMatchObject({ kind: 'drift', replaces: 10 });
    expect(change?.says).toContain('by age (expireAfter is 24h, was 720h)');
    expect(effect.peakAtOnce).toBe(2);
  });

  test.each([
    ['never before', 'Never', '24h', 'drift'],
    ['still longer than they are old', '720h', '200h', 'next-rollout'],
    ['longer than before', '24h', '720h', 'next-rollout'],
    ['the same, which they had reached', '24h', '24h', 'continues'],
  ])('%s: %s to %s is %s', (_claim, was, is, kind) => {
    expect(planned(aged(was), aged(is), '0.37').change?.kind).toBe(kind);
  });

  test('where the budgets had held them, opening the budgets starts it', () => {
    const { change, report } = planned(aged('24h', '0'), aged('24h', '10'), '0.37');
    expect(change).toMatchObject({ kind: 'resumes', replaces: 10 });
    const found = report.findings.filter(
      ({ rule, status }) => rule === 'whole-pool-at-once' && status === 'new',
    );
    expect(found).toHaveLength(1);
  });

  test('with 1.0 drifts all of its nodes: the conversion puts it into the template', () => {
    const { change } = planned(aged('720h'), aged('200h'), '1.0');
    expect(change).toMatchObject({ kind: 'drift', replaces: 10 });
    expect(planned(aged('720h'), aged('720h'), '1.0').change?.kind).toBe('next-rollout');
  });
});

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
