import { syncedBudget } from '../../../src/systems/kubernetes/controller/disruption/budget.js';
import {
  type Budget,
  type BudgetStatus,
  NEVER_SYNCED,
  type SyncedBudget,
  type Workload,
} from '../../../src/systems/kubernetes/controller/disruption/cluster.js';
import type { DrainPod } from '../../../src/systems/kubernetes/controller/disruption/drain-pod.js';

/** A ready, running pod of the ReplicaSet `app`. */
export function pod(name: string, changes: Partial<DrainPod> = {}): DrainPod {
  return {
    namespace: 'default',
    name,
    labels: { app: 'app' },
    owner: { kind: 'ReplicaSet', name: 'app-1' },
    ready: true,
    phase: 'Running',
    terminating: false,
    node: null,
    ...changes,
  };
}

export function pods(count: number, changes: Partial<DrainPod> = {}): DrainPod[] {
  return Array.from({ length: count }, (_, i) => pod(`p${i + 1}`, changes));
}

export function workload(
  kind: string,
  name: string,
  scale: number | null,
  owner: Workload['owner'] = null,
): Workload {
  return { namespace: 'default', kind, name, scale, owner };
}

/** The Deployment `app` with its ReplicaSet `app-1`. */
export function app(scale: number): Workload[] {
  return [
    workload('Deployment', 'app', scale),
    workload('ReplicaSet', 'app-1', scale, { kind: 'Deployment', name: 'app' }),
  ];
}

/** A budget of the pods of `app`. */
export function budget(ask: Budget['ask'], changes: Partial<Budget> = {}): Budget {
  return {
    namespace: 'default',
    name: 'app',
    selector: { matchLabels: { app: 'app' }, matchExpressions: [] },
    ask,
    unhealthyPodEvictionPolicy: 'IfHealthyBudget',
    ...changes,
  };
}

export function maxUnavailable(value: number | string, changes: Partial<Budget> = {}): Budget {
  return budget({ field: 'maxUnavailable', value }, changes);
}

export function minAvailable(value: number | string, changes: Partial<Budget> = {}): Budget {
  return budget({ field: 'minAvailable', value }, changes);
}

export function statusOf(
  of: Budget,
  cluster: { readonly pods: readonly DrainPod[]; readonly workloads: readonly Workload[] },
  before: Partial<BudgetStatus> = {},
): BudgetStatus {
  return syncedBudget(of, { ...NEVER_SYNCED, ...before }, cluster.pods, cluster.workloads);
}

/** A budget that never synced. */
export function fresh(of: Budget): SyncedBudget {
  return { budget: of, status: NEVER_SYNCED };
}
