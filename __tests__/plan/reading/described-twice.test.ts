import type { Side } from '../../../src/plan/reading/side.js';
import { readSides } from '../../../src/plan/reading/sides.js';
import { config, POOL, side, snapshot } from './two-sides.js';

describe('an object of a file and of what a tool printed', () => {
  const both = (plain: string, printed: string): Side => ({
    ...side({ 'a.yaml': plain }),
    files: [
      { path: 'a.yaml', text: plain },
      { path: 'chart/templates/a.yaml', text: printed, key: 'helm', renderedBy: 'helm template' },
    ],
  });
  const edited = POOL.replace('weight: 1', 'weight: 2');
  test.each<[claim: string, base: Side, head: Side, problems: string[], objects: number]>([
    ['that say the same is one', both(POOL, POOL), both(POOL, POOL), [], 1],
    ['that say the same before and after is edited once', both(POOL, POOL), both(edited, edited), [], 1],
    [
      'that differ, and that the change leaves, is no part of it',
      both(POOL, edited),
      both(POOL, edited),
      ['warning not-judged-before'],
      0,
    ],
    [
      'of which the change edits one is not judged',
      both(POOL, POOL),
      both(edited, POOL),
      ['error duplicate-object'],
      0,
    ],
    [
      'that differed before, and of which the change edits one, is not judged',
      both(POOL, edited),
      both(POOL.replace('weight: 1', 'weight: 3'), edited),
      ['error duplicate-object'],
      0,
    ],
  ])('%s', (_claim, base, head, problems, objects) => {
    const read = readSides(base, head, { snapshot, config }).head;
    expect(read.problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(problems);
    expect(read.manifests).toHaveLength(objects);
  });
});
