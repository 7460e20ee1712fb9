import type { RunReport } from '../../src/plan/run-report.js';
import { runReport } from '../../src/plan/run-report.js';
import { planHash } from '../../src/systems/system-upgrade-controller/controller/hash.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { EXTERNAL, files, liveBinding, run, strategy } from '../systems/kubefleet/planned.js';
import { liveRun } from '../systems/kubefleet/live-runs.js';
import { live as liveWeb, over, replicaSet, workload } from '../systems/kubernetes/web-plans.js';
import { hosts, planYaml } from '../systems/system-upgrade-controller/plans.js';

/** How far a rollout is on a day: targets done, and one that holds it; null before it began. */
export interface Progress {
  readonly done: number;
  readonly isStuck?: boolean;
}

/** Files and snapshot of a day of one system, eight or four targets. */
export type DayOf = (
  progress: Progress | null,
  at: string,
) => { readonly head: string; readonly snapshot: object };

const ISO_DAY_MS = 86_400_000;

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

const hash = (version: string): string => planHash(version, { spec: {}, annotations: {}, object: {} }, []);

function upgradeDay(progress: Progress | null): { head: string; snapshot: object } {
  const version = progress === null ? 'v1' : 'v2';
  const { done = 8, isStuck = false } = progress ?? {};
  const label = 'plan.upgrade.cattle.io/agents';
  const nodes = hosts(8, (i) => ({
    labels: { [label]: hash(i < done ? version : 'v1'), 'topology.kubernetes.io/zone': `z${i % 4}` },
    ...(isStuck && i === done ? { unschedulable: true } : {}),
  }));
  const applying = done === 8 ? [] : [`node-000${done + 1}`];
  const live = {
    apiVersion: 'upgrade.cattle.io/v1',
    kind: 'Plan',
    metadata: { name: 'agents', namespace: 'system-upgrade', creationTimestamp: '2026-01-01T00:00:00Z' },
    spec: { concurrency: 1, version, nodeSelector: {}, upgrade: { image: 'example/upgrade' } },
    status: { latestVersion: version, latestHash: hash(version), applying },
  };
  return { head: planYaml({ concurrency: 1, version }), snapshot: nodeList(nodes, [live]) };
}

const STAGES = strategy(
  '{name: canary, labelSelector: {matchLabels: {env: canary}}}',
  '{name: prod, labelSelector: {matchLabels: {env: prod}}}',
);

/** The canary has one cluster, and is done on the first day. */
function stagedDay(progress: Progress | null, at: string): { head: string; snapshot: object } {
  const prod = ['cluster-2', 'cluster-3', 'cluster-4'];
  const all = ['cluster-1', ...prod];
  const fleet = parseFleet('1 clusters env=canary\n3 clusters env=prod');
  if (progress === null)
    return {
      head: files(EXTERNAL, STAGES),
      snapshot: nodeList(
        fleet,
        all.map((name) => liveBinding(name, 1, true)),
      ),
    };
  const { done, isStuck = false } = progress;
  const since = new Date(Date.parse(at) - (isStuck ? ISO_DAY_MS : 600_000)).toISOString();
  const holding = all[done];
  const ended = done === 4 ? ({ ended: 'True' } as const) : isStuck ? { progressing: 'UpdateRunStuck' } : {};
  const live = liveRun(
    { canary: ['cluster-1'], prod },
    { ...ended, ...(holding === undefined ? {} : { started: { [holding]: since } }) },
  ) as {
    status: {
      stagesStatus: { clusters: { clusterName: string; conditions: object[] }[]; conditions: object[] }[];
    };
  };
  for (const one of live.status.stagesStatus[1]?.clusters ?? [])
    if (all.indexOf(one.clusterName) < done) one.conditions = [{ type: 'Succeeded', status: 'True' }];
  return {
    head: files(EXTERNAL, STAGES, run()),
    snapshot: nodeList(fleet, [live, ...all.map((name, i) => liveBinding(name, i < done ? 2 : 1, true))]),
  };
}

export const DAYS: Readonly<Record<string, DayOf>> = {
  Deployment: workloadDay,
  'upgrade Plan': upgradeDay,
  'staged run': stagedDay,
};

/** A plan of that day; `isBaseLive`: against what the cluster holds. */
export function dayRun(of: DayOf, progress: Progress | null, at: string, isBaseLive = false): RunReport {
  const { head, snapshot } = of(progress, at);
  return runReport([planOf({ base: head, head, snapshot, config: 'version: 1\n', at, isBaseLive })]);
}
