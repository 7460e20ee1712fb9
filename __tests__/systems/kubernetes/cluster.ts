import { syncedBudget } from '../../../src/systems/kubernetes/controller/disruption/budget.js';
import {
  type Budget,
  type BudgetStatus,
  NEVER_SYNCED,
  type SyncedBudget,
  type Workload,
} from '../../../src/systems/kubernetes/controller/disruption/cluster.js';
import { type Drain, drainRounds, type DrainRun } from '../../../conformance/kubernetes/drain.js';
import type { PlacedPod } from '../../../conformance/kubernetes/drain-world.js';
import { V134 } from './build.js';

/** A ready, running pod of the ReplicaSet `app`. */
export function pod(name: string, changes: Partial<PlacedPod> = {}): PlacedPod {
  return {
    namespace: 'default',
    name,
    labels: { app: 'app' },
    owner: { kind: 'ReplicaSet', name: 'app-1' },
    ready: true,
    phase: 'Running',
    terminating: false,
    node: null,
    placedIn: null,
    ...changes,
  };
}

export function pods(count: number, changes: Partial<PlacedPod> = {}): PlacedPod[] {
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
  cluster: { readonly pods: readonly PlacedPod[]; readonly workloads: readonly Workload[] },
  before: Partial<BudgetStatus> = {},
): BudgetStatus {
  return syncedBudget(of, { ...NEVER_SYNCED, ...before }, cluster.pods, cluster.workloads);
}

/** A budget that never synced. */
export function fresh(of: Budget): SyncedBudget {
  return { budget: of, status: NEVER_SYNCED };
}

/** Draining the nodes one at a time; every replacement becomes ready. Nodes without a capacity take any number of pods. */
export function drain(
  run: Partial<Omit<DrainRun, 'nodes'>>,
  capacities: Record<string, number | null>,
): Drain {
  return drainRounds({
    pods: [],
    workloads: [],
    budgets: [],
    drain: [],
    parallel: 1,
    force: false,
    behaviour: V134,
    getsReady: () => true,
    ...run,
    nodes: Object.entries(capacities).map(([name, capacity]) => ({ name, capacity, cordoned: false })),
  });
}

/** One line a round, then what came of it. */
export function drainTrace({ rounds, drained, hanging, notStarted }: Drain): string {
  const list = (title: string, items: readonly string[]): string[] =>
    items.length > 0 ? [`${title} ${items.join(' ')}`] : [];
  const lines = rounds.map((round) =>
    [
      `${round.round}:`,
      ...list('cordon', round.started),
      ...list('evict', round.evicted.map(own)),
      ...list(
        'refused',
        [...round.refused].map(([name, why]) => `${own(name)}(${why})`),
      ),
      ...list(
        'place',
        round.created.map((one) => `${own(one.pod)}@${one.node ?? 'nowhere'}`),
      ),
      ...list('ready', round.ready.map(own)),
      ...list('done', round.done),
    ].join(' '),
  );
  const hangs = [...hanging].map(
    ([node, held]) => `${node} hangs: ${[...held].map(([name, why]) => `${own(name)} ${why}`).join(', ')}`,
  );
  return [
    ...lines,
    `drained ${drained.join(' ') || 'none'}`,
    ...hangs,
    ...list('never started:', notStarted),
  ].join('\n');
}

function own(key: string): string {
  return key.slice(key.indexOf('/') + 1);
}
