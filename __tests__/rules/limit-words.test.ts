import { toPlain } from '../../src/text/render.js';
import { literal } from '../../src/text/text.js';
import { limitSchema, limitWords } from '../../src/rules/fleet/limit.js';

describe('a limit in words', () => {
  test.each([
    ['25%', 2, '', '25%, 2 nodes'],
    ['25%', 1, ' for production', '25% for production, 1 node'],
    [3, 3, '', '3 nodes'],
    [1, 1, ' for production', '1 node for production'],
  ])('%s, which is %d%s: a number is not said twice', (written, targets, of, words) => {
    expect(toPlain(limitWords(limitSchema(0).parse(written), targets, 'node', literal(of)))).toBe(words);
  });
});
