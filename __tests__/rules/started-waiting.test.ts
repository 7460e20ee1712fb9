import { describe, expect, test } from '@jest/globals';
import { planOf } from '../plan-of.js';
import { AT, cluster, pool } from '../systems/karpenter/clusters.js';

const FIXED =
  'replicas: 2\n  limits: {nodes: 2}\n  disruption: {consolidateAfter: 1h, budgets: [{nodes: "1"}]}';
/** kubernetes-sigs/karpenter#1576 */
const CLOSED = 'disruption: {budgets: [{nodes: "10%"}, {nodes: "0", reasons: [Drifted]}]}';
const KEPT = cluster([{ annotations: { 'karpenter.sh/do-not-disrupt': 'true' } }, {}]);

function statuses(rule: string, before: string, after: string, snapshot: object): string[] {
  const { findings } = planOf({ base: before, head: after, snapshot, at: AT });
  return findings.filter((finding) => finding.rule === rule).map(({ status }) => status);
}

// aws/karpenter-provider-aws#8873: what the edit is for never happens, and nothing in the cluster says so.
describe('a drift that the change starts and that never ends is no old story', () => {
  test.each([
    ['no-progress', pool({ spec: FIXED }), pool({ spec: FIXED, team: 'b' }), cluster([{}, {}])],
    ['never-allowed', pool({ spec: CLOSED }), pool({ spec: CLOSED, team: 'b' }), cluster([{}, {}])],
    ['blocked-nodes-hold-progress', pool(), pool({ team: 'b' }), KEPT],
  ])('%s: worse than when it was only what the next drift would do', (rule, before, after, snapshot) => {
    expect(statuses(rule, before, after, snapshot)).toEqual(['worsened']);
    expect(statuses(rule, before, before, snapshot)).toEqual(['unchanged']);
  });
});
