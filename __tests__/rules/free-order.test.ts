import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/plan/finding.js';
import { nodeList } from '../fleet.js';
import { planOf } from '../plan-of.js';

const POOL = { 'karpenter.sh/nodepool': 'default', 'karpenter.sh/initialized': 'true' };

/** Nodes of the pool, of which the plan takes the first by name first, by their zones. */
function found(budget: string, zones: string): Finding[] {
  const head = `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: {name: default}
spec:
  disruption: {consolidateAfter: 1h, budgets: [{nodes: "${budget}"}]}
  template:
    spec:
      expireAfter: Never
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: []
`;
  const shapes = zones
    .split(' ')
    .map((zone) => ({ labels: { ...POOL, 'topology.kubernetes.io/zone': zone } }));
  return planOf({ head, snapshot: nodeList(shapes) }).findings.filter(
    ({ rule }) => rule === 'failure-domain-at-once',
  );
}

describe('a failure domain, where the order of nodes is not known', () => {
  test('that stays in the order of the plan and falls in another one is a warning that says so', () => {
    const [only, ...others] = found('2', 'a b c a b c c c c c c');
    expect(others).toEqual([]);
    expect(only?.severity).toBe('warning');
    expect(only?.message).toContain('the order of nodes that one edit marks is not known');
    expect(only?.message).toContain('2 of 2 of topology.kubernetes.io/zone a are out together');
  });

  test('that falls in the order of the plan is an error, as before', () => {
    expect(found('2', 'a a b b c c c c c c').map(({ severity }) => severity)).toEqual(['error']);
  });

  test.each([
    ['one at a time takes no domain of two', '1', 'a b c a b c c c c c c'],
    ['domains that are larger than what goes at once', '2', 'a b c a b c a b c a b c'],
  ])('%s', (_claim, budget, zones) => {
    expect(found(budget, zones)).toEqual([]);
  });

  test('the fix was tried: a budget below the part of a domain', () => {
    expect(found('2', 'a b c a b c c c c c c')[0]?.remediation).toContain(
      "smaller than the pool's part of a domain",
    );
    expect(found('1', 'a b c a b c c c c c c')).toEqual([]);
  });
});
