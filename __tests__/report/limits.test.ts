import { fixedComment } from '../../src/text/escape/markdown.js';
import { COMMENT_BYTES } from '../../src/report/index.js';
import { render } from '../render.js';
import { reportOf } from './fixtures.js';

test('limits: a comment fits what GitHub takes, with room for the lines that are put into it', () => {
  expect(COMMENT_BYTES).toBeLessThanOrEqual(65_536 - 1_000);
});

/** So near to each other that some end where hardly a row is left: where the room is counted wrongly, it shows there. */
const LIMITS = Array.from({ length: 50 }, (_, i) => 1_900 + 211 * i);

test.each(['bad', 'forty-policies'] as const)('a comment is within any limit: %s', (name) => {
  const made = reportOf(name);
  const sizes = LIMITS.map((maxBytes) => {
    const text = render(made, 'markdown', { key: 'x', detail: 'full', runUrl: null, maxBytes });
    return Math.max(0, Buffer.byteLength(text) - maxBytes);
  });
  expect(sizes).toEqual(LIMITS.map(() => 0));
});

test.each(['a--b', 'a-->', 'a\nb', '<b'])('limits: %j ends no HTML comment', (text) => {
  expect(() => fixedComment(text)).toThrow(RangeError);
});
