import { toPlain } from '../../src/text/render.js';
import { driftExitCode } from '../../src/drift/drift.js';
import { type PoolDay, poolDrift } from './pool.js';

const TUESDAY = ['2026-12-01T06:00:00Z', '2026-12-02T06:00:00Z'] as const;

function said(then: PoolDay, now: PoolDay, at: readonly [string, string] = TUESDAY): string[] {
  const drift = poolDrift(then, now, at);
  expect(drift.problems).toEqual([]);
  const lines = drift.clusters.flatMap(({ effects }) =>
    effects.map(({ kind, says, isWorse }) => `${isWorse ? '!' : '-'} ${kind}: ${toPlain(says)}`),
  );
  expect(driftExitCode(drift)).toBe(lines.length === 0 ? 0 : 1);
  return lines;
}

const freeze = (from: string, to: string): string =>
  `version: 1\nfreezes: [{ name: launch, from: "${from}", to: "${to}" }]\n`;
const waiver = (expires: string): string =>
  `version: 1\nwaivers: [{ rule: peak-above-limit, subject: NodePool/batch, reason: known, owner: ops, expires: ${expires} }]\n`;
const BERLIN = 'version: 1\ntimeZone: Europe/Berlin\n';
const HALF = { nodes: 40, limit: '50%', opens: 0 };

describe('what a day says of the day before', () => {
  test.each<readonly [string, PoolDay, PoolDay, readonly [string, string], string]>([
    [
      'the pool grew, and the same percentage is more nodes',
      { nodes: 300, limit: '10%', opens: 0 },
      { nodes: 400, limit: '10%', opens: 0 },
      TUESDAY,
      '! ceiling: NodePool/batch: 10% is 40 nodes at once now, 30 last time.',
    ],
    [
      'the pool grew, and its window closes before the rollout is done',
      { nodes: 30 },
      { nodes: 120 },
      TUESDAY,
      '! window: NodePool/batch: its window now ends before the rollout does: it closes at Thu 2026-12-03 04:00 UTC, and 74 of 120 nodes are not done by then. The last time all were done inside one window.',
    ],
    [
      'the pool shrank, and the rollout ends inside its window again',
      { nodes: 120 },
      { nodes: 30 },
      TUESDAY,
      '- window: NodePool/batch: the rollout ends inside its window, and last time it did not.',
    ],
    [
      'a node went NotReady and takes half of the budget',
      { nodes: 30 },
      { nodes: 30, notReady: 1 },
      TUESDAY,
      '! allowance: NodePool/batch: 1 node is already unavailable, 0 last time, and counts against the limit of 2: 1 is left.',
    ],
    [
      'a node went NotReady, and the night is too short for what is left of the budget',
      { nodes: 30 },
      { nodes: 30, notReady: 1 },
      TUESDAY,
      '! window: NodePool/batch: its window now ends before the rollout does: it closes at Thu 2026-12-03 04:00 UTC, and 7 of 30 nodes are not done by then. The last time all were done inside one window.',
    ],
    [
      'nodes went NotReady and use the budget up',
      { nodes: 30 },
      { nodes: 30, notReady: 2 },
      TUESDAY,
      '! outcome: NodePool/batch: next rollout: it gets stuck, and last time it completes. Why: 2 nodes that are not ready or leaving already (node-0029 and node-0030) use up all that the budgets of "batch" allow.',
    ],
    [
      'the cluster holds another budget than the files',
      { nodes: 30 },
      { nodes: 30, liveLimit: '6' },
      TUESDAY,
      '! live: NodePool/batch: the cluster differs from the files: 6 of 30 nodes out at once, by the files 2.',
    ],
    [
      'a freeze begins within seven days',
      { nodes: 30, config: freeze('2026-12-08T00:00:00Z', '2026-12-20T00:00:00Z') },
      { nodes: 30, config: freeze('2026-12-08T00:00:00Z', '2026-12-20T00:00:00Z') },
      TUESDAY,
      '- freeze: The freeze launch begins at Tue 2026-12-08 00:00 UTC.',
    ],
    [
      'a freeze ends within seven days',
      { nodes: 30, config: freeze('2026-11-01T00:00:00Z', '2026-12-09T06:00:00Z') },
      { nodes: 30, config: freeze('2026-11-01T00:00:00Z', '2026-12-09T06:00:00Z') },
      TUESDAY,
      '- freeze: The freeze launch ends at Wed 2026-12-09 06:00 UTC.',
    ],
    [
      'a waiver lapses within seven days',
      { ...HALF, config: waiver('2026-12-08') },
      { ...HALF, config: waiver('2026-12-08') },
      TUESDAY,
      '- waiver: The waiver of peak-above-limit for NodePool/batch (owner ops) lapses at the end of 2026-12-08 UTC.',
    ],
    [
      'clocks are set within seven days and move a window',
      { nodes: 30, config: BERLIN },
      { nodes: 30, config: BERLIN },
      ['2026-10-19T06:00:00Z', '2026-10-20T06:00:00Z'],
      '- clocks: NodePool/batch: its windows are written in UTC and move by the clocks of Europe/Berlin, which are set from +02:00 to +01:00 at Sun 2026-10-25 01:00 UTC.',
    ],
  ])('%s', (_claim, then, now, at, line) => {
    expect(said(then, now, at)).toContain(line);
  });
});

describe('what only comes of the hour is no drift', () => {
  test.each<readonly [string, PoolDay, PoolDay, readonly [string, string]]>([
    ['the same fleet at the same hour', { nodes: 120 }, { nodes: 120 }, TUESDAY],
    [
      'a report that is made when half of the night is over',
      { nodes: 40 },
      { nodes: 40 },
      ['2026-12-01T06:00:00Z', '2026-12-03T01:00:00Z'],
    ],
    [
      'a report that is made before the night after one that was made in it',
      { nodes: 40 },
      { nodes: 40 },
      ['2026-12-01T01:00:00Z', '2026-12-02T06:00:00Z'],
    ],
    [
      'one node of a large pool that is not ready',
      { nodes: 400, limit: '10%', opens: 0 },
      { nodes: 400, limit: '10%', opens: 0, notReady: 1 },
      TUESDAY,
    ],
    [
      'a freeze that begins in eight days',
      { nodes: 30, config: freeze('2026-12-10T06:00:00Z', '2026-12-20T00:00:00Z') },
      { nodes: 30, config: freeze('2026-12-10T06:00:00Z', '2026-12-20T00:00:00Z') },
      TUESDAY,
    ],
    [
      'a waiver that lapses in eight days',
      { ...HALF, config: waiver('2026-12-10') },
      { ...HALF, config: waiver('2026-12-10') },
      TUESDAY,
    ],
  ])('%s', (_claim, then, now, at) => {
    expect(said(then, now, at)).toEqual([]);
  });
});
