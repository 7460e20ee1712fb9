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

// The laws compare those of the comment and the terminal.
test.each(NAMES)('the numbers of the page are those of the JSON report: %s', (name) => {
  expect(disagreements(pageClaims(name), jsonOf(name))).toEqual([]);
});

test.each<[as: string, claims: (name: string) => Claim[], most: number]>([
  ['comment', (name) => claimsOf(render(reportOf(name), 'markdown')), 60],
  ['terminal', (name) => claimsOf(render(reportOf(name), 'text')), 40],
  ['page', pageClaims, 12],
])('the numbers of the %s: there are many to compare', (_as, claims, most) => {
  const compared = NAMES.map((name) => checkable(claims(name), jsonOf(name)));
  expect(compared.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(most);
});

test('the title and the table: their numbers are found', () => {
  const claims = headClaimsOf(render(reportOf('bad'), 'markdown'));
  expect(claims.map(({ of, what, value }) => `${of} ${what} ${value}`)).toEqual([
    'title worst loss 69',
    'table peak 39',
    'table worst loss 69',
  ]);
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
