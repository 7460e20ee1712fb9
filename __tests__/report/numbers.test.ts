import { picturesOf } from '../../src/report/html/pictures.js';
import { render } from '../render.js';
import { reportOf, REPORTS } from './fixtures.js';
import { checkable, type Claim, claimsOf, disagreements, headClaimsOf, type Numbers } from './numbers.js';

function jsonOf(name: string): Numbers {
  return JSON.parse(render(reportOf(name), 'json')) as Numbers;
}

/** What the page is drawn from says of the rollouts of the change. */
function pageClaims(name: string): Claim[] {
  return picturesOf(reportOf(name), 'full').groups.flatMap(({ policy, name: group, head }) => {
    const of = `${policy} ${group}`;
    return [
      { of, what: 'batches', value: String(head.batches.length) },
      { of, what: 'sum', value: String(head.batches.reduce((sum, { size }) => sum + size, 0)) },
    ];
  });
}

const NAMES = Object.keys(REPORTS);
const RENDERINGS: readonly {
  readonly as: string;
  readonly claims: (name: string) => Claim[];
  readonly most: number;
}[] = [
  { as: 'comment', claims: (name) => claimsOf(render(reportOf(name), 'markdown')), most: 70 },
  { as: 'terminal', claims: (name) => claimsOf(render(reportOf(name), 'text')), most: 40 },
  { as: 'page', claims: pageClaims, most: 12 },
];

describe.each(RENDERINGS)('the numbers of the $as are those of the JSON report', ({ claims, most }) => {
  test.each(NAMES)('%s', (name) => {
    expect(disagreements(claims(name), jsonOf(name))).toEqual([]);
  });

  test('and there are many to compare', () => {
    const compared = NAMES.map((name) => checkable(claims(name), jsonOf(name)));
    expect(compared.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(most);
  });
});

describe('the title and the table say the same', () => {
  test.each(NAMES)('%s', (name) => {
    const claims = headClaimsOf(render(reportOf(name), 'markdown'));
    for (const what of ['peak', 'worst loss']) {
      const values = claims.filter((claim) => claim.what === what).map(({ value }) => value);
      expect(new Set(values).size).toBeLessThanOrEqual(1);
    }
  });

  test('and there are such titles', () => {
    const claims = headClaimsOf(render(reportOf('bad'), 'markdown'));
    expect(claims.map(({ of, what, value }) => `${of} ${what} ${value}`)).toEqual([
      'title worst loss 69',
      'table peak 39',
      'table worst loss 69',
    ]);
  });
});

describe('a number that differs is found', () => {
  const comment = render(reportOf('bad'), 'markdown');
  test.each([
    ['a peak in the line of a fold', ': 7 batches, peak 39', ': 7 batches, peak 38'],
    ['a number of batches', '37 (7 batches)', '37 (6 batches)'],
    ['the size of a batch', '16 32 37 (', '16 32 36 ('],
    ['a worst loss', '- **worst loss** 69', '- **worst loss** 70'],
    ['a finish', '**finish** Tue 2026-11-24 11:20', '**finish** Tue 2026-11-24 11:30'],
    ['the size of a group', '**`production`** 100', '**`production`** 99'],
  ])('%s', (_, from, to) => {
    expect(comment).toContain(from);
    expect(disagreements(claimsOf(comment.replace(from, to)), jsonOf('bad'))).toHaveLength(1);
  });
});
