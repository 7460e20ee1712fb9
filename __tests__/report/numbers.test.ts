import { render } from '../render.js';
import { reportOf, REPORTS } from './fixtures.js';
import { checkable, type Claim, claimsOf, type Numbers } from './numbers.js';

function jsonOf(name: string): Numbers {
  return JSON.parse(render(reportOf(name), 'json')) as Numbers;
}

const NAMES = Object.keys(REPORTS);

test.each<[as: string, claims: (name: string) => Claim[], most: number]>([
  ['comment', (name) => claimsOf(render(reportOf(name), 'markdown')), 60],
  ['terminal', (name) => claimsOf(render(reportOf(name), 'text')), 40],
])('the numbers of the %s: there are many to compare', (_as, claims, most) => {
  const compared = NAMES.map((name) => checkable(claims(name), jsonOf(name)));
  expect(compared.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(most);
});
