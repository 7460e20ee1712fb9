import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { driftExitCode } from '../../src/drift/drift.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { renderRun } from '../../src/report/index.js';
import { heldOf } from '../plan-of.js';
import { dayCase, dayRun, DAYS, FORTNIGHTS } from './days.js';
import { drifted, linesOf } from './drifted.js';
import type { DayOf, Progress } from './progress.js';

const at = (date: number): string => `2026-12-${String(date).padStart(2, '0')}T08:00:00Z`;
function saidOn(of: DayOf, then: Progress | null, now: Progress | null, date: number): string[] {
  const last = readReviewed(renderRun(dayRun(of, then, at(date - 1)), 'json'));
  const drift = drifted(dayRun(of, now, at(date)), last, heldOf(dayCase(of, now, at(date))));
  expect(drift.problems).toEqual([]);
  const says = linesOf(drift);
  expect(driftExitCode(drift)).toBe(says.length === 0 ? 0 : 1);
  return says;
}

test('a rollout of which a snapshot is taken each day starts, is held, goes on and ends, in the words of each system', () => {
  const text = FORTNIGHTS.map(([name, days]) => {
    const of = DAYS[name];
    if (!of) throw new Error(`no days of ${name}`);
    const told = days.slice(1).map((now, i) => {
      const done = now === null ? 'before' : `${now.done} done${now.isStuck ? ', held' : ''}`;
      const says = saidOn(of, days[i] ?? null, now, i + 2);
      return [`day ${i + 2}: ${done}`, ...says.map((one) => `  ${one}`)].join('\n');
    });
    return [name, ...told, ''].join('\n');
  }).join('\n');
  const golden = join(import.meta.dirname, 'days.txt');
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, text);
  expect(text).toBe(readFileSync(golden, 'utf8'));
  // Instants are written for people, as in all other sentences.
  expect(text).not.toMatch(/\d{4}-\d\d-\d\dT\d\d:/);
});
