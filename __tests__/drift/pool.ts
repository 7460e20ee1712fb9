import type { DriftReport } from '../../src/drift/drift.js';
import { type RunReport, runReport } from '../../src/plan/run-report.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { renderRun } from '../../src/report/index.js';
import { heldOf, type PlanCase, planOf } from '../plan-of.js';
import { fleet } from '../systems/skyhook/planned.js';
import { drifted } from './drifted.js';

/** One day of a NodePool that may lose nodes from 20:00 to 04:00 UTC only. */
export interface PoolDay {
  readonly nodes: number;
  readonly notReady?: number;
  /** As the files say; absent: `LIMIT`. */
  readonly limit?: string;
  /** As the cluster holds it; absent: as the files say. */
  readonly liveLimit?: string;
  readonly config?: string;
  /** The first hour of the nights; absent: 20. */
  readonly opens?: number;
}

const LIMIT = '2';
const LABELS = 'karpenter.sh/nodepool=batch karpenter.sh/registered=true karpenter.sh/initialized=true';

function spec(limit: string, opens: number): object {
  const nodeClassRef = { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' };
  const closed = { nodes: '0', schedule: '0 4 * * *', duration: `${opens - 4}h` };
  return {
    template: { spec: { expireAfter: 'Never', nodeClassRef, requirements: [] } },
    disruption: {
      consolidationPolicy: 'WhenEmpty',
      consolidateAfter: '1m',
      budgets: [{ nodes: limit }, ...(opens === 0 ? [] : [closed])],
    },
  };
}

const pool = (limit: string, opens: number): object => ({
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodePool',
  metadata: { name: 'batch' },
  spec: spec(limit, opens),
});

/** What is planned on that day. */
export function poolCase(day: PoolDay, at: string): PlanCase {
  const { nodes, notReady = 0, limit = LIMIT, liveLimit = limit, opens = 20, config = 'version: 1\n' } = day;
  const ready = `${nodes - notReady} nodes ${LABELS}`;
  const files = JSON.stringify(pool(limit, opens));
  const snapshot = fleet(notReady > 0 ? `${ready}\n${notReady} nodes ${LABELS} not-ready` : ready, [
    pool(liveLimit, opens),
  ]);
  return { head: files, isUnchanged: true, snapshot, config, at };
}

/** The plan of that day. */
export function poolRun(day: PoolDay, at: string): RunReport {
  return runReport([planOf(poolCase(day, at))]);
}

/** What is said on a day, given the day before it. */
export function poolDrift(then: PoolDay, now: PoolDay, [before, at]: readonly [string, string]): DriftReport {
  const last = readReviewed(renderRun(poolRun(then, before), 'json'));
  return drifted(poolRun(now, at), last, heldOf(poolCase(now, at)));
}
