import { driftExitCode } from '../../src/drift/drift.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { once } from '../../src/manifest/lookup.js';
import { renderRun } from '../../src/report/index.js';
import { heldOf } from '../plan-of.js';
import { poolCase, type PoolDay, poolRun } from './pool.js';
import { drifted, linesOf } from './drifted.js';
import { goldenTests } from '../golden-tests.js';

/** A pool that may lose two nodes at a time, at night. */
const POOL: PoolDay = {
  nodes: 40,
  config:
    'version: 1\ntimeZone: Europe/Berlin\nfreezes: [{ name: launch, from: "2026-10-24T12:00:00Z", to: "2026-10-25T12:00:00Z" }]\n',
};
const TIMELINE: readonly PoolDay[] = [
  POOL,
  { ...POOL, nodes: 60 },
  { ...POOL, nodes: 60 },
  { ...POOL, nodes: 60, notReady: 1 },
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

const at = (day: number): string => `2026-10-${day + 13}T06:00:00Z`;
const runs = once((i: number) => poolRun(TIMELINE[i] ?? POOL, at(i + 1)));
goldenTests(
  'drift/timeline.txt',
  'a pool with windows, up to the day on which clocks are set',
  Object.fromEntries(
    TIMELINE.slice(1).map((now, i) => [
      at(i + 2).slice(0, 10),
      () => {
        const last = readReviewed(renderRun(runs(i), 'json'));
        const drift = drifted(runs(i + 1), last, heldOf(poolCase(now, at(i + 2))));
        const says = linesOf(drift);
        expect([drift.problems, driftExitCode(drift)]).toEqual([[], says.length === 0 ? 0 : 1]);
        return says;
      },
    ]),
  ),
);
