import { selects } from '../labels.js';
import { desiredHealthy } from '../workload-budgets.js';
import type { Budget, BudgetStatus, OwnerRef, Pod, Workload } from './cluster.js';
import { remembered } from '../../../../manifest/lookup.js';

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

/** The wanted size of everything that controls the pods, or the pod that makes it unknown. */
type ExpectedScale =
  | { readonly known: true; readonly pods: number }
  | { readonly known: false; readonly because: string };

/**
 * The sum of spec.replicas over the distinct controllers of the pods: the wanted size, not the number of pods. A ReplicaSet counts
 * as its Deployment, so several ReplicaSets of one Deployment count once; bare pods add nothing. One pod whose controller is gone
 * or has no scale makes the whole sum unknown, a finished Job pod too. Source: kubernetes 1.28, disruption.go,
 * getExpectedScale and its finders.
 */
export function expectedScale(pods: readonly Pod[], workloads: readonly Workload[]): ExpectedScale {
  const scales = new Map<string, number>();
  for (const pod of pods) {
    if (!pod.owner) continue;
    const controller = scaledController(pod.namespace, pod.owner, workloads);
    if (controller?.scale === undefined || controller.scale === null)
      return { known: false, because: pod.name };
    scales.set(`${controller.kind}/${controller.name}`, controller.scale);
  }
  let sum = 0;
  for (const scale of scales.values()) sum += scale;
  return { known: true, pods: sum };
}

/** The controller whose scale counts; undefined when it is gone. */
function scaledController(
  namespace: string,
  owner: OwnerRef,
  workloads: readonly Workload[],
): Workload | undefined {
  const controller = byNameIn(workloads).get(nameOf({ namespace, ...owner }));
  if (controller?.kind !== 'ReplicaSet' || controller.owner?.kind !== 'Deployment') return controller;
  return scaledController(namespace, controller.owner, workloads);
}

/** The workloads of one list by what names them, the first of several: asked for each pod of each budget. */
const byNameIn = remembered(
  (workloads: readonly Workload[]): ReadonlyMap<string, Workload> =>
    new Map([...workloads].reverse().map((one) => [nameOf(one), one])),
);

function nameOf({ namespace, kind, name }: Pick<Workload, 'namespace' | 'kind' | 'name'>): string {
  return `${namespace}\u0000${kind}\u0000${name}`;
}
