import { planOf } from '../plan-of.js';
import { AT, FOUR, pool } from '../systems/karpenter/clusters.js';
import { toPlain } from '../../src/text/render.js';

test('an old Provisioner that the change leaves is one quiet line, and no warning of each change', () => {
  const old = 'apiVersion: karpenter.sh/v1alpha5\nkind: Provisioner\nmetadata: {name: old}\nspec: {}\n';
  const report = planOf({
    base: `${pool()}---\n${old}`,
    head: `${pool()}---\n${old}`,
    snapshot: FOUR,
    at: AT,
  });
  expect(report.plan.problems.map(({ code }) => code)).not.toContain('unsupported-version');
  expect(report.notices.map(toPlain).join(' ')).toContain('Provisioner/old was not evaluated');
});

test('files without a policy on either side are one quiet line, and a warning without a base', () => {
  const none = 'apiVersion: v1\nkind: List\nitems: []\n';
  const both = planOf({ base: none, head: none, snapshot: FOUR, at: AT });
  expect([
    both.plan.problems,
    both.notices.some((one) => toPlain(one).startsWith('No rollout policy')),
  ]).toEqual([[], true]);
  const alone = planOf({ base: null, head: none, snapshot: FOUR, at: AT });
  expect(alone.plan.problems.map(({ code }) => code)).toContain('no-policies');
});
