import { expect, test } from '@jest/globals';
import { outsideProblems } from '../../../src/plan/reading/outside.js';
import { POOL, side } from './two-sides.js';

test('a file is judged where it is gone from what was rendered before', () => {
  const gone = { path: 'charts/a/templates/p.yaml', before: POOL, text: null, isTakenOut: false };
  const of = (renderedPaths: readonly string[], was?: string) =>
    outsideProblems(
      {
        base: side({}, {}, renderedPaths),
        head: { ...side({}, {}, []), outside: [was === undefined ? gone : { ...gone, was }] },
      },
      { base: [], head: [] },
    ).map(({ code }) => code);
  expect(of(['charts/a'])).toEqual([]);
  expect(of(['charts/b'])).toEqual(['outside-policies']);
  expect(of(['base/charts/a'])).toEqual(['outside-policies']);
  expect(of(['base/charts/a'], 'base/charts/a/templates/p.yaml')).toEqual([]);
});
