import { capital, noneOf, percentText, spelledCounts } from '../../src/text/plural.js';

describe('a count in a sentence is spelled as in a table', () => {
  test.each([
    ['all 1000 nodes (100%) are out', 'all 1,000 nodes (100%) are out'],
    ['59049 of 100000 nodes (59%)', '59,049 of 100,000 nodes (59%)'],
    ['rises from 1 of 2000 (0.1%) to 2000 of 2000.', 'rises from 1 of 2,000 (0.1%) to 2,000 of 2,000.'],
    ['`rack-1`, `rack-2` and 4997 more', '`rack-1`, `rack-2` and 4,997 more'],
    [
      'after 29524 that went before, it breaks all 59049.',
      'after 29,524 that went before, it breaks all 59,049.',
    ],
    ['replaced: 100000 by the edit', 'replaced: 100,000 by the edit'],
    ['50 nodes of 1000 start', '50 nodes of 1,000 start'],
    ['9840 of 10080 minutes of the week', '9,840 of 10,080 minutes of the week'],
  ])('%s', (sentence, spelled) => {
    expect(spelledCounts(sentence)).toBe(spelled);
    expect(spelledCounts(spelled)).toBe(spelled);
  });
});

test.each([
  ['nodes wait', 'Nodes wait'],
  ['maxUnavailable 25% of 3 rounds down to 0', 'maxUnavailable 25% of 3 rounds down to 0'],
  ['karpenter.sh/do-not-disrupt is "true"', 'karpenter.sh/do-not-disrupt is "true"'],
])('capital: "%s" begins a sentence as "%s"', (said, sentence) => {
  expect(capital(said)).toBe(sentence);
});

test.each([
  [3, 'is ever', 'none of its 3 pods is ever updated'],
  [1, 'is ever', 'its only pod is never updated'],
  [1, 'is', 'its only pod is not updated'],
] as const)('none of %d reads as a sentence with "%s"', (count, does, sentence) => {
  expect(`${noneOf(count, 'pod', does)} updated`).toBe(sentence);
});

describe('what is no count stays as it is', () => {
  test.each([
    ['a value to copy', 'Set maxUnavailable to 2000.'],
    ['a value of a key', 'Set initialBatch: 1000.'],
    ['a value in code', 'write `count: 2000 nodes`'],
    ['a value in quotes', 'budget "2000 nodes" does not parse'],
    ['a date', 'on Tue 2026-12-01 00:00 UTC'],
    ['a name', 'node-1000 of zone-2000 nodes, 1.1000 nodes'],
    ['a small one', '999 of 999 nodes'],
    ['an address', '10.0.0.1/1024 of it'],
  ])('%s', (_what, sentence) => {
    expect(spelledCounts(sentence)).toBe(sentence);
  });
});

describe('a share is not rounded to nothing or to all', () => {
  test.each([
    [0, 5000, '0%'],
    [1, 5000, 'under 0.1%'],
    [3, 8, '37.5%'],
    [4999, 5000, 'over 99.9%'],
    [5000, 5000, '100%'],
    [0, 0, '0%'],
  ])('%d of %d is %s', (part, whole, text) => {
    expect(percentText(part, whole)).toBe(text);
  });
});
