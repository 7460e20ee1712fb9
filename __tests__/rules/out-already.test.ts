import { describe, expect, test } from '@jest/globals';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { policy, roller } from './objects.js';

// Smaller batches were asked for where none is small enough, or the batches are of one node already.
describe('nodes that are out already are what has to come back, and a batch is made smaller only where that helps', () => {
  const fixed = (initialBatch: number): string =>
    policy({ strategy: `{fixed: {initialBatch: ${initialBatch}, failureThreshold: 1, safetyLimit: 100}}` }) +
    roller();
  const remediations = (rule: string, head: string, fleet: string): string[] =>
    planOf({ head, snapshot: nodeList(parseFleet(fleet)) })
      .findings.filter((finding) => finding.rule === rule)
      .map(({ remediation }) => remediation);
  const OUT = (rest: number, cordoned: number): string =>
    `${rest} nodes gpu=true\n${cordoned} nodes gpu=true cordoned`;

  test.each<[string, string, string, string, RegExp]>([
    [
      'one cordoned node is the limit of 6',
      'peak-above-limit',
      fixed(2),
      OUT(5, 1),
      /^Bring back the 1 node that was out already/,
    ],
    [
      'two of a limit of 3 are out: one more stays within',
      'peak-above-limit',
      fixed(3),
      OUT(10, 2),
      /Set initialBatch: 1: that stays within/,
    ],
    [
      'all but one are out, and the batches are of one',
      'whole-pool-at-once',
      fixed(1),
      OUT(1, 2),
      /^Bring back what is out already/,
    ],
    [
      'nothing is out',
      'peak-above-limit',
      fixed(3),
      '6 nodes gpu=true',
      /Set initialBatch: 1: that stays within/,
    ],
  ])('%s: %s', (_claim, rule, before, fleet, says) => {
    expect(remediations(rule, before, fleet)).toEqual([expect.stringMatching(says)]);
  });

  test('tried: with that node back, one at a time stays within the limit', () => {
    expect(remediations('peak-above-limit', fixed(1), OUT(5, 1))).not.toEqual([]);
    expect(remediations('peak-above-limit', fixed(1), '6 nodes gpu=true')).toEqual([]);
  });
});
