import type { Report } from '../../src/plan/finding.js';
import { RULES } from '../../src/rules/catalogue.js';
import { GALLERY } from '../gallery/cases.js';
import { planOfPage } from '../rules/page-plans.js';
import { REPORTS } from './fixtures.js';
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
