import { planOf } from '../../plan-of.js';
import { AT, cluster, diffOf, FOUR, groupsOf, pool } from './clusters.js';

const fixed = (replicas: number, team = 'a') =>
  pool({ team, spec: `replicas: ${replicas}\n  disruption: {budgets: [{nodes: "1"}]}` });

describe('a static pool that holds more nodes than replicas', () => {
  test('deletes them at once, and drift follows', () => {
    const [group] = groupsOf(fixed(2, 'b'), fixed(2));
    expect(group?.leaving).toEqual(['c', 'd']);
    expect(group?.batches.map(({ targets }) => targets)).toEqual([['c', 'd'], ['a'], ['b']]);
    expect(group).toMatchObject({ outcome: 'complete', peakAtOnce: 2 });
  });

  test('does so with or without the change: nothing of it is new, and it is no part of what is replaced', () => {
    const report = planOf({ head: fixed(3, 'b'), base: fixed(3), snapshot: FOUR, at: AT });
    const rules = report.findings
      .filter(({ status }) => status === 'new' || status === 'worsened')
      .map(({ rule }) => rule);
    expect(rules).not.toContain('change-not-batched');
    expect(rules).not.toContain('no-progress');
    const head = diffOf(fixed(3, 'b'), fixed(3))?.head;
    expect(head?.change?.says).toMatch(
      /^The pool holds more nodes than replicas \(3\): with or without the change 1 of 4 nodes is deleted at once/,
    );
    expect(head?.change).toMatchObject({ kind: 'drift', replaces: 3 });
    expect(head?.leaves).toBeUndefined();
  });

  test('does so where nobody edits it, and its next drift stays one that nothing starts', () => {
    const diff = diffOf(fixed(3), fixed(3));
    for (const side of [diff?.base, diff?.head]) {
      expect(side?.change?.kind).toBe('next-rollout');
      expect(side?.effect.groups[0]?.leaving).toEqual(['d']);
    }
  });

  test('does not where the change raises replicas to what it holds', () => {
    expect(groupsOf(fixed(4), fixed(3)).map(({ leaving }) => leaving)).toEqual([undefined]);
  });

  test('counts no node that leaves already', () => {
    const nodes = cluster([{ claim: leavingClaim('a') }, {}, {}]);
    expect(groupsOf(fixed(2), fixed(2), nodes).map(({ leaving }) => leaving)).toEqual([undefined]);
  });
});

describe('which nodes a static pool deletes', () => {
  const pod = (node: string, annotations = {}): object => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name: `p-${node}`, namespace: 'default', annotations },
    spec: { nodeName: node },
    status: { phase: 'Running' },
  });

  test.each<[string, readonly object[], string]>([
    ['one without pods before the others', [pod('b'), pod('c'), pod('d')], 'a'],
    ['one that may not be disrupted last', [pod('a'), pod('b'), pod('c'), keptPod('d')], 'c'],
    ['the last by name where nothing tells them apart', [pod('a'), pod('b'), pod('c'), pod('d')], 'd'],
  ])('%s', (_claim, pods, goes) => {
    expect(groupsOf(fixed(3), fixed(4), cluster([{}, {}, {}, {}], pods))[0]?.leaving).toEqual([goes]);
  });

  function keptPod(node: string): object {
    return pod(node, { 'karpenter.sh/do-not-disrupt': 'true' });
  }
});

function leavingClaim(node: string): object {
  return {
    metadata: {
      name: `claim-${node}`,
      labels: { 'karpenter.sh/nodepool': 'general' },
      creationTimestamp: '2026-11-20T00:00:00Z',
      deletionTimestamp: '2026-11-24T07:59:00Z',
    },
  };
}
