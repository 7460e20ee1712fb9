import { percentText } from '../../src/text/plural.js';

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
