import { describe, expect, test } from '@jest/globals';
import { outsideProblems } from '../../../src/plan/reading/outside.js';
import { POOL, side } from './two-sides.js';

describe('a script that the change moves', () => {
  const DEPLOY = '#!/bin/sh\nkubectl apply -f p/\n';
  const beside = 'cd "$(dirname "$0")/.."\nkubectl apply -f p/\n';
  const moved = (from: string, to: string): string[] =>
    outsideProblems(
      {
        base: side({ 'p/a.yaml': POOL }),
        head: {
          ...side({ 'p/a.yaml': POOL }),
          outside: [
            { path: 'scripts/deploy.sh', before: from, text: null, isTakenOut: false },
            { path: 'hack/deploy.sh', before: null, text: to, isTakenOut: false },
          ],
        },
      },
      { base: [], head: [] },
    ).map(({ code, place }) => `${code} ${place?.file ?? ''}`);

  test.each([
    ['as it is, runs what it ran', DEPLOY, DEPLOY, 0],
    ['and edits', DEPLOY, DEPLOY.replace('p/', 'p/b/'), 2],
    ['and goes by where it lies', beside, beside, 2],
  ])('%s', (_claim, from, to, count) => {
    expect(moved(from, to).length).toBe(count);
  });
});
