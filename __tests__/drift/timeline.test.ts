import { driftExitCode } from '../../src/drift/drift.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { once } from '../../src/manifest/lookup.js';
import type { Plan } from '../../src/plan/model.js';
import type { RunReport } from '../../src/plan/run-report.js';
import { renderRun } from '../../src/report/index.js';
import { heldOf } from '../plan-of.js';
import { type Day, dayCase, runOf } from './day.js';
import { poolCase, type PoolDay, poolRun } from './pool.js';
import { drifted, linesOf } from './drifted.js';
import { goldenTests } from '../golden-tests.js';

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
  { nodes: 40, version: '1.0.0', complete: 40, unlabeled: 8 },
  { nodes: 40, version: '1.0.0', complete: 40, unlabeled: 8 },
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
  const says = linesOf(drift);
  expect([drift.problems, driftExitCode(drift)]).toEqual([[], says.length === 0 ? 0 : 1]);
  return says;
}

const runs = once((i: number) => runOf(TIMELINE[i] ?? STEADY, i + 1));
goldenTests(
  'drift/timeline.txt',
  'a fleet, day by day',
  Object.fromEntries(
    TIMELINE.slice(1).map((now, i) => [
      `day ${i + 2}`,
      () => driftOn(runs(i), runs(i + 1), heldOf(dayCase(now, i + 2))),
    ]),
  ),
);

const at = (day: number): string => `2026-10-${day + 11}T06:00:00Z`;
const poolRuns = once((i: number) => poolRun(POOL_TIMELINE[i] ?? POOL, at(i + 1)));
goldenTests(
  'drift/pool-timeline.txt',
  'a pool with windows, up to the day on which clocks are set',
  Object.fromEntries(
    POOL_TIMELINE.slice(1).map((now, i) => [
      at(i + 2).slice(0, 10),
      () => driftOn(poolRuns(i), poolRuns(i + 1), heldOf(poolCase(now, at(i + 2)))),
    ]),
  ),
);
