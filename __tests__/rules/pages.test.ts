import { readdirSync } from 'node:fs';
import type { Finding } from '../../src/plan/finding.js';
import { RULES } from '../../src/rules/catalogue.js';
import { type Example, FOLDER, pageOf, planOfPage } from './page-plans.js';

const HEADINGS = ['Why', 'Fleet', 'Fails', 'Passes', 'Options', 'When not to use it'];

function findings(rule: string, example: Example): readonly Finding[] {
  return planOfPage(rule, example).findings;
}

describe('pages: every rule has a page', () => {
  test('and every page a rule', () => {
    const pages = readdirSync(FOLDER).filter((name) => name !== 'README.md');
    expect(pages.sort()).toEqual(RULES.map((rule) => `${rule.id}.md`).sort());
  });

  test.each(RULES.map((rule) => [rule.id] as const))(
    '%s: headings, a failing and a passing example',
    (id) => {
      const page = pageOf(id);
      expect([...page.keys()].filter((heading) => heading !== 'Base' && heading !== 'Configuration')).toEqual(
        HEADINGS,
      );
      const broken = findings(id, 'Fails').filter(
        (finding) => finding.breaks.includes(id) && finding.status !== 'fixed',
      );
      expect(broken.length).toBeGreaterThan(0);
      for (const finding of broken) {
        expect(finding.message).toMatch(/\.$/);
        expect(finding.remediation).toMatch(/[.?]$/);
        // What is said of the whole fleet stands in no file.
        if (finding.policy !== null) expect(finding.place).not.toBeNull();
      }
      const still = findings(id, 'Passes').filter(
        (finding) => finding.breaks.includes(id) && finding.status !== 'fixed',
      );
      expect(still.map((finding) => finding.message)).toEqual([]);
    },
  );

  test('every option of a rule is named on its page', () => {
    for (const rule of RULES) {
      const options = pageOf(rule.id).get('Options') ?? '';
      for (const name of Object.keys(rule.options.shape)) expect(options).toContain(`\`${name}\``);
    }
  });
});
