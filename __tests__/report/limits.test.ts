import { expect, test } from '@jest/globals';
import { fixedComment, gantt } from '../../src/report/escape/index.js';
import { COMMENT_BYTES } from '../../src/report/index.js';

test('a comment fits what GitHub takes, with room for the lines that are put into it', () => {
  expect(COMMENT_BYTES).toBeLessThanOrEqual(65_536 - 1_000);
});

test.each(['a--b', 'a-->', 'a\nb', '<b'])('%j ends no HTML comment', (text) => {
  expect(() => fixedComment(text)).toThrow(RangeError);
});

// Mermaid takes the rest of the line for a remark, or for settings.
test.each(['%% a', 'a %%init', 'a: b, 1, 2\nend', '```'])('%j is no line of a diagram', (line) => {
  expect(() => gantt([line])).toThrow(RangeError);
});
