import type { Report } from '../../src/plan/finding.js';
import { render } from '../render.js';
import { RULES } from '../../src/rules/index.js';
import { GALLERY } from '../gallery/cases.js';
import { planOfPage } from '../rules/page-plans.js';
import { REPORTS } from './fixtures.js';
import { broken } from './laws.js';
import { claimsOf, disagreements, headClaimsOf, type Numbers } from './numbers.js';

/** Every golden report, and a plan of each rule that breaks it, made of real manifests. */
const CASES: readonly (readonly [string, () => Report])[] = [
  ...Object.entries(REPORTS),
  ...RULES.map(({ id }) => [id, () => planOfPage(id, 'Fails')] as const),
];
/** What is made of real manifests holds every law of a plan. */
const REAL: readonly (readonly [string, () => Report])[] = [
  ...Object.entries(GALLERY).map(([name, [, make]]) => [`the gallery's ${name}`, make] as const),
  ...RULES.flatMap(({ id }) =>
    (['Fails', 'Passes'] as const).map((which) => [`${id} ${which}`, () => planOfPage(id, which)] as const),
  ),
];

const MOST_LINES = 12;

/** The lines of a comment that are read without a click. */
function headOf(comment: string): string[] {
  const [head = ''] = comment.replace(/<!--.*?-->/gs, '').split('<details');
  const [above = ''] = head.split('\nPlan `');
  return above.split(/\n|<br>/).filter((line) => line.trim() !== '' && !/^\| --/.test(line));
}

describe('a comment', () => {
  test.each(CASES)('comment: %s: twelve lines, and the numbers of the JSON report', (_name, make) => {
    const report = make();
    const comment = render(report, 'markdown');
    expect(headOf(comment).length).toBeLessThanOrEqual(MOST_LINES);
    const numbers = JSON.parse(render(report, 'json')) as Numbers;
    expect(disagreements(claimsOf(comment), numbers)).toEqual([]);
    const head = headClaimsOf(comment);
    for (const what of ['peak', 'worst loss']) {
      const told = new Set(head.filter((claim) => claim.what === what).map(({ value }) => value));
      expect(told.size).toBeLessThanOrEqual(1);
    }
  });

  test.each(REAL)('%s: holds every law, and the terminal says no less', (_name, make) => {
    expect(broken(make())).toEqual([]);
  });
});
