import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { driftExitCode } from '../../src/drift/drift.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import type { Plan } from '../../src/plan/model.js';
import type { RunReport } from '../../src/plan/run-report.js';
import { renderRun } from '../../src/report/index.js';
import { heldOf } from '../plan-of.js';
import { type Day, dayCase, runOf } from './day.js';
import { poolCase, type PoolDay, poolRun } from './pool.js';
import { drifted, linesOf } from './drifted.js';

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

/** A pool that may lose two nodes at a time, at night. */
const POOL: PoolDay = {
  nodes: 40,
  config:
    'version: 1\ntimeZone: Europe/Berlin\nfreezes: [{ name: launch, from: "2026-10-24T12:00:00Z", to: "2026-10-25T12:00:00Z" }]\n',
};
const POOL_TIMELINE: readonly PoolDay[] = [
  POOL,
  POOL,
  { ...POOL, nodes: 60 },
  { ...POOL, nodes: 60 },
  { ...POOL, nodes: 60, notReady: 1 },
  { ...POOL, nodes: 60, notReady: 2 },
  { ...POOL, nodes: 60, notReady: 2 },
  { ...POOL, nodes: 60 },
  // Somebody edits the budget at the API server, and the next sync takes it back.
  { ...POOL, nodes: 60, liveLimit: '12' },
  { ...POOL, nodes: 60, liveLimit: '12' },
  { ...POOL, nodes: 60 },
  POOL,
  POOL,
  POOL,
];

function driftOn(then: RunReport, now: RunReport, live: readonly Plan[]): readonly string[] {
  const drift = drifted(now, readReviewed(renderRun(then, 'json')), live);
  expect(drift.problems).toEqual([]);
  const says = linesOf(drift);
  expect(driftExitCode(drift)).toBe(says.length === 0 ? 0 : 1);
  return says;
}

/** Compares with the file of that name what each day says. */
function expectGolden(days: readonly (readonly [string, readonly string[]])[], file: string): void {
  const text = days.map(([day, says]) => [day, ...says.map((one) => `  ${one}`), ''].join('\n')).join('\n');
  const golden = join(import.meta.dirname, file);
  if (process.env['UPDATE_GOLDEN'] === '1') writeFileSync(golden, text);
  expect(text).toBe(readFileSync(golden, 'utf8'));
}

describe('a fleet of which a snapshot is taken each day', () => {
  test('each day says what changed since the day before, and quiet days say nothing', () => {
    const days = TIMELINE.slice(1).map((now, i) => {
      const day = i + 2;
      const then = runOf(TIMELINE[i] ?? STEADY, day - 1);
      return [`day ${day}`, driftOn(then, runOf(now, day), heldOf(dayCase(now, day)))] as const;
    });
    expectGolden(days, 'timeline.txt');
  });

  test('so does that of a pool with windows, up to the day on which clocks are set', () => {
    const at = (day: number): string => `2026-10-${day + 11}T06:00:00Z`;
    const days = POOL_TIMELINE.slice(1).map((now, i) => {
      const then = poolRun(POOL_TIMELINE[i] ?? POOL, at(i + 1));
      const live = heldOf(poolCase(now, at(i + 2)));
      return [at(i + 2).slice(0, 10), driftOn(then, poolRun(now, at(i + 2)), live)] as const;
    });
    expectGolden(days, 'pool-timeline.txt');
  });
});
