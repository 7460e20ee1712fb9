import { planOf } from '../plan-of.js';
import { AT, FOUR } from '../systems/karpenter/clusters.js';
import { toPlain } from '../../src/text/render.js';

test('standing: files without a policy on either side are one quiet line, and a warning without a base', () => {
  const none = 'apiVersion: v1\nkind: List\nitems: []\n';
  const both = planOf({ base: none, head: none, snapshot: FOUR, at: AT });
  expect([
    both.plan.problems,
    both.notices.some((one) => toPlain(one).startsWith('No rollout policy')),
  ]).toEqual([[], true]);
  const alone = planOf({ base: null, head: none, snapshot: FOUR, at: AT });
  expect(alone.plan.problems.map(({ code }) => code)).toContain('no-policies');
});
