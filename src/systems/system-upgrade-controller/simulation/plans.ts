import type { Instant } from '../../../rollout/controller.js';
import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import { type Cluster, newCluster, resume, setPlan } from '../controller/cluster.js';
import { planLabel } from '../controller/selection.js';
import type { PlanRollout } from './rollout.js';

/** Place of each node in the order of its Plan. */
export function ranksOf({ due, finished }: PlanRollout): ReadonlyMap<string, number> {
  return new Map([...due.map(({ name }) => name), ...finished].map((name, i) => [name, i]));
}

/** Durations of Jobs are assumed, so that none is held against a deadline; a failed Job with a known cause fails again and is not retried. */
const SETTINGS = { deadlineMs: Infinity, ttlMs: 0, resyncMs: Infinity };

/** Nodes that the Plans select, with the labels that decide what is due. */
export function clusterOf(rollouts: readonly PlanRollout[], from: Instant): Cluster {
  const labels = new Map<string, Record<string, string>>();
  const labelsOf = (name: string): Record<string, string> => {
    const own = labels.get(name) ?? { [HOSTNAME_LABEL]: name };
    labels.set(name, own);
    return own;
  };
  for (const { group, due, finished, status } of rollouts) {
    for (const { name } of due) labelsOf(name)[group] = '';
    for (const name of finished)
      Object.assign(labelsOf(name), { [group]: '', [planLabel(group)]: status.hash });
  }
  const nodes = [...labels].map(([name, own]) => ({ name, labels: own, cordoned: false, notReady: false }));
  const cluster = newCluster(SETTINGS, nodes, from);
  for (const rollout of rollouts) addPlan(cluster, rollout);
  return cluster;
}

function addPlan(cluster: Cluster, rollout: PlanRollout): void {
  const { group, due, places, open, delayMs, exclusive, waitsFor, pods, status, underWay } = rollout;
  const ranks = ranksOf(rollout);
  const orderKey = (node: string): string =>
    String(ranks.get(node) ?? 'z').padStart(9, ranks.has(node) ? '0' : 'z');
  setPlan(cluster, {
    ...{ name: group, open, pods, waitsFor, orderKey },
    spec: { concurrency: places, deadlineMs: 0, delayMs, cordons: false, exclusive },
    selector: {
      written: true,
      requirements: [{ key: group, operator: 'Exists', values: [], allowed: new Set() }],
    },
    unschedulable: new Set(due.flatMap(({ name, dead }) => (dead?.neverBegins ? name : []))),
    statusAfter: () => status,
  });
  resume(cluster, group, underWay);
}
