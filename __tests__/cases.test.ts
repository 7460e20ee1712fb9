import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Report } from '../src/plan/finding.js';
import { render } from './render.js';
import { expectedText } from './case-text.js';
import { planOf } from './plan-of.js';
import { caseOf, sections } from './rules/page-plans.js';

import { partsOf } from './case-pages.js';

/** Whole plans as pages that people read; see the README of the folder. */
const FOLDER = '__tests__/cases';
const UPDATE = process.env['UPDATE_CASES'] === '1';
const HEADINGS = ['Fleet', 'Base', 'Head', 'Configuration', 'Expected', 'Text'];

const files = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(`${FOLDER}/${name}`).map((file) => `${name}/${file}`))
  .sort();

for (const file of files) {
  const path = `${FOLDER}/${file}`;
  const text = readFileSync(path, 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1] ?? 'a page without a title';
  test(`${file.replace(/\.md$/, '')}: ${title}`, () => {
    const made = partsOf(text).map(({ source, page }) => {
      expect([...page.keys()].filter((heading) => !HEADINGS.includes(heading))).toEqual([]);
      const report = planOf(caseOf(page, 'Head'));
      // A text in the place of a string would be shown as `[object Object]`.
      expect(JSON.stringify(report.findings)).not.toContain('[object ');
      return written(source, page, report);
    });
    if (UPDATE) writeFileSync(path, made.join('\n'));
    else expect(made.join('\n')).toBe(text);
  });
}

test('every case lies in the folder of a system, and has what a case needs', () => {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const page = sections(readFileSync(`${FOLDER}/${file}`, 'utf8'));
    expect(file).toMatch(/^[a-z-]+\/[a-z0-9-]+\.md$/);
    expect(existsSync(`src/systems/${file.split('/')[0] ?? ''}`)).toBe(true);
    expect([file, ...page.keys()]).toEqual(expect.arrayContaining(['Fleet', 'Head', 'Expected']));
  }
});

/** A page, or one of its variants, with what is planned today. */
function written(source: string, page: ReadonlyMap<string, string>, report: Report): string {
  const [, before = '', was = ''] = /^([\s\S]*?)^```text\n([\s\S]*?)^```$/m.exec(source) ?? [];
  const isVariant = source.startsWith('## Variant: ');
  const expected = `${before}\`\`\`text\n${expectedText(report, was, isVariant)}\n\`\`\`\n`;
  const shown = /^```text\n([\s\S]*?)^```/m.exec(page.get('Text') ?? '')?.[1];
  if (shown === undefined || isVariant) return expected;
  const lines = render(report, 'text', { width: 100, colour: false }).split('\n');
  const first = lines.slice(0, shown.split('\n').length - 1).map((line) => line.trimEnd());
  return `${expected}\n## Text\n\n\`\`\`text\n${first.join('\n')}\n\`\`\`\n`;
}
