import type { Manifest } from '../../../../manifest/manifest.js';
import type { Instant } from '../../../../rollout/controller.js';
import { fieldOf } from '../../admission/defaults.js';
import { countsSizes, syncedBudget } from '../../controller/disruption/budget.js';
import { PodIndex } from '../../controller/disruption/coverage.js';
import {
  type Budget,
  type BudgetStatus,
  keyOf,
  NEVER_SYNCED,
  type OwnerRef,
  type SyncedBudget,
  type Workload,
} from '../../controller/disruption/cluster.js';
import type { DrainPod } from '../../controller/disruption/drain-pod.js';
import { isSameBudget } from '../../controller/disruption/same-budget.js';
import { budgetOf, budgetStatusOf } from '../../objects/disruption.js';
import { ownerKey } from './held.js';
import { UNSCALED } from './sizes-as-found.js';
import { neverAllowing } from './unknown-size.js';

/**
 * What budgets allow: worked out where the sizes of the pods' controllers are at hand, else as the cluster itself says of a budget
 * that is as the cluster has it.
 */
export class KnownStatuses {
  private readonly scales: ReadonlyMap<string, number | null>;
  private readonly told: ReadonlyMap<string, SyncedBudget>;

  /** The cluster as it is at `now`: its budgets with their statuses, and its pods. */
  constructor(
    private readonly workloads: readonly Workload[],
    live: { readonly budgets: readonly Manifest[]; readonly pods: readonly DrainPod[] },
    now: Instant,
  ) {
    const pods = new PodIndex(live.pods);
    this.scales = new Map(workloads.map((one) => [ownerKey(one.namespace, one), one.scale]));
    const synced = live.budgets
      .filter(({ object }) => fieldOf(object, 'status') !== undefined)
      .map((one) => ({ budget: budgetOf(one), status: budgetStatusOf(one, now) }))
      .filter((one) => !failedForOthers(one, pods));
    this.told = new Map(synced.map((one) => [keyOf(one.budget), one]));
  }

  /** Null where only a size that is not known would tell. */
  of(budget: Budget, covered: readonly DrainPod[]): BudgetStatus | null {
    const known = this.statusOrOwner(budget, covered);
    return 'status' in known ? known.status : neverAllowing(budget, covered);
  }

  /** The status, or the controller whose size alone would tell. */
  statusOrOwner(
    budget: Budget,
    covered: readonly DrainPod[],
  ): { readonly status: BudgetStatus } | { readonly unknown: OwnerRef } {
    const unknown = this.ownerOfUnknownSize(budget, covered);
    if (!unknown) return { status: syncedBudget(budget, NEVER_SYNCED, covered, this.workloads) };
    const told = this.told.get(keyOf(budget));
    return told && isSameBudget(told.budget, budget) ? { status: told.status } : { unknown };
  }

  /** The controller for which the sync of a budget over these pods fails: one that surely has no scale before one that may have. */
  failing(covered: readonly DrainPod[]): OwnerRef | null {
    const pod = covered.find((one) => this.hasNoScale(one)) ?? covered.find((one) => this.isUnknown(one));
    return pod?.owner ?? null;
  }

  /**
   * A controller whose size counts and is not known here: a custom resource. None beside a pod whose controller surely has no
   * scale, for that one fails the whole sync, whatever the others want. Source: kubernetes 1.28, disruption.go, getExpectedScale.
   */
  private ownerOfUnknownSize({ ask }: Budget, covered: readonly DrainPod[]): OwnerRef | null {
    if (!countsSizes(ask) || covered.some((pod) => this.hasNoScale(pod))) return null;
    return covered.find((pod) => this.isUnknown(pod))?.owner ?? null;
  }

  private hasNoScale({ namespace, owner }: DrainPod): boolean {
    if (!owner) return false;
    return UNSCALED.includes(owner.kind) || this.scales.get(ownerKey(namespace, owner)) === null;
  }

  private isUnknown({ namespace, owner }: DrainPod): boolean {
    return owner !== null && !this.scales.has(ownerKey(namespace, owner));
  }
}

/** True for a sync that failed for a pod of a built-in kind without a scale: that tells nothing of a custom resource beside it. */
function failedForOthers({ budget, status }: SyncedBudget, pods: PodIndex<DrainPod>): boolean {
  if (status.reason !== 'SyncFailed') return false;
  return pods.coveredBy(budget).some((pod) => pod.owner && UNSCALED.includes(pod.owner.kind));
}
