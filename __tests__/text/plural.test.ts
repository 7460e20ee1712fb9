import { capital, noneOf, percentText } from '../../src/text/plural.js';

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
] as const)('plural: none of %d reads as a sentence with "%s"', (count, does, sentence) => {
  expect(`${noneOf(count, 'pod', does)} updated`).toBe(sentence);
});

describe('plural: a share is not rounded to nothing or to all', () => {
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
