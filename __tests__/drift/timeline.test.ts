import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { driftExitCode, driftReport } from '../../src/drift/drift.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import type { RunReport } from '../../src/plan/run-report.js';
import { runReport } from '../../src/plan/run-report.js';
import { renderRun } from '../../src/report/index.js';
import { planOf } from '../plan-of.js';
import { at, configured, fleet, main, NEW, policy } from '../systems/skyhook/planned.js';

/** The fleet of one day: what a snapshot of it holds. */
interface Day {
  readonly nodes: number;
  /** The package that is to be on all nodes, and how many carry it. */
  readonly version: string;
  readonly complete: number;
  readonly erroring?: number;
  /** Nodes that have lost the label by which they are selected, counted from the last one. */
  readonly unlabelled?: number;
}

const POLICY = policy({
  strategy: 'fixed: { initialBatch: 5, failureThreshold: 1 }',
  more: `  compartments: [{ name: gpu, selector: { matchLabels: { pool: gpu } }, budget: { count: 5 }, strategy: { fixed: { initialBatch: 5, failureThreshold: 1 } } }]`,
});

const named = (index: number): string => `node-${String(index + 1).padStart(4, '0')}`;

function runOf({ nodes, version, complete, erroring = 0, unlabelled = 0 }: Day, date: number): RunReport {
  const done = { name: 'tune', version, image: 'example.com/tune', stage: 'config', state: 'complete' };
  const state = (i: number): string =>
    i < complete ? 'complete' : i < complete + erroring ? 'erroring' : 'waiting';
  const all = Array.from({ length: nodes }, (_, i) => i);
  const begun = all.filter((i) => state(i) === 'erroring');
  const live = {
    apiVersion: NEW,
    kind: 'NodeWright',
    metadata: { name: 'tuning' },
    spec: { deploymentPolicy: 'limits', packages: { tune: { version, image: 'example.com/tune' } } },
    status: {
      status: complete === nodes ? 'complete' : erroring > 0 ? 'erroring' : 'in_progress',
      nodeStatus: Object.fromEntries(all.map((i) => [named(i), state(i)])),
      nodeState: Object.fromEntries(
        all.filter((i) => i < complete).map((i) => [named(i), { [`tune|${version}`]: done }]),
      ),
      nodePriority: Object.fromEntries(begun.map((i) => [named(i), '2026-11-20T07:00:00Z'])),
      compartmentStatuses: {
        gpu: {
          matched: nodes,
          batchState: { currentBatch: Math.floor(complete / 5) + 1, completedNodes: complete },
        },
      },
    },
  };
  const files = POLICY + main({ packages: at(version) });
  const pools = [`${nodes - unlabelled} nodes pool=gpu`, ...(unlabelled > 0 ? [`${unlabelled} nodes`] : [])];
  const day = `2026-12-${String(date).padStart(2, '0')}`;
  const report = planOf({
    base: files,
    head: files,
    snapshot: fleet(pools.join('\n'), [live]),
    config: `${configured('0.20')}freezes: [{ name: holidays, from: 2026-12-20T00:00:00Z, to: 2026-12-27T00:00:00Z }]\n`,
    at: `${day}T08:00:00Z`,
    takenAt: `${day}T07:30:00Z`,
  });
  return runReport([report]);
}

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
