import { byName } from '../../../manifest/lookup.js';
import { type Taint, tolerates, type Toleration } from '../../../snapshot/snapshot.js';
import type { MemberCluster } from '../objects/clusters.js';
import type { PlacementPolicy } from '../objects/policy.js';
import { preferenceScore, requiredTest, SchedulingError } from './affinity.js';
import type { BindingState } from './bindings.js';
import { spreadScores } from './spread.js';

/** A placement that a cluster already holds, and whether the current policy or an earlier one asked for it. */
export interface ExistingPlacement {
  readonly cluster: string;
  readonly state: BindingState;
  readonly policy: 'current' | 'previous';
  /** As recorded when it was picked; decides who goes first when fewer are wanted. */
  readonly score: PlacementScore;
  /** For an unscheduled binding: the state it goes back to when it is picked again. */
  readonly stateBefore: 'Scheduled' | 'Bound';
}

interface PlacementScore {
  readonly spread: number;
  readonly affinity: number;
}

export interface Scheduled {
  /** All placements after the scheduler is done, in name order; `Scheduled` ones are new or not yet bound. */
  readonly placements: readonly ExistingPlacement[];
  /** Newly picked clusters, in the order of picking. */
  readonly pickOrder: readonly string[];
  readonly fullyScheduled: boolean;
}

const NO_SCORE: PlacementScore = { spread: 0, affinity: 0 };

/**
 * The clusters that a policy gets, and the existing placements that it gives up. Runs cycle after cycle until the scheduler
 * would rest. Clusters that were placed under the current policy stay, even if they no longer match.
 * Source: kubefleet-dev/kubefleet e160c1cd, pkg/scheduler/framework/framework.go.
 */
export function schedule(
  policy: PlacementPolicy,
  fleet: readonly MemberCluster[],
  existing: readonly ExistingPlacement[],
  namespace: string | null = null,
): Scheduled | SchedulingError {
  try {
    const cycles = new Cycles(fleet, namespace, existing);
    if (policy.type === 'PickFixed') return cycles.pickFixed(policy.clusters);
    return policy.type === 'PickAll' ? cycles.pickAll(policy) : cycles.pickN(policy);
  } catch (error) {
    if (error instanceof SchedulingError) return error;
    throw error;
  }
}

type PickN = Extract<PlacementPolicy, { type: 'PickN' }>;

interface Ranked {
  readonly name: string;
  readonly score: PlacementScore;
}

/** Cycles of the scheduler over the placements of one policy. */
class Cycles {
  private placements: ExistingPlacement[];

  /** Placements on clusters that have left or are leaving are given up, whatever the policy. */
  constructor(
    private readonly fleet: readonly MemberCluster[],
    /** Namespace that must exist on a cluster (a ResourcePlacement's own); null = none is asked for. */
    private readonly namespace: string | null,
    existing: readonly ExistingPlacement[],
  ) {
    const staying = new Set(fleet.flatMap(({ name, leaving }) => (leaving ? [] : [name])));
    this.placements = existing.map((one) => (staying.has(one.cluster) ? one : givenUp(one)));
  }

  /**
   * An empty list makes the scheduler leave at once: nothing is picked, old placements stay, and the policy is never reported
   * as scheduled. Otherwise the listed clusters that exist and are eligible are bound; affinity and taints are ignored.
   */
  pickFixed(names: readonly string[]): Scheduled {
    if (names.length === 0) return this.done([], false);
    const eligible = new Set(this.fleet.filter((one) => one.ineligible === null).map((one) => one.name));
    const valid = [...new Set(names)].filter((name) => eligible.has(name));
    const picked = this.take(valid.map((name) => ({ name, score: NO_SCORE })));
    return this.done(
      picked,
      names.every((name) => eligible.has(name)),
    );
  }

  pickAll(policy: Extract<PlacementPolicy, { type: 'PickAll' }>): Scheduled {
    const passed = this.passing(policy, new Map());
    return this.done(this.take(passed.map(({ name }) => ({ name, score: NO_SCORE }))), true);
  }

  /** With spread constraints one cluster is picked per cycle, else all at once. */
  pickN(policy: PickN): Scheduled {
    const pickOrder: string[] = [];
    for (;;) {
      const missing = policy.count - this.held().length;
      if (missing <= 0) {
        this.downscale(-missing);
        return this.done(pickOrder, true);
      }
      const batch = policy.spread.length > 0 ? 1 : missing;
      const best = this.rank(policy).slice(0, batch);
      pickOrder.push(...this.take(best));
      if (best.length < batch || batch === missing)
        return this.done(pickOrder, this.held().length >= policy.count);
    }
  }

  /** Best first: spread, then affinity, then a placement held under the previous policy, then the LARGER name. */
  private rank(policy: PickN): Ranked[] {
    const spread = spreadScores(policy.spread, this.fleet, this.heldNames());
    const passed = this.passing(policy, spread);
    const affinityOf = preferenceScore(policy.preferred, this.fleet);
    const obsolete = new Set(this.placements.filter(isObsolete).map(({ cluster }) => cluster));
    return passed
      .map((one): Ranked => {
        const score = { spread: spread.get(one.name) ?? 0, affinity: affinityOf(one) };
        return { name: one.name, score };
      })
      .sort(
        (a, b) =>
          byScore(b.score, a.score) ||
          Number(obsolete.has(b.name)) - Number(obsolete.has(a.name)) ||
          byName(b.name, a.name),
      );
  }

  /** The filters in the scheduler's order: affinity, eligibility, namespace, taints, not placed already, spread. */
  private passing(
    { required, tolerations }: Exclude<PlacementPolicy, { type: 'PickFixed' }>,
    spread: ReadonlyMap<string, number | null>,
  ): MemberCluster[] {
    const isWanted = requiredTest(required);
    const held = this.heldNames();
    return this.fleet.filter(
      (one) =>
        isWanted(one) &&
        one.ineligible === null &&
        !held.has(one.name) &&
        !(this.namespace !== null && one.namespaces?.has(this.namespace) === false) &&
        toleratesAll(one.taints, tolerations) &&
        spread.get(one.name) !== null,
    );
  }

  private held(): ExistingPlacement[] {
    return this.placements.filter(({ policy, state }) => policy === 'current' && state !== 'Unscheduled');
  }

  private heldNames(): Set<string> {
    return new Set(this.held().map(({ cluster }) => cluster));
  }

  /**
   * Gives the picked clusters a placement of the current policy: a new one, or the one they held before, in its old state.
   * Placements of the previous policy that were not picked are given up. Returns the picked names.
   */
  private take(picked: readonly Ranked[]): string[] {
    const held = this.heldNames();
    const scores = new Map(picked.map(({ name, score }) => [name, score]));
    const known = new Set(this.placements.map(({ cluster }) => cluster));
    const kept = this.placements.map((one): ExistingPlacement => {
      const score = scores.get(one.cluster);
      if (held.has(one.cluster)) return one;
      if (!score) return isObsolete(one) ? givenUp(one) : one;
      const state = one.state === 'Unscheduled' ? one.stateBefore : one.state;
      return { ...one, state, policy: 'current', score };
    });
    const fresh = picked.filter(({ name }) => !known.has(name));
    this.placements = [
      ...kept,
      ...fresh.map(({ name, score }): ExistingPlacement => {
        const state = 'Scheduled';
        return { cluster: name, state, policy: 'current', score, stateBefore: state };
      }),
    ];
    return picked.flatMap(({ name }) => (held.has(name) ? [] : [name]));
  }

  /** Scheduled ones go first, then Bound ones; in each the lowest score, then the SMALLEST name. Old policies' all go. */
  private downscale(surplus: number): void {
    const order = this.held().sort(
      (a, b) =>
        Number(a.state === 'Bound') - Number(b.state === 'Bound') ||
        byScore(a.score, b.score) ||
        byName(a.cluster, b.cluster),
    );
    const dropped = new Set(order.slice(0, surplus));
    this.placements = this.placements.map((one) =>
      isObsolete(one) || dropped.has(one) ? givenUp(one) : one,
    );
  }

  private done(pickOrder: readonly string[], fullyScheduled: boolean): Scheduled {
    const placements = [...this.placements].sort((a, b) => byName(a.cluster, b.cluster));
    return { placements, pickOrder, fullyScheduled };
  }
}

function byScore(a: PlacementScore, b: PlacementScore): number {
  return a.spread - b.spread || a.affinity - b.affinity;
}

function isObsolete({ policy, state }: ExistingPlacement): boolean {
  return policy === 'previous' && state !== 'Unscheduled';
}

function givenUp(placement: ExistingPlacement): ExistingPlacement {
  if (placement.state === 'Unscheduled') return placement;
  return { ...placement, state: 'Unscheduled', stateBefore: placement.state };
}

/** True when every taint is tolerated. Source: kubefleet-dev/kubefleet e160c1cd, plugins/tainttoleration/filtering.go. */
export function toleratesAll(taints: readonly Taint[], tolerations: readonly Toleration[]): boolean {
  return taints.every((taint) => tolerations.some((toleration) => tolerates(toleration, taint)));
}
