import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

const FLEET =
  '4 nodes karpenter.sh/nodepool=default karpenter.sh/registered=true karpenter.sh/initialized=true kubernetes.io/arch=amd64';

function pool(consolidationPolicy: string, consolidateAfter: string): string {
  return JSON.stringify({
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name: 'default' },
    spec: {
      template: {
        spec: {
          expireAfter: 'Never',
          nodeClassRef: { group: 'example.com', kind: 'Class', name: 'default' },
          requirements: [{ key: 'kubernetes.io/arch', operator: 'In', values: ['amd64'] }],
        },
      },
      disruption: { consolidationPolicy, consolidateAfter, budgets: [{ nodes: '1' }] },
    },
  });
}

const EMPTY = 'WhenEmpty';
const ALL = 'WhenEmptyOrUnderutilized';

function saidOf(base: string, head: string, fleet = FLEET) {
  const { plan, findings } = planOf({ base, head, snapshot: nodeList(parseFleet(fleet)) });
  const found = findings.filter(({ rule }) => rule === 'consolidation-widened');
  return { says: found.map(({ message }) => message).join(), same: plan.policies[0]?.sameEffect };
}

describe('an edit that lets consolidation do more is a change of effect', () => {
  test.each([
    [
      'nodes that run pods too',
      pool(EMPTY, '1h'),
      pool(ALL, '1h'),
      'as Underutilized, nodes that run pods included',
    ],
    ['at all', pool(ALL, 'Never'), pool(ALL, '1h'), 'as Underutilized and Empty'],
    ['empty nodes at all', pool(EMPTY, 'Never'), pool(EMPTY, '1h'), 'as Empty'],
    ['sooner', pool(ALL, '1h'), pool(ALL, '30s'), 'where it was 1 h'],
  ])('%s', (_name, base, head, words) => {
    const { says, same } = saidOf(base, head);
    expect(says).toContain(words);
    expect(same).toBe(false);
  });

  test.each([
    ['that lets it do less', pool(ALL, '1h'), pool(EMPTY, '2h')],
    ['that switches it off', pool(ALL, '1h'), pool(ALL, 'Never')],
    ['of nothing', pool(ALL, '1h'), pool(ALL, '60m')],
  ])('one %s is not told', (_name, base, head) => {
    expect(saidOf(base, head).says).toBe('');
  });

  test('a pool without nodes has none that could be taken', () => {
    expect(saidOf(pool(EMPTY, '1h'), pool(ALL, '1h'), '2 nodes').says).toBe('');
  });
});
