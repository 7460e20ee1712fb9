import type { Labels, LabelSelector } from '../labels.js';
import type { Ask } from '../workload-budgets.js';

/** A controller by kind and name, within a namespace. */
export interface OwnerRef {
  readonly kind: string;
  readonly name: string;
}

/** A pod as far as evictions care. */
export interface Pod {
  readonly namespace: string;
  readonly name: string;
  readonly labels: Labels;
  /** Its controller; null for a bare pod. */
  readonly owner: OwnerRef | null;
  readonly ready: boolean;
  readonly phase: string;
  readonly terminating: boolean;
}

/** A controller of pods, or of a controller of pods. */
export interface Workload {
  readonly namespace: string;
  readonly kind: string;
  readonly name: string;
  /** spec.replicas through the scale subresource; null for kinds without one (DaemonSet, Job, most custom resources). */
  readonly scale: number | null;
  readonly owner: OwnerRef | null;
}

/** A PodDisruptionBudget. */
export interface Budget {
  readonly namespace: string;
  readonly name: string;
  /** Null selects no pod, an empty one every pod of the namespace (policy/v1). */
  readonly selector: LabelSelector | null;
  readonly ask: Ask;
  readonly unhealthyPodEvictionPolicy: 'IfHealthyBudget' | 'AlwaysAllow';
}

export interface BudgetStatus {
  /** status.observedGeneration has reached the budget's generation. */
  readonly observed: boolean;
  readonly expectedPods: number;
  readonly desiredHealthy: number;
  readonly currentHealthy: number;
  readonly disruptionsAllowed: number;
  /** Names of pods evicted less than two minutes ago that are not being deleted yet. */
  readonly disruptedPods: readonly string[];
  /** Reason of the condition DisruptionAllowed; empty before the first sync. */
  readonly reason: '' | 'SufficientPods' | 'InsufficientPods' | 'SyncFailed';
}

/** A budget that no sync has touched. */
export const NEVER_SYNCED: BudgetStatus = {
  observed: false,
  expectedPods: 0,
  desiredHealthy: 0,
  currentHealthy: 0,
  disruptionsAllowed: 0,
  disruptedPods: [],
  reason: '',
};

/** A budget with its status. */
export interface SyncedBudget {
  readonly budget: Budget;
  readonly status: BudgetStatus;
}

/** What represents a pod or a budget where several namespaces meet: `namespace/name`. */
export function keyOf({ namespace, name }: { readonly namespace: string; readonly name: string }): string {
  return `${namespace}/${name}`;
}

/** Succeeded or Failed: the pod runs no more. */
export function isFinished({ phase }: Pod): boolean {
  return phase === 'Succeeded' || phase === 'Failed';
}
