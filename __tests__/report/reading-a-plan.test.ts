import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlannedGroup } from '../../src/plan/model.js';
import { groupFacts } from '../../src/report/rollout.js';
import { toTerminal } from '../../src/text/render.js';
import { rowsOf } from '../../src/report/table/rows.js';
import { selectionOf } from '../../src/report/selection.js';
import { group } from './build.js';
import { REPORTS } from './fixtures.js';

const PATH = join(import.meta.dirname, '../../docs/reading-a-plan.md');
const EXAMPLE = /(?<=```text\n)[\s\S]*?(?=\.\.\.\n```\n)/;

function page(): string {
  return readFileSync(PATH, 'utf8');
}

/** First cells of the rows of the page's tables, and the words in them. */
function explained(): Set<string> {
  return new Set(
    page()
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .flatMap((line) => (line.split('|')[1] ?? '').split(','))
      .map((cell) => cell.trim()),
  );
}

test('reading a plan: the example is what npm start prints before pre-existing findings', () => {
  const { stdout } = spawnSync(process.execPath, ['scripts/demo.mjs'], { encoding: 'utf8' });
  const printed = stdout.slice(stdout.indexOf('FAIL'), stdout.indexOf('Pre-existing'));
  if (process.env['UPDATE_GOLDEN'] === '1')
    writeFileSync(
      PATH,
      page().replace(EXAMPLE, () => printed),
    );
  expect(EXAMPLE.exec(page())?.[0]).toBe(printed);
});

test('reading a plan: every line of a group is explained', () => {
  const full: PlannedGroup = group({
    name: 'a',
    targets: ['n'],
    start: 0,
  });
  const facts = groupFacts(full, null, [full], { at: 0, timeZone: 'UTC' }, true);
  const labels = facts.map(({ label }) => label);
  expect(labels).toHaveLength(5);
  for (const label of [...labels, 'allowed', 'blocked', 'change', 'note', 'moved'])
    expect(explained()).toContain(label);
});

test('reading a plan: every row of the table is explained', () => {
  for (const make of Object.values(REPORTS)) {
    const made = make();
    for (const row of rowsOf(made, selectionOf(made))) {
      const label = toTerminal(row.label).replace(/^(?:Clusters|Replicas|Targets) broken/, 'Nodes broken');
      expect(page()).toContain(`| ${label} |`);
    }
  }
});
