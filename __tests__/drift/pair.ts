import { readReviewed } from '../../src/gate/reviewed.js';
import { type RunReport, runReport } from '../../src/plan/run-report.js';
import { renderRun } from '../../src/report/index.js';
import { heldOf, type PlanCase, planOf } from '../plan-of.js';
import { drifted, linesOf } from './drifted.js';

/** One fleet on two days, under the same files. */
export interface Pair {
  readonly files: string;
  readonly then: object;
  readonly now: object;
  readonly at?: readonly [then: string, now: string];
}

const TUESDAY = ['2026-12-01T06:00:00Z', '2026-12-02T06:00:00Z'] as const;

/** What the issue of the second day says, worse lines with an exclamation mark. */
export function pairSays({ files, then, now, at = TUESDAY }: Pair): string[] {
  const of = (snapshot: object, instant: string): PlanCase => ({
    ...{ head: files, isUnchanged: true, snapshot, config: 'version: 1\n', at: instant },
  });
  const run = (snapshot: object, instant: string): RunReport => runReport([planOf(of(snapshot, instant))]);
  const last = readReviewed(renderRun(run(then, at[0]), 'json'));
  const { clusters, problems, verdict } = drifted(run(now, at[1]), last, heldOf(of(now, at[1])));
  expect([problems, verdict === 'unknown']).toEqual([[], false]);
  return linesOf({ clusters });
}
