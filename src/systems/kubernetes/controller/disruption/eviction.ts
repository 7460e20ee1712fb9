import type { Behaviour } from '../../versions.js';
import { isCovered } from './budget.js';
import { type Budget, isFinished, type Pod, type SyncedBudget } from './cluster.js';

/** Why an eviction is refused: with 429, or with 500 where several budgets cover the pod. */
export type Refusal = 'budget' | 'notObserved' | 'severalBudgets';

export type Eviction =
  | { readonly evicted: true; readonly takenFrom: Budget | null }
  | { readonly evicted: false; readonly why: Refusal };

const FREE: Eviction = { evicted: true, takenFrom: null };

/**
 * What the API server answers to the eviction of one pod. The counters are those of the last sync. Source: kubernetes 1.28,
 * registry/core/pod/storage/eviction.go.
 */
export function evictionOf(pod: Pod, budgets: readonly SyncedBudget[], behaviour: Behaviour): Eviction {
  if (!asksBudgets(pod)) return FREE;
  const covering = budgets.filter(({ budget }) => isCovered(budget, pod));
  const only = covering[0];
  if (!only) return FREE;
  if (covering.length > 1) return { evicted: false, why: 'severalBudgets' };
  if (!pod.ready && unhealthyIsFree(only, behaviour)) return FREE;
  if (!only.status.observed) return { evicted: false, why: 'notObserved' };
  if (only.status.disruptionsAllowed === 0) return { evicted: false, why: 'budget' };
  return { evicted: true, takenFrom: only.budget };
}

/** Pods that run no more, never began or are going already are evicted without a question. */
export function asksBudgets(pod: Pod): boolean {
  return !isFinished(pod) && pod.phase !== 'Pending' && !pod.terminating;
}

/** A pod that is not ready is free with AlwaysAllow, else only while enough others are healthy and any have to be. */
function unhealthyIsFree({ budget, status }: SyncedBudget, behaviour: Behaviour): boolean {
  if (behaviour.evictionPolicyField && budget.unhealthyPodEvictionPolicy === 'AlwaysAllow') return true;
  return status.currentHealthy >= status.desiredHealthy && status.desiredHealthy > 0;
}
