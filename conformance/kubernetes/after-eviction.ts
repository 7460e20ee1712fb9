import type { Pod, SyncedBudget } from '../../src/systems/kubernetes/controller/disruption/cluster.js';
import type { Eviction } from '../../src/systems/kubernetes/controller/disruption/eviction.js';

/** The budgets after an eviction: one disruption less, and the pod noted, where one was taken. */
export function afterEviction(
  pod: Pod,
  eviction: Eviction,
  budgets: readonly SyncedBudget[],
): readonly SyncedBudget[] {
  if (!eviction.evicted || !eviction.takenFrom) return budgets;
  return budgets.map(({ budget, status }) => {
    if (budget !== eviction.takenFrom) return { budget, status };
    const disruptedPods = [...status.disruptedPods, pod.name];
    return {
      budget,
      status: { ...status, disruptionsAllowed: status.disruptionsAllowed - 1, disruptedPods },
    };
  });
}
