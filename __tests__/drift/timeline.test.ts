import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { driftExitCode, driftReport } from '../../src/drift/drift.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { renderRun } from '../../src/report/index.js';
import type { Day } from './day.js';
import { runOf } from './day.js';

const STEADY: Day = { nodes: 30, version: '1.0.0', complete: 30 };
const TIMELINE: readonly Day[] = [
  STEADY,
  STEADY,
  // Somebody asked for 1.1.0 at the API server; the files hold the same.
  { nodes: 30, version: '1.0.0', complete: 10 },
  { nodes: 30, version: '1.0.0', complete: 20 },
  { nodes: 30, version: '1.0.0', complete: 20, erroring: 1 },
  { nodes: 30, version: '1.0.0', complete: 20, erroring: 1 },
  { nodes: 30, version: '1.0.0', complete: 25 },
  STEADY,
  STEADY,
  { nodes: 40, version: '1.0.0', complete: 40 },
  { nodes: 40, version: '1.0.0', complete: 40 },
  { nodes: 40, version: '1.0.0', complete: 40, unlabelled: 8 },
  { nodes: 40, version: '1.0.0', complete: 40, unlabelled: 8 },
  { nodes: 40, version: '1.0.0', complete: 40 },
];

function driftOn(day: number, last: Day, now: Day): readonly string[] {
  const then = readReviewed(renderRun(runOf(last, day - 1), 'json'));
  const drift = driftReport(runOf(now, day), then);
  expect(drift.problems).toEqual([]);
  const says = drift.clusters.flatMap(({ effects }) =>
    effects.map(({ says: one, isWorse }) => `${isWorse ? '!' : '-'} ${one}`),
  );
  expect(driftExitCode(drift)).toBe(says.length === 0 ? 0 : 1);
  return says;
}

const GOLDEN = join(import.meta.dirname, 'timeline.txt');

describe('a fleet of which a snapshot is taken each day', () => {
  test('each day says what changed since the day before, and quiet days say nothing', () => {
    const days = TIMELINE.slice(1).map((now, i) => {
      const says = driftOn(i + 2, TIMELINE[i] ?? STEADY, now);
      return [`day ${i + 2}`, ...says.map((one) => `  ${one}`), ''].join('\n');
    });
    const text = days.join('\n');
    if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(GOLDEN, text);
    expect(text).toBe(readFileSync(GOLDEN, 'utf8'));
  });
});
