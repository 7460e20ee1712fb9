import { selects } from '../labels.js';
import { desiredHealthy } from '../workload-budgets.js';
import type { Budget, BudgetStatus, Pod, Workload } from './cluster.js';
import { expectedScale } from './expected-scale.js';

/** Pods of the budget's namespace that its selector matches, in any phase, those being deleted included. */
export function isCovered(budget: Budget, pod: Pod): boolean {
  return (
    budget.selector !== null && budget.namespace === pod.namespace && selects(budget.selector, pod.labels)
  );
}

/** True where the wanted size of the pods' controllers counts, not the pods found. */
export function countsSizes(ask: Budget['ask']): boolean {
  if (ask.field === 'neither') return false;
  return ask.field === 'maxUnavailable' || typeof ask.value !== 'number';
}

/**
 * The status that the disruption controller writes. Where the scale is needed and cannot be found the whole sync fails: nothing
 * is allowed, and all else stays as it was, so a budget that never synced goes on refusing as not observed. Source:
 * kubernetes 1.28, disruption.go, trySync, failSafe, updatePdbStatus.
 */
export function syncedBudget(
  budget: Budget,
  before: BudgetStatus,
  pods: readonly Pod[],
  workloads: readonly Workload[],
): BudgetStatus {
  const covered = pods.filter((pod) => isCovered(budget, pod));
  const expected = expectedPods(budget, covered, workloads);
  if (!expected) return { ...before, disruptionsAllowed: 0, reason: 'SyncFailed' };

  const live = covered.filter((pod) => !pod.terminating);
  const disruptedPods = before.disruptedPods.filter((name) => live.some((pod) => pod.name === name));
  const currentHealthy = live.filter((pod) => pod.ready && !disruptedPods.includes(pod.name)).length;
  const spare = expected.pods > 0 ? Math.max(0, currentHealthy - expected.desiredHealthy) : 0;
  return {
    observed: true,
    expectedPods: expected.pods,
    desiredHealthy: expected.desiredHealthy,
    currentHealthy,
    disruptionsAllowed: spare,
    disruptedPods,
    reason: spare > 0 ? 'SufficientPods' : 'InsufficientPods',
  };
}

/**
 * How many pods there should be, and how many must stay healthy; null when the sync fails. An integer minAvailable counts the
 * pods found, everything else the wanted size. Source: kubernetes 1.28, disruption.go, getExpectedPodCount.
 */
function expectedPods(
  { ask }: Budget,
  covered: readonly Pod[],
  workloads: readonly Workload[],
): { readonly pods: number; readonly desiredHealthy: number } | null {
  if (ask.field === 'neither') return { pods: 0, desiredHealthy: 0 };
  const scale = countsSizes(ask) ? scaleOrNull(covered, workloads) : covered.length;
  if (scale === null) return null;
  const healthy = desiredHealthy(ask, scale);
  return healthy === null ? null : { pods: scale, desiredHealthy: healthy };
}

function scaleOrNull(covered: readonly Pod[], workloads: readonly Workload[]): number | null {
  const scale = expectedScale(covered, workloads);
  return scale.known ? scale.pods : null;
}
