import type { Report } from '../../src/plan/finding.js';
import { RULES } from '../../src/rules/catalogue.js';
import { GALLERY } from '../gallery/cases.js';
import { render } from '../render.js';
import { planOfPage } from '../rules/page-plans.js';
import { reportOf, REPORTS } from './fixtures.js';
import { broken } from './laws.js';

/** Every golden report, and plans of real manifests. */
const PLANS: readonly (readonly [string, () => Report])[] = [
  ...Object.entries(REPORTS),
  ...Object.entries(GALLERY).map(([name, [, make]]) => [`the gallery's ${name}`, make] as const),
  ...RULES.flatMap(({ id }) =>
    (['Fails', 'Passes'] as const).map((which) => [`${id} ${which}`, () => planOfPage(id, which)] as const),
  ),
];

test.each(PLANS)('comment and terminal: %s: no fault', (_name, make) => {
  expect(broken(make())).toEqual([]);
});

test('comment: nothing changed takes two lines', () => {
  const lines = render(reportOf('untouched'), 'markdown').trim().split('\n');
  expect(lines.slice(1).filter((line) => line !== '')).toHaveLength(2);
});

test('terminal: untouched policies are listed with --verbose only', () => {
  const made = reportOf('forty-policies');
  expect(render(made, 'text')).not.toContain('NodePool/pool-02');
  expect(render(made, 'text', { verbose: true })).toContain('NodePool/pool-02');
});
