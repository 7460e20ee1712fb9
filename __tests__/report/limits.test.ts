import { expect, test } from '@jest/globals';
import type { Octokit } from '../../src/github/client.js';
import { gitDataClient } from '../../src/github/git-data.js';
import { fixedComment } from '../../src/report/escape/index.js';
import { COMMENT_BYTES } from '../../src/report/index.js';

test('a comment fits what GitHub takes, with room for the lines that are put into it', () => {
  expect(COMMENT_BYTES).toBeLessThanOrEqual(65_536 - 1_000);
});

test.each(['a--b', 'a-->', 'a\nb', '<b'])('%j ends no HTML comment', (text) => {
  expect(() => fixedComment(text)).toThrow(RangeError);
});

test('the tip of a branch is not that of another one', async () => {
  const getRef = () => Promise.resolve({ data: { ref: 'refs/heads/main2', object: { sha: 'a' } } });
  const client = gitDataClient({ rest: { git: { getRef } } } as unknown as Octokit, {
    owner: 'a',
    repo: 'b',
  });
  await expect(client.branchTip?.('main')).rejects.toThrow('another branch');
});
