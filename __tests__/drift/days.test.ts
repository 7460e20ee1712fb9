import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { driftExitCode } from '../../src/drift/drift.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { renderRun } from '../../src/report/index.js';
import type { DayOf, Progress } from './days.js';
import { dayRun, DAYS } from './days.js';
import { drifted } from './drifted.js';

const at = (date: number): string => `2026-12-${String(date).padStart(2, '0')}T08:00:00Z`;
const CALM = [null, null] as const;

/** Quiet, then so many done each day; where it is the same for two days something holds it; quiet again. */
const timeline = (...done: readonly number[]): readonly (Progress | null)[] => [
  ...CALM,
  ...done.map((count, i) => ({ done: count, isStuck: done[i - 1] === count && i < done.length - 2 })),
];

const TIMELINES: Readonly<Record<string, readonly (Progress | null)[]>> = {
  Deployment: timeline(2, 4, 4, 4, 6, 8, 8, 8),
  'upgrade Plan': timeline(2, 4, 4, 4, 6, 8, 8, 8),
  'staged run': timeline(1, 2, 2, 2, 3, 4, 4, 4),
};

function saidOn(of: DayOf, then: Progress | null, now: Progress | null, date: number): string[] {
  const last = readReviewed(renderRun(dayRun(of, then, at(date - 1)), 'json'));
  const drift = drifted(dayRun(of, now, at(date)), last, dayRun(of, now, at(date), true));
  expect(drift.problems).toEqual([]);
  const says = drift.clusters.flatMap(({ effects }) =>
    effects.map(({ says: one, isWorse }) => `${isWorse ? '!' : '-'} ${one}`),
  );
  expect(driftExitCode(drift)).toBe(says.length === 0 ? 0 : 1);
  return says;
}

test('a rollout of which a snapshot is taken each day starts, is held, goes on and ends, in the words of each system', () => {
  const text = Object.entries(TIMELINES)
    .map(([name, days]) => {
      const of = DAYS[name];
      if (!of) throw new Error(`no days of ${name}`);
      const told = days.slice(1).map((now, i) => {
        const done = now === null ? 'before' : `${now.done} done${now.isStuck ? ', held' : ''}`;
        const says = saidOn(of, days[i] ?? null, now, i + 2);
        return [`day ${i + 2}: ${done}`, ...says.map((one) => `  ${one}`)].join('\n');
      });
      return [name, ...told, ''].join('\n');
    })
    .join('\n');
  const golden = join(import.meta.dirname, 'days.txt');
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, text);
  expect(text).toBe(readFileSync(golden, 'utf8'));
});
