import type { Finding } from '../../src/plan/finding.js';
import { harmRank } from '../../src/rules/catalogue.js';

describe('harmRank: findings of one severity by what they mean for the targets', () => {
  test.each<[first: string, then: string]>([
    ['invalid-policy', 'quorum-at-risk'],
    ['quorum-at-risk', 'peak-above-limit'],
    ['peak-above-limit', 'no-progress'],
    ['no-progress', 'failure-threshold-ineffective'],
    ['failure-threshold-ineffective', 'window-too-short'],
    ['window-too-short', 'deprecated-api'],
  ])('%s before %s', (first, then) => {
    const [a, b] = [first, then].map((rule) => harmRank({ rule, evidence: {} }));
    expect(a).toBeLessThan(b ?? 0);
  });

  test.each<[what: string, evidence: Finding['evidence'], isBefore: boolean]>([
    ['that stops halfway, before a peak', { touched: 4 }, true],
    ['that loses pods, too', { touched: 0, lost: 2 }, true],
    ['that never starts, after it', { touched: 0, lost: 0 }, false],
  ])('no-progress %s', (_what, evidence, isBefore) => {
    const stuck = harmRank({ rule: 'no-progress', evidence });
    expect(stuck < harmRank({ rule: 'peak-above-limit', evidence: {} })).toBe(isBefore);
    expect(stuck).toBeGreaterThan(harmRank({ rule: 'abandoned-midway', evidence: {} }));
  });
});
