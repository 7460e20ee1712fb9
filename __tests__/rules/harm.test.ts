import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/plan/finding.js';
import { RANKS, harmRank } from '../../src/rules/harm.js';
import { RULES } from '../../src/rules/index.js';

describe('findings of one severity are told by what they do to the targets', () => {
  test.each<[first: string, then: string]>([
    ['invalid-policy', 'quorum-at-risk'],
    ['quorum-at-risk', 'peak-above-limit'],
    ['peak-above-limit', 'no-progress'],
    ['no-progress', 'failure-threshold-unset'],
    ['failure-threshold-unset', 'window-too-short'],
    ['window-too-short', 'legacy-group'],
    ['a-rule-that-is-new', 'inventory-stale'],
    ['window-too-short', 'a-rule-that-is-new'],
  ])('%s before %s', (first, then) => {
    const [a, b] = [first, then].map((rule) => harmRank({ rule, evidence: {} }));
    expect(a).toBeLessThan(b ?? 0);
  });

  test.each<[what: string, evidence: Finding['evidence'], isBefore: boolean]>([
    ['that stops halfway, before what only goes at once', { touched: 4 }, true],
    ['that takes pods away for nothing, too', { touched: 0, lost: 2 }, true],
    ['that never begins, after it', { touched: 0, lost: 0 }, false],
  ])('a rollout %s', (_what, evidence, isBefore) => {
    const stuck = harmRank({ rule: 'no-progress', evidence });
    expect(stuck < harmRank({ rule: 'whole-pool-at-once', evidence: {} })).toBe(isBefore);
    expect(stuck).toBeGreaterThan(harmRank({ rule: 'quorum-at-risk', evidence: {} }));
  });

  test('every rule that is ranked is one, and no two share a rank', () => {
    const ids = RULES.map(({ id }) => id);
    expect([...RANKS.keys()].filter((rule) => !ids.includes(rule))).toEqual([]);
    expect(new Set(RANKS.values()).size).toBe(RANKS.size);
  });
});
