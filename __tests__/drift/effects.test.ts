import { goldenTests } from '../golden-tests.js';
import { linesOf } from './drifted.js';
import { poolDrift } from './pool.js';

const TUESDAY = ['2026-12-01T06:00:00Z', '2026-12-02T06:00:00Z'] as const;

/** Two days of a pool, and their instants. */
const DAYS: Readonly<Record<string, Parameters<typeof poolDrift>>> = {
  'the pool grew, and its window closes before the rollout is done': [{ nodes: 30 }, { nodes: 120 }, TUESDAY],
  'the pool shrank, and the rollout ends inside its window again': [{ nodes: 120 }, { nodes: 30 }, TUESDAY],
  'a node went NotReady and takes half of the budget': [{ nodes: 30 }, { nodes: 30, notReady: 1 }, TUESDAY],
  'nodes went NotReady and use the budget up': [{ nodes: 30 }, { nodes: 30, notReady: 2 }, TUESDAY],
  'the cluster holds another budget than the files': [{ nodes: 30 }, { nodes: 30, liveLimit: '6' }, TUESDAY],
  'the same fleet at the same hour': [{ nodes: 120 }, { nodes: 120 }, TUESDAY],
  'a report that is made when half of the night is over': [
    { nodes: 40 },
    { nodes: 40 },
    ['2026-12-01T06:00:00Z', '2026-12-03T01:00:00Z'],
  ],
  'a report that is made before the night after one that was made in it': [
    { nodes: 40 },
    { nodes: 40 },
    ['2026-12-01T01:00:00Z', '2026-12-02T06:00:00Z'],
  ],
  'one node of a large pool that is not ready': [
    { nodes: 400, limit: '10%', opens: 0 },
    { nodes: 400, limit: '10%', opens: 0, notReady: 1 },
    TUESDAY,
  ],
};

goldenTests(
  'drift/effects.txt',
  'a drift report of two days of a pool',
  Object.fromEntries(Object.entries(DAYS).map(([title, days]) => [title, () => linesOf(poolDrift(...days))])),
);
