import { readFileSync, writeFileSync } from 'node:fs';
import { RULES } from '../../src/rules/catalogue.js';

const PAGE = 'docs/rules/README.md';
const BLOCK = /(<!-- rules: begin -->\n)[\s\S]*(<!-- rules: end -->)/;

test('index page: docs/rules/README.md lists every rule with its severity; UPDATE_DOCS=1 rewrites it', () => {
  const rows = RULES.map((rule) => `| [${rule.id}](${rule.id}.md) | ${rule.severity} | ${rule.detects} |`);
  const table = ['| rule | severity | what it detects |', '|---|---|---|', ...rows, ''].join('\n');
  const page = readFileSync(PAGE, 'utf8');
  const wanted = page.replace(BLOCK, (_all, begin: string, end: string) => `${begin}\n${table}\n${end}`);
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(PAGE, wanted);
  expect(readFileSync(PAGE, 'utf8')).toBe(wanted);
});
