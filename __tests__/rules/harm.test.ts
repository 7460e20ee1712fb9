import { describe, expect, test } from '@jest/globals';
import { RANKS, harmRank } from '../../src/rules/harm.js';
import { RULES } from '../../src/rules/index.js';

describe('findings of one severity are told by what they do to the targets', () => {
  test.each<[first: string, then: string]>([
    ['invalid-policy', 'quorum-at-risk'],
    ['quorum-at-risk', 'peak-above-limit'],
    ['peak-above-limit', 'no-progress'],
    ['no-progress', 'failure-threshold-unset'],
    ['failure-threshold-unset', 'no-window'],
    ['no-window', 'legacy-group'],
    ['a-rule-that-is-new', 'domain-label-missing'],
    ['no-window', 'a-rule-that-is-new'],
  ])('%s before %s', (first, then) => {
    expect(harmRank(first)).toBeLessThan(harmRank(then));
  });

  test('every rule that is ranked is one, and no two share a rank', () => {
    const ids = RULES.map(({ id }) => id);
    expect([...RANKS.keys()].filter((rule) => !ids.includes(rule))).toEqual([]);
    expect(new Set(RANKS.values()).size).toBe(RANKS.size);
  });
});
