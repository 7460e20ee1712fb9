import type { Report } from '../../src/plan/finding.js';
import { type RunReport, runReport } from '../../src/plan/run-report.js';
import { planHash } from '../../src/systems/system-upgrade-controller/controller/selection.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { type PlanCase, planOf } from '../plan-of.js';
import { placementDay, stagedDay } from './hub-days.js';
import { maintenanceDay, nodePoolDay, nodeWrightDay } from './node-days.js';
import type { DayOf, Progress } from './progress.js';
import { live as liveWeb, over, replicaSet, workload } from '../systems/kubernetes/web-plans.js';
import { podOf, workload as daemonSet } from '../systems/kubernetes/plans.js';
import { hosts, planYaml } from '../systems/system-upgrade-controller/plans.js';

function workloadDay(progress: Progress | null): { head: string; snapshot: object } {
  const head = workload('Deployment', { replicas: 8 }, progress === null ? 'web:1' : 'web:2');
  if (progress === null)
    return {
      head,
      snapshot: over(
        liveWeb('web:1', { replicas: 8, updatedReplicas: 8, availableReplicas: 8 }, { replicas: 8 }),
        replicaSet('web-1', 1, 'web:1', 8, 8),
      ),
    };
  const { done, isStuck = false } = progress;
  const reason = isStuck
    ? 'ProgressDeadlineExceeded'
    : done === 8
      ? 'NewReplicaSetAvailable'
      : 'ReplicaSetUpdated';
  const coming = done === 8 ? 0 : 2;
  const status = {
    ...{ replicas: 8 + coming, updatedReplicas: done + coming, availableReplicas: 8 },
    conditions: [{ type: 'Progressing', status: isStuck ? 'False' : 'True', reason }],
  };
  return {
    head,
    snapshot: over(
      liveWeb('web:2', status, { replicas: 8 }),
      ...(done === 8 ? [] : [replicaSet('web-1', 1, 'web:1', 8 - done, 8 - done)]),
      replicaSet('web-2', 2, 'web:2', done + coming, done),
    ),
  };
}

/** One that is held has a pod of the new version that does not come up, on the node after those that are done. */
function daemonSetDay(progress: Progress | null): { head: string; snapshot: object } {
  const { done = 0, isStuck = false } = progress ?? {};
  const image = progress === null ? 'app:1' : 'app:2';
  const updated = isStuck ? done + 1 : done;
  const status = {
    desiredNumberScheduled: 8,
    currentNumberScheduled: 8,
    updatedNumberScheduled: progress === null ? 8 : updated,
    numberAvailable: isStuck ? 7 : 8,
    numberReady: isStuck ? 7 : 8,
  };
  const pods = Array.from({ length: 8 }, (_, i) => {
    const revision = progress !== null && i < updated ? 'new' : 'old';
    return podOf('DaemonSet', i + 1, revision, !(isStuck && i === done));
  });
  const live = daemonSet('DaemonSet', { image, status });
  return {
    head: JSON.stringify(daemonSet('DaemonSet', { image })),
    snapshot: nodeList(parseFleet('8 nodes'), [live, ...pods]),
  };
}

const hash = (version: string): string => planHash(version, { spec: {}, annotations: {}, object: {} }, []);

function upgradeDay(progress: Progress | null): { head: string; snapshot: object } {
  const version = progress === null ? 'v1' : 'v2';
  const { done = 8 } = progress ?? {};
  const label = 'plan.upgrade.cattle.io/agents';
  const nodes = hosts(8, (i) => ({
    labels: { [label]: hash(i < done ? version : 'v1'), 'topology.kubernetes.io/zone': `z${i % 4}` },
    // As the drain of its Job leaves it.
    ...(progress !== null && i === done ? { cordoned: true } : {}),
  }));
  const applying = done === 8 ? [] : [`node-000${done + 1}`];
  const spec = { concurrency: 1, version, drain: { force: true } };
  const live = {
    apiVersion: 'upgrade.cattle.io/v1',
    kind: 'Plan',
    metadata: { name: 'agents', namespace: 'system-upgrade', creationTimestamp: '2026-01-01T00:00:00Z' },
    spec: { ...spec, nodeSelector: {}, upgrade: { image: 'example/upgrade' } },
    status: { latestVersion: version, latestHash: hash(version), applying },
  };
  return { head: planYaml(spec), snapshot: nodeList(nodes, [live]) };
}

export const DAYS: Readonly<Record<string, DayOf>> = {
  Deployment: workloadDay,
  DaemonSet: daemonSetDay,
  'upgrade Plan': upgradeDay,
  'staged run': stagedDay,
  placement: placementDay,
  NodeWright: nodeWrightDay,
  NodePool: nodePoolDay,
  NotifyMaintenance: maintenanceDay,
};

/** Two quiet days, then so many done each day; where that is the same for days something holds it; quiet again. */
const timeline = (...done: readonly number[]): readonly (Progress | null)[] => [
  ...[null, null],
  ...done.map((count, i) => ({ done: count, isStuck: done[i - 1] === count && i < done.length - 2 })),
];

const OF_EIGHT = timeline(1, 2, 3, 3, 3, 5, 6, 8, 8);
const OF_FOUR = timeline(1, 1, 1, 2, 2, 3, 4, 4);

/** Days of each system: a rollout that starts, is held, goes on and ends. */
export const TIMELINES: readonly (readonly [
  system: string,
  of: DayOf,
  days: readonly (Progress | null)[],
])[] = Object.entries(DAYS).map(([name, of]) => [
  name,
  of,
  name === 'staged run' || name === 'placement' ? OF_FOUR : OF_EIGHT,
]);

/** A plan of that day. */
export function dayRun(of: DayOf, progress: Progress | null, at: string): RunReport {
  return runReport([dayReport(of, progress, at)]);
}

/** The same of one cluster of several. */
export function dayReport(of: DayOf, progress: Progress | null, at: string, cluster?: string): Report {
  return planOf(dayCase(of, progress, at, cluster));
}

/** What is planned on that day. */
export function dayCase(of: DayOf, progress: Progress | null, at: string, cluster?: string): PlanCase {
  const { head, snapshot } = of(progress, at);
  const config = `version: 1\n${cluster === undefined ? '' : `cluster: ${cluster}\n`}`;
  return { head, isUnchanged: true, snapshot, config, at };
}
