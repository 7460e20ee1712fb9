import { DAY_MS } from '../../src/calendar/days.js';
import { HEARTBEAT, nodeList, parseFleet } from '../../src/cases/fleet.js';
import { liveRun } from '../systems/kubefleet/live-runs.js';
import {
  clusterPlacement,
  EXTERNAL,
  files,
  liveBinding,
  run,
  strategy,
  widened,
} from '../systems/kubefleet/planned.js';
import type { Progress } from './progress.js';

const STAGES = strategy(
  '{name: canary, labelSelector: {matchLabels: {env: canary}}}',
  '{name: prod, labelSelector: {matchLabels: {env: prod}}}',
);

/** With agents that have reported at that moment, so that what was started before it was. */
function asOf(at: string, snapshot: object): object {
  return JSON.parse(JSON.stringify(snapshot).replaceAll(HEARTBEAT, at)) as object;
}

/** The canary has one cluster, and is done on the first day. */
export function stagedDay(progress: Progress | null, at: string): { head: string; snapshot: object } {
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
  const since = new Date(Date.parse(at) - (isStuck ? DAY_MS : 600_000)).toISOString();
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
    snapshot: asOf(
      at,
      nodeList(fleet, [live, ...all.map((name, i) => liveBinding(name, i < done ? 2 : 1, true))]),
    ),
  };
}

/** A placement that rolls by itself; one that is held waits for a cluster that is not available. */
export function placementDay(progress: Progress | null): { head: string; snapshot: object } {
  const { done = 0, isStuck = false } = progress ?? {};
  const before = clusterPlacement('{placementType: PickAll}', '{rollingUpdate: {maxUnavailable: 1}}');
  const all = ['cluster-1', 'cluster-2', 'cluster-3', 'cluster-4'];
  const lines = all.map((clusterName, i) => {
    const isHeld = isStuck && i === done;
    const condition = isHeld
      ? { status: 'False', reason: 'ResourceNotAvailableYet' }
      : { status: 'True', reason: 'AllWorkAreAvailable' };
    const observedResourceIndex = progress !== null && (i < done || isHeld) ? '1' : '0';
    return { clusterName, observedResourceIndex, conditions: [{ type: 'Available', ...condition }] };
  });
  const names = progress === null ? ['test-ns'] : ['test-ns', 'more-ns'];
  const live = {
    apiVersion: 'placement.kubernetes-fleet.io/v1beta1',
    kind: 'ClusterResourcePlacement',
    metadata: { name: 'app', generation: 1 },
    spec: {
      resourceSelectors: names.map((name) => ({ group: '', version: 'v1', kind: 'Namespace', name })),
      policy: { placementType: 'PickAll' },
      strategy: { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 1 } },
    },
    status: { observedResourceIndex: progress === null ? '0' : '1', placementStatuses: lines },
  };
  return {
    head: progress === null ? before : widened(before),
    snapshot: nodeList(parseFleet('4 clusters env=prod'), [live]),
  };
}
