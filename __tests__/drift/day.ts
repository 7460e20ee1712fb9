import { type RunReport, runReport } from '../../src/plan/run-report.js';
import { type PlanCase, planOf } from '../plan-of.js';
import { at, configured, fleet, main, NEW, policy } from '../systems/skyhook/planned.js';

/** The fleet of one day: what a snapshot of it holds. */
export interface Day {
  readonly nodes: number;
  /** The package that is to be on all nodes, and how many carry it. */
  readonly version: string;
  readonly complete: number;
  readonly erroring?: number;
  /** What the change under review makes of the version. */
  readonly edit?: string;
}

const POLICY = policy({
  strategy: 'fixed: { initialBatch: 5, failureThreshold: 1 }',
  more: `  compartments: [{ name: gpu, selector: { matchLabels: { pool: gpu } }, budget: { count: 5 }, strategy: { fixed: { initialBatch: 5, failureThreshold: 1 } } }]`,
});

const named = (index: number): string => `node-${String(index + 1).padStart(4, '0')}`;

/** That day at 08:00, over a snapshot that was taken half an hour before. */
function dayCase({ nodes, version, complete, erroring = 0, edit = version }: Day, date: number): PlanCase {
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
  const day = `2026-12-${String(date).padStart(2, '0')}`;
  return {
    base: files,
    head: POLICY + main({ packages: at(edit) }),
    snapshot: fleet(`${nodes} nodes pool=gpu`, [live]),
    config: `${configured('0.20')}freezes: [{ name: holidays, from: 2026-12-20T00:00:00Z, to: 2026-12-27T00:00:00Z }]\n`,
    at: `${day}T08:00:00Z`,
    takenAt: `${day}T07:30:00Z`,
  };
}

/** The plan of that day. */
export function runOf(day: Day, date: number): RunReport {
  return runReport([planOf(dayCase(day, date))]);
}
