import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../src/plan/finding.js';
import { type RunReport, runReport } from '../../src/plan/run-report.js';
import { renderRun, renderRunSummary } from '../../src/report/index.js';
import { render } from '../render.js';
import { reportOf, REPORTS } from './fixtures.js';
import { annotationsOf } from './build.js';

/** Whole reports as a reader gets them. `UPDATE_GOLDEN=1` writes them; review the difference. */
const FOLDER = '__tests__/golden';
const UPDATE = process.env['UPDATE_GOLDEN'] === '1';
const RUN = 'https://github.com/example/fleet/actions/runs/1';

const FILES = Object.entries(REPORTS).flatMap(([name, make]) => [
  { file: `${name}.txt`, make: () => render(make(), 'text') },
  { file: `${name}.md`, make: () => render(make(), 'markdown', { runUrl: RUN }) },
]);
const OTHERS = [
  ...['bad', 'not-batched', 'hostile'].map((name) => ({
    file: `${name}.json`,
    make: () => render(reportOf(name), 'json'),
  })),
  { file: 'clusters.md', make: () => renderRun(clusters(), 'markdown', { runUrl: RUN }) },
  { file: 'clusters.txt', make: () => renderRun(clusters(), 'text') },
  { file: 'bad.color.txt', make: () => render(reportOf('bad'), 'text', { color: true }) },
  { file: 'bad.counts.md', make: () => render(reportOf('bad'), 'markdown', { detail: 'counts' }) },
  {
    file: 'bad.summary.md',
    make: () => renderRunSummary(runReport([reportOf('bad')]), { detail: 'full', runUrl: RUN }),
  },
  {
    file: 'bad.annotations.json',
    make: () => `${JSON.stringify(annotationsOf(reportOf('bad')), null, 2)}\n`,
  },
  {
    file: 'hostile.annotations.json',
    make: () => `${JSON.stringify(annotationsOf(reportOf('hostile')), null, 2)}\n`,
  },
];

/** One run over two clusters: the change is bad for one of them. */
function clusters(): RunReport {
  const of = (cluster: string, name: string): Report => {
    const report = reportOf(name);
    return { ...report, plan: { ...report.plan, cluster } };
  };
  return runReport([of('dev', 'untouched'), of('prod-east', 'bad')]);
}

describe('golden: golden reports', () => {
  test.each([...FILES, ...OTHERS])('$file', ({ file, make }) => {
    const path = join(FOLDER, file);
    const text = make();
    if (UPDATE) {
      mkdirSync(FOLDER, { recursive: true });
      writeFileSync(path, text);
    }
    expect(existsSync(path)).toBe(true);
    expect(text).toBe(readFileSync(path, 'utf8'));
  });

  test('no golden file is left without a report', () => {
    const known = new Set([...FILES, ...OTHERS].map(({ file }) => file));
    expect(readdirSync(FOLDER).filter((file) => !known.has(file))).toEqual([]);
  });
});
