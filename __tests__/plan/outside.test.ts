import { describe, expect, test } from '@jest/globals';
import type { Manifest } from '../../src/manifest/manifest.js';
import { outsideProblems } from '../../src/plan/reading/outside.js';
import { manifestsOf } from '../parse-side.js';
import type { Files } from './two-sides.js';
import { EDITED, POOL, side } from './two-sides.js';

const OTHER = POOL.replace('name: a', 'name: other');

function held(files: Files): readonly Manifest[] {
  return manifestsOf(side(files).files);
}

/** What is said of files that no source takes, where the policies are these before and after the change. */
function said(
  base: Files,
  head: Files,
  outside: Readonly<Record<string, string | null>>,
  renderedPaths: readonly string[] = [],
): string[] {
  const files = Object.entries(outside).map(([path, text]) => ({
    path,
    text,
    before: null,
    isTakenOut: false,
  }));
  const problems = outsideProblems(
    { ...side(head, {}, renderedPaths), outside: files },
    { base: held(base), head: held(head) },
  );
  return problems.map(({ severity, code, place }) => `${severity} ${code} ${place?.file ?? ''}`.trim());
}

describe('a planned object in a file of the change that no source takes', () => {
  test.each<[string, Files, Files, Readonly<Record<string, string | null>>, string[]]>([
    [
      'left the policies: nobody has seen what becomes of it',
      { 'p/a.yaml': POOL },
      {},
      { 'x/a.yaml': EDITED },
      ['error left-policies x/a.yaml'],
    ],
    [
      'left them behind another object',
      { 'p/a.yaml': POOL },
      {},
      { 'x/a.yaml': `${OTHER}---\n${EDITED}` },
      ['error left-policies x/a.yaml', 'warning outside-policies'],
    ],
    [
      'lies beside the policies',
      { 'p/a.yaml': POOL },
      { 'p/a.yaml': POOL },
      { 'p/b.yml': OTHER },
      ['error beside-policies p/b.yml'],
    ],
    [
      'lies elsewhere',
      { 'p/a.yaml': POOL },
      { 'p/a.yaml': POOL },
      { 'x/b.yaml': OTHER },
      ['warning outside-policies'],
    ],
    [
      'is among the policies too',
      { 'p/a.yaml': POOL },
      { 'p/a.yaml': POOL },
      { 'x/a.yaml': POOL },
      ['warning outside-policies'],
    ],
    ['is none', { 'p/a.yaml': POOL }, { 'p/a.yaml': POOL }, { 'p/b.md': 'A NodePool is planned.' }, []],
    ['is in a file of which the text is not here', { 'p/a.yaml': POOL }, {}, { 'p/b.bin': null }, []],
  ])('%s', (_claim, base, head, outside, expected) => {
    expect(said(base, head, outside)).toEqual(expected);
  });

  test.each([
    ['in a folder that is rendered', ['x'], []],
    ['of itself', ['x/a.yaml'], []],
    ['in a folder whose name begins alike', ['x/a', 'y'], ['error left-policies x/a.yaml']],
  ])('is judged by what is rendered %s', (_claim, renderedPaths, expected) => {
    expect(said({ 'p/a.yaml': POOL }, {}, { 'x/a.yaml': EDITED }, renderedPaths)).toEqual(expected);
  });
});
