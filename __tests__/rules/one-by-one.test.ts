import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/plan/finding.js';
import { findingsOf } from './node-pools.js';

const TEN_MINUTES =
  'budgets: [{nodes: "100%", schedule: "0 2 * * *", duration: 10m}, {nodes: "0", schedule: "10 2 * * *", duration: 23h50m}]';

function rates(disruption: string, nodes: number, config?: string): Finding[] {
  const found = findingsOf({
    disruption,
    nodes,
    at: '2024-06-26T02:00:00Z',
    ...(config === undefined ? {} : { config }),
  });
  return found.filter(({ rule }) => rule === 'ceiling-is-not-a-rate');
}

// Source: kubernetes-sigs/karpenter#1350: 100% of 38 nodes for ten minutes a day, and one to four went at a time.
describe('Karpenter starts one node a pass', () => {
  test('38 nodes in ten minutes are up to 38, one after the other, and 28 wait where a pass takes a minute', () => {
    const [found] = rates(TEN_MINUTES, 38);
    expect(found?.severity).toBe('info');
    expect(found?.message).toContain('up to 38 of 38 nodes go');
    expect(found?.message).toContain('one after the other');
    expect(found?.message).toContain('the window holds 10, and 28 wait until Thu 2024-06-27 02:00 UTC');
  });

  test('that all are out at the same moment takes short passes', () => {
    const found = findingsOf({ disruption: TEN_MINUTES, nodes: 38, at: '2024-06-26T02:00:00Z' });
    expect(found.find(({ rule }) => rule === 'whole-pool-at-once')?.message).toContain(
      'if Karpenter is quick: it starts up to 38 of them one after the other and waits for none',
    );
  });

  test.each([
    ['ten nodes fit into ten minutes, whatever a pass takes', TEN_MINUTES, 10, 0],
    ['eleven do not', TEN_MINUTES, 11, 1],
    ['without a window nothing is left over', 'budgets: [{nodes: "100%"}]', 38, 0],
  ])('%s', (_claim, disruption, nodes, expected) => {
    expect(rates(disruption, nodes)).toHaveLength(expected);
  });

  test('a longer window, as the fix says, holds all of them', () => {
    const [found] = rates(TEN_MINUTES, 38);
    expect(found?.remediation).toContain('longer than 38 min');
    const longer = TEN_MINUTES.replace('10m', '38m')
      .replace('10 2 * * *', '38 2 * * *')
      .replace('23h50m', '23h22m');
    expect(rates(longer, 38)).toEqual([]);
  });
});

// Source: aws/karpenter-provider-aws#6911: one node expected in each quarter of an hour, and they followed each other.
describe('a number of nodes beside short windows', () => {
  const QUARTER = 'budgets: [{nodes: "1"}, {nodes: "0", schedule: "0 * * * *", duration: 45m}]';

  test.each([
    ['5m', 'that is 3, at 5 min a node'],
    ['20m', 'that is 1, at 20 min a node; were they done in 5 min, it would be 3'],
  ])('is no quota for each: at %s a node', (work, says) => {
    const [found] = rates(QUARTER, 12, `version: 1\ndurations: {default: ${work}}\n`);
    expect(found?.message).toContain('one after the other');
    expect(found?.message).toContain(says);
  });

  test('nights of four hours read like no turn', () => {
    expect(rates('budgets: [{nodes: "1"}, {nodes: "0", schedule: "0 6 * * *", duration: 20h}]', 12)).toEqual(
      [],
    );
  });
});
