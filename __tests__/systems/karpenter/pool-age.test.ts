import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../plan-of.js';
import { AT, cluster, pool } from './clusters.js';

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
