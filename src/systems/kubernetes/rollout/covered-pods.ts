import { isFinished, type SyncedBudget } from '../controller/disruption/cluster.js';
import { type DrainPod, staysOnNode } from '../controller/disruption/drain-pod.js';
import { BudgetIndex } from '../controller/disruption/coverage.js';
import type { Behaviour } from '../versions.js';

/** A pod that a drain has to evict and that some budget covers. */
export interface CoveredPod {
  readonly pod: DrainPod;
  /** Index of the node in the cluster. */
  readonly node: number;
  /** Indexes of its budgets. */
  readonly budgets: readonly number[];
}

/** What of a cluster holds drains back; it does not change in a dry rollout. */
export interface Covered {
  readonly nodes: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly budgets: readonly SyncedBudget[];
  readonly pods: readonly CoveredPod[];
  readonly behaviour: Behaviour;
  /** From the eviction of a pod until another one is ready in its place. */
  readonly readyMs: number;
}

/** Pods that no budget covers go at once, wherever they are, and are left out; so are those that a drain leaves alone. */
export function coveredPods(
  nodes: readonly string[],
  budgets: readonly SyncedBudget[],
  pods: readonly DrainPod[],
  behaviour: Behaviour,
  readyMs: number,
): Covered {
  const indexOf = new Map(nodes.map((name, index) => [name, index]));
  const index = new BudgetIndex(budgets.map(({ budget }) => budget));
  const covered = pods.flatMap((pod): CoveredPod[] => {
    const node = pod.node === null ? undefined : indexOf.get(pod.node);
    if (node === undefined || staysOnNode(pod) || isFinished(pod) || pod.terminating) return [];
    const own = index.indexesOver(pod);
    return own.length > 0 ? [{ pod, node, budgets: own }] : [];
  });
  covered.sort((a, b) => byName(a.pod, b.pod));
  return { nodes, indexOf, budgets, pods: covered, behaviour, readyMs };
}

function byName(a: DrainPod, b: DrainPod): number {
  const [left, right] = [`${a.namespace}/${a.name}`, `${b.namespace}/${b.name}`];
  return left < right ? -1 : Number(left > right);
}
