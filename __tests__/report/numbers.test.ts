import { picturesOf } from '../../src/report/html/pictures.js';
import { render } from '../render.js';
import { reportOf, REPORTS } from './fixtures.js';
import { checkable, type Claim, claimsOf, disagreements, type Numbers } from './numbers.js';

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
