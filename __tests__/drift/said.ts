import { readReviewed } from '../../src/gate/reviewed.js';
import { runReport } from '../../src/plan/run-report.js';
import { renderRun } from '../../src/report/index.js';
import { heldOf, planOf } from '../plan-of.js';
import { configured, fleet } from '../systems/skyhook/planned.js';
import { drifted, linesOf } from './drifted.js';

/** What is said of a fleet that is as it was, of which the cluster holds these objects. */
export function said(files: string, nodes: string, objects: readonly object[]): string[] {
  const of = {
    ...{ head: files, isUnchanged: true },
    snapshot: fleet(nodes, objects),
    config: configured('0.20'),
    at: '2026-12-01T06:00:00Z',
  };
  const run = runReport([planOf(of)]);
  const { clusters, problems } = drifted(run, readReviewed(renderRun(run, 'json')), heldOf(of));
  expect(problems).toEqual([]);
  return linesOf({ clusters });
}
